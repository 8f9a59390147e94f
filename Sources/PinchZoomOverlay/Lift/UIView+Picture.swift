#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIView {
    /// Returns a view that shows what this view shows, in the same bounds, or `nil` if the view shows nothing.
    ///
    /// A picture of a visual effect view lacks the effect, so a visual effect view with the same effect takes its place. A view that only
    /// contains other views gets a picture of each, because a picture of a view that covers the screen would take several frames to draw.
    func makePicture(at moment: ViewSnapshot.Moment) -> UIView? {
        if let effectView = self as? UIVisualEffectView { return effectView.makeTwin(at: moment) }
        if !(self is UIControl) || containsEffect, isBareContainer { return makeReplica(at: moment) }
        return makeWholePicture(at: moment)
    }

    /// Returns a view that shows what this view shows, and what it draws beyond its bounds: a badge that sticks out, a shadow.
    ///
    /// A snapshot ends at the bounds. Without this, such a badge would vanish in the frame of the lift.
    func makeWholePicture(at moment: ViewSnapshot.Moment) -> UIView? {
        let hasShadow = layer.shadowOpacity > 0
        guard !clipsToBounds, hasShadow || !bounds.insetBy(dx: -0.01, dy: -0.01).contains(layer.contentRect) else {
            return ViewSnapshot.picture(of: self, at: moment)
        }
        if isReplicable { return makeReplica(at: moment) }
        let picture = ViewSnapshot.picture(of: self, at: moment)
        if let picture, hasShadow { CardShadow.copy(from: self, to: picture) }
        return picture
    }

    /// Returns a view with this view's own look, and with a picture of each subview.
    private func makeReplica(at moment: ViewSnapshot.Moment) -> UIView {
        if moment == .now { layoutIfNeeded() }
        let replica: UIView
        if let source = self as? UIImageView {
            let copy = UIImageView(image: source.image)
            copy.contentMode = contentMode
            TwinLook.copy(from: source, to: copy)
            TwinLook.copyDynamicRange(from: source, to: copy)
            copy.copyClip(of: self)
            replica = copy
        } else {
            replica = UIView()
            TwinLook.copyShell(from: self, to: replica)
        }
        replica.frame = bounds
        replica.bounds = bounds
        MaskReplica(of: self)?.apply(to: replica, in: bounds, openedTo: bounds)
        replica.addPictures(of: visibleSubviews, at: moment)
        return replica
    }

    fileprivate func addPictures(of views: [UIView], at moment: ViewSnapshot.Moment) {
        for view in views {
            guard let picture = view.makePicture(at: moment) else { continue }
            addSubview(picture)
            (moment == .now ? ViewGeometry(modelOf: view) : ViewGeometry(of: view)).apply(to: picture)
            picture.alpha = moment == .now ? view.alpha : view.alphaOnScreen
            picture.layer.zPosition = view.layer.zPosition
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
        !(self is UIImageView) && isReplicable && (backgroundColor?.cgColor.alpha ?? 0) == 0 && layer.borderWidth == 0
            && mask == nil && layer.mask == nil && visibleSubviews.allSatisfy { $0.alpha == 1 }
    }

    /// Whether a plain view or image view can show what this view shows besides its subviews.
    private var isReplicable: Bool {
        let isPlainImage = type(of: self) == UIImageView.self || self is any PlainImageView
        let (isPlain, layerClass): (Bool, AnyClass) =
            self is UIImageView ? (isPlainImage, UIImageView.layerClass) : (layer.contents == nil, UIView.layerClass)
        return isPlain && type(of: self).layerClass == layerClass && !(self is UIScrollView) && !(self is UIVisualEffectView)
            && CATransform3DIsIdentity(layer.sublayerTransform) && (layer.sublayers?.count ?? 0) == subviews.count
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
