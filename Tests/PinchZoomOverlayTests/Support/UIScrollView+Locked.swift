import UIKit

extension UIScrollView {
    /// Whether fingers do not scroll it.
    var isLocked: Bool { !isScrollEnabled || !panGestureRecognizer.isEnabled }
}
