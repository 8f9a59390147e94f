/// The root of a tree of views, and the way in for touches.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The responder that has the keyboard.
    weak var firstResponder: UIResponder?

    /// The order among windows: higher is nearer.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The height.
        public var rawValue: CGFloat

        /// A level at a height.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A level at a height.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The level of an app's windows.
        public static let normal = Level(rawValue: 0)
        /// The status bar's level.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts.
        public static let alert = Level(rawValue: 2000)
    }

    /// A window as large as its scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.coordinateSpace.bounds)
        self.windowScene = windowScene
    }

    /// A hidden window without a scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        currentWindow = self
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The scene that shows the window.
    open weak var windowScene: UIWindowScene? {
        get { scene }
        set { move(to: newValue) }
    }

    private weak var scene: UIWindowScene?

    /// Whether the window is not hidden: what is in it is seen then, if a scene shows it.
    private(set) var isShown = false
    /// Whether the window was taken out of its scene, and nobody has shown it since.
    private var hasLeftScene = false

    private func move(to newScene: UIWindowScene?) {
        guard newScene !== scene else { return }
        scene?.remove(self)
        scene = newScene
        newScene?.add(self)
        hasLeftScene = newScene == nil
        if let newScene, UIApplication.shared.keyWindowWithoutScene === self {
            UIApplication.shared.keyWindowWithoutScene = nil
            newScene.makeKey(self)
        }
        propagateTraits()
        updateSafeArea()
        updateShown()
    }

    private func updateShown() {
        let shows = !isHidden && !hasLeftScene
        if shows { UIApplication.shared.windowDidShow(self) }
        guard shows != isShown else { return }
        isShown = shows
        if shows {
            scene?.windowDidShow(self)
            rootViewController?.windowDidShow(self)
        } else {
            rootViewController?.windowDidHide(self)
        }
    }

    /// The order among windows.
    open var windowLevel: Level = .normal {
        didSet { windowScene?.sortWindows() }
    }

    /// The screen that the window is on.
    open var screen: UIScreen { .main }

    /// Whether the window takes the keyboard and all that has no place.
    open var isKeyWindow: Bool { (scene.map { $0.keyWindow } ?? UIApplication.shared.keyWindowWithoutScene) === self }

    /// Whether the window may become key.
    open var canBecomeKey: Bool { true }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.uninstall(from: self)
            rootViewController?.install(in: self)
        }
    }

    /// Makes the window key.
    open func makeKey() {
        guard canBecomeKey else { return }
        if let windowScene {
            windowScene.makeKey(self)
        } else {
            UIApplication.shared.makeKeyWithoutScene(self)
        }
    }

    /// Shows the window and makes it key.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// The window has become key.
    open func becomeKey() {}
    /// The window is key no longer.
    open func resignKey() {}

    /// Hands an event to the recognizers and views that it is for.
    open func sendEvent(_ event: UIEvent) {
        deliver(event)
    }

    /// The scene, or the application where there is none.
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// Whether the window is shown.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let changes = newValue != super.isHidden
            super.isHidden = newValue
            guard changes else { return }
            if !newValue, scene == nil {
                hasLeftScene = false
                UIApplication.shared.windowAsksForScene(self)
            }
            updateShown()
        }
    }

    /// A window fills in for its controller's view: layout keeps that as large as the window.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let root = rootViewController?.viewIfLoaded, root.superview === self, root.transform.isIdentity else { return }
        root.frame = bounds
    }

    var deviceSafeAreaInsets: UIEdgeInsets {
        let screen = screen.bounds
        let device = Platform.current.screenMetrics.safeAreaInsets
        let frame = frame
        return UIEdgeInsets(
            top: max(0, device.top - frame.minY),
            left: max(0, device.left - frame.minX),
            bottom: max(0, device.bottom - (screen.maxY - frame.maxY)),
            right: max(0, device.right - (screen.maxX - frame.maxX))
        )
    }

    var sceneTraits: UITraitCollection? {
        windowScene?.traitCollection ?? screen.traitCollection
    }
}
