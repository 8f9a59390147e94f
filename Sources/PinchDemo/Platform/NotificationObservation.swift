import UIKit

/// Calls a closure on the main actor for each notification of an object, until the observation is deallocated.
///
/// On Apple's systems, a notification can be posted on any thread, so the closure runs on the main queue. The simulated phone posts on the
/// main actor and has no main queue.
@MainActor final class NotificationObservation {
    /// The token needs no isolation, because it is set once, and read only in `deinit`.
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
