/// A window that its owner alone retains.
struct WindowWithoutScene {
    weak var window: UIWindow?
}

extension UIApplication {
    /// A window that no scene shows is laid out nevertheless.
    func windowDidShow(_ window: UIWindow) {
        guard window.windowScene == nil, !windowsWithoutScene.contains(where: { $0.window === window }) else { return }
        windowsWithoutScene.append(WindowWithoutScene(window: window))
    }

    func forEachWindowWithoutScene(_ body: (UIWindow) -> Void) {
        guard !windowsWithoutScene.isEmpty else { return }
        windowsWithoutScene.removeAll { $0.window.map { !$0.isShown || $0.windowScene != nil } ?? true }
        for place in windowsWithoutScene { place.window.map(body) }
    }

    /// An app that is being launched gets the scene that its windows wait for at once, and its key window becomes key in it.
    func makeKeyWithoutScene(_ window: UIWindow) {
        let former = keyWindowWithoutScene
        guard former !== window else { return }
        keyWindowWithoutScene = window
        guard !isLaunching else { return }
        if let former {
            former.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: former)
        }
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
}
