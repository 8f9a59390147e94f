#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The visible part of a transition. The animation moves by itself or under fingers, from any state, to either side.
@MainActor protocol TransitionAnimation: AnyObject {
    /// Adds the animation to a transition's container, in its first state, at a time in seconds.
    func enter(_ screens: TransitionScreens, at time: TimeInterval)

    /// Starts to move toward a side.
    ///
    /// - Parameter velocity: The velocity of the finger at its release, in points per second, or zero.
    func head(for side: TransitionSide, velocity: CGVector, at time: TimeInterval)

    /// Shows the state at a time. Returns `true` if nothing moves any more.
    func advance(to time: TimeInterval) -> Bool

    /// Returns the visible fraction of the destination at a time, from 0 to 1.
    func visibleFraction(at time: TimeInterval) -> CGFloat

    /// Ends at a side and puts all views back, in the same turn of the run loop. A second call has no effect.
    func leave(at side: TransitionSide)

    // MARK: Under fingers

    /// Returns whether a finger may grab the transition at the position of a touch.
    func accepts(_ touch: UITouch) -> Bool

    /// The direction in which a finger drags toward the source, as a vector in the window. The length of the vector doesn't matter.
    var directionToSource: CGVector { get }

    /// The motion under the fingers, or `nil` if no fingers hold the transition.
    var held: HeldMotion? { get set }

    /// Starts to follow fingers from the present state.
    func beginHold(_ hold: InteractiveGrip.Hold, at time: TimeInterval)

    /// Follows the fingers to a new position.
    func follow(_ fingers: InteractiveGrip.Position, at time: TimeInterval)

}
#endif
