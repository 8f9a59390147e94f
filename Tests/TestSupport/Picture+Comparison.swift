import HeadlessDevice
import UIKit

extension Picture {
    /// The largest difference of a channel in a rectangle of the screen, 0 to 255.
    func largestDifference(from other: Picture, in rect: CGRect) -> Int {
        var largest = 0
        forEachPixel(in: rect) { column, row in
            let (one, two) = (self[column, row], other[column, row])
            for (one, two) in [(one.red, two.red), (one.green, two.green), (one.blue, two.blue)] {
                largest = max(largest, abs(Int(one) - Int(two)))
            }
        }
        return largest
    }

    /// How many of all pixels differ in a channel by more than given, as a fraction.
    func share(differingFrom other: Picture, by tolerance: Int) -> Double {
        var count = 0
        var index = 0
        while index < pixels.count {
            if (0..<3).contains(where: { abs(Int(pixels[index + $0]) - Int(other.pixels[index + $0])) > tolerance }) { count += 1 }
            index += 4
        }
        return Double(count) / Double(width * height)
    }

    /// How many pixels of a rectangle of the screen differ in brightness by more than given, as a fraction: whatever their hues are.
    func shapeDifference(from other: Picture, in rect: CGRect, by tolerance: Int = 60) -> Double {
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
