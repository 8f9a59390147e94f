/// A delegate that is notified of an app's life.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app is being launched. Returns whether the app accepts its launch options.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app has been launched. Returns whether the app accepts its launch options.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Returns the configuration of a new scene.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Returns the orientations in which a window may be shown.
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
    /// The memory is running short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The main window of an app without scenes.
    var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
    /// Optional: returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
    /// Optional: returns true.
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
    /// Optional: all orientations, so that the view controllers of the screens decide.
    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
    /// Optional: empty.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Optional: empty.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Optional: empty.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Optional: empty.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Optional: empty.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Optional: empty.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// Optional: no window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
