/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The screen that shows the scene.
    open var screen: UIScreen { .main }

    /// The windows, back to front.
    open private(set) var windows: [UIWindow] = []

    /// The window that receives keyboard input.
    open private(set) weak var keyWindow: UIWindow?

    /// The coordinate space of the scene.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The orientation of the scene.
    open var interfaceOrientation: UIInterfaceOrientation { Platform.current.interfaceOrientation }

    /// The traits of the scene.
    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// The traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The focus system of the scene, if the scene has a focus.
    private(set) lazy var ownFocusSystem = UIFocusSystem(self)

    var traitChangeRegistrations: [TraitChangeRegistration] = []
    private var toldTraits = UITraitCollection(values: Platform.current.settings)

    /// Notifies of the traits, if they have changed since the last notification.
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

    /// Moves a window that is shown in front of the other windows of its level.
    func windowDidShow(_ window: UIWindow) {
        guard windows.contains(where: { $0 === window }) else { return }
        windows.removeAll { $0 === window }
        windows.append(window)
        sortWindows()
    }

    /// Sorts the windows by level, and within a level in the order in which they were shown.
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
    /// Posted when a window is no longer key.
    public nonisolated class var didResignKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidResignKeyNotification")
    }
}

/// A delegate that is notified of a window scene's life.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Optional: no window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
