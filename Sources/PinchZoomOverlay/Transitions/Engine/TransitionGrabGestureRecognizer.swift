#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Recognizes a finger that grabs a transition in flight. The recognizer is on the window until the transition is over and the fingers that
/// hold the transition have lifted.
///
/// As in UIKit's own transitions, a touch alone doesn't stop a flight. A finger grabs the transition only after the finger has moved back
/// toward the source. Taps, scrolls that begin right after a push, and flicks in other directions are ignored.
final class TransitionGrabGestureRecognizer: AddedTouchesGestureRecognizer {
    private enum Purpose {
        /// The recognizer waits for fingers while the transition runs.
        case offer(TransitionRun)
        /// A finger holds the transition. The recognizer then stays, even if the transition ends before the finger lifts.
        case hold(TransitionRun, finger: FingerContact, InteractiveGrip)
        case none
    }

    private var purpose = Purpose.none
    /// The movements of the fingers that are down and haven't grabbed the transition, by the fingers' identities.
    private var approaches: [Int: Approach] = [:]
    /// The finger that grabs the transition, with its movement before the grab.
    private var taker: (finger: FingerContact, approach: Approach)?

    /// Adds a recognizer to the window of a transition that has begun.
    static func install(on run: TransitionRun) {
        guard let window = run.screen?.view.window else { return }
        let grab = TransitionGrabGestureRecognizer()
        grab.touchesToBegin = .max
        grab.purpose = .offer(run)
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

    /// Any gesture that has begun prevents a grab. Otherwise, a finger that scrolls the new screen would also grab the transition.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for finger in fingers where approaches[finger.id] == nil {
            approaches[finger.id] = Approach(at: finger.location, time: CACurrentMediaTime())
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, case .offer(let run) = purpose, let way = run.animation?.directionToSource else { return }
        for finger in fingers {
            guard var approach = approaches[finger.id] else { continue }
            let heading = approach.move(to: finger.location, along: way, time: CACurrentMediaTime())
            approaches[finger.id] = approach
            switch heading {
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

    // MARK: The finger that holds the transition

    private func fingersDidChange() {
        switch state {
        case .began:
            guard case .offer(let run) = purpose, run.isGoing, let taker else { return }
            let hold = InteractiveGrip.Hold.drag(at: taker.finger.location, from: .flight)
            purpose = .hold(run, finger: taker.finger, InteractiveGrip(run, by: hold, after: taker.approach.estimator))
            run.grab()
        case .changed:
            follow()
        case .ended, .cancelled, .failed:
            endHold()
        default:
            break
        }
    }

    private func follow() {
        guard case .hold(let run, let finger, let grip) = purpose,
            let current = fingers.first(where: { $0.id == finger.id }) ?? fingers.first
        else { return }
        if current.id != finger.id { grip.changeFinger(to: current.location) }
        purpose = .hold(run, finger: current, grip)
        grip.move(to: .finger(current.location))
    }

    private func endHold() {
        guard case .hold(let run, _, let grip) = purpose else { return }
        purpose = .offer(run)
        grip.letGo(isCancelled: state != .ended)
        if run.isOver { remove() }
    }
}

extension TransitionGrabGestureRecognizer: UIGestureRecognizerDelegate {
    /// Receives touches that may grab the transition, if the transition moves by itself. During a hold, receives all touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        switch purpose {
        case .hold: true
        case .offer(let run): run.isGoing && run.animation?.accepts(touch) ?? false
        case .none: false
        }
    }
}

/// The movement of a finger that has landed during a transition, before the finger grabs the transition.
struct Approach: Sendable {
    /// The direction of the finger.
    enum Heading {
        /// The finger hasn't moved far enough.
        case none
        /// The finger moves back toward the source, and grabs the transition.
        case back
        /// The finger moves in another direction, for another gesture.
        case elsewhere
    }

    /// The distance that a finger must move before its direction counts, in points. A finger that taps may also move, but by less.
    private static let slack: CGFloat = 10

    private let landing: CGPoint
    /// Measures the finger's velocity, starting when the finger lands. If the measurement started at the grab, a short flick would have no
    /// velocity.
    private(set) var estimator = VelocityEstimator()

    /// Starts at a point of the window.
    init(at landing: CGPoint, time: TimeInterval) {
        self.landing = landing
        estimator.record(Placement(center: landing), at: time)
    }

    /// Returns the heading of a finger at a point of the window. `way` is a vector toward the source, of any length.
    mutating func move(to location: CGPoint, along way: CGVector, time: TimeInterval) -> Heading {
        let (x, y) = (location.x - landing.x, location.y - landing.y)
        let length = hypot(way.dx, way.dy)
        let (along, across) = (x * way.dx + y * way.dy, abs(x * way.dy - y * way.dx))
        if length > 0, along > across, along > Approach.slack * length { return .back }
        estimator.record(Placement(center: location), at: time)
        return hypot(x, y) > Approach.slack && along <= across ? .elsewhere : .none
    }
}
#endif
