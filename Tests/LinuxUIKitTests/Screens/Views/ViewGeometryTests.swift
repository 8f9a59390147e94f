import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview (frame, bounds, center, transform, convert) and
/// https://developer.apple.com/documentation/quartzcore/calayer.
@MainActor @Suite("A view's geometry", .timeLimit(.minutes(20))) struct ViewGeometryTests {
    @Test("alpha is kept as the layer's Float opacity, between 0 and 1")
    func alphaRange() {
        let view = UIView()
        view.alpha = 3
        #expect(view.alpha == 1)
        view.alpha = -1
        #expect(view.alpha == 0)
        view.alpha = 0.25
        #expect(view.layer.opacity == 0.25)
    }
}
