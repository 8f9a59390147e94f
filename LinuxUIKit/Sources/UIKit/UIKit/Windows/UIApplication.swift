/// The app as one object.
@MainActor open class UIApplication: UIResponder {
    /// Whether the app is in front.
    public enum State: Int, Sendable {
        /// In front, receiving events.
        case active = 0
        /// In front, not receiving events.
        case inactive = 1
        /// Not in front.
        case background = 2
    }

    /// What an app is launched with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A key of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The application.
    open class var shared: UIApplication { Platform.current.application }

    /// The object that is told of the app's life.
    open var delegate: (any UIApplicationDelegate)?

    /// Whether the app is in front.
    open internal(set) var applicationState: State = .background

    /// The scenes that are connected.
    open var connectedScenes: Set<UIScene> { Set(scenes) }

    /// The sessions of the scenes.
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

    /// Whether the app may have more than one scene.
    open var supportsMultipleScenes: Bool { true }

    /// The reading direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Platform.current.settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The user's text size.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        Platform.current.settings.contentSizeCategory ?? .large
    }

    /// Whether the screen never dims by itself.
    open var isIdleTimerDisabled = false

    /// Hands an event to the windows whose touches it holds.
    open func sendEvent(_ event: UIEvent) {
        for window in allWindows where !(event.touches(for: window)?.isEmpty ?? true) { window.sendEvent(event) }
    }

    /// The scenes in the order in which they were connected.
    package var scenes: [UIWindowScene] = []

    /// All windows of all scenes, back to front.
    package var allWindows: [UIWindow] { scenes.flatMap(\.windows) }
}

/// What is told of an app's life.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app has been launched; false refuses what it was launched with.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// How a new scene is made.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// The app receives events.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app is about to stop receiving events.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app has left the screen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app is about to come to the screen.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// Memory runs short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Optional: true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
    /// Optional: a configuration without a delegate.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
    /// Optional: nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Optional: nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Optional: nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Optional: nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Optional: nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Optional: nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
