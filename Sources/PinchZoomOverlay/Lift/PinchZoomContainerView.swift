#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
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
/// If a view with constraints left its superview, UIKit would remove the constraints. Therefore, a picture of such a view flies instead. A
/// container sets the frame of its content, so that the content can fly live, and no constraint changes. The container's background,
/// border, corners and shadow fly with the content.
///
/// UIKit allows the view of a child view controller only in the view of the parent. If the content is or contains such a view, for example
/// the view of a `UIHostingController`, a picture of the container flies. The content view of a `UIHostingConfiguration` has no view
/// controller, and flies live. If a container has subviews besides its content, a picture of the container flies.
open class PinchZoomContainerView: UIView {
    /// Creates a container with the frame of a content view, and shows the content view in the container.
    ///
    /// - Parameter contentView: The view that the container shows, and that flies.
    public convenience init(contentView: UIView) {
        self.init(frame: contentView.frame)
        setContentView(contentView)
    }

    /// The view that the container shows, and that flies. The container sets the view's size and position. The view keeps its transform, such
    /// as that of a mirrored player.
    ///
    /// A view that you set replaces the former view at once. These cases are special:
    ///
    /// - If another container has taken the view, this property still returns the view. Set the view again to get it back.
    /// - If the former view is in flight, it doesn't return to the container when the flight ends.
    /// - If a page of a ``PhotoPagerViewController`` shows the new view, the container gets the view when the page gives it back.
    open var contentView: UIView? {
        get { content }
        set { setContentView(newValue) }
    }

    private var content: UIView?

    private func setContentView(_ view: UIView?) {
        // If another container has taken the view, setting the view again gets it back. Without this, the container of a reused cell would
        // stay empty.
        guard view !== content || view.map({ $0.homeContainer !== self }) ?? false else { return }
        if content?.homeContainer === self { content?.removeFromSuperview() }
        content = view
        if let view {
            if let home = view.homeContainer, home !== self, home.noteLender(self) { return invalidateIntrinsicContentSize() }
            view.translatesAutoresizingMaskIntoConstraints = true
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            takeIn(view)
        }
        invalidateIntrinsicContentSize()
    }

    /// Adds the content behind all other subviews, and makes the content fill the container.
    func takeIn(_ view: UIView) {
        view.fill(bounds)
        insertSubview(view, at: 0)
    }

    // MARK: Overridden by the containers of pages and of SwiftUI views

    /// Whether the content lays itself out in another aspect ratio during a flight, instead of being stretched.
    var reflowsContent: Bool { false }

    /// Whether the content counts as opaque where it flies between two screens.
    var isSolid: Bool { hasSolidBackground || content?.hasSolidBackground ?? false }

    /// Whether the content ignores the safe area. Without this, hosted content would shift when it flies under a bar.
    var hidesSafeArea: Bool { false }

    /// Stores the container to which this container gives its content back. Returns `false` if this container doesn't borrow its content.
    func noteLender(_ lender: PinchZoomContainerView) -> Bool { false }

    /// Returns whether the content is on loan from another container.
    func borrows(from container: PinchZoomContainerView) -> Bool { false }

    /// Gives content on loan back. Both containers must be in the window, because a player may stop if it leaves the window.
    func giveBackLoan() {}

    /// The natural size of the content, or of a plain view if there is no content.
    ///
    /// If the content's intrinsic size changes, call `invalidateIntrinsicContentSize()` on the container as well.
    open override var intrinsicContentSize: CGSize { content?.intrinsicContentSize ?? super.intrinsicContentSize }

    /// Returns the size at which the content fits a size best, or the size of a plain view if there is no content.
    ///
    /// - Parameter size: The size to fit the content into, in points.
    /// - Returns: The size at which the content fits best, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { content?.sizeThatFits(size) ?? super.sizeThatFits(size) }

    /// Makes the content fill the container, unless the content is in flight or in a page.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let content, content.superview === self { content.fill(bounds) }
    }
}

extension UIView {
    /// Makes the view fill a rectangle of its superview. The view's transform and anchor point stay: for example, a player that shows the
    /// film of a front camera is mirrored.
    func fill(_ rect: CGRect) {
        // A transform that flattens the view has no inverse.
        let isFlat = abs(transform.a * transform.d - transform.b * transform.c) < 1e-9
        let size = isFlat ? rect.size : CGRect(origin: .zero, size: rect.size).applying(transform.inverted()).size
        if bounds.size != size { bounds.size = size }
        let anchor = CGPoint(x: (layer.anchorPoint.x - 0.5) * size.width, y: (layer.anchorPoint.y - 0.5) * size.height)
        let offset = CGSize(width: anchor.x, height: anchor.y).applying(transform)
        let center = CGPoint(x: rect.midX + offset.width, y: rect.midY + offset.height)
        if self.center != center { self.center = center }
    }

    /// The container that the view is in, or from which the view flies.
    var homeContainer: PinchZoomContainerView? {
        superview as? PinchZoomContainerView ?? (superview as? ContentShellView)?.container
    }
}
#endif
