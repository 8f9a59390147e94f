import UIKit

@testable import PinchZoomOverlay

/// The app's own delegate of navigation controllers, which hands each call on to the transition controller of the screen's kind.
final class MiddlemanDelegate: NSObject, UINavigationControllerDelegate {
    weak var album: AlbumScreen?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let kind = ((operation == .push ? toVC : fromVC) as? PhotoScreen)?.kind ?? .zoom
        return album?.controllers[kind]?
            .navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        // Whichever it comes from answers for it.
        album?.controllers.values.first?
            .navigationController(navigationController, interactionControllerFor: animationController)
    }
}
