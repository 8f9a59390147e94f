#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIView {
    /// Whether this view, one of its subviews or the controller of such a view is the first responder.
    var holdsFirstResponder: Bool {
        isFirstResponder || (next as? UIViewController)?.isFirstResponder ?? false || subviews.contains(where: \.holdsFirstResponder)
    }
}
#endif
