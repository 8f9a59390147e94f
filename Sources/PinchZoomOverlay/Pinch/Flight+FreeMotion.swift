import UIKit

// The motion of a photo that no fingers hold.
extension Flight {
    /// Shows the photo as it is at a time, in seconds, if nothing but time moves the photo.
    func showFreeMotion(at time: TimeInterval) {
        switch motion {
        case .gliding(let glide):
            apply(glide.placement(at: time), at: time)
        case .zooming(let spring), .returning(let spring):
            apply(lift.placement(of: isSettled(spring, at: time) ? spring.target : spring.pose(at: time)), at: time)
        case .fading(let start):
            overlay.alpha = 1 - ((time - start) / Flight.fadeDuration).clamped(to: 0...1)
        case .still, .tracking, .waiting, .over:
            break
        }
    }

    private func isFreeMotionSettled(at time: TimeInterval) -> Bool {
        switch motion {
        case .gliding(let glide): glide.isSettled(at: time)
        case .zooming(let spring), .returning(let spring): isSettled(spring, at: time)
        case .fading(let start): time - start >= Flight.fadeDuration
        case .still, .tracking, .waiting, .over: true
        }
    }

    /// Lets Core Animation play the free motion, from a time on, in seconds.
    func play(from time: TimeInterval) {
        guard !lift.isBlendingCrop else { return }
        let present = lift.placement
        freeMotion.play(
            [overlay.layer, overlay.backdropLayer] + lift.movingLayers,
            in: lift.setting,
            from: time,
            after: clock.latest,
            until: isFreeMotionSettled,
            show: showFreeMotion
        )
        if isFading { overlay.alpha = 1 } else { apply(present, at: time) }
    }

    /// Moves the photo to where Core Animation has moved it while the main thread was busy. Without this, a photo that fingers catch then
    /// would jump back.
    func catchUp() {
        guard !isFading, let window,
            let time = freeMotion.missedTime(since: clock.latest, framesPerSecond: window.screen.maximumFramesPerSecond)
        else { return }
        showMissedFrame(for: time)
    }
}
