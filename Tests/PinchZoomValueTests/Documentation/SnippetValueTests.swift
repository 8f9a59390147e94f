import PortableTestSupport
import Testing
import UIKit

@testable import DocumentationSnippets
@testable import PinchZoomOverlay

/// Tests of the numbers in the documentation, which must be the component's.
@MainActor @Suite("Numbers of the documentation", timeLimit(minutes: 20)) struct SnippetValueTests {
    @Test("The configuration of the article is one that is taken, and its curve starts at 0")
    func configuration() {
        let cell = PhotoCell(frame: .zero)
        AppSnippets.configure(cell)
        #expect(cell.pinchZoomInteraction?.configuration.maximumScale == 3)
        #expect(throws: PinchZoomConfigurationError.self) { try AppSnippets.takeMaximum(0.5, ofServerFor: cell) }
        var configuration = PinchZoomConfiguration()
        AppSnippets.setCurve(of: &configuration)
        #expect([0.5, 1, 2, 4].map(configuration.backdropCurve.alpha) == [0, 0, 0.5, 0.75])
    }

    @Test("The defaults of the article's table are those of a configuration")
    func defaults() {
        let configuration = PinchZoomConfiguration()
        #expect(configuration.backdropColor == .black)
        #expect(configuration.minimumScale == 1 && configuration.maximumScale == 4 && configuration.rubberBandReach == 0.3)
        #expect(configuration.springDampingRatio == 0.82 && configuration.springResponse == 0.36)
        #expect(configuration.crop == .stays && PinchZoomConfiguration.Crop.opens() == .opens(by: 1.5))
        #expect(configuration.playsHapticAtLimit)
        #expect(!configuration.allowsRotation && configuration.locksScrolling && configuration.accessibilityZoomScale == 2)
        #expect([1, 2, 3].map(configuration.backdropCurve.alpha) == [0, 0.8, 0.8])
    }

    @Test("The numbers of the article on motion are those of the rubber band and the spring")
    func numbers() {
        let band = PinchZoomConfiguration().rubberBand
        func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 0.001 }
        #expect(isNear(band.scale(for: 5.2), 4.6) && isNear(band.scale(for: .infinity), 5.2))
        #expect(isNear(band.scale(for: 0.5), 0.8125) && isNear(band.scale(for: 0), 0.769))
        let spring = PinchZoomConfiguration().spring
        let start = Spring.Motion(value: 1, velocity: 0)
        let values = stride(from: 0, through: 1, by: 0.001).map { spring.motion(from: start, after: $0).value }
        #expect(isNear(values.min() ?? 0, -0.011))
    }
}
