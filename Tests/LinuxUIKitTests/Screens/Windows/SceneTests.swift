import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

@Suite("Scenes and windows", .timeLimit(.minutes(20))) @MainActor struct SceneTests {
    private final class Delegate: NSObject, UISceneDelegate {
        let log: LifeLog

        init(_ log: LifeLog) {
            self.log = log
        }

        func sceneDidBecomeActive(_ scene: UIScene) { log.add("scene didBecomeActive") }
        func sceneWillResignActive(_ scene: UIScene) { log.add("scene willResignActive") }
        func sceneDidEnterBackground(_ scene: UIScene) { log.add("scene didEnterBackground") }
        func sceneWillEnterForeground(_ scene: UIScene) { log.add("scene willEnterForeground") }
        func sceneDidDisconnect(_ scene: UIScene) { log.add("scene didDisconnect") }
    }

    private let log = LifeLog()

    private func observe(_ names: [NSNotification.Name], _ body: () -> Void) {
        let log = log
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let text = note.name.rawValue
                MainActor.assumeIsolated { log.add(text) }
            }
        }
        body()
        observers.forEach { NotificationCenter.default.removeObserver($0) }
    }

    // "Managing your app's life cycle" and the pages of the notifications.
    @Test("To the background and back: each step is told, in order", .chosen)
    func backgroundAndBack() throws {
        try HeadlessDevice.run { device in
            let scene = device.scene
            let delegate = Delegate(log)
            scene.delegate = delegate
            observe([
                UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
                UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
                UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
                UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
            ]) {
                device.enterBackground()
                #expect(
                    log.take() == [
                        "scene willResignActive", "UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification",
                        "scene didEnterBackground", "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
                    ]
                )
                #expect(scene.activationState == .background)
                #expect(UIApplication.shared.applicationState == .background)
                device.enterForeground()
                #expect(
                    log.take() == [
                        "scene willEnterForeground", "UISceneWillEnterForegroundNotification",
                        "UIApplicationWillEnterForegroundNotification",
                        "scene didBecomeActive", "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
                    ]
                )
                #expect(scene.activationState == .foregroundActive)
                #expect(UIApplication.shared.applicationState == .active)
            }
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillresignactive(_:): temporary interruptions.
    @Test("What comes over the app makes it inactive, and no more")
    func inactive() throws {
        try HeadlessDevice.run { device in
            let scene = device.scene
            device.resignActive()
            #expect(scene.activationState == .foregroundInactive)
            #expect(UIApplication.shared.applicationState == .inactive)
            device.becomeActive()
            #expect(scene.activationState == .foregroundActive)
            #expect(UIApplication.shared.applicationState == .active)
        }
    }

    /// From the pages of UIApplication.connectedScenes and UIWindowScene.keyWindow.
    @Test("Two scenes have their own windows and their own key windows")
    func twoScenes() throws {
        try HeadlessDevice.run { device in
            let one = device.scene
            let other = device.connectScene()
            #expect(UIApplication.shared.connectedScenes == [one, other])
            let (first, second) = (UIWindow(windowScene: one), UIWindow(windowScene: other))
            first.makeKeyAndVisible()
            second.makeKeyAndVisible()
            #expect(one.windows == [first] && other.windows == [second])
            #expect(one.keyWindow === first && other.keyWindow === second)
            #expect(first.isKeyWindow && second.isKeyWindow)
            #expect(one.session.persistentIdentifier != other.session.persistentIdentifier)
        }
    }

    @Test("A scene that is thrown away goes to the background, is let go and leaves its windows without a scene", .chosen)
    func disconnect() throws {
        try HeadlessDevice.run { device in
            let kept = device.scene
            let scene = device.connectScene()
            let window = UIWindow(windowScene: scene)
            window.rootViewController = ControllerProbe("A", log)
            window.makeKeyAndVisible()
            device.advanceFrames()
            let delegate = Delegate(log)
            scene.delegate = delegate
            _ = log.take()
            device.disconnect(scene)
            #expect(
                log.take() == [
                    "scene willResignActive", "scene didEnterBackground", "scene didDisconnect", "A willDisappear", "A didDisappear",
                ]
            )
            #expect(window.windowScene == nil)
            #expect(UIApplication.shared.connectedScenes == [kept])
            #expect(scene.activationState == .unattached)
        }
    }

    // UIWindow.makeKey and its notifications.
    @Test("The window that was key resigns before another becomes key", .chosen)
    func keyWindow() throws {
        try HeadlessDevice.run { device in
            let one = device.show(UIView())
            let other = UIWindow(windowScene: device.scene)
            observe([UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]) {
                other.makeKeyAndVisible()
            }
            #expect(log.take() == ["UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification"])
            #expect(other.isKeyWindow && !one.isKeyWindow)
        }
    }

    // UIWindow.Level's page.
    @Test("Windows lie in the order of their levels, and within one in the order in which they were shown", .chosen)
    func levels() throws {
        try HeadlessDevice.run { device in
            let alert = UIWindow(windowScene: device.scene)
            alert.windowLevel = .alert
            let (first, second) = (UIWindow(windowScene: device.scene), UIWindow(windowScene: device.scene))
            [alert, second, first].forEach { $0.isHidden = false }
            #expect(device.scene.windows == [second, first, alert])
            second.windowLevel = .normal + 1
            #expect(device.scene.windows == [first, second, alert])
            first.isHidden = true
            second.windowLevel = .normal
            first.isHidden = false
            #expect(device.scene.windows == [second, first, alert])
        }
    }

    // The pages of the feedback generators.
    @Test("Haptics are played with their name, time and intensity", .chosen)
    func haptics() throws {
        try HeadlessDevice.run { device in
            UIImpactFeedbackGenerator(style: .light).impactOccurred()
            device.advance(by: 0.5)
            UIImpactFeedbackGenerator().impactOccurred(intensity: 0.25)
            let selection = UISelectionFeedbackGenerator()
            selection.prepare()
            selection.selectionChanged()
            UINotificationFeedbackGenerator().notificationOccurred(.warning)
            #expect(device.haptics.map(\.name) == ["impact.light", "impact.medium", "selection", "notification.warning"])
            #expect(device.haptics.map(\.time) == [0, 0.5, 0.5, 0.5])
            #expect(device.haptics.map(\.intensity) == [1, 0.25, 1, 1])
        }
    }
}

extension UIWindow.Level {
    fileprivate static func + (level: Self, difference: CGFloat) -> Self {
        Self(rawValue: level.rawValue + difference)
    }
}
