import PinchZoomOverlay
import UIKit

/// The container of a child view controller's view in a post. Two fingers lift a picture of it, because UIKit lets no controller's view
/// leave its parent's.
final class RouteHostView: UIView, PostMedia, PinchZoomable {
    /// The child; whoever shows the list makes it one of its own before the post is seen.
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

    /// Makes the controller a child of the one that shows the list, and its view part of this one.
    func addController(to parent: UIViewController) {
        guard controller.parent !== parent, let route = controller.view else { return }
        parent.addChild(controller)
        addFilling(route)
        controller.didMove(toParent: parent)
    }
}
