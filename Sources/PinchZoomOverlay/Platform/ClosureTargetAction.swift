// Target-action by closures. Swift on Linux has no selectors, so LinuxUIKit declares these members itself; here they are made of selectors,
// so that all other sources are the same on both.
#if canImport(ObjectiveC)
    import ObjectiveC
    import UIKit

    extension UIGestureRecognizer {
        /// A recognizer that calls a closure whenever its state says that there is something to tell.
        package convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
            self.init(target: nil, action: nil)
            addHandler(handler)
        }

        /// Adds a closure; they are called in the order in which they were added.
        package func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
            let target = GestureTarget(handler: handler)
            addTarget(target, action: #selector(GestureTarget.act(_:)))
            // Recognizers do not keep their targets: the association does, each under an address of its own.
            objc_setAssociatedObject(self, Unmanaged.passUnretained(target).toOpaque(), target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    extension CADisplayLink {
        /// A display link that calls a closure for each frame, and keeps it until `invalidate()`.
        package convenience init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
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

    /// A display link belongs to no actor, so neither does its target; the component adds its links to the main run loop alone.
    private final class DisplayLinkTarget: NSObject {
        private let handler: @MainActor (CADisplayLink) -> Void

        init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
            self.handler = handler
        }

        @objc func act(_ link: CADisplayLink) {
            let handler = handler
            nonisolated(unsafe) let link = link
            MainActor.assumeIsolated { handler(link) }
        }
    }
#endif
