import UIKit

/// Lets fingers take hold of a transition in mid-flight: it lies on the window meanwhile, and longer while fingers hold what flies.
final class TransitionGrabGestureRecognizer: AddedTouchesGestureRecognizer {
    private weak var controller: TransitionController?
    private weak var destination: UIViewController?
    private var run: TransitionRun?
    private var held: HeldTransition?
    /// Whether fingers are down; then it stays, whatever becomes of the transition that it was made for.
    private var isHolding = false
    private var finger: FingerContact?
    private var estimator = VelocityEstimator()

    /// Puts one on the window of a transition that has begun, until it is over.
    static func install(on run: TransitionRun, of destination: UIViewController, for controller: TransitionController) {
        guard run.scene is any HoldableAnimation, let window = destination.view.window else { return }
        let grab = TransitionGrabGestureRecognizer()
        grab.run = run
        grab.destination = destination
        grab.controller = controller
        grab.delegate = grab
        grab.addHandler { [weak grab] _ in grab?.fingersDidChange() }
        window.addGestureRecognizer(grab)
        let whenOver = run.whenOver
        run.whenOver = { [weak grab] completed in
            whenOver(completed)
            grab?.runIsOver()
        }
    }

    private func runIsOver() {
        guard !isHolding else { return }
        run = nil
        view?.removeGestureRecognizer(self)
    }

    private func fingersDidChange() {
        let time = CACurrentMediaTime()
        switch state {
        case .began:
            guard let first = fingers.first else { return }
            finger = first
            isHolding = true
            begin(at: first.location)
        case .changed:
            guard let current = fingers.first(where: { $0.id == finger?.id }) ?? fingers.first else { return }
            if current.id != finger?.id {
                held?.changeFinger(to: current.location)
                estimator = VelocityEstimator()
            }
            finger = current
            estimator.record(Placement(center: current.location), at: time)
            held?.move(to: current.location)
        case .ended:
            letGo { [velocity = estimator.velocity(at: time).center] in $0.letGo(at: velocity) }
        case .cancelled, .failed:
            letGo { $0.cancel() }
        default:
            break
        }
    }

    private func begin(at location: CGPoint) {
        estimator = VelocityEstimator()
        estimator.record(Placement(center: location), at: CACurrentMediaTime())
        guard let run else { return }
        if run.isGoing(to: .source) {
            held = HeldTransition(run, at: location)
        } else if let destination, let next = controller?.turnBack(run, of: destination) {
            held = HeldTransition(next, at: location)
        }
    }

    private func letGo(_ end: (HeldTransition) -> Void) {
        isHolding = false
        if let held {
            self.held = nil
            end(held)
        }
        // A transition that was turned into another has another one to be grabbed by.
        if run?.isOver ?? true { runIsOver() }
    }
}

extension TransitionGrabGestureRecognizer: UIGestureRecognizerDelegate {
    /// A finger counts on what flies, while it flies.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if isHolding { return true }
        guard let run, run.isGoing, let scene = run.scene as? any HoldableAnimation else { return false }
        return scene.isMeant(by: touch)
    }
}
