#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The accessibility elements and actions of a list's photos, for an interaction that finds its view between the fingers.
///
/// VoiceOver has no fingers between which a photo could be found. While an assistive technology runs, each visible cell gets an element for
/// its photo, as a cell with an interaction of its own does.
@MainActor final class ListPhotoElements {
    private struct Offer {
        private(set) weak var cell: UIView?
        let element: PhotoElement
        let action: UIAccessibilityCustomAction
        /// The view that offers the action: an accessibility element around the photo, or the cell.
        private(set) weak var actor: UIView?
    }

    private weak var interaction: PinchZoomInteraction?
    private var offers: [Offer] = []
    private var observer: RunLoopObserver?

    init(of interaction: PinchZoomInteraction) {
        self.interaction = interaction
        observer = RunLoopObserver { [weak self] in self?.update() }
        update()
    }

    /// Removes all elements and actions.
    func end() {
        observer?.end()
        for offer in offers {
            offer.element.removeFromSuperview()
            offer.actor?.removeCustomAction(offer.action)
        }
        offers = []
    }

    /// Adds elements to the cells that have appeared. A cell keeps its element when the list reuses the cell.
    private func update() {
        offers.removeAll { $0.cell == nil }
        guard let view = interaction?.view else { return }
        for cell in view.cellsOnScreen where !offers.contains(where: { $0.cell === cell }) { add(to: cell) }
    }

    private func add(to cell: UIView) {
        guard let interaction else { return }
        let photo: @MainActor @Sendable () -> UIView? = { [weak self, weak cell] in cell.flatMap { self?.photo(in: $0) } }
        let element = PhotoElement(
            photo: photo,
            zoomIn: { [weak interaction] in interaction?.zoomIn(at: $0) ?? false },
            didEnterWindow: {}
        )
        let action = UIAccessibilityCustomAction(name: interaction.configuration.phrases.zoomIn) { [weak interaction] _ in
            photo().map { interaction?.zoomIn(at: $0.middle) ?? false } ?? false
        }
        let actor = photo()?.outermostElement ?? cell
        actor.accessibilityCustomActions = actor.storedCustomActions + [action]
        element.accessibilityCustomActions = [action]
        cell.addSubview(element)
        offers.append(Offer(cell: cell, element: element, action: action, actor: actor))
    }

    /// Returns the largest image view in a cell that fingers in its middle would lift.
    private func photo(in cell: UIView) -> UIView? {
        guard let interaction, interaction.isEnabled, cell.window != nil else { return nil }
        return cell.imageViews.sorted { $0.bounds.width * $0.bounds.height > $1.bounds.width * $1.bounds.height }
            .first { interaction.findView(at: $0.middle) === $0 }
    }
}

extension UIView {
    /// The visible cells of the lists that are this view, or are in this view.
    fileprivate var cellsOnScreen: [UIView] {
        switch self {
        case let list as UICollectionView: list.visibleCells
        case let list as UITableView: list.visibleCells
        default: subviews.flatMap(\.cellsOnScreen)
        }
    }

    fileprivate var imageViews: [UIImageView] {
        subviews.flatMap { subview in ((subview as? UIImageView).map { [$0] } ?? []) + subview.imageViews }
    }

    /// The middle of this view, in points of the window.
    fileprivate var middle: CGPoint { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) }
}
#endif
