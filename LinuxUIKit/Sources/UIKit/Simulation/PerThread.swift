/// A value that every thread has for itself. The main actor has one as well: in a test process its jobs go from thread to thread.
final class PerThread<Value>: @unchecked Sendable {
    private let key: String
    private let lock = NSLock()
    private var mainValue: Value

    /// - Parameter name: tells it from others.
    init(_ name: String, onMainActor value: Value) {
        key = "LinuxUIKit." + name
        mainValue = value
    }

    /// That of the calling thread; nil where it has none. The main actor always has one, and keeps it where it is to have none.
    var own: Value? {
        get {
            // Only the main actor writes its own: it need not wait to read it.
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

    /// The main actor's, for threads that have none.
    var onMainActor: Value { lock.withLock { mainValue } }
}

/// Whether code runs on the main actor.
///
/// Its jobs are the main queue's, which is served by the main thread of a program, and in a test process by any thread: the queue knows.
enum MainActorCheck {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isOnMainActor: Bool { isMainThread || DispatchQueue.getSpecific(key: key) == true }

    /// Where a thread keeps whether it is the main one: 1 if it is, 2 if not. Foundation takes 2 µs to say so, and drawing asks often.
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
