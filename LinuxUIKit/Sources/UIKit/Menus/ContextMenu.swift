/// A menu that is open over a window, from its appearance to its disappearance. The view of the menu keeps the menu alive.
@MainActor final class ContextMenu {
    private let configuration: UIContextMenuConfiguration?
    private weak var interaction: UIContextMenuInteraction?
    /// The view to which a menu without a preview belongs. If a pointer requested the menu, the menu belongs to the pointer's place in the
    /// view.
    private let source: UIView
    private let pointer: CGPoint?
    private weak var sender: AnyObject?
    private var menu: UIMenu
    private var previewController: UIViewController?
    private(set) var hasPreview = false
    private weak var view: ContextMenuView?
    /// Whether the finger that opened the menu is on a row of the menu.
    private var fingerHasChosen = false

    /// The duration of the menu's appearance and disappearance, in seconds. Apple does not say it; a bar takes as long.
    private static let duration: TimeInterval = 0.2

    /// - Parameter pointer: The place in the window at which a pointer requested the menu, or `nil` if a finger requested it.
    init(_ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction, at pointer: CGPoint?) {
        self.configuration = configuration
        self.interaction = interaction
        self.pointer = pointer
        source = interaction.view ?? UIView()
        sender = interaction
        menu = configuration.actionProvider?([]) ?? UIMenu()
    }

    /// Creates a menu that belongs to a button.
    init(_ menu: UIMenu, from source: UIView, sender: AnyObject?) {
        configuration = nil
        pointer = nil
        self.menu = menu
        self.source = source
        self.sender = sender
    }

    // MARK: Coming

    /// Opens the menu and takes all touches away from other recognizers and views. Returns false if there is nothing to show.
    ///
    /// - Parameter finger: The finger that opened the menu and may go on to choose from the menu.
    @discardableResult func open(sparing finger: UITouch? = nil) -> Bool {
        guard let window = source.window else { return false }
        let preview = finger == nil ? nil : makePreview()
        hasPreview = preview != nil
        guard hasPreview || !MenuEntry.entries(of: menu).isEmpty else { return false }
        takeTouches(sparing: finger)
        let view = ContextMenuView(self, anchor: anchor(in: window), preview: preview)
        self.view = view
        view.frame = window.bounds
        view.show(MenuEntry.entries(of: menu))
        view.alpha = 0
        window.addSubview(view)
        view.layoutIfNeeded()
        let animator = ContextMenuAnimator(previewViewController: previewController)
        if let interaction, let configuration {
            interaction.delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        }
        UIView.animate(withDuration: ContextMenu.duration, delay: 0, options: .allowUserInteraction) {
            view.alpha = 1
            animator.animate()
        } completion: { _ in
            animator.complete()
        }
        return true
    }

    private func anchor(in window: UIWindow) -> CGRect {
        pointer.map { CGRect(origin: $0, size: .zero) } ?? source.convert(source.bounds, to: window)
    }

    private func makePreview() -> ContextMenuPreview? {
        guard let interaction, let configuration else { return nil }
        if let controller = configuration.previewProvider?() {
            previewController = controller
            return ContextMenuPreview(controller, from: source)
        }
        return interaction.preview(for: configuration).flatMap { ContextMenuPreview($0) }
    }

    /// Takes all fingers away from the views under the menu. The finger that opened the menu then belongs only to the menu.
    private func takeTouches(sparing finger: UITouch?) {
        let platform = Platform.current
        platform.interruptTouches(sparing: finger)
        for other in finger?.recognizers ?? [] where !(other is ContextMenuGestureRecognizer) { platform.gestures.withdraw(other) }
    }

    // MARK: Choosing

    func choose(_ element: UIMenuElement) {
        if let submenu = element as? UIMenu {
            view?.show(MenuEntry.entries(of: submenu, in: menu))
        } else if let action = element as? UIAction {
            perform(action)
        } else if let command = element as? UICommand, !command.attributes.contains(.disabled) {
            close(animated: true)
            command.perform()
        }
    }

    /// Goes back from a submenu to the menu.
    func goBack() {
        view?.show(MenuEntry.entries(of: menu))
    }

    private func perform(_ action: UIAction) {
        guard !action.attributes.contains(.disabled) else { return }
        menu.selectAlone(action)
        guard action.attributes.contains(.keepsMenuPresented) else {
            // Apple does not say whether the delegate or the action is called first. Here, the menu begins to disappear before the action
            // is performed.
            close(animated: true)
            return action.perform(sender: sender)
        }
        action.perform(sender: sender)
        view?.show(MenuEntry.entries(of: menu))
    }

    /// Highlights the row under the finger that opened the menu.
    func fingerMoved(to point: CGPoint) {
        fingerHasChosen = view?.highlightRow(atScreenPoint: point) ?? false
    }

    func fingerLifted() {
        guard fingerHasChosen else { return }
        fingerHasChosen = false
        view?.chooseHighlightedRow()
    }

    /// Notifies the delegate of a tap on the preview, and closes the menu.
    func commit() {
        guard let interaction, let configuration else { return close(animated: true) }
        let animator = ContextMenuAnimator(previewViewController: previewController)
        interaction.delegate?.contextMenuInteraction(
            interaction,
            willPerformPreviewActionForMenuWith: configuration,
            animator: animator
        )
        close(animated: true, committing: animator)
    }

    func change(_ block: (UIMenu) -> UIMenu) {
        menu = block(menu)
        view?.show(MenuEntry.entries(of: menu))
    }

    // MARK: Going

    func close(animated: Bool, committing commit: ContextMenuAnimator? = nil) {
        guard let view else { return }
        self.view = nil
        view.isUserInteractionEnabled = false
        let animator = ContextMenuAnimator(previewViewController: previewController)
        if let interaction, let configuration {
            interaction.delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animated ? animator : nil)
        }
        let end = { [self] in
            view.removeFromSuperview()
            previewController = nil
            commit?.complete()
            animator.complete()
        }
        guard animated, view.window != nil else { return end() }
        UIView.animate(withDuration: ContextMenu.duration, delay: 0, options: .allowUserInteraction) {
            view.alpha = 0
            commit?.animate()
            animator.animate()
        } completion: { _ in
            end()
        }
    }
}
