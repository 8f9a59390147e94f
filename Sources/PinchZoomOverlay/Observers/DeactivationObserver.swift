import UIKit

/// Tells when the app, or the scene of a window, resigns active.
@MainActor final class DeactivationObserver {
    private var tokens: [any NSObjectProtocol] = []

    init(of window: UIWindow, deactivate: @escaping @MainActor () -> Void) {
        let moments: [(NSNotification.Name, AnyObject?)] = [
            (UIApplication.willResignActiveNotification, nil),
            (UIScene.willDeactivateNotification, window.windowScene),
        ]
        for (name, object) in moments where name != UIScene.willDeactivateNotification || object != nil {
            let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
                MainActor.assumeIsolated(deactivate)
            }
            tokens.append(token)
        }
    }

    func end() {
        tokens.forEach(NotificationCenter.default.removeObserver)
        tokens = []
    }
}
