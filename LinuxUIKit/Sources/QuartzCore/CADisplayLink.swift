/// A timer of the display that calls a closure before each frame is shown.
///
/// Swift on Linux has no selectors, so `init(target:selector:)` is missing; ClosureTargetAction.swift has the closure form. The link keeps
/// its closure until `invalidate()`, as Apple's keeps its target.
open class CADisplayLink: NSObject {
    /// The time of the frame that was shown last, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0

    /// The time at which the next frame is shown, in seconds.
    open private(set) var targetTimestamp: CFTimeInterval = 0

    /// The time between frames, in seconds.
    open var duration: CFTimeInterval { RenderServer.current.frameDuration }

    /// Whether the link makes no calls.
    open var isPaused = false

    /// The frame rates that the receiver requests. Without effect here: the simulated display has one rate.
    open var preferredFrameRateRange = CAFrameRateRange.default

    private var handler: (@MainActor (CADisplayLink) -> Void)?

    package init(frameHandler: @escaping @MainActor (CADisplayLink) -> Void) {
        handler = frameHandler
    }

    /// Starts the link. The mode is without effect here: the virtual clock has one run loop and one mode.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard handler != nil else { return }
        RenderServer.current.register(self)
    }

    /// Stops the link in a run loop. The mode is without effect here.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        RenderServer.current.unregister(self)
    }

    /// Stops the link for good and releases its closure.
    open func invalidate() {
        RenderServer.current.unregister(self)
        handler = nil
    }

    @MainActor package func fire(timestamp: CFTimeInterval, targetTimestamp: CFTimeInterval) {
        guard !isPaused, let handler else { return }
        self.timestamp = timestamp
        self.targetTimestamp = targetTimestamp
        handler(self)
    }
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
    /// The lowest rate.
    public var minimum: Float
    /// The highest rate.
    public var maximum: Float
    /// The preferred rate, or 0 if there is none.
    private var wish: Float

    /// The preferred rate, or `nil` if there is none.
    public var preferred: Float? {
        get { wish == 0 ? nil : wish }
        set { wish = newValue ?? 0 }
    }

    /// Makes a range of rates.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        wish = preferred ?? 0
    }

    /// The range without a preference.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
