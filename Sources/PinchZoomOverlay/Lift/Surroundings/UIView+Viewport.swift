import UIKit

extension UIView {
    /// Returns the part of the window in which the scroll views around a view show it, without the parts under their bars. In points of the
    /// window; `nil` if nothing is left.
    func viewport(in window: UIWindow) -> CGRect? {
        var viewport = window.bounds
        for case let scrollView as UIScrollView in sequence(first: self, next: \.superview) {
            viewport = viewport.intersection(scrollView.convert(scrollView.bounds.inset(by: scrollView.safeAreaInsets), to: window))
        }
        return viewport.isEmpty ? nil : viewport
    }
}
