import Foundation
import TestSupport
import Testing

/// A test of LinuxUIKit that only repeats LinuxUIKit's behavior looks like a proof. Each test therefore names its source, or is marked as a
/// choice.
@Suite("Reasons of LinuxUIKit's tests", .timeLimit(.minutes(20))) struct TestReasonTests {
    @Test("Each test of LinuxUIKit names a source in its comment or its suite's, or has the trait .chosen; Tests/run prints how many do")
    func everyTest() throws {
        let reasons = try ["LinuxUIKitTests", "UIKitContractTests"].map { target in
            try SuiteSource.reasons(in: SuiteSource.sources(of: target, in: Repository.tests))
        }
        let neither = reasons.flatMap(\.neither)
        #expect(neither.isEmpty, "neither a source nor .chosen: \(neither.joined(separator: ", "))")
        let (sourced, chosen) = (reasons.flatMap(\.sourced).count, reasons.flatMap(\.chosen).count)
        #expect(sourced + chosen > 1000, "the tests are found")
        print("LinuxUIKit's tests: \(sourced) cite a source, \(chosen) are chosen")
    }

    @Test("A source is found in the comment before a test or its suite, in any file; a chosen test is one whatever its comment says")
    func found() {
        let code = """
            /// From https://example.com.
            @Suite("One", .timeLimit(.minutes(1))) struct One {
                @Test("Its suite's source counts") func one() {}

                // Apple says nothing of it.
                @Test(
                    "It is chosen",
                    .chosen,
                    arguments: [1]
                )
                func two(number: Int) {}
            }

            /// Two things.
            struct Two {
                // From UIView.h.
                private var number = 1

                @Test("It is not .chosen") func three() {}

                /// The page of UIView.frame.
                @MainActor @Test func four() {}

                struct Inner {
                    @Test func five() {}
                }
            }

            @Suite("Three", .chosen) struct Three {
                /// WWDC 2018, session 219.
                @Test func six() {}
            }

            /// Of a million items, by hand.
            @Test func seven() {}
            """
        let other = """
            extension One {
                @Test func eight() {}
            }

            extension Two {
                @Test func nine() {}
            }
            """
        let reasons = SuiteSource.reasons(in: [SuiteSource(file: "A.swift", code: code), SuiteSource(file: "B.swift", code: other)])
        #expect(reasons.sourced == ["A.swift: One.one", "A.swift: Two.four", "A.swift: seven", "B.swift: One.eight"])
        #expect(reasons.chosen == ["A.swift: One.two", "A.swift: Three.six"])
        #expect(reasons.neither == ["A.swift: Two.three", "A.swift: Two.Inner.five", "B.swift: Two.nine"])
    }

    @Test(
        "Comments that name a source, and comments that don't",
        arguments: [
            ("UITabBar's page", true), ("supportedInterfaceOrientations' page", true), ("the pages of UIResponder", true),
            ("rdar://39604024", true), ("flowkey/UIKit-cross-platform, pull request 307", true), ("Technical Q&A QA1890", true),
            ("the Scroll View Programming Guide", true), ("Apple's sample StreetScroller", true), ("the oracle is kiwisolver", true),
            ("Apple says nothing of it", false), ("a table's header", false), ("the pages of the pager", false),
            ("a page that zooms", false), ("a sample of colors", false),
            ("the header of a table", false),
            ("", false),
        ]
    )
    func comments(comment: String, namesSource: Bool) {
        #expect(SuiteSource.Reason(header: "@Test", comment: comment).namesSource == namesSource)
    }
}
