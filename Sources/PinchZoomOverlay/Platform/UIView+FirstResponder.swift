#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIView {
    /// The first responder, if it's this view, one of its subviews or the controller of such a view.
    var heldFirstResponder: UIResponder? {
        if isFirstResponder { return self }
        if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
        return subviews.lazy.compactMap(\.heldFirstResponder).first
    }
}
#endif
