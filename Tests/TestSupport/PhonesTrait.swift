import Foundation
import HeadlessDevice
import Synchronization
import Testing

/// Runs each test of a suite on several phones: the default one, the one that is contrary to it in everything, and one of the covering
/// array that the test's name chooses. What fails names its phone.
///
/// The environment variable `PHONES` chooses others: `PHONES=all` of the array, some by their numbers (`PHONES=0,7`), by their names
/// (`PHONES=contrary`), or the default phone with one of its switches elsewhere (`PHONES=fingers`), to see on which one a failure depends.
/// Into the file that `PHONES_REPORT` names goes a line for each test and phone.
public struct PhonesTrait: SuiteTrait, TestTrait, TestScoping {
    /// A suite hands it on to its tests.
    public var isRecursive: Bool { true }

    /// Runs a test once on each of its phones.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        for (name, phone) in PhonesTrait.phones(for: test) {
            let result = PhoneResult(test: test, phone: name)
            let naming = IssueHandlingTrait.compactMapIssues { issue in
                var issue = issue
                issue.comments.append(Comment(rawValue: "on phone \(name)"))
                result.fail()
                return issue
            }
            do {
                try await naming.provideScope(for: test, testCase: testCase) {
                    try await HeadlessDevice.Configuration.$standardBehavior.withValue(phone) {
                        try await HeadlessDevice.inTurn { try await function() }
                    }
                }
            } catch {
                result.fail()
                result.report()
                throw error
            }
            result.report()
        }
    }

    private typealias Phone = (name: String, behavior: HeadlessDevice.Behavior)

    private static func phones(for test: Test) -> [Phone] {
        let array = HeadlessDevice.Behavior.coveringArray.enumerated().map { (name: "\($0.offset)", behavior: $0.element) }
        switch ProcessInfo.processInfo.environment["PHONES"] {
        case nil:
            // FNV-1a: the same on every run.
            let hash = "\(test.sourceLocation.fileName) \(test.name)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
                ($0 ^ UInt64($1)) &* 0x100_0000_01b3
            }
            return [array[0], array[1], array[2 + Int(hash % UInt64(array.count - 2))]]
        case "all":
            return array
        case let list?:
            let known = array + [("documented", .documented), ("contrary", .contrary)]
            return list.split(separator: ",").flatMap { name in known.filter { $0.name == name } + phones(varying: String(name)) }
        }
    }

    /// The default phone with one switch at each of its other values.
    private static func phones(varying name: String) -> [Phone] {
        guard let found = HeadlessDevice.Switch.all.first(where: { $0.name == name }) else { return [] }
        return found.values.indices.dropFirst().map { value in
            var behavior = HeadlessDevice.Behavior.documented
            found.set(value, in: &behavior)
            return ("\(name)=\(found.values[value])", behavior)
        }
    }
}

extension Trait where Self == PhonesTrait {
    /// Runs each test on several phones.
    public static var phones: Self { Self() }
}

/// How a test went on a phone.
private final class PhoneResult: Sendable {
    private let test: Test
    private let phone: String
    private let hasFailed = Mutex(false)
    /// Tests that end at the same time write one after another.
    private static let writing = Mutex(())

    init(test: Test, phone: String) {
        self.test = test
        self.phone = phone
    }

    func fail() {
        hasFailed.withLock { $0 = true }
    }

    /// Adds a line to the report, if one is wanted: phone, whether it failed, the file and the test.
    func report() {
        guard let path = ProcessInfo.processInfo.environment["PHONES_REPORT"] else { return }
        let file = test.sourceLocation.fileName.replacing(".swift", with: "")
        let line = "\(phone)\t\(hasFailed.withLock { $0 } ? "failed" : "passed")\t\(file).\(test.name)\n"
        PhoneResult.writing.withLock { _ in
            guard let handle = FileHandle(forWritingAtPath: path) else { return }
            handle.seekToEndOfFile()
            handle.write(Data(line.utf8))
            try? handle.close()
        }
    }
}
