import UIKit

/// A transition that two fingers drive: they take hold of what flies as soon as there is something, and let go once.
@MainActor final class PinchedTransition: DrivenTransition {
    private let run: TransitionRun
    /// The fingers that meant to take hold, and what was left of their distance, until there is something to hold.
    private var start: (fingers: Fingers, ratio: CGFloat)?
    private var fingers: Fingers

    /// - Parameter ratio: What is left of the fingers' distance since they landed.
    init(_ run: TransitionRun, with fingers: Fingers, ratio: CGFloat) {
        self.run = run
        self.fingers = fingers
        start = (fingers, ratio)
        // It catches up even with fingers that have gone by then, and is let go with the run.
        run.onBegin { self.hold() }
        hold()
    }

    /// The fingers are elsewhere.
    func move(to fingers: Fingers) {
        self.fingers = fingers
        hold()
        guard let animation else { return }
        let time = CACurrentMediaTime()
        animation.pinch(to: fingers, time: time)
        run.update(at: time)
    }

    /// The fingers let go. How fast they were, what flies knows.
    func letGo() {
        run.letGo(.lifted(velocity: .zero))
    }

    /// The fingers were taken away.
    func cancel() {
        run.letGo(.cancelled(velocity: .zero))
    }

    private var animation: (any PinchableAnimation)? { run.animation as? any PinchableAnimation }

    private func hold() {
        guard let start, let animation else { return }
        self.start = nil
        let time = CACurrentMediaTime()
        animation.beginPinch(start.fingers, ratio: start.ratio, time: time)
        if fingers != start.fingers { animation.pinch(to: fingers, time: time) }
    }
}
