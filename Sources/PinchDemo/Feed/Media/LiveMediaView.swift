import PinchZoomOverlay
import UIKit

/// The place of a film or of a moving drawing. The content goes on moving while two fingers lift it.
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
