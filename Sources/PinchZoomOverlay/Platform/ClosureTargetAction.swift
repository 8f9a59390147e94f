#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
// This file adds members that take closures instead of targets and selectors. Swift on Linux has no selectors, so LinuxUIKit declares these
// members itself. On Apple's systems, the members below use selectors, so that all other sources are the same as on Linux.
#if canImport(ObjectiveC)
import ObjectiveC
import UIKit

extension UIGestureRecognizer {
    /// Creates a recognizer that calls a closure each time UIKit would send the recognizer's action.
    package convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addHandler(handler)
    }

    /// Adds a closure that the recognizer calls. Closures are called in the order in which they were added.
    package func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        let target = GestureTarget(handler: handler)
        addTarget(target, action: #selector(GestureTarget.act(_:)))
        // A recognizer doesn't retain its targets. Without this association, the target would be released at once, and the closure
        // would never be called. The target's address is a unique key.
        objc_setAssociatedObject(self, Unmanaged.passUnretained(target).toOpaque(), target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

extension CADisplayLink {
    /// Creates a display link that calls a closure for each frame. The display link retains the closure until `invalidate()`.
    @MainActor package convenience init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
        self.init(target: DisplayLinkTarget(handler: handler), selector: #selector(DisplayLinkTarget.act(_:)))
    }
}

@MainActor private final class GestureTarget: NSObject {
    private let handler: @MainActor (UIGestureRecognizer) -> Void

    init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.handler = handler
    }

    @objc func act(_ recognizer: UIGestureRecognizer) {
        handler(recognizer)
    }
}

/// The target of a display link. The calls are on the main thread, because the component adds its links only to the main run loop.
@MainActor private final class DisplayLinkTarget: NSObject {
    private let handler: @MainActor (CADisplayLink) -> Void

    init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
        self.handler = handler
    }

    @objc func act(_ link: CADisplayLink) {
        handler(link)
    }
}
#endif
#endif
