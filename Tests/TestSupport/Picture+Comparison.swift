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

    /// Returns the fraction of all pixels that differ in a channel by more than a tolerance.
    public func share(differingFrom other: Picture, by tolerance: Int) -> Double {
        var count = 0
        for row in 0..<height {
            for column in 0..<width where self[column, row].difference(from: other[column, row]) > tolerance { count += 1 }
        }
        return Double(count) / Double(width * height)
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
