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

    @Test("One out of range is logged by name, once, and the default is used instead", arguments: [0, -1, 0.049, 10.1, .nan, .infinity])
    func replaced(duration: TimeInterval) {
        let (grow, shared) = (GrowTransitionController(duration: 1), SharedViewTransitionController(duration: 1))
        let messages = loggedMessages {
            (grow.duration, shared.duration) = (duration, duration)
            #expect(GrowTransitionController(duration: duration).duration == nil)
            #expect(SharedViewTransitionController(duration: duration).duration == 0.4)
        }
        #expect(grow.duration == nil && shared.duration == 0.4)
        let requirement = "it must be 0.05 to 10.0 seconds"
        #expect(
            messages == [
                "GrowTransitionController.duration is \(duration); \(requirement). nil is used instead.",
                "SharedViewTransitionController.duration is \(duration); \(requirement). 0.4 is used instead.",
            ]
        )
    }

    @Test("The default is the distance's for a cell that grows, and 0.4 seconds for shared views")
    func defaults() {
        #expect(GrowTransitionController().duration == nil)
        #expect(SharedViewTransitionController().duration == 0.4)
    }
}
