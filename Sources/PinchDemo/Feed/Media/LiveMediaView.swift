import PinchZoomOverlay
import UIKit

/// A film or a moving drawing.
@MainActor protocol MovingContent: UIView {
    /// Whether the content moves while it is in a window. A list keeps cells ready in its window that are not displayed.
    var isPlaying: Bool { get set }
}

/// A container for a film or a moving drawing. The content continues to move while two fingers hold it.
final class LiveMediaView: PinchZoomContainerView, PostMedia, PinchZoomable {
    private let content: any MovingContent

    /// - Parameter content: The view of the film or the drawing. It moves while its post is displayed.
    init(_ content: any MovingContent) {
        self.content = content
        super.init(frame: .zero)
        contentView = content
        content.isPlaying = false
        enablePinchZoom()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ post: Post) {}

    func setDisplayed(_ isDisplayed: Bool) {
        content.isPlaying = isDisplayed
    }
}
