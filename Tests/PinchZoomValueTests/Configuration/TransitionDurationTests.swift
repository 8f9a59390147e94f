import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@MainActor @Suite("Configuration: the duration of a transition", timeLimit(minutes: 20)) struct TransitionDurationTests {
    @Test("One in range is used, whether it is set or given at first", arguments: [0.05, 0.7, 10])
    func used(duration: TimeInterval) {
        let (grow, shared) = (GrowTransitionController(), SharedViewTransitionController())
        let messages = loggedMessages {
            (grow.duration, shared.duration) = (duration, duration)
            #expect(GrowTransitionController(duration: duration).duration == duration)
            #expect(SharedViewTransitionController(duration: duration).duration == duration)
        }
        #expect(grow.duration == duration && shared.duration == duration && messages.isEmpty)
    }

    @Test(
        "A duration out of range is logged by name, once, and the nearest one is used",
        arguments: [(0, 0.05), (-1, 0.05), (0.049, 0.05), (10.1, 10), (.infinity, 10), (.nan, 0.05)] as [(TimeInterval, TimeInterval)]
    )
    func replaced(duration: TimeInterval, used: TimeInterval) {
        let (grow, shared) = (GrowTransitionController(duration: 1), SharedViewTransitionController(duration: 1))
        let messages = loggedMessages {
            (grow.duration, shared.duration) = (duration, duration)
            #expect(GrowTransitionController(duration: duration).duration == used)
            #expect(SharedViewTransitionController(duration: duration).duration == used)
        }
        #expect(grow.duration == used && shared.duration == used)
        let end = "is \(duration); it must be 0.05 to 10.0. The nearest value is used."
        #expect(messages == ["GrowTransitionController.duration \(end)", "SharedViewTransitionController.duration \(end)"])
    }

    @Test("The default is the distance's for a cell that grows, and 0.4 seconds for shared views")
    func defaults() {
        #expect(GrowTransitionController().duration == nil)
        #expect(SharedViewTransitionController().duration == 0.4)
    }
}
