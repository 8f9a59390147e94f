import UIKit

/// Calls back with every frame of the display, until it is not wanted any more.
@MainActor final class FrameLink {
    private let link: CADisplayLink

    /// Starts to call at once.
    ///
    /// - Parameter framesPerSecond: How often, if the display can: what is seen to move wants all frames that there are.
    /// - Parameter handler: Called with the time at which the frame is to be shown, in seconds. It returns whether it wants another frame, and is
    ///   kept until then or until ``end()``.
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

    /// Whether no frame is called for the time being.
    var isPaused: Bool {
        get { link.isPaused }
        set { if link.isPaused != newValue { link.isPaused = newValue } }
    }

    /// Calls no more. Once is enough, and again does nothing.
    func end() {
        link.invalidate()
    }
}
