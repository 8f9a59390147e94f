import HeadlessDevice
import UIKit

/// A white screen of 100 × 100 pixels to put layers on.
@MainActor struct LayerScreen {
    let device: HeadlessDevice
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init(scale: CGFloat = 1) {
        device = HeadlessDevice(.init(size: CGSize(width: 100, height: 100), scale: scale, safeAreaInsets: .zero))
        view.backgroundColor = .white
        device.show(view)
    }

    /// The picture on the screen after the implicit animations of the layers have ended.
    var picture: Picture {
        device.advance(by: 0.25)
        return device.screenshot()
    }

    @discardableResult func add(_ frame: CGRect, _ color: UIColor? = nil, to superlayer: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color?.cgColor
        (superlayer ?? view.layer).addSublayer(layer)
        return layer
    }
}
