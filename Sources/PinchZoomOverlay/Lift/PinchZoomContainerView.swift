import UIKit

/// A view that keeps the place of its content while the content flies.
///
/// Use it for what goes on by itself, such as a player, a map or a SwiftUI view, in a layout by constraints. Tie the container as you would tie
/// the content, and lift the container:
///
/// ```swift
/// final class VideoCell: UICollectionViewCell, PinchZoomable {
///     let container = PinchZoomContainerView(contentView: PlayerView())
///     var pinchZoomView: UIView { container }
///
///     override init(frame: CGRect) {
///         super.init(frame: frame)
///         contentView.addSubview(container)
///         enablePinchZoom()
///     }
///
///     required init?(coder: NSCoder) { nil }
/// }
/// ```
/// A view that constraints hold cannot leave them without losing them, so that a picture of it flies. The content of a container is held by its
/// frame alone: it flies live, and no constraint is touched. Its background, border, corners and shadow fly along.
///
/// UIKit lets the view of a child view controller nowhere but into its parent's: of a container with such a view, or with subviews beside its
/// content, a picture flies.
open class PinchZoomContainerView: UIView {
    /// Creates a container of a content view.
    public convenience init(contentView: UIView) {
        self.init(frame: contentView.frame)
        // An initializer calls no property observers.
        setContentView(contentView)
    }

    /// The view that the container shows, and that flies. The container sets its frame.
    ///
    /// Another one takes its place at once. One that another container has taken meanwhile comes back when it is set again. One that flies does not
    /// come back. One that a page of a ``PhotoPagerViewController`` shows comes when
    /// that gives it back.
    open var contentView: UIView? {
        get { content }
        set { setContentView(newValue) }
    }

    private var content: UIView?

    private func setContentView(_ view: UIView?) {
        // One that another container has taken meanwhile comes back when it is set again, as `addSubview(_:)` would have it.
        guard view !== content || view.map({ $0.homeContainer !== self }) ?? false else { return }
        if content?.homeContainer === self { content?.removeFromSuperview() }
        content = view
        if let view {
            if let borrower = view.borrower, borrower !== self { borrower.note(lender: self) } else { takeIn(view) }
        }
        invalidateIntrinsicContentSize()
    }

    /// Puts the content where it belongs.
    func takeIn(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.transform = .identity
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    /// The natural size of the content. Call `invalidateIntrinsicContentSize()` on the container as well where the content's changes.
    open override var intrinsicContentSize: CGSize { content?.intrinsicContentSize ?? super.intrinsicContentSize }

    /// The size that the content fits.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { content?.sizeThatFits(size) ?? super.sizeThatFits(size) }

    /// Lays out the content, if it is there.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let content, content.superview === self, content.frame != bounds { content.frame = bounds }
    }
}
