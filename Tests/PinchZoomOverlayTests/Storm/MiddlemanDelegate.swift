import UIKit

@testable import PinchZoomOverlay

/// The app's own delegate of navigation controllers. For an animation, the delegate calls the transition controller of the screen's kind.
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
        // Any transition controller can answer, even for the animation of another controller.
        album?.controllers.values.first?
            .navigationController(navigationController, interactionControllerFor: animationController)
    }
}
