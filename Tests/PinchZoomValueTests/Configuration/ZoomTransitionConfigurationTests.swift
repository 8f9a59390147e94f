import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@Suite("Configuration: the presets of a zoom transition", timeLimit(minutes: 20)) struct ZoomTransitionConfigurationTests {
    @Test("The default is the system's preset, and all gestures are allowed")
    func defaults() {
        for preset in [ZoomTransitionConfiguration.system, .classic, ZoomTransitionConfiguration()] {
            #expect(preset.allowsDismissalByDragging && preset.allowsDismissalByPinching && preset.drag.directions == .downAndUp)
        }
        let configuration = ZoomTransitionConfiguration()
        #expect(configuration.openingSpring == ZoomTransitionConfiguration.system.openingSpring)
        #expect(configuration.drag.dismissalDistance == 1.0 / 7 && configuration.fadeDuration == 0.14)
    }

    @Test("The system's springs are those that were measured")
    func system() {
        let system = ZoomTransitionConfiguration.system
        let measured: [(Spring, frequency: Double, dampingRatio: Double)] = [
            (system.openingSpring, 19, 1), (system.closingSpring, 19, 1), (system.returnSpring, 22.5, 0.9),
            (system.landingSpring, 15, 0.75),
        ]
        for (spring, frequency, dampingRatio) in measured {
            #expect(abs(spring.angularFrequency - frequency) <= 1e-9 && spring.dampingRatio == dampingRatio)
        }
    }

    @Test("The classic one has the numbers of the photo viewer that it is named for")
    func classic() {
        let classic = ZoomTransitionConfiguration.classic
        let (opening, closing) = (classic.openingSpring, classic.closingSpring)
        #expect(opening == Spring(dampingRatio: 0.8, response: 0.5) && closing == Spring(dampingRatio: 0.8, response: 0.25))
        #expect(classic.returnSpring == opening && classic.landingSpring == closing && classic.carrySpring == closing)
        #expect(classic.landingQuickening == 0 && classic.fadeDuration == 0.25)
        #expect(classic.drag.deadZone == 0 && classic.drag.lag == 0 && classic.drag.sideways == .follows)
        #expect(classic.drag.dismissalDistance == 0.125 && abs(classic.drag.projection - 0.499) <= 1e-12)
    }

    @Test(
        "A controller logs a dismissal distance out of range, once, and uses the nearest one",
        arguments: [(0, 0.01), (-.infinity, 0.01), (1.01, 1), (.nan, 0.01)] as [(CGFloat, CGFloat)]
    )
    @MainActor func setOnController(distance: CGFloat, used: CGFloat) {
        let zoom = ZoomTransitionController()
        let messages = loggedMessages {
            for _ in 0..<2 { zoom.configuration.drag.dismissalDistance = distance }
        }
        let end = "is \(distance); it must be 0.01 to 1.0. The nearest value is used."
        #expect(messages == ["ZoomTransitionConfiguration.drag.dismissalDistance \(end)"])
        #expect(zoom.configuration.drag.dismissalDistance == used)
    }

    @Test("A controller changes no dismissal distance in the range", arguments: [0.01, 0.25, 1])
    @MainActor func usable(distance: CGFloat) {
        let zoom = ZoomTransitionController()
        let messages = loggedMessages { zoom.configuration.drag.dismissalDistance = distance }
        #expect(messages.isEmpty && zoom.configuration.drag.dismissalDistance == distance)
    }
}
