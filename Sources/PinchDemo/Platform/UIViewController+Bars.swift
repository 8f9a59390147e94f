import UIKit

extension UIViewController {
    /// Sets the scroll view behind the bars, if UIKit doesn't find it. The simulated phone's bars don't need this.
    func showBars(over scrollView: UIScrollView) {
        #if canImport(ObjectiveC)
            setContentScrollView(scrollView)
        #endif
    }
}
