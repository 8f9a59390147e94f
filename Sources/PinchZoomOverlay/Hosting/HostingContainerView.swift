import UIKit

/// A container of a SwiftUI view, which lays itself out at any size.
///
/// The container keeps its size during a flight. In flight the content is in another safe area and would ask for another size.
final class HostingContainerView: PinchZoomContainerView {
    /// A proposed size. `nil` is the ideal length.
    private struct Proposal: Hashable {
        let width: CGFloat?
        let height: CGFloat?
    }

    /// The length that means infinity in UIKit's calls, in points. SwiftUI takes 2,777,777 points and more for the ideal length.
    private static let endlessLength: CGFloat = 1_000_000
    /// The sizes that the content has returned in its place.
    private var sizes: [Proposal: CGSize] = [:]

    /// Returns the size of the content for a proposal, where `nil` is the ideal length, or `nil` if there is no content or no number.
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

    /// Forgets the sizes, because the content has changed.
    func contentDidChange() {
        guard contentView?.superview === self else { return }
        sizes = [:]
        invalidateIntrinsicContentSize()
    }

    /// Clears the stored sizes after a flight. Without this, a change of the content during the flight would leave an old size.
    override func takeIn(_ view: UIView) {
        super.takeIn(view)
        contentDidChange()
    }

    override var reflowsContent: Bool { true }

    override var hidesSafeArea: Bool { true }

    /// No insets, so that content doesn't shift under a bar.
    override var safeAreaInsets: UIEdgeInsets { .zero }

    private func size(of contentView: UIView, in proposal: Proposal) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return contentView.sizeThatFits(CGSize(width: width, height: height))
        }
        // As a list's cell does that has a width and no height yet.
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
