import HeadlessDevice
import UIKit

/// Returns the largest difference of a channel between two pictures, 0 to 255. If the pictures' sizes differ, the result is 255.
public func largestDifference(_ first: Picture, _ second: Picture) -> Int {
    guard first != second else { return 0 }
    return first.pixels.withUnsafeBufferPointer { first in
        second.pixels.withUnsafeBufferPointer { second in
            guard first.count == second.count else { return 255 }
            return first.indices.reduce(0) { max($0, abs(Int(first[$1]) - Int(second[$1]))) }
        }
    }
}

extension Picture {
    /// Returns the largest difference of a channel in a rectangle of the screen, 0 to 255.
    public func largestDifference(from other: Picture, in rect: CGRect) -> Int {
        var largest = 0
        forEachPixel(in: rect) { largest = max(largest, self[$0, $1].difference(from: other[$0, $1])) }
        return largest
    }

    /// Returns the mean of the pixels' differences in a rectangle of the screen, 0 to 255.
    public func meanDifference(from other: Picture, in rect: CGRect) -> Double {
        var (sum, count) = (0, 0)
        forEachPixel(in: rect) {
            sum += self[$0, $1].difference(from: other[$0, $1])
            count += 1
        }
        return Double(sum) / Double(max(count, 1))
    }

    /// Returns the fraction of all pixels that differ in a channel by more than a tolerance.
    public func share(differingFrom other: Picture, by tolerance: Int) -> Double {
        var count = 0
        for row in 0..<height {
            for column in 0..<width where self[column, row].difference(from: other[column, row]) > tolerance { count += 1 }
        }
        return Double(count) / Double(width * height)
    }

    /// Returns the number of pixels that differ in a channel by more than a tolerance, the largest difference, and the box around these
    /// pixels, in points.
    ///
    /// - Parameter distance: The number of pixels by which content may have moved. A pixel differs from another picture by the distance to
    ///   the values that the pixel and its neighbors have there. At the edges of the screen, content of a moving view may come from outside
    ///   of the picture, so these pixels don't count if the distance is above 1.
    public func difference(
        from other: Picture,
        above tolerance: Int,
        within distance: Int = 0
    ) -> (count: Int, largest: Int, box: CGRect) {
        guard self != other else { return (0, 0, .null) }
        guard width == other.width, height == other.height else { return (width * height, 255, .infinite) }
        var (count, largest, box) = (0, 0, CGRect.null)
        pixels.withUnsafeBufferPointer { first in
            other.pixels.withUnsafeBufferPointer { second in
                for index in first.indices where abs(Int(first[index]) - Int(second[index])) > tolerance {
                    let (row, column) = (index / 4).quotientAndRemainder(dividingBy: width)
                    if distance > 1, min(row, column, height - 1 - row, width - 1 - column) < distance { continue }
                    var (least, greatest) = (second[index], second[index])
                    for nearRow in max(row - distance, 0)...min(row + distance, height - 1) {
                        for nearColumn in max(column - distance, 0)...min(column + distance, width - 1) {
                            let value = second[(nearRow * width + nearColumn) * 4 + index % 4]
                            (least, greatest) = (min(least, value), max(greatest, value))
                        }
                    }
                    let difference = max(Int(least) - Int(first[index]), Int(first[index]) - Int(greatest))
                    guard difference > tolerance else { continue }
                    let pixel = CGRect(x: column, y: row, width: 1, height: 1)
                    if count == 0 || !box.contains(pixel) || index % 4 == 0 { count += 1 }
                    largest = max(largest, difference)
                    box = box.union(pixel)
                }
            }
        }
        return (count, largest, box.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)))
    }

    /// Returns the fraction of the pixels of a rectangle of the screen that differ in brightness by more than a tolerance. Hues don't
    /// count.
    public func shapeDifference(from other: Picture, in rect: CGRect, by tolerance: Int = 60) -> Double {
        var (count, all) = (0, 0)
        forEachPixel(in: rect) { column, row in
            all += 1
            if abs(self[column, row].brightness - other[column, row].brightness) > tolerance { count += 1 }
        }
        return all == 0 ? 1 : Double(count) / Double(all)
    }

    private func forEachPixel(in rect: CGRect, _ body: (_ column: Int, _ row: Int) -> Void) {
        let pixels = CGRect(x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
            .intersection(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
        guard !pixels.isEmpty else { return }
        for row in Int(pixels.minY.rounded(.up))..<Int(pixels.maxY.rounded(.down)) {
            for column in Int(pixels.minX.rounded(.up))..<Int(pixels.maxX.rounded(.down)) { body(column, row) }
        }
    }
}

extension Picture.Pixel {
    fileprivate var brightness: Int { Int(max(red, green, blue)) }
}
