import PinchZoomOverlay
import UIKit

/// The container of a child view controller's view in a post. Two fingers lift a picture of that view, because UIKit doesn't let it leave
/// the parent controller's view.
final class RouteHostView: UIView, PostMedia, PinchZoomable {
    /// The child view controller. The list adds it to its children before the post is displayed.
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
