import Foundation
import TestSupport
import Testing

/// The report of a failure and `make test ONLY=Name` use the name of a suite without its target.
@Suite("Names of the suites", .timeLimit(.minutes(20))) struct SuiteNameTests {
    @Test("No two targets have a suite of the same name")
    func unique() throws {
        var targets: [String: Set<String>] = [:]
        for target in try SuiteSource.targets(in: Repository.tests) {
            for suite in try SuiteSource.sources(of: target, in: Repository.tests).flatMap(\.suites) {
                targets[suite, default: []].insert(target)
            }
        }
        #expect(targets.count > 300)
        let shared = targets.filter { $0.value.count > 1 }.map { "\($0.key): \($0.value.sorted().joined(separator: ", "))" }
        #expect(shared.sorted() == [])
    }

    @Test("A suite's name is read from its declaration, not from its extensions or its tests")
    func names() {
        let code = """
            @Suite("One") struct One {
                @Test func inOne() {}
            }

            extension Two {
                @Test func inTwo() {}
            }

            struct Three {
                @Test func inThree() {}
            }

            @Test func free() {}
            struct Support {}
            """
        #expect(SuiteSource(file: "File.swift", code: code).suites == ["One", "Three"])
    }
}
