import UIKit

extension UIViewController {
    /// Sets the scroll view that lies behind the bars, for screens on which UIKit doesn't find the scroll view. The bars of the simulated
    /// phone don't need this setting.
    func showBars(over scrollView: UIScrollView) {
        #if canImport(ObjectiveC)
            setContentScrollView(scrollView)
        #endif
    }
}
