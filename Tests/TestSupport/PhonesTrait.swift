import Foundation
import HeadlessDevice
import Testing

/// Runs each test of a suite on several phones: the default one, the one that is contrary to it in everything, and one of the covering array
/// that the test's name chooses. What fails names its phone.
///
/// The environment variable `PHONES` chooses others, by their numbers in the array: `PHONES=all`, or `PHONES=0,7`.
public struct PhonesTrait: SuiteTrait, TestTrait, TestScoping {
    /// A suite hands it on to its tests.
    public var isRecursive: Bool { true }

    /// Runs a test once on each of its phones.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        for number in PhonesTrait.numbers(for: test) {
            let phone = HeadlessDevice.Behavior.coveringArray[number]
            let name = Comment(rawValue: "on phone \(number)")
            let naming = IssueHandlingTrait.compactMapIssues { issue in
                var issue = issue
                issue.comments.append(name)
                return issue
            }
            try await naming.provideScope(for: test, testCase: testCase) {
                try await HeadlessDevice.Configuration.$standardBehavior.withValue(phone, operation: function)
            }
        }
    }

    private static func numbers(for test: Test) -> [Int] {
        let count = HeadlessDevice.Behavior.coveringArray.count
        switch ProcessInfo.processInfo.environment["PHONES"] {
        case nil:
            // FNV-1a: the same on every run.
            let hash = "\(test.sourceLocation.fileName) \(test.name)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
                ($0 ^ UInt64($1)) &* 0x100_0000_01b3
            }
            return [0, 1, 2 + Int(hash % UInt64(max(1, count - 2)))].filter { $0 < count }
        case "all":
            return Array(0..<count)
        case let list?:
            return list.split(separator: ",").compactMap { Int($0) }.filter { (0..<count).contains($0) }
        }
    }
}

extension Trait where Self == PhonesTrait {
    /// Runs each test on several phones.
    public static var phones: Self { Self() }
}
