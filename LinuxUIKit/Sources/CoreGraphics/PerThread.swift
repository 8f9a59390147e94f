import Foundation

/// A value that each thread has separately. The main actor has one as well, since in a test process its jobs move from thread to thread.
package final class PerThread<Value>: @unchecked Sendable {
    private let key: String
    private let lock = NSLock()
    private var mainValue: Value

    /// - Parameter name: The name that distinguishes the value from others.
    package init(_ name: String, onMainActor value: Value) {
        key = "LinuxUIKit." + name
        mainValue = value
    }

    /// The calling thread's value, or `nil` if it has none. The main actor always has a value, and ignores `nil`.
    package var own: Value? {
        get {
            // Only the main actor writes its own value, so the main actor reads it without the lock.
            MainActorCheck.isOnMainActor ? mainValue : Thread.current.threadDictionary[key] as? Value
        }
        set {
            guard MainActorCheck.isOnMainActor else {
                Thread.current.threadDictionary[key] = newValue
                return
            }
            if let newValue { lock.withLock { mainValue = newValue } }
        }
    }

    /// The main actor's value, for threads that have none.
    package var onMainActor: Value { lock.withLock { mainValue } }
}

/// Checks whether code runs on the main actor.
///
/// The main actor's jobs are in the main queue. In a program, the main thread serves the queue; in a test process, any thread does. A value
/// of the queue identifies the queue on every thread.
enum MainActorCheck {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isOnMainActor: Bool { isMainThread || DispatchQueue.getSpecific(key: key) == true }

    /// The key under which a thread stores whether it is the main thread: 1 for yes, 2 for no. Foundation's answer takes 2 µs, and drawing
    /// needs it often.
    private static let answer: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    private static var isMainThread: Bool {
        if let known = pthread_getspecific(answer) { return Int(bitPattern: known) == 1 }
        let isMain = Thread.isMainThread
        pthread_setspecific(answer, UnsafeRawPointer(bitPattern: isMain ? 1 : 2))
        return isMain
    }
}
