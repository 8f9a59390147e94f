import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiaccessibility, …/uiaccessibilitycustomaction and the header UIAccessibility.h.
@MainActor @Suite("Accessibility", timeLimit(minutes: 20)) struct AccessibilityContractTests {
    @Test("A custom action does what its handler does")
    func customAction() {
        let action = UIAccessibilityCustomAction(name: "Zoom") { $0.name == "Zoom" }
        #expect(action.actionHandler?(action) == true)
    }

    @available(iOS 17, *)
    @Test("A view handles no gesture of an assistive technology unless it overrides it")
    func gestures() {
        final class Zoomable: UIView {
            override func accessibilityZoomIn(at point: CGPoint) -> Bool { true }
            override func accessibilityPerformEscape() -> Bool { true }
        }
        #expect(!UIView().accessibilityZoomIn(at: .zero) && !UIView().accessibilityPerformEscape())
        #expect(Zoomable().accessibilityZoomIn(at: .zero) && Zoomable().accessibilityPerformEscape())
    }
}
