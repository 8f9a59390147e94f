import UIKit

/// A view that keeps the place of its content while the content flies.
///
/// Use a container for content that changes by itself, such as a player or a map, in a layout with constraints. Constrain the container as
/// you would constrain the content, and lift the container:
///
/// ```swift
/// final class VideoCell: UICollectionViewCell, PinchZoomable {
///     let playerView = PlayerView()
///     let container = PinchZoomContainerView()
///     var pinchZoomView: UIView { container }
///
///     override init(frame: CGRect) {
///         super.init(frame: frame)
///         container.contentView = playerView
///         container.translatesAutoresizingMaskIntoConstraints = false
///         contentView.addSubview(container)
///         NSLayoutConstraint.activate([
///             container.topAnchor.constraint(equalTo: contentView.topAnchor),
///             container.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
///             container.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
///             container.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
///         ])
///         enablePinchZoom()
///     }
///
///     required init?(coder: NSCoder) { nil }
/// }
/// ```
///
/// A view that constraints hold would lose them if it left its place, so a picture of it flies instead. The container sets its content's
/// frame: the content flies live, and no constraint changes. The container's background, border, corners and shadow fly along.
///
/// UIKit allows the view of a child view controller only in its parent's view. A container with such a view in its content flies as a
/// picture, and so does one with subviews beside its content. The view of a `UIHostingController` is such a view; the content view of a
/// `UIHostingConfiguration` has no view controller, and flies live.
open class PinchZoomContainerView: UIView {
    /// Creates a container with the size of a content view, and shows that view in it.
    ///
    /// - Parameter contentView: The view that the container shows, and that flies.
    public convenience init(contentView: UIView) {
        self.init(frame: contentView.frame)
        // An initializer calls no property observers.
        setContentView(contentView)
    }

    /// The view that the container shows, and that flies. The container sets its frame.
    ///
    /// A view that you set replaces the former one at once. The exceptions are views that are somewhere else at the moment:
    ///
    /// - A view that another container has taken meanwhile comes back when you set it again.
    /// - A former view that flies doesn't come back when it lands.
    /// - A view that a page of a ``PhotoPagerViewController`` shows comes when the page gives it back.
    open var contentView: UIView? {
        get { content }
        set { setContentView(newValue) }
    }

    private var content: UIView?

    private func setContentView(_ view: UIView?) {
        // A view that another container has taken comes back when it is set again, as with `addSubview(_:)`.
        guard view !== content || view.map({ $0.homeContainer !== self }) ?? false else { return }
        if content?.homeContainer === self { content?.removeFromSuperview() }
        content = view
        if let view {
            if let home = view.homeContainer, home !== self, home.noteLender(self) { return invalidateIntrinsicContentSize() }
            takeIn(view)
        }
        invalidateIntrinsicContentSize()
    }

    /// Adds the content behind all other subviews, and makes the content fill the container.
    func takeIn(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.transform = .identity
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    // MARK: Overridden by the containers of pages and of SwiftUI views

    /// Whether the content lays itself out in another aspect ratio during a flight, instead of being stretched.
    var reflowsContent: Bool { false }

    /// Whether the content ignores the safe area. Otherwise hosted content would shift under a bar.
    var hidesSafeArea: Bool { false }

    /// Notes the container to which this one gives its content back. Returns `false` if this container doesn't borrow its content.
    func noteLender(_ lender: PinchZoomContainerView) -> Bool { false }

    /// Returns whether the content is on loan from another container.
    func borrows(from container: PinchZoomContainerView) -> Bool { false }

    /// Gives content on loan back, while both containers are in the window.
    func giveBackLoan() {}

    /// The natural size of the content, or of a plain view if there is no content.
    ///
    /// If the content's intrinsic size changes, call `invalidateIntrinsicContentSize()` on the container as well.
    open override var intrinsicContentSize: CGSize { content?.intrinsicContentSize ?? super.intrinsicContentSize }

    /// Returns the size at which the content fits a size best, or that of a plain view if there is no content.
    ///
    /// - Parameter size: The size to fit the content into, in points.
    /// - Returns: The size at which the content fits best, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { content?.sizeThatFits(size) ?? super.sizeThatFits(size) }

    /// Lays out the content, unless it's away in flight or in a page.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let content, content.superview === self, content.frame != bounds { content.frame = bounds }
    }
}

extension UIView {
    /// The container that a view is in, or flies from.
    var homeContainer: PinchZoomContainerView? {
        superview as? PinchZoomContainerView ?? (superview as? ContentShellView)?.container
    }
}
