import HeadlessDevice
import UIKit

extension Picture {
    /// Returns the picture scaled to a width, in pixels.
    func scaled(toWidth width: Int) -> Picture {
        width == self.width ? self : redrawn(width: width) {}
    }

    /// Returns the picture scaled to a width, in pixels, with a drawing over it. The drawing's unit is the picture's point.
    func redrawn(width: Int, with drawing: () -> Void) -> Picture {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        let height = max((CGFloat(self.height) * CGFloat(width) / CGFloat(self.width)).rounded(), 1)
        let size = CGSize(width: CGFloat(width) / scale, height: height / scale)
        let scaled = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
            drawing()
        }
        return Picture(scaled) ?? self
    }
}
