#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIView {
    /// Returns a view that shows what this view shows, in the same bounds, or `nil` if the view shows nothing.
    ///
    /// A picture of a visual effect view lacks the effect, so a visual effect view with the same effect takes its place. A view that only
    /// contains other views gets a picture of each, because a picture of a view that covers the screen would take several frames to draw.
    func makePicture(at moment: ViewSnapshot.Moment) -> UIView? {
        if let effectView = self as? UIVisualEffectView { return effectView.makeTwin(at: moment) }
        guard isBareContainer, !(self is UIControl) || containsEffect else { return ViewSnapshot.picture(of: self, at: moment) }
        let picture = UIView(frame: bounds)
        picture.bounds = bounds
        picture.copyClip(of: self)
        picture.addPictures(of: visibleSubviews, at: moment)
        return picture
    }

    fileprivate func addPictures(of views: [UIView], at moment: ViewSnapshot.Moment) {
        for view in views {
            guard let picture = view.makePicture(at: moment) else { continue }
            addSubview(picture)
            (moment == .now ? ViewGeometry(modelOf: view) : ViewGeometry(of: view)).apply(to: picture)
        }
    }

    func copyClip(of view: UIView) {
        clipsToBounds = view.clipsToBounds
        copyCorners(of: view)
    }

    func copyCorners(of view: UIView) {
        layer.cornerRadius = view.effectiveCornerRadius
        layer.cornerCurve = view.layer.cornerCurve
        layer.maskedCorners = view.layer.maskedCorners
    }

    private var containsEffect: Bool { subviews.contains { $0 is UIVisualEffectView || $0.containsEffect } }

    /// Whether the view shows nothing but its subviews, and all visible subviews are opaque.
    private var isBareContainer: Bool {
        !(self is UIScrollView) && layer.contents == nil && (backgroundColor?.cgColor.alpha ?? 0) == 0 && layer.borderWidth == 0
            && mask == nil && layer.mask == nil && CATransform3DIsIdentity(layer.sublayerTransform)
            && (layer.sublayers?.count ?? 0) == subviews.count && visibleSubviews.allSatisfy { $0.alpha == 1 }
    }
}

extension UIVisualEffectView {
    /// Returns a view with the same effect, which shows pictures of the content.
    fileprivate func makeTwin(at moment: ViewSnapshot.Moment) -> UIView {
        let twin = UIVisualEffectView(effect: effect)
        twin.frame = bounds
        twin.bounds = bounds
        twin.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
        twin.copyClip(of: self)
        twin.contentView.backgroundColor = contentView.backgroundColor
        twin.contentView.addPictures(of: contentView.visibleSubviews, at: moment)
        return twin
    }
}
#endif
