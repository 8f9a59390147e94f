/// What is told of an app's life.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app is being launched; false refuses what it was launched with.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
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
    /// The orientations in which a window may be shown.
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
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
    /// The main window of an app without scenes.
    var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
    /// Optional: true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
    /// Optional: true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
    /// Optional: the app has no scenes of its own.
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.isGivenBySystem = true
        return configuration
    }
    /// Optional: what the screens' controllers say.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
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
    /// Optional: none.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
