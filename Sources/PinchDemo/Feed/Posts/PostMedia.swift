import PinchZoomOverlay
import UIKit

/// The view of a post's media.
@MainActor protocol PostMedia: UIView {
    /// Shows the media of a post. The post must be of this view's kind.
    func show(_ post: Post)
    /// Tells whether the list displays the post. Until then, the media is in a cell that the list keeps ready.
    func setDisplayed(_ isDisplayed: Bool)
    /// The views that two fingers can lift.
    var zoomables: [any PinchZoomable] { get }
    /// Returns the view of one of the post's photos; nil if the post has no such photo.
    func photoView(_ place: Int) -> UIImageView?
}

extension PostMedia {
    func setDisplayed(_ isDisplayed: Bool) {}

    func photoView(_ place: Int) -> UIImageView? { nil }
}

extension PostMedia where Self: PinchZoomable {
    var pinchZoomView: UIView { self }
    var zoomables: [any PinchZoomable] { [self] }
}
