#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The caption of a page, with hosted content. The content determines the height.
final class HostedCaptionView: CodedView {
    let container = HostingContainerView()
    /// The identifier of the item that the caption describes.
    let item: AnyHashable

    init(of item: AnyHashable) {
        self.item = item
        // The frame isn't empty, because a page takes the height of a view from `sizeThatFits(_:)` only if that size differs from the
        // view's own. Otherwise, a caption that is empty at first would never grow.
        super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        addSubview(container)
        container.sizeDidChange = { [weak self] in self?.superview?.setNeedsLayout() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        container.size(proposedWidth: size.width, height: nil).map { CGSize(width: size.width, height: $0.height) } ?? .zero
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        container.frame = bounds
    }
}
#endif
