import HeadlessDevice
import UIKit

@testable import DemoPlayer

extension Picture {
    /// Returns a picture of one colour, with a pixel for a point.
    static func plain(_ color: UIColor, width: Int, height: Int) -> Picture {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let pixel = [red, green, blue, alpha].map { UInt8(($0 * 255).rounded()) }
        return Picture(width: width, height: height, scale: 1, pixels: Array(repeating: pixel, count: width * height).flatMap { $0 })
    }

    /// Returns the smallest box, in points, of the pixels that differ visibly from a rectangle's upper left pixel, or `nil` if there are
    /// none.
    func ink(in rect: CGRect, scale: CGFloat) -> CGRect? {
        let columns = Int(rect.minX * scale)..<Int(rect.maxX * scale)
        let rows = Int(rect.minY * scale)..<Int(rect.maxY * scale)
        let paper = self[columns.lowerBound, rows.lowerBound]
        var found: (left: Int, top: Int, right: Int, bottom: Int)?
        for row in rows {
            for column in columns where self[column, row].difference(from: paper) > 40 {
                let box = found ?? (column, row, column, row)
                found = (min(box.left, column), min(box.top, row), max(box.right, column), max(box.bottom, row))
            }
        }
        return found.map { box in
            CGRect(
                x: CGFloat(box.left) / scale,
                y: CGFloat(box.top) / scale,
                width: CGFloat(box.right - box.left + 1) / scale,
                height: CGFloat(box.bottom - box.top + 1) / scale
            )
        }
    }
}
