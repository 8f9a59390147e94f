#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A display link that calls a closure with each frame, until the closure returns false.
@MainActor final class FrameLink {
    private let link: CADisplayLink

    /// Creates a link that starts at once.
    ///
    /// - Parameter framesPerSecond: The frame rates to request from the display. Motion looks best at the highest rate.
    /// - Parameter handler: The closure to call, with the time at which the frame will be shown, in seconds. The closure returns whether
    ///   another frame is needed. The link retains the closure until the closure returns false, or until ``end()``.
    init(framesPerSecond: ClosedRange<Float> = 60...120, _ handler: @escaping @MainActor (_ time: TimeInterval) -> Bool) {
        link = CADisplayLink { link in
            if !handler(link.targetTimestamp) { link.invalidate() }
        }
        link.preferredFrameRateRange = CAFrameRateRange(
            minimum: framesPerSecond.lowerBound,
            maximum: framesPerSecond.upperBound,
            preferred: framesPerSecond.upperBound
        )
        link.add(to: .main, forMode: .common)
    }

    /// Calls a closure once, with the next frame. The closure is retained until then.
    static func next(_ handler: @escaping @MainActor () -> Void) {
        _ = FrameLink { _ in
            handler()
            return false
        }
    }

    /// Waits half a second for a condition, and then calls a closure with whether the condition holds.
    ///
    /// UIKit begins most transitions in the same turn of the run loop or with the next frame. On a busy phone, they begin a little later.
    ///
    /// - Returns: The link, which retains both closures until the wait is over.
    @discardableResult static func wait(
        until holds: @escaping @MainActor () -> Bool,
        then handler: @escaping @MainActor (_ holds: Bool) -> Void
    ) -> FrameLink {
        let end = CACurrentMediaTime() + 0.5
        return FrameLink { time in
            let holds = holds()
            if !holds, time <= end { return true }
            handler(holds)
            return false
        }
    }

    var isPaused: Bool {
        get { link.isPaused }
        set { if link.isPaused != newValue { link.isPaused = newValue } }
    }

    /// Stops the link for good. A second call has no effect.
    func end() {
        link.invalidate()
    }
}

/// An observer that calls a closure each time before the main run loop waits. Each change that the app makes is followed by such a call.
@MainActor final class RunLoopObserver {
    // During deinitialization, no other code reads the observer.
    nonisolated(unsafe) private let observer: CFRunLoopObserver?

    /// Creates an observer that calls a closure from now on, until ``end()``. The closure is called after all other observers, and so after
    /// the layout of the changed views.
    init(_ handler: @escaping @MainActor () -> Void) {
        let observer = CFRunLoopObserverCreateWithHandler(
            nil,
            CFRunLoopActivity.beforeWaiting.rawValue,
            true,
            .max
        ) { _, _ in MainActor.assumeIsolated(handler) }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        self.observer = observer
    }

    deinit {
        if let observer { CFRunLoopObserverInvalidate(observer) }
    }

    /// Stops the observer for good. A second call has no effect.
    func end() {
        if let observer { CFRunLoopObserverInvalidate(observer) }
    }
}
#endif
