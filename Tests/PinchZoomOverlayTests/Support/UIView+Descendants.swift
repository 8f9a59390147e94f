import UIKit

extension UIView {
    /// All descendants, from the outside in.
    var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }

    /// The view's frame in the window, in points.
    var shownFrame: CGRect { convert(bounds, to: nil) }

    /// The product of the alphas of the view and of all views around it.
    var wholeAlpha: CGFloat { sequence(first: self) { $0.superview }.reduce(1) { $0 * $1.alpha } }

    /// The view that shows this image view in flight, and cuts off the rest of the photo if a part flies. Without such a view, this view.
    var flyingPart: UIView { sequence(first: self, next: \.superview).first { $0.superview is UIImageView } ?? self }
}
