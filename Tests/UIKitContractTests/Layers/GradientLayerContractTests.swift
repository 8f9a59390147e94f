import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/quartzcore/cagradientlayer and the pages of its properties.
@MainActor @Suite("CAGradientLayer", timeLimit(minutes: 20)) struct GradientLayerContractTests {
    @Test("The defaults are those of the pages")
    func defaults() {
        let layer = CAGradientLayer()
        #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
        #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    }
}
