import HeadlessDevice
import Testing

/// Runs a test on phones with some switches in certain positions: what it expects depends on them.
public struct GivenTrait: SuiteTrait, TestTrait, TestScoping {
    let set: @Sendable (inout HeadlessDevice.Behavior) -> Void

    /// A suite hands it on to its tests.
    public var isRecursive: Bool { true }

    /// Runs a test on the phone at hand, with its switches in those positions.
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
    /// Runs a test on phones with one switch in a certain position.
    public static func given<Value: Sendable>(
        _ field: WritableKeyPath<HeadlessDevice.Behavior, Value> & Sendable,
        _ value: Value
    ) -> Self {
        GivenTrait { $0[keyPath: field] = value }
    }

    /// Runs a test on phones on which all happens at one and the same time, for pictures that are kept of a moment: gestures begin after as
    /// many points, fingers come together and move with the frames, transitions begin at once, and a frame shows the time at which it is
    /// made.
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

    /// Runs a test on phones whose lists and pages come to rest where they did when a recording was made: its fingers do not look where
    /// they land.
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
