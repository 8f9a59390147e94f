/// Shows a context menu where a finger rests on a view, or where a pointer clicks with its other button.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu looks.
    public enum Appearance: Int, Sendable {
        /// There is none.
        case unknown = 0
        /// With a preview.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }

    /// Who says what the menu is made of.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that it is added to.
    open private(set) weak var view: UIView?

    private var opener: ContextMenuOpener?
    /// The menu that is open.
    private weak var shown: ContextMenu?
    private var pointOnScreen: CGPoint?

    /// An interaction whose menus a delegate makes.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// How the menu that is open looks.
    open var menuAppearance: Appearance {
        guard let shown else { return .unknown }
        return shown.hasPreview ? .rich : .compact
    }

    /// Where the menu was asked for, in a view's coordinates; nil means the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard let point = pointOnScreen, let target = view ?? self.view?.window else { return pointOnScreen ?? .zero }
        return point.applying(CALayer.transform(from: nil, to: target.layer))
    }

    /// Closes the menu, if one is open.
    open func dismissMenu() {
        shown?.close(animated: true)
    }

    /// Changes the menu that is open: the block gets what it shows now.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        shown?.change(block)
    }

    // MARK: The view

    /// Lets go of the former view.
    open func willMove(to view: UIView?) {
        shown?.close(animated: false)
        opener.map { self.view?.removeGestureRecognizer($0.recognizer) }
        opener = nil
    }

    /// Waits for fingers on the view.
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

    /// What the delegate wants shown where it is asked for.
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

    /// Opens the menu; nil if there is nothing to show.
    func open(_ configuration: UIContextMenuConfiguration, with finger: UITouch?) -> ContextMenu? {
        guard let view, view.window != nil else { return nil }
        let menu = ContextMenu(configuration, of: self, at: finger == nil ? location(in: nil) : nil)
        guard menu.open(sparing: finger) else { return nil }
        shown = menu
        return menu
    }

    /// A pointer's other button was clicked. The result is whether a menu is open now.
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
