import PinchZoomOverlay
import UIKit

/// Keeps the place of what goes on by itself, a film or a drawing, while two fingers have lifted it.
final class LiveMediaView: PinchZoomContainerView, PostMedia, PinchZoomable {
    /// - Parameter content: what goes on.
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
