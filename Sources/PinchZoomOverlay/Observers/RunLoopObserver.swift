import UIKit

/// Calls a closure each time before the main thread rests. Any change that the app makes comes before such a call.
@MainActor final class RunLoopObserver {
    private let observer: CFRunLoopObserver?

    /// Starts at once, until ``end()``. The handler runs last, after the layout of the views that have changed.
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

    /// Stops for good. A second call does nothing.
    func end() {
        if let observer { CFRunLoopObserverInvalidate(observer) }
    }
}
