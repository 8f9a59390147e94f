import UIKit

extension ZoomTransitionDestination {
    /// The transition that opens and closes this screen. The screen keeps a strong reference to the transition.
    ///
    /// Assign the transition before you push or present the screen:
    ///
    /// ```swift
    /// pager.zoomTransition = ZoomTransitionController(from: self) { [weak self] (index: Int) in
    ///     self?.photoCell(at: index)?.photoView
    /// }
    /// navigationController?.pushViewController(pager, animated: true)
    /// ```
    ///
    /// The controller becomes the screen's `transitioningDelegate`.
    ///
    /// For a push, the navigation controller of the screen that the photo flies from needs a delegate. If that navigation controller has no
    /// delegate, the assignment sets one, and reenables the swipe back. If the delegate is your own, forward its calls to any
    /// ``ZoomTransitionController``, which reads this property of every screen.
    ///
    /// If you present the screen inside a navigation controller, UIKit uses the `transitioningDelegate` of that navigation controller. Set
    /// that delegate yourself.
    public var zoomTransition: ZoomTransitionController? {
        get { objc_getAssociatedObject(self, AssociationKey.zoomTransition) as? ZoomTransitionController }
        set {
            if let zoomTransition, transitioningDelegate === zoomTransition { transitioningDelegate = nil }
            objc_setAssociatedObject(self, AssociationKey.zoomTransition, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            guard let newValue else { return }
            transitioningDelegate = newValue
            newValue.navigationController.map(ScreensOwnTransitions.serve)
            if isViewLoaded { newValue.enableDismissalGestures(of: self) }
        }
    }
}

extension UIViewController {
    /// The zoom transition of this screen or, if this screen is a container such as a navigation controller, of the destination that the
    /// container shows.
    var zoomTransitionOfItsOwn: ZoomTransitionController? { firstShown((any ZoomTransitionDestination).self)?.zoomTransition }
}

/// The keys of objects that are associated with screens. Each key is a unique address.
@MainActor enum AssociationKey {
    /// The key of a destination's own transition.
    static let zoomTransition = address()
    /// The key of the delegate that a navigation controller retains for its screens' own transitions.
    static let delegate = address()

    private static func address() -> UnsafeRawPointer {
        UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }
}

/// The delegate of a navigation controller for which the app sets no delegate. The delegate animates screens that have a transition of
/// their own. UIKit animates all other screens.
final class ScreensOwnTransitions: NSObject, UINavigationControllerDelegate {
    /// Sets a new delegate for a navigation controller, unless the controller already has a delegate. The controller retains the new
    /// delegate.
    static func serve(_ navigationController: UINavigationController) {
        guard navigationController.delegate == nil else { return }
        let delegate = ScreensOwnTransitions()
        objc_setAssociatedObject(navigationController, AssociationKey.delegate, delegate, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        navigationController.delegate = delegate
        // If a delegate animates transitions, UIKit disables the swipe back. This call enables the swipe back again.
        SystemSwipeBack.enable(in: navigationController) { screen in
            screen.zoomTransitionOfItsOwn == nil ? nil : screen.firstShown((any ZoomTransitionDestination).self)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        (operation == .push ? toVC : fromVC).zoomTransitionOfItsOwn?
            .navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        animationController as? TransitionRun
    }
}
