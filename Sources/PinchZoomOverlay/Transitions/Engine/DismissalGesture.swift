#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A screen that is notified of the gesture that is about to dismiss the screen.
@MainActor protocol GestureDismissedScreen: UIViewController {
    func gestureWillDismiss(_ gesture: DismissalGesture)
    /// A finger has caught the screen while it opened, and throws the screen back.
    func dragWillCancelOpening()
    /// The transition that opens the screen has begun.
    func openingDidBegin(_ run: TransitionRun)
}

/// The base class of the gestures that dismiss a screen and move the flying views.
///
/// A gesture is the delegate of its recognizers. The recognizers are on the screen's view, and their handlers retain the gesture. If a
/// subclass overrides nothing, the gesture is a drag with one finger, and starts while the screen is at rest.
@MainActor class DismissalGesture: NSObject, UIGestureRecognizerDelegate {
    private(set) weak var controller: TransitionController?
    private(set) weak var screen: UIViewController?
    private enum Stage {
        /// No gesture, or a gesture that dismisses nothing.
        case idle
        /// The recognizer has begun, and the finger is still in the dead zone. The dismissal begins with the finger's last hold there, so
        /// that the screen follows the finger from the end of the dead zone on.
        case waiting(InteractiveGrip.Hold?)
        /// The fingers hold a dismissal.
        case holding(InteractiveGrip)
    }

    private var stage = Stage.idle
    /// Measures the finger's velocity, starting when the finger lands. If the measurement started when the recognizer begins, a short flick
    /// would have no velocity.
    private var estimator = VelocityEstimator()
    private var landing: CGPoint?

    init(of screen: UIViewController, for controller: TransitionController) {
        self.screen = screen
        self.controller = controller
    }

    /// Adds a recognizer to the screen, unless the screen already has a gesture of the same type and controller. Replaces a gesture of the
    /// same type that belongs to another controller.
    ///
    /// - Returns: Whether the recognizer was added.
    @discardableResult func install(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let view = screen?.view else { return false }
        for other in view.gestureRecognizers ?? [] {
            guard let gesture = other.delegate as? DismissalGesture, type(of: gesture) == type(of: self) else { continue }
            if gesture.controller === controller { return false }
            view.removeGestureRecognizer(other)
        }
        add(recognizer)
        return true
    }

    /// Adds a recognizer to the screen, without a check for other gestures.
    func add(_ recognizer: UIGestureRecognizer) {
        recognizer.delegate = self
        recognizer.addHandler { [self] in recognizerDidChange($0) }
        screen?.view.addGestureRecognizer(recognizer)
    }

    /// Begins, moves or ends a dismissal, depending on the recognizer's state.
    func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            stage = .waiting(nil)
            begin(by: recognizer)
        case .changed:
            begin(by: recognizer)
            if case .holding(let grip) = stage, let position = position(of: recognizer) { grip.move(to: position) }
        case .ended, .cancelled, .failed:
            endHold(isCancelled: recognizer.state != .ended)
        default:
            break
        }
    }

    /// Begins the dismissal, unless the finger is still in the dead zone, in which the screen doesn't move.
    private func begin(by recognizer: UIGestureRecognizer) {
        guard case .waiting(let waitingHold) = stage else { return }
        if case .finger(let location)? = position(of: recognizer) {
            let landing = landing(of: recognizer)
            guard hypot(location.x - landing.x, location.y - landing.y) >= deadZone else {
                stage = .waiting(hold(by: recognizer))
                return estimator.record(Placement(center: location), at: CACurrentMediaTime())
            }
        }
        stage = .idle
        guard let screen, let run = controller?.beginDismissal(of: screen, by: self) else { return }
        guard let hold = waitingHold ?? hold(by: recognizer) else { return run.letGo(FingerRelease(velocity: .zero, isCancelled: true)) }
        stage = .holding(InteractiveGrip(run, by: hold, after: estimator))
        // If the dismissal has rotated the interface, UIKit has already canceled the fingers, and doesn't call this method again. Without
        // this line, the hold would never end.
        if recognizer.state != .began, recognizer.state != .changed { endHold(isCancelled: true) }
    }

    /// Whether fingers hold a dismissal.
    var isHeld: Bool {
        if case .holding = stage { true } else { false }
    }

    private func endHold(isCancelled: Bool) {
        let former = stage
        stage = .idle
        if case .holding(let grip) = former { grip.letGo(isCancelled: isCancelled) }
    }

    /// Returns the point of the window where the finger has landed, or the position of a trackpad's pointer.
    func landing(of recognizer: UIGestureRecognizer) -> CGPoint {
        let location = recognizer.location(in: nil)
        return recognizer.numberOfTouches == 0 ? location : landing ?? location
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        estimator = VelocityEstimator()
        // A drag starts where the first finger lands. If a second finger replaced this point, the screen could jump when the drag begins.
        if gestureRecognizer.numberOfTouches == 0 {
            let location = touch.location(in: nil)
            landing = location
            estimator.record(Placement(center: location), at: CACurrentMediaTime())
        }
        return true
    }

    // MARK: Overridden by subclasses

    /// The distance that a finger moves from its landing before the dismissal begins, in points.
    var deadZone: CGFloat { 0 }

    /// Returns the hold that a recognizer begins, or `nil` if no hold begins.
    func hold(by recognizer: UIGestureRecognizer) -> InteractiveGrip.Hold? {
        guard case .finger(let location)? = position(of: recognizer) else { return nil }
        return .drag(at: location, from: origin(at: landing(of: recognizer)))
    }

    /// Returns the origin of a drag whose finger has landed at a point of the window.
    func origin(at landing: CGPoint) -> DragOrigin { .screen(landing: landing) }

    /// Returns the present position of the fingers. A trackpad's fingers have no location, so the position is the pointer's location plus
    /// the translation.
    func position(of recognizer: UIGestureRecognizer) -> InteractiveGrip.Position? {
        let location = recognizer.location(in: nil)
        guard recognizer.numberOfTouches == 0, let pan = recognizer as? UIPanGestureRecognizer else { return .finger(location) }
        let movement = pan.translation(in: nil)
        return .finger(CGPoint(x: location.x + movement.x, y: location.y + movement.y))
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
#endif
