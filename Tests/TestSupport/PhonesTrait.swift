import Foundation
import HeadlessDevice
import Synchronization
import Testing

/// Runs each test of a suite on several phones: the default one, its contrary in every switch, and one of the covering array. The test's
/// name chooses the last one. A failure names its phone.
///
/// The environment variable `PHONES` chooses other phones. `PHONES=all` chooses the whole array, `PHONES=0,7` some by their numbers, and
/// `PHONES=contrary` one by its name. `PHONES=fingers` chooses the default phone with each other value of one switch, to find the switch on
/// which a failure depends. If `PHONES_REPORT` names a file, a line for each test and phone is written there.
public struct PhonesTrait: SuiteTrait, TestTrait, TestScoping {
    /// Whether a suite applies the trait to its tests, always true.
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
            // The hash is FNV-1a, which is the same on every run.
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

    /// Returns the default phone with each other value of one switch.
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

/// The result of a test on a phone.
private final class PhoneResult: Sendable {
    private let test: Test
    private let phone: String
    private let hasFailed = Mutex(false)
    /// The lock for writing, so that tests that end at the same time write one after another.
    private static let writing = Mutex(())

    init(test: Test, phone: String) {
        self.test = test
        self.phone = phone
    }

    func fail() {
        hasFailed.withLock { $0 = true }
    }

    /// Adds a line to the report, if there is a report: the phone, the result, the file and the test.
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
