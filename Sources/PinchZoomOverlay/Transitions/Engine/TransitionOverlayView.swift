#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A view in which views fly between two screens. The content of the overlay has the window's coordinates.
final class TransitionOverlayView: CodedView {
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    /// Adds the overlay to a view, in front, and makes the overlay cover the whole window.
    func cover(_ view: UIView) {
        if superview !== view { view.addSubview(self) }
        guard let window = view.window else { return }
        // The frame is set first, because setting the frame also changes the bounds.
        let place = view.convert(window.bounds, from: window)
        if frame != place { frame = place }
        if bounds != window.bounds { bounds = window.bounds }
    }

    /// Adds a layer on top, with the overlay's coordinates. Each layer contains one part of the content.
    func addLayer() -> UIView {
        let layer = UIView(frame: bounds)
        layer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(layer)
        return layer
    }

    /// Clips a layer to a rectangle of the window. If the rectangle is `nil`, the layer isn't clipped. The layer's content doesn't move.
    func clip(_ layer: UIView, to rect: CGRect?) {
        let rect = rect ?? bounds
        if layer.clipsToBounds != (rect != bounds) { layer.clipsToBounds = rect != bounds }
        if layer.frame != rect { layer.frame = rect }
        if layer.bounds != rect { layer.bounds = rect }
    }
}

extension UIView {
    /// Gives this view the soft shadow of a card or a photo that flies over a list. The numbers were chosen by eye.
    func castFlightShadow() {
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
    }
}
#endif
