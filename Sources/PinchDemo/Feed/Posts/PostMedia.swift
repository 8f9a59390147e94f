import PinchZoomOverlay
import UIKit

/// The visible media of a post.
@MainActor protocol PostMedia: UIView {
    /// Shows what a post has of its kind.
    func show(_ post: Post)
    /// The view that two fingers lift.
    var zoomables: [any PinchZoomable] { get }
    /// The view of one of the post's photos; nil if it has no such photo.
    func photoView(_ place: Int) -> UIImageView?
}

extension PostMedia {
    func photoView(_ place: Int) -> UIImageView? { nil }
}

extension PostMedia where Self: PinchZoomable {
    var pinchZoomView: UIView { self }
    var zoomables: [any PinchZoomable] { [self] }
}
