import PinchZoomOverlay
import UIKit

/// A post with a drawing that moves. Two fingers lift the drawing itself, and it goes on moving.
final class DrawingCell: PostCell, PinchZoomable {
    let drawingView = AuroraView()
    var pinchZoomView: UIView { drawingView }

    override init(frame: CGRect) {
        super.init(frame: frame)
        cardView.addSubview(drawingView)
        enablePinchZoom()
    }

    override var mediaView: UIView { drawingView }
}
