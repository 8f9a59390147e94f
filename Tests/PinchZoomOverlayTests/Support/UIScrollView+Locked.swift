import UIKit

extension UIScrollView {
    /// Whether fingers can't scroll the view.
    var isLocked: Bool { !isScrollEnabled || !panGestureRecognizer.isEnabled }
}
