import HeadlessDevice
import UIKit

extension Picture {
    /// Returns the smallest rectangle, in pixels, around all pixels that have another color. If there is no such pixel, the result is null.
    public func box(ofAllBut color: Pixel, columns: Range<Int>? = nil) -> CGRect {
        var box = CGRect.null
        for row in 0..<height {
            for column in columns ?? 0..<width where self[column, row] != color {
                box = box.union(CGRect(x: column, y: row, width: 1, height: 1))
            }
        }
        return box
    }

    /// Returns the smallest rectangle, in pixels, around all pixels whose red is greater than their green by more than a number. If there
    /// is no such pixel, the result is null.
    public func box(ofRedAboveGreenBy difference: Int) -> CGRect {
        var (left, right, top, bottom) = (width, -1, height, -1)
        pixels.withUnsafeBufferPointer { pixels in
            for row in 0..<height {
                for column in 0..<width {
                    let index = (row * width + column) * 4
                    guard Int(pixels[index]) - Int(pixels[index + 1]) > difference else { continue }
                    (left, right, top, bottom) = (min(left, column), max(right, column), min(top, row), row)
                }
            }
        }
        return right < 0 ? .null : CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
