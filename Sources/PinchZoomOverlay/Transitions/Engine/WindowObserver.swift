#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// An invisible view that calls a closure when it leaves its window.
///
/// When a view leaves its window, UIKit notifies only this view and its subviews. Therefore, a `WindowObserver` is added to the container
/// view of a transition, which is UIKit's, and leaves the window together with the container view.
@MainActor final class WindowObserver: CodedView {
    private var didLeave: (@MainActor () -> Void)?
    private var isLeaving = false

    init(didLeave: @escaping @MainActor () -> Void) {
        self.didLeave = didLeave
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        isLeaving = window != nil && newWindow !== window
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard isLeaving else { return }
        isLeaving = false
        didLeave?()
    }

    /// Removes the view without calling the closure.
    func end() {
        didLeave = nil
        removeFromSuperview()
    }
}
#endif
