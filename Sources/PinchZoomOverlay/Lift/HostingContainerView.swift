import UIKit

/// A container of content that lays out itself in any size, and says which it wants: of a SwiftUI view.
final class HostingContainerView: PinchZoomContainerView {
    /// The size that the content takes of what is proposed to it; nil, of its own choice. Nil if it has no finite size for that.
    ///
    /// The content answers the same wherever it is, in its place or in flight.
    func size(proposedWidth width: CGFloat?, height: CGFloat?) -> CGSize? {
        guard let contentView else { return nil }
        let size =
            if let width, let height {
                contentView.sizeThatFits(CGSize(width: width, height: height))
            } else {
                // As the cell of a list asks that has a width and no height yet.
                contentView.systemLayoutSizeFitting(
                    CGSize(
                        width: width ?? UIView.layoutFittingCompressedSize.width,
                        height: height ?? UIView.layoutFittingCompressedSize.height
                    ),
                    withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
                    verticalFittingPriority: height == nil ? .fittingSizeLevel : .required
                )
            }
        return size.width.isFinite && size.height.isFinite ? size : nil
    }
}
