import HeadlessDevice
import Testing
import UIKit

@testable import PinchZoomOverlay

@MainActor @Suite("Fingers that hold a transition", .timeLimit(.minutes(20))) struct InteractiveGripTests {
    /// Storm of transitions, seed 732019: a screen changed the tab when its views were requested, while a finger grabbed the transition.
    /// The change ended the transition.
    @Test("A finger that takes hold of a transition that is over retains nothing")
    func over() throws {
        try HeadlessDevice.run { _ in
            weak var weakRun: TransitionRun?
            do {
                let screen = UIViewController()
                let plan = TransitionPlan(screen: screen, duration: 0.3, focus: { nil }, addGestures: {}) { _ in
                    FadeAnimation(at: .destination, duration: 0.3)
                }
                let request = TransitionRequest(side: .source, source: UIViewController(), destination: screen)
                let run = TransitionRun(plan, for: request)
                weakRun = run
                run.endNow()
                let grip = InteractiveGrip(run, by: .drag(at: CGPoint(x: 100, y: 100), from: .flight))
                grip.move(to: .finger(CGPoint(x: 100, y: 140)))
                grip.letGo()
            }
            #expect(weakRun == nil)
        }
    }
}
