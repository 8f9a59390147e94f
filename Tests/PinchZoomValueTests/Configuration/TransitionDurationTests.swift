import PinchZoomOverlay
import PortableTestSupport
import Testing
import UIKit

@MainActor @Suite("Configuration: the duration of a transition", timeLimit(minutes: 20)) struct TransitionDurationTests {
    @Test("One in range is taken, one out of range is refused by name", arguments: [0.05, 0.4, 10])
    func taken(duration: TimeInterval) throws {
        try #expect(GrowTransitionController(duration: duration).duration == duration)
        try #expect(SharedViewTransitionController(duration: duration).duration == duration)
    }

    @Test("One out of range is refused, and the error names it", arguments: [0, -1, 0.049, 10.1, .nan, .infinity])
    func refused(duration: TimeInterval) {
        let grow = #expect(throws: PinchZoomConfigurationError.self) { try GrowTransitionController(duration: duration) }
        #expect(grow?.description == "GrowTransitionController.duration is \(duration); it must be 0.05 to 10.0 seconds")
        let shared = #expect(throws: PinchZoomConfigurationError.self) { try SharedViewTransitionController(duration: duration) }
        #expect(shared?.description == "SharedViewTransitionController.duration is \(duration); it must be 0.05 to 10.0 seconds")
    }

    @Test("Unless given it is a navigation bar's for a cell that grows, and 0.4 seconds for shared views")
    func defaults() {
        #expect(GrowTransitionController().duration == TimeInterval(UINavigationController.hideShowBarDuration))
        #expect(SharedViewTransitionController().duration == 0.4)
    }
}
