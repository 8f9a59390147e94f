/// A weak reference to a window that only its owner retains.
struct WindowWithoutScene {
    weak var window: UIWindow?
}

extension UIApplication {
    /// Adds a window that no scene shows, so that the window is laid out nevertheless.
    func windowDidShow(_ window: UIWindow) {
        guard window.windowScene == nil, !windowsWithoutScene.contains(where: { $0.window === window }) else { return }
        windowsWithoutScene.append(WindowWithoutScene(window: window))
    }

    func forEachWindowWithoutScene(_ body: (UIWindow) -> Void) {
        guard !windowsWithoutScene.isEmpty else { return }
        windowsWithoutScene.removeAll { $0.window.map { !$0.isShown || $0.windowScene != nil } ?? true }
        for place in windowsWithoutScene { place.window.map(body) }
    }

    /// Makes a window without a scene the key window. During the launch, the window gets a scene soon, and then becomes key in that scene.
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
