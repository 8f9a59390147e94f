import UIKit

/// A transition's animation that is a function of how far it has come: a finger drives it along a straight way.
@MainActor protocol ScrubbedAnimation: HoldableAnimation {
    /// How far it has come.
    var fraction: TransitionFraction { get set }
    /// What it takes place in, while it does.
    var container: UIView? { get }
    /// Whether a finger leads back downwards; else sideways, as with UIKit's swipe.
    var goesDown: Bool { get }
    /// Shows how it is at a time.
    func show(at time: TimeInterval)
}

extension ScrubbedAnimation {
    func head(for end: TransitionEnd, velocity: CGVector, at time: TimeInterval) {
        fraction.head(for: CGFloat(end.fraction), velocity: velocity, at: time)
    }

    /// Anywhere but on the bars.
    func isMeant(by touch: UITouch) -> Bool {
        guard let view = touch.view, let container else { return false }
        return view.isDescendant(of: container) || container.isDescendant(of: view)
    }

    func beginDrag(at location: CGPoint, from origin: DragOrigin, time: TimeInterval) {
        fraction.beginDrag(at: location, from: origin, along: wayBack)
    }

    func drag(to location: CGPoint, time: TimeInterval) {
        fraction.drag(to: location)
        show(at: time)
    }

    func changeFinger(to location: CGPoint) {
        fraction.changeFinger(to: location)
    }

    func presence(at time: TimeInterval) -> CGFloat { fraction.value(at: time) }

    func dismisses(at velocity: CGVector) -> Bool { fraction.dismisses(at: velocity) }

    /// From the destination to the source, for a finger.
    var wayBack: CGVector {
        guard let container else { return CGVector() }
        if goesDown { return CGVector(dx: 0, dy: container.bounds.height) }
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGVector(dx: container.bounds.width * (isMirrored ? -1 : 1), dy: 0)
    }
}
