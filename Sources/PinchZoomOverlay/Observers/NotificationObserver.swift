#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// An observer that calls a closure with notifications of UIKit, until ``end()`` or until the observer is released.
@MainActor final class NotificationObserver {
    // The notification center may be called on any thread, and nothing else reads the tokens during deinitialization.
    nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []
    private let handler: @MainActor @Sendable (_ sender: ObjectIdentifier?) -> Void

    /// Creates an observer of notifications of any object.
    init(of names: [Notification.Name], handler: @escaping @MainActor @Sendable () -> Void) {
        self.handler = { _ in handler() }
        names.forEach { observe($0) }
    }

    /// Creates an observer that calls a closure with the objects that send a notification.
    init(of name: Notification.Name, handler: @escaping @MainActor @Sendable (_ sender: ObjectIdentifier?) -> Void) {
        self.handler = handler
        observe(name)
    }

    /// Creates an observer that calls a closure when the app, or the scene of a window, has entered the background.
    init(ofBackground window: UIWindow, handler: @escaping @MainActor @Sendable () -> Void) {
        self.handler = { _ in handler() }
        observe(UIApplication.didEnterBackgroundNotification)
        if let scene = window.windowScene { observe(UIScene.didEnterBackgroundNotification, of: scene) }
    }

    /// Creates an observer that calls a closure in the frame after someone has stopped editing a text. In that frame, another text field may
    /// be the first responder already.
    static func ofEditingEnd(_ handler: @escaping @MainActor @Sendable () -> Void) -> NotificationObserver {
        var names = [UITextField.textDidEndEditingNotification]
        #if canImport(ObjectiveC)
        names.append(UITextView.textDidEndEditingNotification)
        #endif
        return NotificationObserver(of: names) { FrameLink.next(handler) }
    }

    deinit {
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    private func observe(_ name: Notification.Name, of object: AnyObject? = nil) {
        let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [handler] notification in
            let sender = (notification.object as AnyObject?).map(ObjectIdentifier.init)
            // UIKit posts its notifications on the main thread. For those of other frameworks, Apple doesn't promise it.
            if isOnMainQueue {
                MainActor.assumeIsolated { handler(sender) }
            } else {
                DispatchQueue.main.async { handler(sender) }
            }
        }
        tokens.append(token)
    }

    func end() {
        tokens.forEach(NotificationCenter.default.removeObserver)
        tokens = []
    }
}
#endif
