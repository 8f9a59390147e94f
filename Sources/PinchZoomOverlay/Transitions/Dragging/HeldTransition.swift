import UIKit

/// A transition that a finger drives: it takes hold of what flies as soon as there is something, and lets go once.
@MainActor final class HeldTransition {
    private let run: TransitionRun
    private let start: CGPoint
    private var location: CGPoint
    private var isHolding = false

    /// A finger holds what flies from a point of the window on.
    init(_ run: TransitionRun, at location: CGPoint) {
        self.run = run
        start = location
        self.location = location
        run.whenHeld = { [weak self] in self?.hold() }
        hold()
    }

    /// The finger is at another point.
    func move(to location: CGPoint) {
        self.location = location
        hold()
        guard let scene else { return }
        let time = CACurrentMediaTime()
        scene.drag(to: location, time: time)
        run.update(scene.dragProgress(at: time))
    }

    /// Another finger goes on from another point.
    func changeFinger(to location: CGPoint) {
        self.location = location
        scene?.changeFinger(to: location)
    }

    /// The finger lets go, at a velocity in points per second.
    func letGo(at velocity: CGVector) {
        run.letGo { [self] in
            hold()
            return scene?.dismisses(at: velocity) ?? false
        }
    }

    /// The finger was taken away.
    func cancel() {
        run.letGo { false }
    }

    private var scene: (any HoldableAnimation)? { run.scene as? any HoldableAnimation }

    /// UIKit may ask for the transition later than it was begun: what the finger did meanwhile is caught up with.
    private func hold() {
        guard !isHolding, let scene else { return }
        isHolding = true
        let time = CACurrentMediaTime()
        scene.beginDrag(at: start, time: time)
        if location != start { scene.drag(to: location, time: time) }
    }
}
