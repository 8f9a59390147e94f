import UIKit

/// The rule that chooses the flying view for a view: the first row that fits.
///
/// | the view | what flies |
/// | --- | --- |
/// | a ``PinchZoomContainerView`` with no controller's view in it | its content, live: ``ReparentedContent`` |
/// | an image view that shows an image, and looks like nothing that cannot be copied | a twin: ``ImageTwin`` |
/// | a view that may leave its superview for a while | itself, live: ``ReparentedView`` |
/// | anything else | a picture of it: ``ViewSnapshot`` |
///
/// ``PinchZoomConfiguration/LiftedContent`` overrides the rule.
@MainActor enum FlyingViewRule {
    /// - Parameter moment: The content of a snapshot, if one flies.
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

    /// Returns whether a view may leave its superview: no constraint, controller, cell or first responder depends on it.
    private static func mayLeave(_ view: UIView, _ superview: UIView) -> Bool {
        // The offset of a scroll view depends on its position in the window. UIKit owns the superview of cells.
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
    /// Whether the view or one of its subviews belongs to a controller or is the first responder. UIKit raises if such a view moves.
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

    /// Returns whether UIKit has made a constraint from this view's frame and autoresizing mask. UIKit makes it again wherever the view is.
    /// It has a private class, and refers to this view alone or with its superview.
    private func isFrame(_ constraint: NSLayoutConstraint) -> Bool {
        type(of: constraint) != NSLayoutConstraint.self && constraint.priority == .required && constraint.firstItem === self
            && (constraint.secondItem == nil || constraint.secondItem === superview) && constraint.identifier == nil
    }
}
