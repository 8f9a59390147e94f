import UIKit

/// A transition that a finger drives: it takes hold of what flies as soon as there is something, and lets go once.
///
/// The finger's velocity is estimated here alone: it decides where the transition goes, and what flies goes on as fast.
@MainActor final class HeldTransition: DrivenTransition {
    private let run: TransitionRun
    private let origin: DragOrigin
    /// Where the finger was when it meant to take hold, until there is something to hold.
    private var start: CGPoint?
    private var location: CGPoint
    private var estimator = VelocityEstimator()
    /// From where the finger is to where the first one would be, had it not been exchanged for another: that one's velocity goes on.
    private var exchange = CGVector()

    /// A finger holds what flies from a point of the window on. Where it was before, if that is known, counts for its velocity.
    init(
        _ run: TransitionRun,
        at location: CGPoint,
        from origin: DragOrigin = .flight,
        after estimator: VelocityEstimator = VelocityEstimator()
    ) {
        self.run = run
        self.origin = origin
        self.estimator = estimator
        start = location
        self.location = location
        note()
        // It catches up even with a finger that has gone by then, and is let go with the run.
        run.onBegin { self.hold() }
        hold()
    }

    /// The finger is at another point.
    func move(to location: CGPoint) {
        self.location = location
        note()
        hold()
        guard let animation else { return }
        let time = CACurrentMediaTime()
        animation.drag(to: location, time: time)
        run.update(at: time)
    }

    /// Another finger goes on from another point.
    func changeFinger(to location: CGPoint) {
        let move = CGVector(dx: location.x - self.location.x, dy: location.y - self.location.y)
        exchange.dx -= move.dx
        exchange.dy -= move.dy
        self.location = location
        if let start { self.start = CGPoint(x: start.x + move.dx, y: start.y + move.dy) }
        animation?.changeFinger(to: location)
    }

    /// The finger lets go.
    func letGo() {
        run.letGo(.lifted(velocity: velocity))
    }

    /// The finger was taken away.
    func cancel() {
        run.letGo(.cancelled(velocity: velocity))
    }

    private var animation: (any HoldableAnimation)? { run.animation as? any HoldableAnimation }

    private var velocity: CGVector { estimator.velocity(at: CACurrentMediaTime()).center }

    private func note() {
        let point = CGPoint(x: location.x + exchange.dx, y: location.y + exchange.dy)
        estimator.record(Placement(center: point), at: CACurrentMediaTime())
    }

    /// UIKit may ask for the transition later than it was begun: what the finger did meanwhile is caught up with.
    private func hold() {
        guard let start, let animation else { return }
        self.start = nil
        let time = CACurrentMediaTime()
        animation.beginDrag(at: start, from: origin, time: time)
        if location != start { animation.drag(to: location, time: time) }
    }
}
