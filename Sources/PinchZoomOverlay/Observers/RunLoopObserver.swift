import UIKit

/// Tells each time that the main thread has done something and is about to rest: whatever the app changes, it changes before.
@MainActor final class RunLoopObserver {
    private let observer: CFRunLoopObserver?

    /// Listens at once, until ``end()``. The handler comes last, after the layout of what has been changed.
    init(_ handler: @escaping @MainActor () -> Void) {
        let observer = CFRunLoopObserverCreateWithHandler(
            nil,
            CFRunLoopActivity.beforeWaiting.rawValue,
            true,
            .max
        ) { _, _ in MainActor.assumeIsolated(handler) }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        self.observer = observer
    }

    /// Listens no more. Once is enough, and again does nothing.
    func end() {
        if let observer { CFRunLoopObserverInvalidate(observer) }
    }
}
