import UIKit

#if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
#endif

/// Lets fingers take hold of a transition in mid-flight: it lies on the window meanwhile, and longer while fingers hold what flies.
///
/// A touch does not stop a flight, as it does not stop UIKit's own: a finger takes hold once it has moved along the way back. A tap, a scroll
/// that begins right after a push, and a flick that goes elsewhere are none of this one's.
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
    /// Fingers that are down and have not taken hold.
    private var approaches: [Int: Approach] = [:]
    /// The finger that has taken hold, with what it did before.
    private var taker: (finger: FingerContact, approach: Approach)?

    /// Puts one on the window of a transition that has begun, until it is over.
    static func install(on run: TransitionRun, of destination: UIViewController, for starter: any DismissalStarter) {
        guard run.animation is any HoldableAnimation, let window = destination.view.window else { return }
        let grab = TransitionGrabGestureRecognizer()
        grab.touchesToBegin = .max
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

    // MARK: Fingers that have landed

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for finger in fingers where approaches[finger.id] == nil {
            approaches[finger.id] = Approach(at: finger.location, time: CACurrentMediaTime())
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, case .offer(let run) = purpose, let way = (run.animation as? any HoldableAnimation)?.wayBack else {
            return
        }
        for finger in fingers {
            guard var approach = approaches[finger.id] else { continue }
            let course = approach.move(to: finger.location, along: way, time: CACurrentMediaTime())
            approaches[finger.id] = approach
            switch course {
            case .none:
                continue
            case .back:
                taker = (finger, approach)
                state = .began
            case .elsewhere:
                state = .failed
            }
            return
        }
    }

    override func reset() {
        super.reset()
        approaches = [:]
        taker = nil
    }

    // MARK: The finger that holds it

    private func fingersDidChange() {
        switch state {
        case .began:
            guard case .offer(let run) = purpose, run.isGoing, let taker else { return }
            purpose = .hold(run, finger: taker.finger, nil)
            purpose = .hold(run, finger: taker.finger, hold(run, by: taker.finger, after: taker.approach))
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

    private func hold(_ run: TransitionRun, by finger: FingerContact, after approach: Approach) -> HeldTransition? {
        var held: TransitionRun? = run
        if !run.isGoing(to: .source) { held = destination.flatMap { starter?.turnBack(run, of: $0) } }
        return held.map { HeldTransition($0, at: finger.location, after: approach.estimator) }
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
