import PinchZoomOverlay
import UIKit

/// A view that contains the view of a child view controller, in a post.
///
/// UIKit doesn't allow the child's view to leave the view of its parent controller. Therefore two fingers lift a picture of the child's
/// view.
final class RouteHostView: UIView, PostMedia, PinchZoomable {
    /// The child view controller. The list adds this controller to its children before the post is displayed.
    let controller = RouteViewController()

    override init(frame: CGRect) {
        super.init(frame: frame)
        enablePinchZoom()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ post: Post) {}

    /// Adds the controller to the list's children, and the controller's view to this view.
    func addController(to parent: UIViewController) {
        guard controller.parent !== parent, let route = controller.view else { return }
        parent.addChild(controller)
        addFilling(route)
        controller.didMove(toParent: parent)
    }
}
