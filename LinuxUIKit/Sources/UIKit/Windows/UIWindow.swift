/// The root of a tree of views, which receives the touches first.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The responder that receives keyboard input.
    weak var firstResponder: UIResponder?

    /// The order among windows. A window with a higher level is nearer.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The height of the level.
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
        layer.isScreenRoot = true
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

    /// Whether the window is neither hidden nor removed from its scene. The content is visible if a scene shows the window.
    private(set) var isShown = false
    /// Whether the window was removed from its scene and hasn't been shown since.
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

    /// The screen that shows the window.
    open var screen: UIScreen { .main }

    /// Whether the window receives keyboard input and all events without a location.
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
    /// The window is no longer key.
    open func resignKey() {}

    /// Passes an event to its recognizers and views.
    open func sendEvent(_ event: UIEvent) {
        deliver(event)
    }

    /// The scene, or the application if there is no scene.
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// Whether the window is hidden.
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

    /// Lays out the root controller's view, which is always as large as the window.
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
