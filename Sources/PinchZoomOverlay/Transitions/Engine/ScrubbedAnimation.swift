#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The base class of the animations that show a fraction of the way between two screens. A finger scrubs the fraction along a straight
/// line.
@MainActor class ScrubbedAnimation: TransitionAnimation {
    /// The fraction of the way from the source to the destination, from 0 to 1.
    final var fraction: TransitionFraction
    /// The container of the transition, or `nil` before the animation has entered the container.
    final private(set) weak var container: UIView?
    /// Whether a drag to the source goes down, instead of toward the trailing edge.
    private var goesDown = false

    /// - Parameters:
    ///   - side: The side at which the animation starts.
    ///   - duration: The duration in seconds.
    init(at side: TransitionSide, duration: TimeInterval) {
        fraction = TransitionFraction(side.visibleFraction, duration: duration)
    }

    final func enter(_ screens: TransitionScreens, at time: TimeInterval) {
        container = screens.container
        goesDown = screens.isPresentation
        takeOff(from: screens, at: time)
        show(at: time)
    }

    final func advance(to time: TimeInterval) -> Bool {
        show(at: time)
        return isSettled(at: time)
    }

    // MARK: Overridden by subclasses

    /// Adds the animation's views to the container.
    func takeOff(from screens: TransitionScreens, at time: TimeInterval) {}

    /// Shows the state at a time, in seconds.
    func show(at time: TimeInterval) {}

    /// Returns whether nothing moves any more at a time, in seconds.
    func isSettled(at time: TimeInterval) -> Bool { fraction.isSettled(at: time) }

    func leave(at side: TransitionSide) {}

    // MARK: The fraction

    final func head(for side: TransitionSide, velocity: CGVector, at time: TimeInterval) {
        fraction.head(for: side.visibleFraction, velocity: velocity, at: time)
    }

    final func visibleFraction(at time: TimeInterval) -> CGFloat { fraction.value(at: time) }

    /// Accepts touches on views in the container and on the container's ancestors. Bars are in other branches of the view hierarchy, so
    /// touches on bars aren't accepted.
    final func accepts(_ touch: UITouch) -> Bool {
        guard let view = touch.view, let container else { return false }
        return view.isDescendant(of: container) || container.isDescendant(of: view)
    }

    final var held: HeldMotion? {
        get { fraction.held }
        set { fraction.held = newValue }
    }

    final func beginHold(_ hold: InteractiveGrip.Hold, at time: TimeInterval) {
        guard case .drag(let location, let origin) = hold else { return }
        held = .scrub(FractionDrag(from: fraction.shown, along: directionToSource, at: location, origin: origin))
    }

    final func follow(_ fingers: InteractiveGrip.Position, at time: TimeInterval) {
        held?.follow(fingers, at: time)
        show(at: time)
    }

    /// The vector along which a finger drags to the source. The vector is as long as the container is high or wide, in points.
    final var directionToSource: CGVector {
        guard let container else { return CGVector() }
        if goesDown { return CGVector(dx: 0, dy: container.bounds.height) }
        let isMirrored = container.isRightToLeft
        return CGVector(dx: container.bounds.width * (isMirrored ? -1 : 1), dy: 0)
    }
}
#endif
