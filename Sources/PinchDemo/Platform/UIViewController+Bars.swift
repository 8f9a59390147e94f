import UIKit

extension UIViewController {
    /// Tells the bars what scrolls behind them, where they would not find it by themselves. The simulated phone's bars do not ask.
    func showBars(over scrollView: UIScrollView) {
        #if canImport(ObjectiveC)
            setContentScrollView(scrollView)
        #endif
    }
}
