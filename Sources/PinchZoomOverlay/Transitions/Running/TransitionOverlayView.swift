import UIKit

/// What lies above both screens while something flies between them. Its content has the window's coordinates.
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

    /// Lies above all else in a view, over the whole window.
    func cover(_ view: UIView) {
        if superview !== view { view.addSubview(self) }
        guard let window = view.window else { return }
        // Set in this order: the bounds move with the frame.
        let place = view.convert(window.bounds, from: window)
        if frame != place { frame = place }
        if bounds != window.bounds { bounds = window.bounds }
    }

    /// A layer of its own above those that are there, with the same coordinates, for something with more than one part.
    func addLayer() -> UIView {
        let layer = UIView(frame: bounds)
        layer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(layer)
        return layer
    }

    /// Clips a layer to a rectangle of the window; nil is all of it. What is in the layer stays where it is.
    func clip(_ layer: UIView, to rect: CGRect?) {
        let rect = rect ?? bounds
        if layer.clipsToBounds != (rect != bounds) { layer.clipsToBounds = rect != bounds }
        if layer.frame != rect { layer.frame = rect }
        if layer.bounds != rect { layer.bounds = rect }
    }
}
