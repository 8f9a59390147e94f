import UIKit

/// Hands what an interaction asks and tells on to the delegate of a ``PinchZoomable``.
@MainActor final class PinchZoomableBridge: PinchZoomInteractionDelegate {
    weak var zoomDelegate: (any PinchZoomDelegate)?
    private weak var zoomable: (any PinchZoomable)?

    init(zoomable: any PinchZoomable) {
        self.zoomable = zoomable
    }

    func pinchZoomInteractionShouldBegin(_ interaction: PinchZoomInteraction) -> Bool {
        guard let zoomable else { return false }
        return zoomDelegate?.pinchZoomShouldBegin(zoomable) ?? true
    }

    func pinchZoomInteractionWillBegin(_ interaction: PinchZoomInteraction) {
        guard let zoomable else { return }
        zoomDelegate?.pinchZoomWillBegin(zoomable)
    }

    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, didChange change: PinchZoomChange) {
        guard let zoomable else { return }
        zoomDelegate?.pinchZoom(zoomable, didChange: change)
    }

    func pinchZoomInteraction(_ interaction: PinchZoomInteraction, willEndAt targetFrame: CGRect) {
        guard let zoomable else { return }
        zoomDelegate?.pinchZoom(zoomable, willEndAt: targetFrame)
    }

    func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) {
        guard let zoomable else { return }
        zoomDelegate?.pinchZoomDidEnd(zoomable)
    }

    func pinchZoomInteractionOpen(_ interaction: PinchZoomInteraction) -> Bool {
        guard let zoomable else { return false }
        return zoomDelegate?.pinchZoomOpen(zoomable) ?? false
    }
}
