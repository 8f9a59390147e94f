import PinchZoomOverlay
import UIKit

@testable import PinchZoomTestSupport

// The album's answers to the three kinds of transitions and to a pinch. A storm spoils the answers.

extension AlbumScreen: ZoomTransitionSource {
    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? { zoomView(of: item) }

    /// Makes a transition of a screen's own, with closures instead of a source.
    func makeOwnTransition() -> ZoomTransitionController {
        let controller = ZoomTransitionController(from: self) { [weak self] (item: Int) in
            self?.zoomView(of: item)
        } bringIntoView: { [weak self] item in
            self?.bringIntoView(item)
        }
        storm?.listen(to: controller)
        return controller
    }

    private func zoomView(of item: AnyHashable) -> UIView? {
        storm?.reply(to: "viewFor", oncePer: 500)
        return switch answer {
        case .nothing: nil
        case .another: cells.first?.contentView
        case .detached: UIImageView(image: TestImages.photo(1))
        default: (item as? Int).flatMap { cell($0)?.pinchZoomView }
        }
    }

    func zoomTransition(_ controller: ZoomTransitionController, frameFor item: AnyHashable) -> CGRect? { answer.frame }

    func zoomTransition(_ controller: ZoomTransitionController, bringIntoView item: AnyHashable) { bringIntoView(item) }

    private func bringIntoView(_ item: AnyHashable) {
        storm?.reply(to: "bringIntoView", oncePer: 10)
        guard let name = item as? Int, let index = names.firstIndex(of: name), list.count > index else { return }
        let visible = list.scrollView.bounds.inset(by: list.scrollView.adjustedContentInset)
        guard let frame = list.frame(at: index), !visible.contains(frame) else { return }
        list.scroll(to: index)
    }
}

extension AlbumScreen: GrowTransitionSource {
    func growTransition(_ controller: GrowTransitionController, viewFor item: AnyHashable) -> UIView? {
        storm?.reply(to: "viewFor", oncePer: 500)
        return switch answer {
        case .nothing: nil
        case .another: cells.first?.contentView
        case .detached: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        case .empty: cells.first?.emptyView
        default: (item as? Int).flatMap { cell($0) }
        }
    }

    func growTransition(_ controller: GrowTransitionController, bringIntoView item: AnyHashable) { bringIntoView(item) }
}

extension AlbumScreen: SharedViewTransitionScreen {
    func sharedViews(with other: UIViewController) -> [SharedView] {
        storm?.reply(to: "sharedViews", oncePer: 500)
        guard let screen = other as? PhotoScreen, let cell = cell(screen.name) else { return [] }
        return switch answer {
        case .truth, .notANumber, .infinite: [SharedView("photo", cell.pinchZoomView), SharedView("title", cell.titleLabel)]
        case .nothing: []
        case .another: [SharedView("photo", cell.contentView), SharedView("title", cell.titleLabel)]
        case .detached: [SharedView("photo", UIImageView(image: TestImages.photo(1))), SharedView("title", cell.titleLabel)]
        case .empty: [SharedView("photo", cell.pinchZoomView), SharedView("title", cell.emptyView)]
        case .elsewhere: [SharedView("photo", cell.titleLabel), SharedView("title", cell.titleLabel), SharedView("photo", cell)]
        }
    }
}

extension AlbumScreen: PinchZoomInteractionDelegate {
    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) { storm?.told(true, interaction) }

    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) { storm?.told(false, interaction) }

    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool {
        guard let cell = interaction.view as? any AlbumCell, let index = list.index(of: cell) else { return false }
        return storm?.openByPinch(index) ?? false
    }
}
