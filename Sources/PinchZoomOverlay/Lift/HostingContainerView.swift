import UIKit

/// A container of content that lays out itself in any size, and says which it wants: of a SwiftUI view.
///
/// Its place keeps its size while the content flies: there it lies in another safe area, and what it would say is not what it says at home.
final class HostingContainerView: PinchZoomContainerView {
    /// A size that the content is asked for. Nil is a length of its own choice.
    private struct Proposal: Hashable {
        let width: CGFloat?
        let height: CGFloat?
    }

    /// What stands for infinity where UIKit wants a number, in points: SwiftUI takes 2,777,777 points and more for a length of its own choice.
    private static let endlessLength: CGFloat = 1_000_000
    /// What the content has answered at home.
    private var sizes: [Proposal: CGSize] = [:]

    /// The size that the content takes of what is proposed to it. A proposal of nil is a length of its own choice, one of infinity all that
    /// there is; the answer is nil if there is no content, or no number.
    func size(proposedWidth: CGFloat?, height proposedHeight: CGFloat?) -> CGSize? {
        guard let contentView else { return nil }
        let proposal = Proposal(width: proposedWidth, height: proposedHeight)
        if contentView.superview !== self, let size = sizes[proposal] { return size }
        let wanted = size(
            of: contentView,
            in: Proposal(width: proposedWidth.map(HostingContainerView.number), height: proposedHeight.map(HostingContainerView.number))
        )
        guard !wanted.width.isNaN, !wanted.height.isNaN else { return nil }
        let size = CGSize(width: HostingContainerView.length(wanted.width), height: HostingContainerView.length(wanted.height))
        if contentView.superview === self { sizes[proposal] = size }
        return size
    }

    /// What the content says may be another from now on.
    func contentDidChange() {
        guard contentView?.superview === self else { return }
        sizes = [:]
        invalidateIntrinsicContentSize()
    }

    /// It is asked anew for what it was not asked for in flight.
    override func takeIn(_ view: UIView) {
        super.takeIn(view)
        contentDidChange()
    }

    /// Content that is moved under bars, or flies there, does not shift.
    override var safeAreaInsets: UIEdgeInsets { .zero }

    private func size(of contentView: UIView, in proposal: Proposal) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return contentView.sizeThatFits(CGSize(width: width, height: height))
        }
        // As the cell of a list asks that has a width and no height yet.
        let compressedSize = UIView.layoutFittingCompressedSize
        return contentView.systemLayoutSizeFitting(
            CGSize(width: proposal.width ?? compressedSize.width, height: proposal.height ?? compressedSize.height),
            withHorizontalFittingPriority: proposal.width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: proposal.height == nil ? .fittingSizeLevel : .required
        )
    }

    private static func number(_ length: CGFloat) -> CGFloat { min(length, endlessLength) }

    private static func length(_ number: CGFloat) -> CGFloat { number < endlessLength ? number : .infinity }
}
