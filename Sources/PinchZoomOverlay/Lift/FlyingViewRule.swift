#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The rule that chooses the flying view for a view. The first row that fits the view applies.
///
/// | the view | the flying view |
/// | --- | --- |
/// | an image view, or a view that shows nothing but an image view that fills it | a twin: ``ImageTwin`` |
/// | a ``PinchZoomContainerView`` that contains no controller's view and no first responder | its content, live: ``ReparentedContent`` |
/// | in a transition, a view that may leave its superview, such as a text or a ring that turns | the view itself, live: ``ReparentedView`` |
/// | any other view | a picture: ``ViewSnapshot`` |
///
/// The first two rows require a look that ``TwinLook`` can copy.
@MainActor enum FlyingViewRule {
    /// Returns the view that flies: the view itself, or the image view that fills it.
    static func subject(of view: UIView) -> UIView { view.fillingImageView ?? view }

    /// - Parameters:
    ///   - original: The view that is hidden in its place: `view`, or a view that `view` fills.
    ///   - movesViews: Whether the third row applies.
    ///   - moment: The moment that the snapshot shows, if a snapshot flies.
    static func flyingView(
        for view: UIView,
        in superview: UIView,
        hiding original: UIView,
        movesViews: Bool,
        snapshotAt moment: ViewSnapshot.Moment
    ) -> any FlyingView {
        if let imageView = view as? UIImageView, TwinLook.canCopy(imageView) {
            return ImageTwin(of: imageView, in: superview, hiding: original)
        }
        if let container = view as? PinchZoomContainerView, let content = container.contentView,
            TwinLook.canCopy(container, around: content), !content.isUnderController
        {
            return ReparentedContent(content, of: container, in: superview)
        }
        if movesViews, mayLeave(view, superview) { return ReparentedView(view, from: superview) }
        return ViewSnapshot(of: view, in: superview, at: moment)
    }

    /// Returns whether a view may leave its superview. Cells, scroll views, content views of visual effect views, views in a stack view, and
    /// views with constraints, a controller or the first responder must stay.
    private static func mayLeave(_ view: UIView, _ superview: UIView) -> Bool {
        // A scroll view's content offset depends on the scroll view's position in the window. UIKit determines the superview of a cell.
        if view is UIScrollView || view is UICollectionReusableView || view is UIWindow { return false }
        // A visual effect view takes no subviews, so its content view couldn't come back.
        if superview is UIVisualEffectView { return false }
        if (superview as? UICollectionViewCell)?.contentView === view || isTableCellOrContent(view, in: superview) { return false }
        if (superview as? UIStackView)?.arrangedSubviews.contains(view) ?? false { return false }
        return view.translatesAutoresizingMaskIntoConstraints && !view.isUnderController && !view.isTied
    }

    private static func isTableCellOrContent(_ view: UIView, in superview: UIView) -> Bool {
        view is UITableViewCell || view is UITableViewHeaderFooterView || superview is UITableViewCell
            || superview is UITableViewHeaderFooterView
    }
}

extension UIView {
    /// The subviews that are neither hidden nor transparent nor empty.
    var visibleSubviews: [UIView] { subviews.filter { !$0.isHidden && $0.alpha > 0 && !$0.bounds.isEmpty } }

    /// The image view that fills this view, if nothing else is visible. Loaders and cards have such image views.
    ///
    /// The value is `nil` for an image view, and if the image view has no image or a look that a twin can't have.
    fileprivate var fillingImageView: UIImageView? {
        guard !(self is UIImageView), !(self is UIScrollView), !(self is UIVisualEffectView), !(self is PinchZoomContainerView),
            layer.contents == nil, layer.borderWidth == 0, mask == nil, layer.mask == nil, CATransform3DIsIdentity(layer.sublayerTransform),
            (layer.sublayers?.count ?? 0) == subviews.count, let child = visibleSubviews.last
        else { return nil }
        // A loader may leave its placeholder below the photo.
        guard visibleSubviews.count == 1 || (child as? UIImageView)?.hides(visibleSubviews.dropLast()) ?? false else { return nil }
        guard child.transform.isIdentity, child.alpha == 1, child.frame.fills(bounds),
            let imageView = child as? UIImageView ?? child.fillingImageView, !imageView.isEmpty, TwinLook.canCopy(imageView)
        else { return nil }
        guard (backgroundColor?.cgColor.alpha ?? 0) > 0 else { return imageView }
        // A background shows beside a picture that fits, through a transparent picture, and beside round corners.
        let ownRadius = clipsToBounds ? effectiveCornerRadius : 0
        let isRounder = sequence(first: imageView, next: \.superview).prefix { $0 !== self }
            .contains { $0.clipsToBounds && $0.effectiveCornerRadius > ownRadius }
        return imageView.hidesBackground && !isRounder ? imageView : nil
    }
}

extension UIImageView {
    /// Returns whether the picture hides siblings that are behind it. At round corners, it hides only siblings with such corners.
    fileprivate func hides(_ siblings: ArraySlice<UIView>) -> Bool {
        guard hidesBackground else { return false }
        let radius = clipsToBounds ? effectiveCornerRadius : 0
        return siblings.allSatisfy {
            $0.layer.zPosition <= layer.zPosition && bounds.contains(convert($0.drawnRect, from: $0))
                && (radius == 0 || $0.clipsToBounds && $0.effectiveCornerRadius >= radius)
        }
    }

    /// Whether the view shows an opaque picture in all of its bounds, or draws a picture of its own.
    fileprivate var hidesBackground: Bool {
        guard let image, let picture = pictureFrame else { return contentMode == .scaleAspectFill || contentMode == .scaleToFill }
        return picture.insetBy(dx: -0.01, dy: -0.01).contains(bounds) && image.opacity == .opaque
    }
}

extension CGRect {
    /// Returns whether the rectangle has the edges of another, to half a point.
    fileprivate func fills(_ other: CGRect) -> Bool {
        max(abs(minX - other.minX), abs(maxX - other.maxX), abs(minY - other.minY), abs(maxY - other.maxY)) < 0.5
    }
}

extension UIView {
    /// Whether the view or one of its subviews belongs to a controller, or is the first responder.
    ///
    /// UIKit may raise an exception if a child controller's view leaves its parent's view. The first responder stays in place, so that it
    /// doesn't lose the keyboard.
    fileprivate var isUnderController: Bool {
        next is UIViewController || isFirstResponder || subviews.contains(where: \.isUnderController)
    }

    /// Whether a constraint of an ancestor refers to the view or to one of its subviews. UIKit removes such constraints when the view
    /// leaves its superview, and doesn't add them again.
    fileprivate var isTied: Bool {
        sequence(first: superview, next: { $0?.superview }).contains { ancestor in
            ancestor?.constraints.contains { !isFrame($0) && (isTied($0.firstItem) || isTied($0.secondItem)) } ?? false
        }
    }

    private func isTied(_ item: AnyObject?) -> Bool {
        (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: self) ?? false
    }

    /// Returns whether UIKit has made a constraint from this view's frame and autoresizing mask. In a new superview, UIKit makes such a
    /// constraint again. Such a constraint has a private class, and refers only to this view, or to this view and its superview.
    private func isFrame(_ constraint: NSLayoutConstraint) -> Bool {
        type(of: constraint) != NSLayoutConstraint.self && constraint.priority == .required && constraint.firstItem === self
            && (constraint.secondItem == nil || constraint.secondItem === superview) && constraint.identifier == nil
    }
}
#endif
