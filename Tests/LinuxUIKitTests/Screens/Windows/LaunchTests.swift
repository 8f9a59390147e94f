import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// The calls of the delegates of the apps below, in order.
@MainActor private var log: [String] = []

@Suite("Launching an app", .timeLimit(.minutes(20))) @MainActor struct LaunchTests {
    // "About the app launch sequence"; UISceneDelegate's page: connect, foreground, active.
    @Test("An app with scenes hears of launch, connection, foreground and activity in this order", .chosen)
    func sceneBasedLaunch() throws {
        log = []
        try HeadlessDevice.run { device in
            device.launch(SceneAppDelegate.self)
            #expect(
                log == [
                    "willFinishLaunching", "didFinishLaunching", "configurationForConnecting",
                    "scene willConnectTo", "scene willEnterForeground", "scene didBecomeActive",
                ]
            )
        }
    }

    // Pages of `didBecomeActiveNotification`, `didActivateNotification` and `didBecomeKeyNotification`: each is declared as
    // `nonisolated class let`, although its class is the main actor's.
    @Test("The notifications' names can be read on any thread")
    nonisolated func namesOfNotifications() {
        #expect(UIApplication.didBecomeActiveNotification.rawValue == "UIApplicationDidBecomeActiveNotification")
        #expect(UIScene.didActivateNotification.rawValue == "UISceneDidActivateNotification")
        #expect(UIWindow.didBecomeKeyNotification.rawValue == "UIWindowDidBecomeKeyNotification")
    }

    // UIApplicationMain's page: the delegate's class by its name.
    @Test("The app delegate's class may be given by name")
    func launchByName() throws {
        log = []
        try HeadlessDevice.run { device in
            device.launch(delegateClassName: NSStringFromClass(SceneAppDelegate.self))
            #expect(UIApplication.shared.delegate is SceneAppDelegate)
        }
    }

    // The page of UISceneConfiguration.delegateClass: UIKit makes the delegate.
    @Test("The scene's delegate is made from the configuration's class, and its window is on the screen")
    func sceneDelegateIsMade() throws {
        log = []
        try HeadlessDevice.run { device in
            device.launch(SceneAppDelegate.self)
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            #expect(scene.delegate is SceneDelegate)
            #expect(scene.activationState == .foregroundActive)
            #expect(scene.session.scene === scene)
            #expect(scene.keyWindow === (scene.delegate as? SceneDelegate)?.window)
            #expect(scene.keyWindow?.rootViewController?.view.window === scene.keyWindow)
            #expect(UIApplication.shared.applicationState == .active)
        }
    }

    // The page of UIApplicationDelegate.window: an app without scenes makes its window when it is launched.
    @Test("An app without scenes makes its own window, and the app delegate hears of its activity")
    func windowBasedLaunch() throws {
        log = []
        try HeadlessDevice.run { device in
            device.launch(WindowAppDelegate.self)
            #expect(log == ["didFinishLaunching", "didBecomeActive"])
            let window = try #require((UIApplication.shared.delegate as? WindowAppDelegate)?.window)
            #expect(window.isKeyWindow)
            #expect(window.windowScene?.windows == [window])
            #expect(window.rootViewController?.viewIfLoaded?.window === window)
        }
    }

    // The page of UIApplication.didFinishLaunchingNotification: "posted immediately after the app finishes launching".
    @Test("The launch is posted after the delegate has heard of it")
    func launchNotification() throws {
        log = []
        try HeadlessDevice.run { device in
            let observer = NotificationCenter.default.addObserver(
                forName: UIApplication.didFinishLaunchingNotification,
                object: nil,
                queue: nil
            ) { _ in MainActor.assumeIsolated { log.append("notification") } }
            device.launch(WindowAppDelegate.self)
            NotificationCenter.default.removeObserver(observer)
            #expect(log == ["didFinishLaunching", "notification", "didBecomeActive"])
        }
    }
}

final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        log.append("willFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        log.append("didFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        log.append("configurationForConnecting")
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        log.append("didBecomeActive")
    }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        log.append("scene willConnectTo")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        log.append("scene willEnterForeground")
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        log.append("scene didBecomeActive")
    }
}

private final class WindowAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        log.append("didFinishLaunching")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        log.append("didBecomeActive")
    }
}
