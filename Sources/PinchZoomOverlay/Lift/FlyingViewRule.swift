import UIKit

/// The rule that chooses the flying view for a view. The first row that fits the view applies.
///
/// | the view | the flying view |
/// | --- | --- |
/// | a ``PinchZoomContainerView`` that contains no controller's view and no first responder | its content, live: ``ReparentedContent`` |
/// | an image view | a twin: ``ImageTwin`` |
/// | a view that may leave its superview during the flight | the view itself, live: ``ReparentedView`` |
/// | any other view | a snapshot: ``ViewSnapshot`` |
///
/// The first two rows require a look that ``TwinLook`` can copy. ``PinchZoomConfiguration/liftedContent`` can change the order of the rows,
/// or choose a snapshot for every view.
@MainActor enum FlyingViewRule {
    /// - Parameter moment: The moment that the snapshot shows, if a snapshot flies.
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

    /// Returns whether a view may leave its superview. Cells, scroll views, content views of visual effect views, views in a stack view, and
    /// views with constraints, a controller or the first responder must stay.
    private static func mayLeave(_ view: UIView, _ superview: UIView) -> Bool {
        // A scroll view's content offset depends on the scroll view's position in the window. UIKit determines the superview of a cell.
        if view is UIScrollView || view is UICollectionReusableView || view is UIWindow { return false }
        // A `PlaceKeeper` can't replace the content view, because a visual effect view takes no subviews.
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
