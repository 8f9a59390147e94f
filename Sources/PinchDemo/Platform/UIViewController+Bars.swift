import UIKit

extension UIViewController {
    /// Sets the scroll view whose content scrolls under the bars. A screen needs this call if UIKit doesn't find the scroll view. The bars
    /// of the simulated phone don't need this call.
    func showBars(over scrollView: UIScrollView) {
        #if canImport(ObjectiveC)
        setContentScrollView(scrollView)
        #endif
    }
}
