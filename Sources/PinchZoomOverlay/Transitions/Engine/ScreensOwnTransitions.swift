#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIViewController {
    /// The transition that was assigned to this screen. The screen keeps a strong reference to the transition.
    var assignedTransition: TransitionController? {
        get { objc_getAssociatedObject(self, AssociationKey.transition) as? TransitionController }
        set { objc_setAssociatedObject(self, AssociationKey.transition, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// The transition that was assigned to this screen or, if this screen is a container such as a navigation controller, to the screen that
    /// the container shows.
    var transitionOfItsOwn: TransitionController? { assignedTransition ?? shownChild?.transitionOfItsOwn }
}

/// The keys of associated objects. Each key is a unique address.
@MainActor private enum AssociationKey {
    /// The key of a screen's own transition.
    static let transition = address()
    /// The key of the delegates that a navigation controller retains for its screens' own transitions.
    static let delegates = address()

    private static func address() -> UnsafeRawPointer {
        UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }
}

/// The delegate of a navigation controller for which the app sets no delegate. The delegate animates screens that have a transition of
/// their own.
///
/// While its delegate can animate, a navigation controller disables UIKit's swipe back, whatever the delegate returns. Therefore, this
/// object is the delegate only from the moment at which a screen gets its transition, and while such a screen is on top. While any other
/// screen is on top, a `RestingDelegate` takes its place. Without the exchange, the app's other screens couldn't be swiped back.
///
/// Apple doesn't say when a navigation controller looks at its delegate for the swipe. Therefore, the exchange comes while a transition runs:
/// after UIKit has requested its animator, and before its end.
final class ScreensOwnTransitions: NSObject, UINavigationControllerDelegate {
    private let restingDelegate = RestingDelegate()
    /// The screen that has got its transition last, until the screen is pushed or presented.
    private weak var nextScreen: UIViewController?

    /// Becomes the delegate of a navigation controller that is about to push a screen, unless the app has set a delegate. The controller
    /// retains this object.
    static func serve(_ navigationController: UINavigationController, for screen: UIViewController) {
        let known = delegates(of: navigationController)
        guard navigationController.delegate == nil || known?.isDelegate(of: navigationController) == true else { return }
        let delegates = known ?? ScreensOwnTransitions()
        objc_setAssociatedObject(navigationController, AssociationKey.delegates, delegates, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        if screen.parent == nil { delegates.nextScreen = screen }
        navigationController.delegate = delegates
    }

    /// Expects no push any longer, because the screen that has got its transition is presented.
    static func screenIsPresented(from navigationController: UINavigationController) {
        guard let delegates = delegates(of: navigationController), delegates.isDelegate(of: navigationController) else { return }
        delegates.nextScreen = nil
        if let shown = navigationController.topViewController { delegates.exchange(in: navigationController, for: shown) }
    }

    fileprivate static func delegates(of navigationController: UINavigationController) -> ScreensOwnTransitions? {
        objc_getAssociatedObject(navigationController, AssociationKey.delegates) as? ScreensOwnTransitions
    }

    private func isDelegate(of navigationController: UINavigationController) -> Bool {
        navigationController.delegate === self || navigationController.delegate === restingDelegate
    }

    /// Exchanges the delegates during a transition. If a finger takes the transition back, the delegate is again that of the screen below or,
    /// after a pop, the former one.
    func navigationController(_ navigationController: UINavigationController, willShow screen: UIViewController, animated: Bool) {
        guard let coordinator = navigationController.transitionCoordinator else { return exchange(in: navigationController, for: screen) }
        let former = navigationController.delegate
        coordinator.animate(alongsideTransition: { [self, weak navigationController] _ in
            navigationController.map { exchange(in: $0, for: screen) }
        })
        coordinator.notifyWhenInteractionChanges { [self, weak navigationController] context in
            guard let navigationController, context.isCancelled, isDelegate(of: navigationController) else { return }
            if let below = context.viewController(forKey: .from), navigationController.viewControllers.contains(below) {
                exchange(in: navigationController, for: below)
            } else {
                navigationController.delegate = former
            }
        }
    }

    func navigationController(_ navigationController: UINavigationController, didShow screen: UIViewController, animated: Bool) {
        if nextScreen === screen { nextScreen = nil }
        exchange(in: navigationController, for: screen)
    }

    /// Makes this object or the resting delegate the delegate, depending on the screen on top. A delegate of the app stays.
    private func exchange(in navigationController: UINavigationController, for screen: UIViewController) {
        guard isDelegate(of: navigationController) else { return }
        let isAnimated = screen.transitionOfItsOwn?.addGestures(to: screen) ?? false
        let isPushExpected = nextScreen.map { $0.parent == nil } ?? false
        navigationController.delegate = isAnimated || isPushExpected ? self : restingDelegate
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        (operation == .push ? toVC : fromVC).transitionOfItsOwn?
            .navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        animationController as? TransitionRun
    }
}

/// The delegate of a navigation controller that shows a screen without a transition of its own. The delegate can't animate, so that UIKit's
/// swipe back works. The delegate is notified when a screen with a transition is shown again.
private final class RestingDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, willShow screen: UIViewController, animated: Bool) {
        ScreensOwnTransitions.delegates(of: navigationController)?
            .navigationController(navigationController, willShow: screen, animated: animated)
    }

    func navigationController(_ navigationController: UINavigationController, didShow screen: UIViewController, animated: Bool) {
        ScreensOwnTransitions.delegates(of: navigationController)?
            .navigationController(navigationController, didShow: screen, animated: animated)
    }
}
#endif
