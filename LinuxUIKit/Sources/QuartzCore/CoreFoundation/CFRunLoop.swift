/// A run loop. Its thread works while there is something to do, and sleeps otherwise. The virtual clock has one, the main thread's.
public class CFRunLoop {
    private var observers: [CFRunLoopObserver] = []

    func add(_ observer: CFRunLoopObserver) {
        guard observer.isValid, !contains(observer) else { return }
        // Observers of the same order are called in the order in which they were added.
        let place = observers.firstIndex { $0.order > observer.order } ?? observers.count
        observers.insert(observer, at: place)
    }

    func remove(_ observer: CFRunLoopObserver) {
        observers.removeAll { $0 === observer }
    }

    func contains(_ observer: CFRunLoopObserver) -> Bool {
        observers.contains { $0 === observer }
    }

    /// Notifies the observers of an activity whose order lies in a range. An observer may be added or removed during the calls.
    package func tell(of activity: CFRunLoopActivity, orders: some RangeExpression<CFIndex>) {
        for observer in observers where orders.contains(observer.order) && contains(observer) {
            observer.hear(of: activity)
            if !observer.isValid { remove(observer) }
        }
    }
}

/// The activities of a run loop.
public struct CFRunLoopActivity: OptionSet, Sendable {
    /// The activities' bits.
    public let rawValue: CFOptionFlags

    /// Makes a set of activities from its bits.
    public init(rawValue: CFOptionFlags) {
        self.rawValue = rawValue
    }

    /// The beginning of the loop's run. Without effect here: the loop calls observers only before it sleeps.
    public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
    /// The moment before the loop serves its timers. Without effect here: the loop calls observers only before it sleeps.
    public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
    /// The moment before the loop serves its sources. Without effect here: the loop calls observers only before it sleeps.
    public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
    /// The moment before the loop sleeps.
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
    /// The moment after the loop has woken up. Without effect here: the loop calls observers only before it sleeps.
    public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
    /// The end of the loop's run. Without effect here: the loop calls observers only before it sleeps.
    public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
    /// All activities.
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// The kind of sources and timers that a run loop serves. Without effect here: the virtual clock has one mode.
public struct CFRunLoopMode: Hashable, Sendable {
    private let name: String

    /// The usual mode.
    public static let defaultMode = CFRunLoopMode(name: "kCFRunLoopDefaultMode")
    /// All modes that belong together, the mode for a finger on a list among them.
    public static let commonModes = CFRunLoopMode(name: "kCFRunLoopCommonModes")
}

/// The main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! {
    RenderServer.current.mainRunLoop
}
