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
}
