import HeadlessDevice
import UIKit

/// A rectangle of a picture's pixels.
struct PixelBox: Equatable {
    /// The first column.
    var x: Int
    /// The first row.
    var y: Int
    /// The number of columns.
    var width: Int
    /// The number of rows.
    var height: Int
}

extension Picture {
    /// The whole picture.
    var box: PixelBox { PixelBox(x: 0, y: 0, width: width, height: height) }

    /// Returns the smallest box that contains all different pixels; nil if the pictures are equal. Both pictures must have the same size.
    func box(changedFrom other: Picture) -> PixelBox? {
        pixels.withUnsafeBytes { mine in
            other.pixels.withUnsafeBytes { theirs -> PixelBox? in
                guard let mineStart = mine.baseAddress, let theirsStart = theirs.baseAddress else { return nil }
                // Compares whole rows with memcmp, because a loop over a million pixels is slow in a debug build.
                let stride = width * 4
                let rows = (0..<height).filter { memcmp(mineStart + $0 * stride, theirsStart + $0 * stride, stride) != 0 }
                guard let top = rows.first, let bottom = rows.last else { return nil }
                var (left, right) = (width, -1)
                for row in rows {
                    let start = row * width
                    func differs(_ column: Int) -> Bool {
                        let offset = (start + column) * 4
                        return memcmp(mineStart + offset, theirsStart + offset, 4) != 0
                    }
                    left = (0..<left).first(where: differs) ?? left
                    right = (right + 1..<width).last(where: differs) ?? right
                }
                return PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
            }
        }
    }

    /// Returns a part of the picture.
    func cropped(to box: PixelBox) -> Picture {
        guard box != self.box else { return self }
        var part: [UInt8] = []
        part.reserveCapacity(box.width * box.height * 4)
        for row in box.y..<(box.y + box.height) {
            let start = (row * width + box.x) * 4
            part.append(contentsOf: pixels[start..<(start + box.width * 4)])
        }
        return Picture(width: box.width, height: box.height, scale: scale, pixels: part)
    }
}
