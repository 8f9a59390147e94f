import UIKit

/// VoiceOver and Switch Control, which need accessibility elements and controls that stay on the screen.
@MainActor enum AssistiveTechnology {
    static var isRunning: Bool { UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning }

    /// Creates an observer that calls a closure when VoiceOver or Switch Control is turned on or off.
    static func observe(_ handler: @escaping @MainActor () -> Void) -> NotificationObserver {
        NotificationObserver(
            of: UIAccessibility.voiceOverStatusDidChangeNotification,
            UIAccessibility.switchControlStatusDidChangeNotification,
            handler: handler
        )
    }
}

/// Computes a value that an accessibility accessor returns. Outside of the main queue, returns the fallback.
///
/// Tools that record the screen may call accessors on any thread. Without the check, such a call would end the app.
func onMainQueue<Value: Sendable>(or fallback: Value, _ value: @MainActor () -> Value) -> Value {
    isOnMainQueue ? MainActor.assumeIsolated(value) : fallback
}

#if canImport(ObjectiveC)
    private var isOnMainQueue: Bool { Thread.isMainThread }
#else
    private var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }

    /// A key that only the main queue has. On Linux, the main queue may run on another thread than the main thread.
    private let mainQueueKey: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
#endif
