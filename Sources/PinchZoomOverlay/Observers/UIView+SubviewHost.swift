import UIKit

extension UIView {
    /// The view that takes additional subviews: the content view of a visual effect view, and the view itself otherwise. UIKit raises an
    /// exception if a subview is added to a visual effect view itself.
    var subviewHost: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}
