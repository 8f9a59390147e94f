import HeadlessDevice
import Testing
import UIKit

@testable import PinchZoomOverlay

@MainActor @Suite("Held transitions", .timeLimit(.minutes(20))) struct HeldTransitionTests {
    /// Storm of transitions, seed 732019: a screen that was asked for its views as a finger turned a transition back changed the tab, which
    /// ended what the finger was about to hold.
    @Test("A finger that takes hold of a transition which is over by then keeps nothing alive")
    func over() throws {
        try HeadlessDevice.run { _ in
            weak var weakRun: TransitionRun?
            do {
                let run = TransitionRun(to: .source, duration: 0.3, start: .byItself) { _ in
                    FadeAnimation(at: .destination, duration: 0.3, bars: .hidden)
                }
                weakRun = run
                run.endNow()
                let held = HeldTransition(run, at: CGPoint(x: 100, y: 100))
                held.move(to: CGPoint(x: 100, y: 140))
                held.letGo()
            }
            #expect(weakRun == nil)
        }
    }
}
