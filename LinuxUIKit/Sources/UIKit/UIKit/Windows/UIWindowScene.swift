/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The screen that shows the scene.
    open var screen: UIScreen { .main }

    /// The windows, back to front.
    open private(set) var windows: [UIWindow] = []

    /// The window that takes the keyboard.
    open private(set) weak var keyWindow: UIWindow?

    /// The scene's space.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// How the scene is turned.
    open var interfaceOrientation: UIInterfaceOrientation { Platform.current.interfaceOrientation }

    /// The traits of the scene.
    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// The traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The scene's focus, where there is one.
    private(set) lazy var ownFocusSystem = UIFocusSystem(self)

    var traitChangeRegistrations: [TraitChangeRegistration] = []
    private var toldTraits = UITraitCollection(values: Platform.current.settings)

    /// Tells of traits that are other than those it was last told of.
    func updateTraits() {
        let (previous, now) = (toldTraits, traitCollection)
        guard previous != now else { return }
        toldTraits = now
        tellOfTraits(changedFrom: previous)
    }

    func add(_ window: UIWindow) {
        windows.append(window)
        sortWindows()
    }

    func remove(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        if keyWindow === window { setKeyWindow(nil) }
    }

    /// A window that is shown comes in front of those of its level.
    func windowDidShow(_ window: UIWindow) {
        guard windows.contains(where: { $0 === window }) else { return }
        windows.removeAll { $0 === window }
        windows.append(window)
        sortWindows()
    }

    /// By level, and within a level in the order in which they were shown.
    func sortWindows() {
        let ordered = windows.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }
        windows = ordered.map(\.element)
    }

    func makeKey(_ window: UIWindow) {
        guard keyWindow !== window else { return }
        setKeyWindow(window)
    }

    private func setKeyWindow(_ window: UIWindow?) {
        let before = keyWindow
        keyWindow = window
        if let before {
            before.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: before)
        }
        if let window {
            window.becomeKey()
            NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        }
    }

    override func disconnect() {
        super.disconnect()
        windows.forEach { $0.windowScene = nil }
    }
}

extension UIWindow {
    /// Posted when a window becomes key.
    public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeKeyNotification")
    }
    /// Posted when a window is key no longer.
    public nonisolated class var didResignKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidResignKeyNotification")
    }
}

/// What is told of a window scene's life.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Optional: none.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
