import HeadlessDevice
import Testing

/// Runs a test on phones with one switch in a certain position: what it expects depends on that.
public struct GivenTrait<Value: Sendable>: SuiteTrait, TestTrait, TestScoping {
    let field: WritableKeyPath<HeadlessDevice.Behavior, Value> & Sendable
    let value: Value

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        var phone = HeadlessDevice.Configuration.standardBehavior
        phone[keyPath: field] = value
        try await HeadlessDevice.Configuration.$standardBehavior.withValue(phone, operation: function)
    }
}

extension Trait {
    /// Runs a test on phones with one switch in a certain position.
    public static func given<Value>(
        _ field: WritableKeyPath<HeadlessDevice.Behavior, Value> & Sendable,
        _ value: Value
    ) -> Self where Self == GivenTrait<Value> {
        GivenTrait(field: field, value: value)
    }
}
