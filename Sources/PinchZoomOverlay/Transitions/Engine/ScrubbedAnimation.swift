import UIKit

/// An animation that is a function of a fraction, which a finger scrubs along a straight line.
@MainActor protocol ScrubbedAnimation: TransitionAnimation {
    /// The fraction of the way to the destination.
    var fraction: TransitionFraction { get set }
    /// The container of the transition, while the animation is in it.
    var container: UIView? { get }
    /// A Boolean value that indicates whether a finger drags down to the source instead of toward the trailing edge.
    var goesDown: Bool { get }
    /// Shows the state at a time.
    func show(at time: TimeInterval)
}

extension ScrubbedAnimation {
    func head(for side: TransitionSide, velocity: CGVector, at time: TimeInterval) {
        fraction.head(for: side.visibleFraction, velocity: velocity, at: time)
    }

    func visibleFraction(at time: TimeInterval) -> CGFloat { fraction.value(at: time) }

    /// Accepts touches anywhere but on the bars.
    func accepts(_ touch: UITouch) -> Bool {
        guard let view = touch.view, let container else { return false }
        return view.isDescendant(of: container) || container.isDescendant(of: view)
    }

    func beginHold(_ hold: InteractiveGrip.Hold, at time: TimeInterval) {
        guard case .drag(let location, let origin) = hold else { return }
        fraction.beginDrag(at: location, from: origin, along: wayBack)
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

    /// The way from the destination to the source, which has the length of the container.
    var wayBack: CGVector {
        guard let container else { return CGVector() }
        if goesDown { return CGVector(dx: 0, dy: container.bounds.height) }
        let isMirrored = container.isRightToLeft
        return CGVector(dx: container.bounds.width * (isMirrored ? -1 : 1), dy: 0)
    }
}
