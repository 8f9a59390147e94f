#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// A photo that stays up without fingers, because fingers have released it above a scale, or because an action has lifted it.
extension Flight {
    /// Leaves the photo up, at the velocity of the fingers. If the photo is beyond a limit of its scale or position, the photo returns to
    /// the limit.
    func stay(at time: TimeInterval) {
        guard isTracking || isWaiting else { return }
        let centroid = motion.centroid ?? lift.placement.center
        let speed = motion.velocity(by: estimator, at: time)
        let time = clock.time(at: time)
        standUp()
        var target = lift.placement
        target.scale = target.scale.clamped(to: configuration.rubberBand.limits)
        if target.scale == lift.placement.scale, let restingArea {
            let response = configuration.springResponse
            let glide = Glide(from: target, velocity: speed.center, within: restingArea, springResponse: response, at: time)
            begin(.gliding(glide), at: time)
        } else {
            // The point of the photo under the fingers stays where it is.
            let change = target.scale / lift.placement.scale
            target.center.x = centroid.x + (target.center.x - centroid.x) * change
            target.center.y = centroid.y + (target.center.y - centroid.y) * change
            target.center = area(of: target)?.nearest(to: target.center) ?? target.center
            let goal = target.pose(from: lift.placeCenter)
            begin(.zooming(PoseSpring(from: pose, velocity: speed, to: goal, spring: configuration.spring, at: time)), at: time)
        }
    }

    /// Observes the scroll views below, and makes the photo the only thing that VoiceOver reads.
    private func standUp() {
        scrolling = view.map { ScrollObserver(around: $0) }
        overlay.accessibilityViewIsModal = true
    }

    /// The positions at which the photo may rest at its present scale, or `nil` if every released photo returns to its place.
    var restingArea: RestingArea? { configuration.stayingScale == nil ? nil : area(of: lift.placement) }

    /// Returns the positions at which the photo may rest with the scale of a placement.
    private func area(of placement: Placement) -> RestingArea? {
        window.map { RestingArea(of: placement.center, showing: frame(at: placement), in: $0.bounds) }
    }

    // MARK: A photo that an action has lifted

    /// The photo's target pose during a zoom without fingers, and the photo's current pose at any other time.
    var goal: PinchZoomPose {
        if case .zooming(let spring) = motion { spring.target } else { pose }
    }

    /// The bounding box of the photo at the pose `goal`, in points of the window.
    var goalFrame: CGRect { frame(at: lift.placement(of: goal)) }

    /// Returns the bounding box of the visible photo at a placement, in points of the window.
    private func frame(at placement: Placement) -> CGRect {
        let place = placeFrame
        let seen = configuration.cropCurve.map { lift.frame(uncropped: $0.fraction(at: placement.scale)) } ?? place
        return seen.offsetBy(dx: -place.midX, dy: -place.midY).applying(placement.linearTransform)
            .offsetBy(dx: placement.center.x, dy: placement.center.y)
    }

    /// Returns the pose nearest to a pose in which the photo covers the window, or is inside the window.
    func resting(_ pose: PinchZoomPose) -> PinchZoomPose {
        var placement = lift.placement(of: pose)
        placement.center = area(of: placement)?.nearest(to: placement.center) ?? placement.center
        return placement.pose(from: lift.placeCenter)
    }

    /// Moves the photo to a pose, and leaves the photo there. A photo that may stay up moves to the nearest pose in which it may rest.
    func zoom(to target: PinchZoomPose, at time: TimeInterval) {
        catchUp()
        let time = clock.time(at: time)
        let target = configuration.stayingScale == nil ? target : resting(target)
        standUp()
        if UIAccessibility.isReduceMotionEnabled {
            begin(.still, at: time)
            show(lift.placement(of: target), at: time)
            report(.changed)
        } else {
            begin(.zooming(PoseSpring(from: pose, velocity: .zero, to: target, spring: configuration.spring, at: time)), at: time)
        }
    }
}
#endif
