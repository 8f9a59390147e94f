#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// An animation that shows a fraction of the way between two screens. A finger scrubs the fraction along a straight line.
@MainActor protocol ScrubbedAnimation: TransitionAnimation {
    /// The fraction of the way from the source to the destination, from 0 to 1.
    var fraction: TransitionFraction { get set }
    /// The container of the transition, or `nil` before the animation has entered the container.
    var container: UIView? { get }
    /// Whether a drag to the source goes down, instead of toward the trailing edge.
    var goesDown: Bool { get }
    /// Shows the state at a time, in seconds.
    func show(at time: TimeInterval)
}

extension ScrubbedAnimation {
    func head(for side: TransitionSide, velocity: CGVector, at time: TimeInterval) {
        fraction.head(for: side.visibleFraction, velocity: velocity, at: time)
    }

    func visibleFraction(at time: TimeInterval) -> CGFloat { fraction.value(at: time) }

    /// Accepts touches on views in the container and on the container's ancestors. Bars are in other branches of the view hierarchy, so
    /// touches on bars aren't accepted.
    func accepts(_ touch: UITouch) -> Bool {
        guard let view = touch.view, let container else { return false }
        return view.isDescendant(of: container) || container.isDescendant(of: view)
    }

    func beginHold(_ hold: InteractiveGrip.Hold, at time: TimeInterval) {
        guard case .drag(let location, let origin) = hold else { return }
        fraction.beginDrag(at: location, from: origin, along: directionToSource)
    }

    func follow(_ fingers: InteractiveGrip.Position, at time: TimeInterval) {
        guard case .finger(let location) = fingers else { return }
        fraction.drag(to: location)
        show(at: time)
    }

    func changeFinger(to location: CGPoint) {
        fraction.changeFinger(to: location)
    }

    func dismisses(at velocity: CGVector) -> Bool { fraction.dismisses(at: velocity) }

    /// The vector along which a finger drags to the source. The vector is as long as the container is high or wide, in points.
    var directionToSource: CGVector {
        guard let container else { return CGVector() }
        if goesDown { return CGVector(dx: 0, dy: container.bounds.height) }
        let isMirrored = container.isRightToLeft
        return CGVector(dx: container.bounds.width * (isMirrored ? -1 : 1), dy: 0)
    }
}
#endif
