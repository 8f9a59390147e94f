import UIKit

/// The visible part of a transition. It moves by itself or under fingers, from any state, to either side.
@MainActor protocol TransitionAnimation: AnyObject {
    /// Adds the animation to a transition's container, in its first state, at a time in seconds.
    func enter(_ screens: TransitionScreens, at time: TimeInterval)

    /// Starts toward a side.
    ///
    /// - Parameter velocity: The velocity of the finger that has let go, in points per second, or zero.
    func head(for side: TransitionSide, velocity: CGVector, at time: TimeInterval)

    /// Shows the state at a time. Returns `true` if nothing moves any more.
    func advance(to time: TimeInterval) -> Bool

    /// Returns the visible fraction of the destination at a time, from 0 to 1.
    func visibleFraction(at time: TimeInterval) -> CGFloat

    /// Ends at a side and puts all views back, in the same turn. A second call has no effect.
    func leave(at side: TransitionSide)

    // MARK: Under fingers

    /// Returns whether a touch is on or near a flying view, so that its finger may grab the transition.
    func accepts(_ touch: UITouch) -> Bool

    /// The direction in which a finger drags toward the source, in the window. Its length doesn't matter.
    var wayBack: CGVector { get }

    /// Starts to follow fingers from the present state.
    func beginHold(_ hold: InteractiveGrip.Hold, at time: TimeInterval)

    /// Follows the fingers to where they are now.
    func follow(_ fingers: InteractiveGrip.Position, at time: TimeInterval)

    /// Continues with another finger at a point of the window. The change moves nothing.
    func changeFinger(to location: CGPoint)

    /// Returns whether the transition goes to the source if the fingers let go now, at a velocity in points per second.
    func dismisses(at velocity: CGVector) -> Bool
}
