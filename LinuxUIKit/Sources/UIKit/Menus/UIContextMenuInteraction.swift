/// Shows a context menu when a finger rests on a view, or when a pointer clicks with its other button.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The look of a menu.
    public enum Appearance: Int, Sendable {
        /// No menu is open.
        case unknown = 0
        /// A menu with a preview.
        case rich = 1
        /// A menu without a preview.
        case compact = 2
    }

    /// The object that provides the menus.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view to which the interaction was added.
    open private(set) weak var view: UIView?

    private var opener: ContextMenuOpener?
    /// The menu that is open.
    private weak var shown: ContextMenu?
    private var pointOnScreen: CGPoint?

    /// Creates an interaction whose menus a delegate provides.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The look of the open menu.
    open var menuAppearance: Appearance {
        guard let shown else { return .unknown }
        return shown.hasPreview ? .rich : .compact
    }

    /// Returns the place of the menu's request in a view's coordinates, or in the window's coordinates if the view is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        guard let point = pointOnScreen, let target = view ?? self.view?.window else { return pointOnScreen ?? .zero }
        return point.applying(CALayer.transform(from: nil, to: target.layer))
    }

    /// Closes the menu, if one is open.
    open func dismissMenu() {
        shown?.close(animated: true)
    }

    /// Changes the open menu. The argument of the block is the current menu.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        shown?.change(block)
    }

    // MARK: The view

    /// Closes the menu, and removes the recognizer from the former view.
    open func willMove(to view: UIView?) {
        shown?.close(animated: false)
        opener.map { self.view?.removeGestureRecognizer($0.recognizer) }
        opener = nil
    }

    /// Adds the recognizer for fingers to the view.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let opener = ContextMenuOpener(self)
        self.opener = opener
        view.addGestureRecognizer(opener.recognizer)
    }

    func viewDidLeaveWindow() {
        shown?.close(animated: false)
    }

    // MARK: Opening

    /// Returns the delegate's configuration for a menu at a point, or `nil` if there is none or a menu is open already.
    func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let view, shown == nil else { return nil }
        let former = pointOnScreen
        pointOnScreen = point
        guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location(in: view)) else {
            pointOnScreen = former
            return nil
        }
        return configuration
    }

    /// Opens the menu and returns it, or returns `nil` if there is nothing to show.
    func open(_ configuration: UIContextMenuConfiguration, with finger: UITouch?) -> ContextMenu? {
        guard let view, view.window != nil else { return nil }
        let menu = ContextMenu(configuration, of: self, at: finger == nil ? location(in: nil) : nil)
        guard menu.open(sparing: finger) else { return nil }
        shown = menu
        return menu
    }

    /// Opens a menu after a click of a pointer's other button. Returns whether a menu is open now.
    func openAtPointer(_ point: CGPoint) -> Bool {
        guard let configuration = configuration(at: point) else { return false }
        return open(configuration, with: nil) != nil
    }

    func preview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let view else { return nil }
        let own = delegate?.contextMenuInteraction(
            self,
            configuration: configuration,
            highlightPreviewForItemWithIdentifier: configuration.identifier
        )
        return own ?? (view.superview == nil ? nil : UITargetedPreview(view: view))
    }
}
