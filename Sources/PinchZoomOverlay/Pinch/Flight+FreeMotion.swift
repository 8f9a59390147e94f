#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// The motion of a photo that no fingers hold.
extension Flight {
    /// The placement of the photo in the last frame.
    var placement: Placement {
        guard freeMotion.isPlayed else { return lift.placement }
        return freePlacement(at: freeMotion.time(from: clock.latest)) ?? lift.placement
    }

    /// The visible alpha of the backdrop in the last frame, 0 to 1.
    var backdropAlpha: CGFloat {
        guard freeMotion.isPlayed else { return overlay.backdropAlpha }
        return look.backdropAlpha(at: placement.scale, time: freeMotion.time(from: clock.latest))
    }

    /// Returns the placement of the photo at a time, in seconds, or `nil` unless nothing but time moves the photo.
    private func freePlacement(at time: TimeInterval) -> Placement? {
        switch motion {
        case .gliding(let glide): glide.placement(at: time)
        case .zooming(let spring), .returning(let spring):
            lift.placement(of: isSettled(spring, at: time) ? spring.target : spring.pose(at: time))
        case .still, .tracking, .waiting, .over: nil
        }
    }

    /// Shows the photo as it is at a time, in seconds, if nothing but time moves the photo.
    private func showFreeMotion(at time: TimeInterval) {
        if let placement = freePlacement(at: time) { apply(placement, at: time) }
    }

    private func isFreeMotionSettled(at time: TimeInterval) -> Bool {
        switch motion {
        case .gliding(let glide): glide.isSettled(at: time)
        case .zooming(let spring), .returning(let spring): isSettled(spring, at: time)
        case .still, .tracking, .waiting, .over: true
        }
    }

    /// Moves the photo for a frame at a time, in seconds, unless Core Animation moves it. Returns whether the motion has settled.
    func advanceFreeMotion(to time: TimeInterval) -> Bool {
        let isSettled = isFreeMotionSettled(at: time)
        // At the end, the photo stays as it is shown now.
        if isSettled || !freeMotion.isPlayed { showFreeMotion(at: time) }
        return isSettled
    }

    /// Lets Core Animation play the free motion, from a time on, in seconds.
    func play(from time: TimeInterval) {
        guard !lift.isBlending else { return }
        let opens = configuration.cropCurve != nil && lift.opensCrop
        var layers = lift.movingLayers(opens: opens)
        layers.append(overlay.backdrop.layer)
        if let front { layers += front.layers }
        freeMotion.play(
            layers,
            in: lift.setting,
            from: time,
            after: clock.latest,
            framesPerSecond: window?.maximumFramesPerSecond,
            until: isFreeMotionSettled,
            show: showFreeMotion
        )
    }

    /// Moves the photo to where Core Animation shows it. Without this, a photo that fingers catch would jump back to the
    /// start of its motion.
    func catchUp() {
        guard freeMotion.isPlayed else { return }
        let time = freeMotion.shownTime
        setShownTime(time)
        showFreeMotion(at: time)
    }
}
#endif
