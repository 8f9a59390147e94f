import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiviewcontroller/prefershomeindicatorautohidden, "The default implementation of
/// this method returns false", and …/childforhomeindicatorautohidden, "The default implementation of this method returns nil."
@Suite("Home indicator", timeLimit(minutes: 20)) @MainActor struct HomeIndicatorContractTests {
    @Test("By default, the home indicator is always shown, and no child is consulted")
    func defaults() {
        let controller = UIViewController()
        #expect(!controller.prefersHomeIndicatorAutoHidden)
        #expect(controller.childForHomeIndicatorAutoHidden == nil)
    }
}
