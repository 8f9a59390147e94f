import PinchZoomOverlay
import UIKit

/// A container for a film or a moving drawing. The content continues to move while two fingers hold it.
final class LiveMediaView: PinchZoomContainerView, PostMedia, PinchZoomable {
    /// - Parameter content: The view of the film or the drawing.
    init(_ content: UIView) {
        super.init(frame: .zero)
        contentView = content
        enablePinchZoom()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ post: Post) {}
}
