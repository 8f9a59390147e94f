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
