import UIKit

/// Says what flies for a view: the first of these that fits.
///
/// | the view | what flies |
/// | --- | --- |
/// | a ``PinchZoomContainerView`` with no controller's view in it | its content, live: ``ReparentedContent`` |
/// | an image view that shows an image, and looks like nothing that cannot be copied | a twin: ``ImageTwin`` |
/// | a view that may leave its superview for a while | itself, live: ``ReparentedView`` |
/// | anything else | a picture of it: ``ViewSnapshot`` |
///
/// An author who knows better says so by ``PinchZoomConfiguration/LiftedContent``.
@MainActor enum FlyingViewRule {
    /// - Parameter moment: What a picture shows, where one flies.
    static func flyingView(
        for view: UIView,
        in superview: UIView,
        as content: PinchZoomConfiguration.LiftedContent,
        snapshotAt moment: ViewSnapshot.Moment
    ) -> any FlyingView {
        let picture = { ViewSnapshot(of: view, in: superview, at: moment) }
        switch content {
        case .automatic: return contained(view, superview) ?? twin(of: view, superview) ?? live(view, superview) ?? picture()
        case .live: return contained(view, superview) ?? live(view, superview) ?? twin(of: view, superview) ?? picture()
        case .picture: return picture()
        }
    }

    private static func contained(_ view: UIView, _ superview: UIView) -> (any FlyingView)? {
        guard let container = view as? PinchZoomContainerView, let content = container.contentView,
            TwinLook.canCopy(container, around: content), !content.isUnderController
        else { return nil }
        return ReparentedContent(content, of: container, in: superview)
    }

    private static func twin(of view: UIView, _ superview: UIView) -> (any FlyingView)? {
        guard let imageView = view as? UIImageView, TwinLook.canCopy(imageView) else { return nil }
        return ImageTwin(of: imageView, in: superview)
    }

    private static func live(_ view: UIView, _ superview: UIView) -> (any FlyingView)? {
        mayLeave(view, superview) ? ReparentedView(view, from: superview) : nil
    }

    /// Whether nobody counts on where it is: neither its superview, nor a constraint, nor a controller, nor the keyboard.
    private static func mayLeave(_ view: UIView, _ superview: UIView) -> Bool {
        // A scroll view's offset depends on where it is in its window; cells and windows have a superview of UIKit's.
        if view is UIScrollView || view is UICollectionReusableView || view is UIWindow { return false }
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
    /// Whether it or a view in it is a controller's, or has the keyboard: such a view stays where UIKit knows it.
    fileprivate var isUnderController: Bool {
        next is UIViewController || isFirstResponder || subviews.contains(where: \.isUnderController)
    }

    /// Whether a constraint that is held outside of it refers to it, or to anything in it: UIKit drops such a constraint for good when the view
    /// leaves its superview.
    fileprivate var isTied: Bool {
        sequence(first: superview, next: { $0?.superview }).contains { ancestor in
            ancestor?.constraints.contains { !isFrame($0) && (isTied($0.firstItem) || isTied($0.secondItem)) } ?? false
        }
    }

    private func isTied(_ item: AnyObject?) -> Bool {
        (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: self) ?? false
    }

    /// Whether UIKit has made a constraint of this view's frame and autoresizing mask, and makes it anew wherever the view is: of a class of its
    /// own, of this view alone or with its superview.
    private func isFrame(_ constraint: NSLayoutConstraint) -> Bool {
        type(of: constraint) != NSLayoutConstraint.self && constraint.priority == .required && constraint.firstItem === self
            && (constraint.secondItem == nil || constraint.secondItem === superview) && constraint.identifier == nil
    }
}
