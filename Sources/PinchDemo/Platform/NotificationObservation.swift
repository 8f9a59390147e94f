import UIKit

/// Calls a closure on the main actor for each notification of an object, until it is let go.
///
/// On Apple's systems a notification may be posted on any thread, and goes to the main queue. The simulated phone posts on the main actor,
/// and has no main queue.
@MainActor final class NotificationObservation {
    /// Set once, and used again when nobody else has this any more.
    nonisolated(unsafe) private let token: any NSObjectProtocol

    init(_ name: Notification.Name, of object: AnyObject, act: @escaping @MainActor @Sendable () -> Void) {
        #if canImport(ObjectiveC)
            let queue: OperationQueue? = .main
        #else
            let queue: OperationQueue? = nil
        #endif
        token = NotificationCenter.default.addObserver(forName: name, object: object, queue: queue) { _ in
            MainActor.assumeIsolated { act() }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
