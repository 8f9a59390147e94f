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

/// The bytes of plain colours.
enum Ink {
    static let white = Picture.Pixel(red: 255, green: 255, blue: 255)
    static let black = Picture.Pixel(red: 0, green: 0, blue: 0)
    static let red = Picture.Pixel(red: 255, green: 0, blue: 0)
    static let green = Picture.Pixel(red: 0, green: 255, blue: 0)
    static let blue = Picture.Pixel(red: 0, green: 0, blue: 255)
}

extension Picture {
    /// The columns and rows of the pixels that are not of a colour, as the smallest box; null if all are.
    func box(ofAllBut color: Pixel, columns: Range<Int>? = nil) -> CGRect {
        var box = CGRect.null
        for row in 0..<height {
            for column in columns ?? 0..<width where self[column, row] != color {
                box = box.union(CGRect(x: column, y: row, width: 1, height: 1))
            }
        }
        return box
    }
}
