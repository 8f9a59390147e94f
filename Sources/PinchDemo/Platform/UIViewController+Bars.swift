import UIKit

extension UIViewController {
    /// Sets the scroll view behind the bars, for a screen whose scroll view UIKit doesn't find. The bars of the simulated phone don't need
    /// this call.
    func showBars(over scrollView: UIScrollView) {
        #if canImport(ObjectiveC)
            setContentScrollView(scrollView)
        #endif
    }
}
