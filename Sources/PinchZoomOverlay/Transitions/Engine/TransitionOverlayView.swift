import UIKit

/// The view above both screens in which views fly between them. Its content has the window's coordinates.
final class TransitionOverlayView: UIView {
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Moves the overlay to the front of a view, over the whole window.
    func cover(_ view: UIView) {
        if superview !== view { view.addSubview(self) }
        guard let window = view.window else { return }
        // In this order, since setting the frame changes the bounds.
        let place = view.convert(window.bounds, from: window)
        if frame != place { frame = place }
        if bounds != window.bounds { bounds = window.bounds }
    }

    /// Adds a layer on top, with the same coordinates, for content with more than one part.
    func addLayer() -> UIView {
        let layer = UIView(frame: bounds)
        layer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(layer)
        return layer
    }

    /// Clips a layer to a rectangle of the window, or to all of it. The layer's content doesn't move.
    func clip(_ layer: UIView, to rect: CGRect?) {
        let rect = rect ?? bounds
        if layer.clipsToBounds != (rect != bounds) { layer.clipsToBounds = rect != bounds }
        if layer.frame != rect { layer.frame = rect }
        if layer.bounds != rect { layer.bounds = rect }
    }
}
