/// An observer that a run loop calls at its activities. On Linux, the loop calls it only before the loop sleeps.
public class CFRunLoopObserver {
    let order: CFIndex
    private let activities: CFRunLoopActivity
    private let repeats: Bool
    private var handler: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?

    init(
        of activities: CFRunLoopActivity,
        repeats: Bool,
        order: CFIndex,
        handler: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
    ) {
        self.activities = activities
        self.repeats = repeats
        self.order = order
        self.handler = handler
    }

    var isValid: Bool { handler != nil }

    func hear(of activity: CFRunLoopActivity) {
        guard let handler, activities.contains(activity) else { return }
        if !repeats { invalidate() }
        handler(self, activity)
    }

    func invalidate() {
        handler = nil
    }
}

/// Makes an observer that calls a closure until the observer is invalid. Observers with a lower order are called first. An observer that
/// does not repeat is invalid after its first call.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!,
    _ activities: CFOptionFlags,
    _ repeats: Bool,
    _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    CFRunLoopObserver(of: CFRunLoopActivity(rawValue: activities), repeats: repeats, order: order, handler: block)
}

/// Adds an observer to a run loop.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    rl.add(observer)
}

/// Returns whether an observer was added to a run loop.
public func CFRunLoopContainsObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) -> Bool {
    rl.contains(observer)
}

/// Removes an observer from a run loop.
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    rl.remove(observer)
}

/// Makes an observer invalid, so that its closure is never called again.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
    observer.invalidate()
    CFRunLoopGetMain().remove(observer)
}

/// Returns whether an observer may still be called.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
    observer.isValid
}
