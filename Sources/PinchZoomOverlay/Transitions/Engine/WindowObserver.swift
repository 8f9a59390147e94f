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

extension UIViewController {
    /// Calls a closure in the frame after a transition of this screen has ended or, without a transition, after the frontmost of the
    /// screens that this screen presents has gone. Without either, the closure isn't called.
    ///
    /// UIKit doesn't notify a screen of the end of a presentation that doesn't cover the screen, or that ends together with the screen.
    func afterScreenInFront(_ handler: @escaping @MainActor () -> Void) {
        if let transitionCoordinator {
            // UIKit may refuse the closure. The caller then finds the transition again in the next frame, and asks again.
            let isQueued = transitionCoordinator.animate(alongsideTransition: nil) { _ in FrameLink.next(handler) }
            if !isQueued { FrameLink.next(handler) }
            return
        }
        guard let presented = presentedViewController else { return }
        let front = sequence(first: presented, next: \.presentedViewController).reduce(presented) { $1 }
        // UIKit adds the container to the window when the presentation begins, and removes it just before the end.
        guard let container = front.presentationController?.containerView, container.window != nil else { return FrameLink.next(handler) }
        container.addSubview(WindowObserver { FrameLink.next(handler) })
    }
}
#endif
