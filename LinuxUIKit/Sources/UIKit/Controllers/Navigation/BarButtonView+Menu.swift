extension BarButtonView {
    /// Documented: a button without an action of its own shows its menu at a tap.
    func wasTapped(_ item: UIBarButtonItem) {
        if let action = item.primaryAction { return action.perform(sender: item) }
        if let menu = item.menu { ContextMenu(menu, from: self, sender: item).open() }
    }

    /// Documented: a button with an action of its own shows its menu after a long press.
    func offerMenu(of item: UIBarButtonItem) {
        let source = MenuSource { [weak item] in item?.menu }
        menuSource = source
        addInteraction(UIContextMenuInteraction(delegate: source))
    }
}

/// The source of the context menu of a bar's button.
final class MenuSource: NSObject, UIContextMenuInteractionDelegate {
    private let menu: @MainActor () -> UIMenu?

    init(_ menu: @escaping @MainActor () -> UIMenu?) {
        self.menu = menu
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let menu = menu
        return UIContextMenuConfiguration(actionProvider: { _ in menu() })
    }
}
