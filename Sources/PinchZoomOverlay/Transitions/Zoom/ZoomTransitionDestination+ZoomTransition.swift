import UIKit

extension ZoomTransitionDestination {
    /// The transition that opens and closes this screen. The screen keeps a strong reference to it.
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
    /// The controller becomes the screen's `transitioningDelegate`. For a push, the navigation controller of the screen that the photo
    /// flies from gets a delegate, and its swipe back is reenabled, unless it has a delegate already. A delegate of your own forwards its
    /// calls to any ``ZoomTransitionController``, which looks up this property of every screen.
    ///
    /// A screen that you present inside a navigation controller opens by the `transitioningDelegate` of that navigation controller: set
    /// that yourself.
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
    /// The transition that this screen has, or the screen that it shows.
    var zoomTransitionOfItsOwn: ZoomTransitionController? { firstShown((any ZoomTransitionDestination).self)?.zoomTransition }
}

/// The keys of objects that are associated with screens. Each key is a unique address.
@MainActor enum AssociationKey {
    /// The key of a destination's own transition.
    static let zoomTransition = address()
    /// The key of the delegate that a navigation controller gets for its screens' own transitions.
    static let delegate = address()

    private static func address() -> UnsafeRawPointer {
        UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }
}

/// The delegate of a navigation controller that has no other. It serves screens with a transition of their own; UIKit animates all others.
final class ScreensOwnTransitions: NSObject, UINavigationControllerDelegate {
    /// Becomes the delegate of a navigation controller, which retains it, unless the controller has one.
    static func serve(_ navigationController: UINavigationController) {
        guard navigationController.delegate == nil else { return }
        let delegate = ScreensOwnTransitions()
        objc_setAssociatedObject(navigationController, AssociationKey.delegate, delegate, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        navigationController.delegate = delegate
        // UIKit turns the swipe back off for delegates that animate.
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
