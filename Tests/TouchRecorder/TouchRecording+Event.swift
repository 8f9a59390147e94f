import UIKit

extension TouchRecording {
    /// What a finger does in an event.
    package enum Phase: String, Sendable, CaseIterable {
        /// It lands.
        case began
        /// It moves, or is reported again where it was.
        case moved
        /// It lifts.
        case ended
        /// The system takes its touch away.
        case cancelled
    }

    /// What one finger did at one time.
    package struct Event: Equatable, Sendable {
        /// Seconds since the recording's start.
        package let time: TimeInterval
        /// The finger's number, from its landing to its lift.
        package let finger: Int
        package let phase: Phase
        /// Where the finger is on the screen, in points.
        package let x: Double
        package let y: Double

        /// An event, its time and place rounded to what a file keeps.
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

        /// Where the finger is on the screen, in points.
        package var point: CGPoint { CGPoint(x: x, y: y) }
    }
}
