import UIKit

/// A transition's animation that a finger can take hold of.
@MainActor protocol HoldableAnimation: TransitionAnimation {
    /// Whether a finger that has landed means what flies.
    func isMeant(by touch: UITouch) -> Bool
    /// The direction in which a finger leads it back to the source, in the window; its length does not count.
    var wayBack: CGVector { get }
    /// Goes out of a container that is about to be taken away, until the next transition takes it over in the same turn.
    func wait(in window: UIView)
    /// A finger at a point of the window takes hold of what flies, where it is. It has landed there, or has dragged before.
    func beginDrag(at location: CGPoint, from origin: DragOrigin, time: TimeInterval)
    /// The finger is at another point.
    func drag(to location: CGPoint, time: TimeInterval)
    /// Another finger drags on.
    func changeFinger(to location: CGPoint)
    /// Whether letting go now leads to the source, at a velocity of the finger in points per second.
    func dismisses(at velocity: CGVector) -> Bool
}
