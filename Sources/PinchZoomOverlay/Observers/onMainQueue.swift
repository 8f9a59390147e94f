#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation

/// Computes a value that an accessibility accessor returns. Outside of the main queue, returns the fallback.
///
/// Tools that record the screen may call accessors on any thread. Without the check, such a call would end the app.
func onMainQueue<Value: Sendable>(or fallback: Value, _ value: @MainActor () -> Value) -> Value {
    isOnMainQueue ? MainActor.assumeIsolated(value) : fallback
}

#if canImport(ObjectiveC)
/// Whether the code runs on the main queue.
var isOnMainQueue: Bool { Thread.isMainThread }
#else
var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }

/// A key that only the main queue has. On Linux, the main queue may run on another thread than the main thread.
private let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()
#endif
#endif
