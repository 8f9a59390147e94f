import UIKit

/// Lets fingers take hold of a transition in mid-flight: it lies on the window meanwhile, and longer while fingers hold what flies.
final class TransitionGrabGestureRecognizer: AddedTouchesGestureRecognizer {
    /// What it is there for.
    private enum Purpose {
        /// Fingers that may come, while the transition runs.
        case offer(TransitionRun)
        /// A finger that is down; then it stays, whatever becomes of the transition that it was made for.
        case hold(TransitionRun, finger: FingerContact, HeldTransition?)
        case none
    }

    private weak var starter: (any DismissalStarter)?
    private weak var destination: UIViewController?
    private var purpose = Purpose.none

    /// Puts one on the window of a transition that has begun, until it is over.
    static func install(on run: TransitionRun, of destination: UIViewController, for starter: any DismissalStarter) {
        guard run.animation is any HoldableAnimation, let window = destination.view.window else { return }
        let grab = TransitionGrabGestureRecognizer()
        grab.purpose = .offer(run)
        grab.destination = destination
        grab.starter = starter
        grab.delegate = grab
        grab.addHandler { [weak grab] _ in grab?.fingersDidChange() }
        window.addGestureRecognizer(grab)
        run.onEnd { [weak grab] _ in
            if case .offer = grab?.purpose { grab?.remove() }
        }
    }

    private func remove() {
        purpose = .none
        view?.removeGestureRecognizer(self)
    }

    private func fingersDidChange() {
        switch state {
        case .began:
            guard case .offer(let run) = purpose, let finger = fingers.first else { return }
            purpose = .hold(run, finger: finger, nil)
            purpose = .hold(run, finger: finger, hold(run, at: finger.location))
        case .changed:
            follow()
        case .ended:
            letGo { $0.letGo() }
        case .cancelled, .failed:
            letGo { $0.cancel() }
        default:
            break
        }
    }

    private func hold(_ run: TransitionRun, at location: CGPoint) -> HeldTransition? {
        if run.isGoing(to: .source) { return HeldTransition(run, at: location) }
        guard let destination, let next = starter?.turnBack(run, of: destination) else { return nil }
        return HeldTransition(next, at: location)
    }

    private func follow() {
        guard case .hold(let run, let finger, let held) = purpose,
            let current = fingers.first(where: { $0.id == finger.id }) ?? fingers.first
        else { return }
        if current.id != finger.id { held?.changeFinger(to: current.location) }
        purpose = .hold(run, finger: current, held)
        held?.move(to: current.location)
    }

    private func letGo(_ end: (HeldTransition) -> Void) {
        guard case .hold(let run, _, let held) = purpose else { return }
        purpose = .offer(run)
        if let held { end(held) }
        // A transition that was turned into another has another one to be grabbed by.
        if run.isOver { remove() }
    }
}

extension TransitionGrabGestureRecognizer: UIGestureRecognizerDelegate {
    /// A finger counts on what flies, while it flies.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        switch purpose {
        case .hold:
            return true
        case .offer(let run):
            guard run.isGoing, let animation = run.animation as? any HoldableAnimation else { return false }
            return animation.isMeant(by: touch)
        case .none:
            return false
        }
    }
}
