import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview/userinterfacelayoutdirection(for:) and
/// /userinterfacelayoutdirection(for:relativeto:).
@MainActor @Suite("The direction of a semantic content attribute", timeLimit(minutes: 20)) struct LayoutDirectionContractTests {
    @Test("Forced directions, playback and spatial contents don't depend on the interface", arguments: [true, false])
    func fixed(_ isRightToLeft: Bool) {
        let direction: UIUserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: direction) == .rightToLeft)
        for attribute in [.forceLeftToRight, .playback, .spatial] as [UISemanticContentAttribute] {
            #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: direction) == .leftToRight)
        }
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: direction) == direction)
    }

    @Test("Without another direction, the app's counts")
    func app() {
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == UIApplication.shared.userInterfaceLayoutDirection)
    }
}
