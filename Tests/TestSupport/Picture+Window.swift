import HeadlessDevice
import Testing
import UIKit

extension Picture {
    /// How many pixels of a phone a window shows otherwise than the phone does.
    ///
    /// - Parameters:
    ///   - phone: The phone's own picture, as wide in pixels as this one, which is of the window.
    ///   - dots: The fingers that the window draws over the phone, in points: what is about them does not count.
    ///   - ignoresHint: Leaves out the foot of the phone, where the window's hint is while Alt is held.
    public func pixelsDiffering(from phone: Picture, outside dots: [CGPoint] = [], ignoresHint: Bool = false) throws -> Int {
        try #require(width == phone.width && height >= phone.height)
        // A dot of 10 points with its rim, and the hint with the margin below it.
        let (dotRadius, hintHeight): (CGFloat, CGFloat) = (13, 90)
        var count = 0
        for row in 0..<phone.height - (ignoresHint ? Int(hintHeight * scale) : 0) {
            let bytes = row * width * 4..<(row + 1) * width * 4
            // Rows that are the same are most of them.
            if pixels[bytes] == phone.pixels[bytes] { continue }
            for column in 0..<width where self[column, row] != phone[column, row] {
                let point = CGPoint(x: CGFloat(column) / scale, y: CGFloat(row) / scale)
                if !dots.contains(where: { hypot(point.x - $0.x, point.y - $0.y) < dotRadius }) { count += 1 }
            }
        }
        return count
    }
}
