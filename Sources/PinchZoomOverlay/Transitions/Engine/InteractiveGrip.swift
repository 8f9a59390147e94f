#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The state of the screens when a drag starts.
enum DragOrigin: Equatable, Sendable {
    /// A transition in flight.
    case flight
    /// A screen at rest that is dragged down or up, with the point of the window where the finger landed.
    case screen(landing: CGPoint)
    /// A screen at rest that is swiped from its leading edge, with the point of the window where the finger landed.
    case edge(landing: CGPoint)

    var isEdge: Bool {
        if case .edge = self { true } else { false }
    }
}

/// The end of a hold.
struct FingerRelease {
    /// The velocity of the finger, in points per second, or zero for a pinch. The animation itself estimates the velocity of a pinch.
    let velocity: CGVector
    /// Whether the system has canceled the fingers.
    let isCancelled: Bool
}

/// Connects the fingers of any gesture recognizer to a transition, from the start of a hold to the release.
///
/// Only this object calculates a single finger's velocity at the release. The side to which the transition goes depends on this velocity,
/// and the flight starts with this velocity.
@MainActor final class InteractiveGrip {
    /// The start of a hold.
    enum Hold {
        /// A finger starts to drag at a point of the window.
        case drag(at: CGPoint, from: DragOrigin)
        /// Two fingers pinch. The ratio is the fingers' present distance, divided by the distance at which the fingers landed.
        case pinch(Fingers, ratio: CGFloat)

        fileprivate var position: Position {
            switch self {
            case .drag(let location, _): .finger(location)
            case .pinch(let fingers, _): .pinch(fingers)
            }
        }
    }

    /// The present position of the fingers of a hold.
    enum Position: Equatable {
        /// A finger that drags, at a point of the window.
        case finger(CGPoint)
        /// Two fingers that pinch.
        case pinch(Fingers)
    }

    private let run: TransitionRun
    /// The hold, until the transition has begun and its animation follows the fingers.
    private var pendingHold: Hold?
    private var position: Position
    private var estimator: VelocityEstimator
    /// The offset from the finger to the position where the first finger would be. Without this offset, a change of fingers would count as
    /// velocity.
    private var exchange = CGVector()

    /// Begins to hold a transition.
    ///
    /// - Parameter estimator: An estimator that contains the finger's movement before the hold, if there was any.
    init(_ run: TransitionRun, by hold: Hold, after estimator: VelocityEstimator = VelocityEstimator()) {
        self.run = run
        self.estimator = estimator
        pendingHold = hold
        position = hold.position
        record()
        // UIKit may begin the transition after the fingers have lifted. This closure then moves the animation to the last position.
        run.onBegin { self.beginHold() }
        beginHold()
    }

    /// Follows the fingers to a new position.
    func move(to position: Position) {
        self.position = position
        record()
        beginHold()
        guard let animation = run.animation else { return }
        let time = CACurrentMediaTime()
        animation.follow(position, at: time)
        run.update(at: time)
    }

    /// Continues with another finger at a point of the window.
    func changeFinger(to location: CGPoint) {
        guard case .finger(let former) = position else { return }
        let move = CGVector(dx: location.x - former.x, dy: location.y - former.y)
        exchange.dx -= move.dx
        exchange.dy -= move.dy
        position = .finger(location)
        if case .drag(let start, let origin) = pendingHold {
            pendingHold = .drag(at: CGPoint(x: start.x + move.dx, y: start.y + move.dy), from: origin)
        }
        run.animation?.held?.changeFinger(to: location)
    }

    /// Ends the hold because the fingers have lifted, or because the system has canceled them.
    func letGo(isCancelled: Bool = false) {
        let velocity: CGVector = if case .finger = position { estimator.velocity(at: CACurrentMediaTime()).center } else { .zero }
        run.letGo(FingerRelease(velocity: velocity, isCancelled: isCancelled))
    }

    private func record() {
        guard case .finger(let location) = position else { return }
        let point = CGPoint(x: location.x + exchange.dx, y: location.y + exchange.dy)
        estimator.record(Placement(center: point), at: CACurrentMediaTime())
    }

    private func beginHold() {
        guard let hold = pendingHold, let animation = run.animation else { return }
        pendingHold = nil
        let time = CACurrentMediaTime()
        animation.beginHold(hold, at: time)
        if position != hold.position { animation.follow(position, at: time) }
    }
}
#endif
