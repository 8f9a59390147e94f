import UIKit

extension TouchRecording {
    /// The screen of a recording.
    package struct Screen: Equatable, Sendable {
        /// The size, in points.
        package let width: Double
        package let height: Double
        /// The number of pixels per point, or `nil` if it was not recorded. The player ignores it.
        package let scale: Double?

        package init(width: Double, height: Double, scale: Double? = nil) {
            self.width = width.roundedToMillionths
            self.height = height.roundedToMillionths
            self.scale = scale?.roundedToMillionths
        }

        package init(size: CGSize, scale: CGFloat? = nil) {
            self.init(width: Double(size.width), height: Double(size.height), scale: scale.map { Double($0) })
        }

        /// The size, in points.
        package var size: CGSize { CGSize(width: width, height: height) }

        /// Whether a point is on the screen or on its edge.
        package func contains(x: Double, y: Double) -> Bool {
            x >= 0 && x <= width && y >= 0 && y <= height
        }

        /// Returns the nearest point on the screen. A coordinate that is not a number becomes the screen's centre.
        package func clamp(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: point.x.isNaN ? width / 2 : min(max(Double(point.x), 0), width),
                y: point.y.isNaN ? height / 2 : min(max(Double(point.y), 0), height)
            )
        }

        func validate(line: Int) throws(TouchRecordingError) {
            for (key, value) in [("width", width), ("height", height), ("scale", scale ?? 1)] where !(value > 0 && value <= 100_000) {
                let problem = "“\(key)” must be more than 0 and at most 100000, not \(TouchRecording.text(of: value))"
                throw TouchRecordingError(line: line, problem: problem)
            }
        }
    }
}
