import HeadlessDevice
import Testing
import UIKit

@testable import PinchZoomOverlay

/// Tests of the places that a transition gives the screens of UIKit.
@MainActor @Suite("The screens of a transition", .timeLimit(.minutes(20))) struct TransitionScreensTests {
    /// A dismissal for which UIKit hands over the presenter's view.
    private final class Dismissal: NSObject, UIViewControllerContextTransitioning {
        let (presenter, presented) = (UIViewController(), UIViewController())
        let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let (isAnimated, isInteractive, transitionWasCancelled) = (true, true, false)
        let presentationStyle = UIModalPresentationStyle.fullScreen
        let targetTransform = CGAffineTransform.identity

        func updateInteractiveTransition(_ percentComplete: CGFloat) {}
        func finishInteractiveTransition() {}
        func cancelInteractiveTransition() {}
        func pauseInteractiveTransition() {}
        func completeTransition(_ didComplete: Bool) {}
        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { key == .to ? presenter : presented }
        func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .to ? presenter.view : presented.view }
        func initialFrame(for vc: UIViewController) -> CGRect { .zero }
        func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
    }

    // Reported: FittedSheets, issue 200; DeckTransition, issue 81; openradar 21944168. A sheet's view is in a view of UIKit with a shadow.
    @Test("A presenter that is still in the window is UIKit's to place; one that isn't goes behind the screen", arguments: [false, true])
    func presenter(isInWindow: Bool) throws {
        try HeadlessDevice.run { device in
            let (root, wrapper, dismissal) = (UIViewController(), UIView(), Dismissal())
            wrapper.frame = CGRect(x: 30, y: 200, width: 330, height: 500)
            let place = CGRect(x: 0, y: 10, width: 330, height: 490)
            dismissal.presenter.view.frame = place
            device.show(root)
            for view in [wrapper, dismissal.containerView] { root.view.addSubview(view) }
            if isInWindow { wrapper.addSubview(dismissal.presenter.view) }
            dismissal.containerView.addSubview(dismissal.presented.view)
            let screens = try #require(TransitionScreens(dismissal, to: .source))
            screens.arrange()
            let view = dismissal.presenter.view
            #expect(view?.superview === (isInWindow ? wrapper : dismissal.containerView))
            #expect(view?.frame == (isInWindow ? place : dismissal.containerView.bounds))
            #expect(dismissal.containerView.subviews.last === dismissal.presented.view)
            view?.removeFromSuperview()
        }
    }
}
