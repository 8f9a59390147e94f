import HeadlessDevice
import Testing
import UIKit

extension Picture {
    /// Returns the number of pixels in which a window's picture of a phone differs from the phone.
    ///
    /// - Parameters:
    ///   - phone: The phone's own picture. Its width in pixels equals that of this picture, which is the window's.
    ///   - dots: The fingers that the window draws over the phone, in points. Pixels around them don't count.
    ///   - ignoresHint: Whether the foot of the phone is left out, since the window's hint covers it while Alt is held.
    public func pixelsDiffering(from phone: Picture, outside dots: [CGPoint] = [], ignoresHint: Bool = false) throws -> Int {
        try #require(width == phone.width && height >= phone.height)
        // The radius of a dot of 10 points with its rim, and the height of the hint with the margin below it.
        let (dotRadius, hintHeight): (CGFloat, CGFloat) = (13, 90)
        var count = 0
        for row in 0..<phone.height - (ignoresHint ? Int(hintHeight * scale) : 0) {
            let bytes = row * width * 4..<(row + 1) * width * 4
            // Most rows are equal, and are skipped as a whole.
            if pixels[bytes] == phone.pixels[bytes] { continue }
            for column in 0..<width where self[column, row] != phone[column, row] {
                let point = CGPoint(x: CGFloat(column) / scale, y: CGFloat(row) / scale)
                if !dots.contains(where: { hypot(point.x - $0.x, point.y - $0.y) < dotRadius }) { count += 1 }
            }
        }
        return count
    }
}
