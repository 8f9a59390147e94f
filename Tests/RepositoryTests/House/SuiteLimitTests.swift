import Foundation
import TestSupport
import Testing

/// A test that waits forever fails at the time limit of its suite, if the test can be stopped at all. Without a limit, such a test would
/// block a machine.
@Suite("Time limits of the suites", .timeLimit(.minutes(20))) struct SuiteLimitTests {
    @Test("Every suite has a time limit", arguments: try SuiteSource.targets(in: Repository.tests))
    func everySuite(target: String) throws {
        let unlimited = try SuiteSource.unlimited(in: SuiteSource.sources(of: target, in: Repository.tests))
        #expect(unlimited.isEmpty, "without a limit: \(unlimited.joined(separator: ", "))")
    }

    @Test("All targets of tests are looked at")
    func targets() throws {
        let targets = try SuiteSource.targets(in: Repository.tests)
        #expect(
            targets == [
                "DemoPlayerTests", "DeviceWindowTests", "FeelTests", "LinuxUIKitTests", "PinchDemoTests", "PinchZoomOverlayTests",
                "PinchZoomValueTests", "RepositoryTests", "Swift5Tests", "TouchRecorderTests", "UIKitContractTests",
            ]
        )
    }

    @Test("A suite without a limit is found, whether it is said to be one or only has tests, and so is a test in none")
    func found() {
        let code = """
            @Suite("One", .timeLimit(.minutes(1))) struct One {
                @Test func inOne() {}
                @Suite("Inner") struct Inner {
                    @Test func inInner() {}
                }
            }

            extension One {
                @Test("It is") func alsoInOne() {}
            }

            @Suite("Portable", timeLimit(minutes: 1)) struct Portable {
                @Test func inPortable() {}
            }

            /// @Suite(.timeLimit(.minutes(1)))
            @Suite(
                "Two, which is no .timeLimit(.minutes(1))",
                .serialized
            )
            @MainActor final class Two {
            }

            struct Three {
                func noTest() {}
                @Test func inThree() {}
            }

            extension Four {
                @Test func inFour() {}
            }

            struct Support {}

            @Test(.timeLimit(.minutes(1))) func free() {}
            @Test(
                "It is free"
            ) func freer() {}
            """
        let unlimited = SuiteSource.unlimited(in: [SuiteSource(file: "File.swift", code: code)])
        #expect(unlimited == ["File.swift: Two", "File.swift: Three", "File.swift: Four", "File.swift: freer"])
    }
}
