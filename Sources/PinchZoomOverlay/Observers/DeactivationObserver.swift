import UIKit

/// An observer that calls a closure when the app, or the scene of a window, is about to become inactive.
@MainActor final class DeactivationObserver {
    private var tokens: [any NSObjectProtocol] = []

    init(of window: UIWindow, willDeactivate: @escaping @MainActor () -> Void) {
        observe(UIApplication.willResignActiveNotification, of: nil, willDeactivate)
        if let scene = window.windowScene { observe(UIScene.willDeactivateNotification, of: scene, willDeactivate) }
    }

    private func observe(_ name: NSNotification.Name, of object: AnyObject?, _ handler: @escaping @MainActor () -> Void) {
        let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
            MainActor.assumeIsolated(handler)
        }
        tokens.append(token)
    }

    func end() {
        tokens.forEach(NotificationCenter.default.removeObserver)
        tokens = []
    }
}
