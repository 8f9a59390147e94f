import UIKit

/// What fingers do that leave a screen, and take what flies along. Which ones do, and how, its subclasses say.
///
/// It is the delegate of its recognizers. Each lies on the screen's view and keeps it alive.
@MainActor class DismissalGesture: NSObject, UIGestureRecognizerDelegate {
    private(set) weak var starter: (any DismissalStarter)?
    private(set) weak var screen: UIViewController?
    private var held: (any DrivenTransition)?
    /// The velocity of a finger that has landed: a flick may be over before its recognizer has seen more of it than its end.
    private var estimator = VelocityEstimator()
    private var landing: CGPoint?

    init(of screen: UIViewController, for starter: any DismissalStarter) {
        self.screen = screen
        self.starter = starter
    }

    /// Puts its recognizer on the screen, unless there is one that does the same already; one that does it for others goes.
    ///
    /// - Returns: whether it is there now.
    @discardableResult func install(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let view = screen?.view else { return false }
        for other in view.gestureRecognizers ?? [] {
            guard let gesture = other.delegate as? DismissalGesture, type(of: gesture) == type(of: self) else { continue }
            if gesture.starter === starter { return false }
            view.removeGestureRecognizer(other)
        }
        add(recognizer)
        return true
    }

    /// Puts a recognizer on the screen.
    func add(_ recognizer: UIGestureRecognizer) {
        recognizer.delegate = self
        recognizer.addHandler { [self, weak recognizer] _ in
            if let recognizer { recognizerDidChange(recognizer) }
        }
        screen?.view.addGestureRecognizer(recognizer)
    }

    /// What a recognizer does to the transition.
    func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard let screen, let run = starter?.beginDismissal(of: screen) else { return }
            held = hold(run, by: recognizer)
            if held == nil { run.letGo(.cancelled(velocity: .zero)) }
            // The dismissal may have turned the interface, which takes the fingers away: nobody tells of that a second time.
            if recognizer.state != .began { end { $0.cancel() } }
        case .changed:
            if let held { follow(recognizer, with: held) }
        case .ended:
            end { $0.letGo() }
        case .cancelled, .failed:
            end { $0.cancel() }
        default:
            break
        }
    }

    /// Whether fingers drive a transition.
    var isHeld: Bool { held != nil }

    private func end(_ leave: (any DrivenTransition) -> Void) {
        guard let held else { return }
        self.held = nil
        leave(held)
    }

    // MARK: A finger that drags

    /// Takes hold of a transition: unless a subclass says otherwise, a finger drags it.
    func hold(_ run: TransitionRun, by recognizer: UIGestureRecognizer) -> (any DrivenTransition)? {
        HeldTransition(run, at: place(of: recognizer), from: origin(from: landing(of: recognizer)), after: estimator)
    }

    /// What a finger has taken hold of that has landed on a point of the window: unless a subclass says otherwise, the screen.
    func origin(from landing: CGPoint) -> DragOrigin { .screen(landing: landing) }

    /// The fingers have moved.
    func follow(_ recognizer: UIGestureRecognizer, with held: any DrivenTransition) {
        (held as? HeldTransition)?.move(to: place(of: recognizer))
    }

    /// Where the finger is. Those on a trackpad are nowhere: the pointer goes along with them.
    private func place(of recognizer: UIGestureRecognizer) -> CGPoint {
        let location = recognizer.location(in: nil)
        guard recognizer.numberOfTouches == 0, let pan = recognizer as? UIPanGestureRecognizer else { return location }
        let movement = pan.translation(in: nil)
        return CGPoint(x: location.x + movement.x, y: location.y + movement.y)
    }

    /// Where the finger has landed. Those on a trackpad have where the pointer is.
    func landing(of recognizer: UIGestureRecognizer) -> CGPoint {
        let location = recognizer.location(in: nil)
        return recognizer.numberOfTouches == 0 ? location : landing ?? location
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        estimator = VelocityEstimator()
        // With a second finger the recognizer's location is another one.
        if gestureRecognizer.numberOfTouches == 0 {
            let location = touch.location(in: nil)
            landing = location
            estimator.record(Placement(center: location), at: CACurrentMediaTime())
        }
        return true
    }

    // MARK: What subclasses say

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}
