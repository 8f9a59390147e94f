import Foundation
import TouchRecorder

/// How photos that were let go went back to their places.
struct WayBack: Equatable, Sendable {
    /// When the fingers had let go, in seconds.
    let time: TimeInterval
    let measured: SpringFit
    let ours: SpringFit

    /// All ways back of a trace that are long enough to fit a spring to.
    static func all(_ measured: TouchRecording, _ ours: TouchRecording) -> [WayBack] {
        zip(curves(of: measured), curves(of: ours)).compactMap { one, other in
            guard let first = SpringFit(one.curve), let second = SpringFit(other.curve) else { return nil }
            return WayBack(time: one.time, measured: first, ours: second)
        }
    }

    /// Whether both springs are the same: within 0.03 in damping ratio and 3 % in response, which none can see.
    var isSame: Bool {
        abs(measured.dampingRatio - ours.dampingRatio) < 0.03 && abs(measured.response / ours.response - 1) < 0.03
    }

    /// Where each photo was from when the last finger had lifted to when it landed: its middle, and the logarithm of its size, by which
    /// it grows and shrinks.
    private static func curves(of recording: TouchRecording) -> [(time: TimeInterval, curve: AnswerCurve)] {
        let ends = GestureReport.all(in: recording.answers).filter { $0.report.kind == .pinch && $0.ends }.map(\.time)
        return AnsweredFlight.all(in: recording.answers).filter { $0.name == "photo" }.compactMap { flight in
            guard let end = ends.last(where: { $0 >= flight.start && $0 < flight.end }) else { return nil }
            // What is presented is as old as a frame, and the first one after the fingers have lifted may show them yet.
            let samples = flight.frames.filter { $0.time > end }.dropFirst(2).map { frame in
                AnswerCurve.Sample(time: frame.time, values: [frame.report.x, frame.report.y, log(max(frame.report.seenWidth, 1e-6))])
            }
            return (end, AnswerCurve(samples))
        }
    }
}

extension TouchRecording.FlyingReport {
    /// How long its upper edge is on the screen, in points.
    var seenWidth: Double { width * (a * a + b * b).squareRoot() }
}
