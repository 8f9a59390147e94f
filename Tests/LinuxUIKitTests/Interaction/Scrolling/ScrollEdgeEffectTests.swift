import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiscrolledgeeffect and the pages of UIScrollView's four properties. The API is that
/// of iOS 26, so that the tests aren't built for earlier systems.
@MainActor @Suite("Scroll edge effects", .timeLimit(.minutes(20))) struct ScrollEdgeEffectTests {
    // The page of isHidden: "Default: false."
    @Test("Each edge has an effect of its own, which is shown and automatic until it is set otherwise")
    func edges() {
        let scrollView = UIScrollView()
        let effects = [scrollView.topEdgeEffect, scrollView.leftEdgeEffect, scrollView.bottomEdgeEffect, scrollView.rightEdgeEffect]
        #expect(Set(effects.map(ObjectIdentifier.init)).count == 4)
        #expect(effects.allSatisfy { !$0.isHidden && $0.style === UIScrollEdgeEffect.Style.automatic })
        scrollView.topEdgeEffect.isHidden = true
        scrollView.bottomEdgeEffect.style = .hard
        #expect(effects.map(\.isHidden) == [true, false, false, false])
        #expect(scrollView.topEdgeEffect === effects[0] && scrollView.bottomEdgeEffect.style === UIScrollEdgeEffect.Style.hard)
        #expect(UIScrollEdgeEffect.Style.soft !== UIScrollEdgeEffect.Style.hard)
        #expect(UIScrollView().topEdgeEffect !== scrollView.topEdgeEffect)
    }
}
