import UIKit

/// A transition's look that is a function of how far it has come: a finger drives it along a straight way.
@MainActor protocol ScrubbedAnimation: HoldableAnimation {
    var flight: TransitionFraction { get set }
    /// What it takes place in, while it does.
    var container: UIView? { get }
    /// Whether a finger leads back downwards; else sideways, as with UIKit's swipe.
    var goesDown: Bool { get }
    /// Shows how it is at a time.
    func show(at time: TimeInterval)
}

extension ScrubbedAnimation {
    func head(for end: TransitionEnd, at time: TimeInterval) {
        flight.head(for: CGFloat(end.fraction), at: time)
    }

    /// Anywhere but on the bars.
    func isMeant(by touch: UITouch) -> Bool {
        guard let view = touch.view, let container else { return false }
        return view.isDescendant(of: container) || container.isDescendant(of: view)
    }

    func beginDrag(at location: CGPoint, time: TimeInterval) {
        flight.beginDrag(at: location, along: way, time: time)
    }

    func drag(to location: CGPoint, time: TimeInterval) {
        flight.drag(to: location, time: time)
        show(at: time)
    }

    func changeFinger(to location: CGPoint) {
        flight.changeFinger(to: location)
    }

    func dragProgress(at time: TimeInterval) -> CGFloat { 1 - flight.value(at: time) }

    func dismisses(at velocity: CGVector) -> Bool { flight.dismisses(at: velocity) }

    /// From the destination to the source, for a finger.
    private var way: CGVector {
        guard let container else { return CGVector() }
        if goesDown { return CGVector(dx: 0, dy: container.bounds.height) }
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGVector(dx: container.bounds.width * (isMirrored ? -1 : 1), dy: 0)
    }
}
