import HeadlessDevice
import Testing

/// Runs a test on phones with given values of some switches, on which the test's expectation depends.
public struct GivenTrait: SuiteTrait, TestTrait, TestScoping {
    let set: @Sendable (inout HeadlessDevice.Behavior) -> Void

    /// Whether a suite applies the trait to its tests, always true.
    public var isRecursive: Bool { true }

    /// Runs a test on the current phone, with the given values of the switches.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        var phone = HeadlessDevice.Configuration.standardBehavior
        set(&phone)
        try await HeadlessDevice.Configuration.$standardBehavior.withValue(phone, operation: function)
    }
}

extension Trait where Self == GivenTrait {
    /// Runs a test on phones with a given value of one switch.
    public static func given<Value: Sendable>(
        _ field: WritableKeyPath<HeadlessDevice.Behavior, Value> & Sendable,
        _ value: Value
    ) -> Self {
        GivenTrait { $0[keyPath: field] = value }
    }

    /// Runs a test on phones with fixed times, for kept pictures of a moment. Gestures begin after the same number of points. Fingers land
    /// together and move with the frames. Transitions begin at once, and a frame shows the time at which it is made.
    public static var atKnownTimes: Self {
        GivenTrait {
            $0.touchSlop = .usual
            $0.refreshRate = .hz60
            $0.fingers = .together
            $0.transitionStart = .atOnce
            $0.frameTime = .atTarget
            $0.frames = .regular
        }
    }

    /// Runs a test on phones whose lists and pages come to rest in the same places as during a recording. The recorded fingers land in
    /// fixed places.
    public static var scrollsAsRecorded: Self {
        GivenTrait {
            $0.pinchScale = .one
            $0.cancellationInAction = .afterAction
            $0.fingerOnDeceleration = .waitsForMovement
            $0.recognizerOrder = .innermostFirst
            $0.recognizerReset = .atOnce
            $0.wrongWayDrag = .fails
            $0.nestedHandover = .newDrag
            $0.contentTouchDelay = .usual
        }
    }
}
