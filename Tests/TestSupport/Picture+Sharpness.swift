import HeadlessDevice
import UIKit

extension Picture {
    /// Returns the largest difference of two pixels beside each other, about a point of the screen: at a vertical edge of two colors, the
    /// difference of the colors if the edge is sharp, and a part of this difference if the edge is blurred.
    ///
    /// - Parameters:
    ///   - point: The point, in points.
    ///   - radius: The distance up to which pixels are compared, in points.
    public func sharpness(at point: CGPoint, within radius: CGFloat = 40) -> Int {
        let area = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
            .applying(CGAffineTransform(scaleX: scale, y: scale)).intersection(CGRect(x: 0, y: 0, width: width, height: height))
        var largest = 0
        for row in stride(from: Int(area.minY), to: Int(area.maxY), by: 3) {
            for column in Int(area.minX)..<max(Int(area.maxX) - 1, Int(area.minX)) {
                largest = max(largest, self[column, row].difference(from: self[column + 1, row]))
            }
        }
        return largest
    }

    /// The picture in which each pixel has the mean of itself and its eight neighbors.
    public var softened: Picture {
        let offsets = [-1, 0, 1]
        let softened = pixels.withUnsafeBufferPointer { pixels in
            (0..<height).flatMap { row in
                (0..<width * 4).map { index in
                    var sum = 0
                    for rowOffset in offsets {
                        for columnOffset in offsets {
                            let column = min(max(index / 4 + columnOffset, 0), width - 1)
                            sum += Int(pixels[(min(max(row + rowOffset, 0), height - 1) * width + column) * 4 + index % 4])
                        }
                    }
                    return UInt8(sum / 9)
                }
            }
        }
        return Picture(width: width, height: height, scale: scale, pixels: softened)
    }
}
