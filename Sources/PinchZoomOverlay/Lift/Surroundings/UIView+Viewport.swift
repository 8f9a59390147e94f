import UIKit

extension UIView {
    /// What of its window a view is shown in by the scroll views around it, and by itself: not what lies under their bars. In points of the
    /// window; nil if that is nothing.
    func viewport(in window: UIWindow) -> CGRect? {
        var viewport = window.bounds
        for case let scrollView as UIScrollView in sequence(first: self, next: \.superview) {
            viewport = viewport.intersection(scrollView.convert(scrollView.bounds.inset(by: scrollView.safeAreaInsets), to: window))
        }
        return viewport.isEmpty ? nil : viewport
    }
}
