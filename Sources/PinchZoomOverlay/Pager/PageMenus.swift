#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The context menus of pages. A long press or the secondary button of a pointer opens a menu.
@MainActor final class PageMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var pages: PhotoPagesView?
    /// Returns the current menu of the page at an index, or `nil` if the page has no menu.
    private let menuAt: @MainActor (Int) -> UIMenu?

    init(on pages: PhotoPagesView, menuAt: @escaping @MainActor (Int) -> UIMenu?) {
        self.pages = pages
        self.menuAt = menuAt
        super.init()
        pages.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    /// Returns a VoiceOver action for each enabled and visible action of a menu. The actions of a submenu replace the submenu.
    static func accessibilityActions(of menu: UIMenu?) -> [UIAccessibilityCustomAction] {
        (menu?.children ?? []).flatMap { element -> [UIAccessibilityCustomAction] in
            if let menu = element as? UIMenu { return accessibilityActions(of: menu) }
            guard let action = element as? UIAction, action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return [] }
            return [
                UIAccessibilityCustomAction(name: action.title) { _ in
                    // On iOS 15, only a control can perform an action.
                    UIControl().sendAction(action)
                    return true
                }
            ]
        }
    }

    // MARK: UIContextMenuInteractionDelegate

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let pages, let page = pages.page(at: location), page === pages.currentPage, page.zoomView.shownView != nil,
            let menu = menuAt(pages.position.currentIndex)
        else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        preview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        preview
    }

    /// The preview of the photo alone, without its page.
    private var preview: UITargetedPreview? {
        guard let zoomView = pages?.currentPage?.zoomView, zoomView.shownView != nil, zoomView.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedPreview(view: zoomView.zoomingView, parameters: parameters)
    }
}
#endif
