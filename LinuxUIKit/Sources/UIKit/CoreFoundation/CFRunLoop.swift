/// A run loop: its thread works while there is something to do, and sleeps while there is not. The virtual clock has one, the main thread's.
public class CFRunLoop {
    private var observers: [CFRunLoopObserver] = []

    func add(_ observer: CFRunLoopObserver) {
        guard observer.isValid, !contains(observer) else { return }
        // Those of the same order in the order in which they came.
        let place = observers.firstIndex { $0.order > observer.order } ?? observers.count
        observers.insert(observer, at: place)
    }

    func remove(_ observer: CFRunLoopObserver) {
        observers.removeAll { $0 === observer }
    }

    func contains(_ observer: CFRunLoopObserver) -> Bool {
        observers.contains { $0 === observer }
    }

    /// Tells of an activity those observers whose order lies in a range. One may come or go meanwhile.
    func tell(of activity: CFRunLoopActivity, orders: some RangeExpression<CFIndex>) {
        for observer in observers where orders.contains(observer.order) && contains(observer) {
            observer.hear(of: activity)
            if !observer.isValid { remove(observer) }
        }
    }
}

/// What a run loop does.
public struct CFRunLoopActivity: OptionSet, Sendable {
    /// The activities' bits.
    public let rawValue: CFOptionFlags

    /// Activities by their bits.
    public init(rawValue: CFOptionFlags) {
        self.rawValue = rawValue
    }

    /// It begins to run. Without effect here: observers are notified before the loop sleeps alone.
    public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
    /// It is about to look after its timers. Without effect here: observers are notified before the loop sleeps alone.
    public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
    /// It is about to look after its sources. Without effect here: observers are notified before the loop sleeps alone.
    public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
    /// It is about to sleep.
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
    /// It has woken up. Without effect here: observers are notified before the loop sleeps alone.
    public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
    /// It ends. Without effect here: observers are notified before the loop sleeps alone.
    public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
    /// All of them.
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// What a run loop listens to meanwhile. Without effect here: the virtual clock has one mode.
public struct CFRunLoopMode: Hashable, Sendable {
    private let name: String

    /// The usual one.
    public static let defaultMode = CFRunLoopMode(name: "kCFRunLoopDefaultMode")
    /// All that belong together, that of a finger on a list among them.
    public static let commonModes = CFRunLoopMode(name: "kCFRunLoopCommonModes")
}

/// The main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! {
    RenderServer.current.mainRunLoop
}
