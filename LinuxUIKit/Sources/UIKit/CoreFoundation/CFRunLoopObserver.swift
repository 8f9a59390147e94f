/// Something that a run loop tells what it does. On Linux, it hears when the loop is about to sleep, and of nothing else.
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

/// Makes an observer that calls a closure, those with a lower order first, until it is invalid; one that does not repeat is so after the first
/// call.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!,
    _ activities: CFOptionFlags,
    _ repeats: Bool,
    _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    CFRunLoopObserver(of: CFRunLoopActivity(rawValue: activities), repeats: repeats, order: order, handler: block)
}

/// Has a run loop tell an observer of what it does.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    rl.add(observer)
}

/// Whether a run loop tells an observer.
public func CFRunLoopContainsObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) -> Bool {
    rl.contains(observer)
}

/// Has a run loop tell an observer no more.
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    rl.remove(observer)
}

/// Makes an observer invalid: it is never called again.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
    observer.invalidate()
    CFRunLoopGetMain().remove(observer)
}

/// Whether an observer may still be called.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
    observer.isValid
}
