#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension ZoomTransitionDestination {
    /// The transition that opens and closes this screen. The screen keeps a strong reference to the transition.
    ///
    /// Assign the transition right before you push or present the screen:
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
    /// delegate, the assignment sets one. UIKit's swipe back isn't affected: while a screen without a transition is shown, the delegate
    /// is one that animates nothing. Therefore, if you push a screen of your own again later, assign the transition again, or use
    /// ``TransitionController/push(_:in:)``. If the delegate is your own, forward its calls to any ``TransitionController``, which reads
    /// this property of every screen. If such a delegate forwards nothing, a pager reports this in the system's log. To push the screen in
    /// another navigation controller, such as that of another column, use ``TransitionController/push(_:in:)``.
    ///
    /// If you present the screen inside a navigation controller, UIKit uses the `transitioningDelegate` of that navigation controller. Set
    /// that delegate yourself.
    public var zoomTransition: ZoomTransitionController? {
        get { assignedTransition as? ZoomTransitionController }
        set {
            if let zoomTransition, transitioningDelegate === zoomTransition { transitioningDelegate = nil }
            assignedTransition = newValue
            guard let newValue else { return }
            transitioningDelegate = newValue
            if let navigationController = newValue.navigationController {
                ScreensOwnTransitions.serve(navigationController, for: self)
            }
            if isViewLoaded { newValue.enableDismissalGestures(of: self) }
        }
    }
}
#endif
