#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A container of a SwiftUI view. The SwiftUI view is laid out again at each size, instead of being stretched.
///
/// During a flight, the container returns the size that the content had in its place. The flying content is in another safe area and might
/// request another size, which would change the layout around the container.
final class HostingContainerView: PinchZoomContainerView {
    /// A size that SwiftUI proposes, as a size that UIKit can measure. `nil` means the ideal width or height.
    private struct Proposal: Hashable {
        let width: CGFloat?
        let height: CGFloat?
    }

    /// The length that means infinity in calls to UIKit, in points. SwiftUI treats lengths of 2,777,777 points or more as the ideal length,
    /// so this length is smaller.
    private static let endlessLength: CGFloat = 1_000_000
    /// A closure that is called when the content may request another size.
    var sizeDidChange: @MainActor () -> Void = {}
    /// A view controller whose view is the content, or `nil` if the content has no controller.
    ///
    /// While the container is in a window, the controller is a child of the nearest view controller around the container, as UIKit
    /// requires. When the container has left its window, the controller has no parent, and its view is in no superview.
    var controller: UIViewController? {
        didSet {
            guard oldValue !== controller else { return }
            if let oldValue { removeController(oldValue) }
            addController()
        }
    }
    /// A closure that returns the size of the controller's content that fits into a size, in points.
    var controllerSize: @MainActor (CGSize) -> CGSize = { $0 }
    /// The sizes of the content for SwiftUI's proposals, measured while the content was in its place.
    private var sizes: [Proposal: CGSize] = [:]

    /// Returns the size of the content for a proposed size. If a proposed length is `nil`, the content chooses its ideal length.
    ///
    /// Returns `nil` if there is no content, or if the measured size isn't a number.
    func size(proposedWidth: CGFloat?, height proposedHeight: CGFloat?) -> CGSize? {
        if controller != nil { return sizeOfController(proposedWidth: proposedWidth, height: proposedHeight) }
        guard let contentView else { return nil }
        let endless = HostingContainerView.endlessLength
        let proposal = Proposal(width: proposedWidth.map { min($0, endless) }, height: proposedHeight.map { min($0, endless) })
        if contentView.superview !== self, let size = sizes[proposal] { return size }
        let wanted = size(of: contentView, in: proposal)
        guard !wanted.width.isNaN, !wanted.height.isNaN else { return nil }
        let size = CGSize(width: HostingContainerView.length(wanted.width), height: HostingContainerView.length(wanted.height))
        if contentView.superview === self {
            // Without the limit, a window that people resize would leave a size for each of its widths.
            if sizes.count >= 16 { sizes = [:] }
            sizes[proposal] = size
        }
        return size
    }

    /// Clears the stored sizes after a change of the content. In flight, the sizes stay, so that the place keeps its size.
    func contentDidChange() {
        guard contentView?.superview === self else { return }
        sizes = [:]
        invalidateIntrinsicContentSize()
        sizeDidChange()
    }

    /// Adds the content, and clears the stored sizes. If the content has changed during a flight, the container would otherwise keep an old
    /// size.
    override func takeIn(_ view: UIView) {
        super.takeIn(view)
        contentDidChange()
    }

    override var reflowsContent: Bool { true }

    /// Always `true`. Hosted content has no background, but represents a photo. Without this, the list would shine through the photo in the
    /// middle of a flight.
    override var isSolid: Bool { true }

    override var hidesSafeArea: Bool { true }

    /// Zero insets. With other insets, the content would shift when it is under a bar.
    override var safeAreaInsets: UIEdgeInsets { .zero }

    private func size(of contentView: UIView, in proposal: Proposal) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return contentView.sizeThatFits(CGSize(width: width, height: height))
        }
        // If the proposal has no width or no height, UIKit chooses the missing length, as for a self-sizing cell.
        let compressedSize = UIView.layoutFittingCompressedSize
        return contentView.systemLayoutSizeFitting(
            CGSize(width: proposal.width ?? compressedSize.width, height: proposal.height ?? compressedSize.height),
            withHorizontalFittingPriority: proposal.width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: proposal.height == nil ? .fittingSizeLevel : .required
        )
    }

    private static func length(_ number: CGFloat) -> CGFloat { number < endlessLength ? number : .infinity }

    // MARK: Content with a controller

    /// Returns the size of the controller's content. The controller has no ideal size: if a length isn't proposed, the content takes the
    /// length that it needs, or SwiftUI's default length if it would take any length.
    private func sizeOfController(proposedWidth: CGFloat?, height proposedHeight: CGFloat?) -> CGSize? {
        guard proposedWidth?.isNaN != true, proposedHeight?.isNaN != true else { return nil }
        let endless = HostingContainerView.endlessLength
        let size = controllerSize(CGSize(width: min(proposedWidth ?? endless, endless), height: min(proposedHeight ?? endless, endless)))
        guard !size.width.isNaN, !size.height.isNaN else { return nil }
        func length(_ length: CGFloat, proposed: CGFloat?) -> CGFloat {
            // SwiftUI's views that take any length are 10 points long by default.
            length < endless ? length : proposed == nil ? 10 : .infinity
        }
        return CGSize(width: length(size.width, proposed: proposedWidth), height: length(size.height, proposed: proposedHeight))
    }

    /// Removes the controller's view before the container comes into a window. The controller's former parent may not be there, and UIKit
    /// would raise an exception.
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if let controller, newWindow != nil, newWindow !== window { removeController(controller) }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return addController() }
        guard controller?.parent != nil else { return }
        // The removal waits for the next frame. If the container leaves the window together with its screen, the controller would otherwise
        // not be notified of the end of the screen's transition. The closure retains the container, because the parent would otherwise keep
        // the controller of a container that is gone.
        FrameLink.next { [self] in
            if window == nil, let controller { removeController(controller) }
        }
    }

    private func addController() {
        guard let controller, controller.parent == nil, window != nil, let parent = nearestController else { return }
        parent.addChild(controller)
        contentView = controller.view
        controller.didMove(toParent: parent)
    }

    private func removeController(_ controller: UIViewController) {
        guard controller.parent != nil else { return }
        controller.willMove(toParent: nil)
        if contentView === controller.viewIfLoaded { contentView = nil }
        controller.removeFromParent()
    }

    private var nearestController: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
#endif
