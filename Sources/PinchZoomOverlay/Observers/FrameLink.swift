import UIKit

/// Calls a closure with each frame of the display, until the closure returns false.
@MainActor final class FrameLink {
    private let link: CADisplayLink

    /// Starts at once.
    ///
    /// - Parameter framesPerSecond: The rates to request from the display. Motion looks best at the highest rate.
    /// - Parameter handler: Called with the time at which the frame will be shown, in seconds. Returns whether another frame is needed. The
    ///   link retains the closure until it returns false, or until ``end()``.
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

    /// Whether the closure is not called for now.
    var isPaused: Bool {
        get { link.isPaused }
        set { if link.isPaused != newValue { link.isPaused = newValue } }
    }

    /// Stops the frames. A second call has no effect.
    func end() {
        link.invalidate()
    }
}

/// Calls a closure each time before the main thread rests. Any change that the app makes comes before such a call.
@MainActor final class RunLoopObserver {
    private let observer: CFRunLoopObserver?

    /// Starts at once, until ``end()``. The handler runs last, after the layout of the views that have changed.
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

    /// Stops for good. A second call does nothing.
    func end() {
        if let observer { CFRunLoopObserverInvalidate(observer) }
    }
}
