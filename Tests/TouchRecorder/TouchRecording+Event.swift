import UIKit

extension TouchRecording {
    /// The action of a finger in an event.
    package enum Phase: String, Sendable, CaseIterable {
        /// The finger lands.
        case began
        /// The finger moves, or is reported again at the same position.
        case moved
        /// The finger lifts.
        case ended
        /// The system cancels the finger's touch.
        case cancelled
    }

    /// The action of one finger at one time.
    package struct Event: Equatable, Sendable {
        /// The time since the recording's start, in seconds.
        package let time: TimeInterval
        /// The finger's number, which is the same from its landing to its lift.
        package let finger: Int
        package let phase: Phase
        /// The finger's position on the screen, in points.
        package let x: Double
        package let y: Double

        /// Creates an event with a time and a position that are rounded to six decimals, as in a file.
        package init(time: TimeInterval, finger: Int, phase: Phase, x: Double, y: Double) {
            self.time = time.roundedToMillionths
            self.finger = finger
            self.phase = phase
            self.x = x.roundedToMillionths
            self.y = y.roundedToMillionths
        }

        package init(time: TimeInterval, finger: Int, phase: Phase, at point: CGPoint) {
            self.init(time: time, finger: finger, phase: phase, x: Double(point.x), y: Double(point.y))
        }

        /// The finger's position on the screen, in points.
        package var point: CGPoint { CGPoint(x: x, y: y) }
    }
}
