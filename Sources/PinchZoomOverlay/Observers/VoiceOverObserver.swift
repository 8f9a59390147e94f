import UIKit

/// An observer that calls a closure each time VoiceOver is turned on or off, until the observer is released.
@MainActor final class VoiceOverObserver {
    // The token is never changed, and the notification center may be called on any thread.
    nonisolated(unsafe) private let token: any NSObjectProtocol

    init(didChange: @escaping @MainActor () -> Void) {
        let name = UIAccessibility.voiceOverStatusDidChangeNotification
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated(didChange)
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
