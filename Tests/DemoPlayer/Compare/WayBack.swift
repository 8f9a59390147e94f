import Foundation
import TouchRecorder

/// The way of a released photo back to its place.
struct WayBack: Equatable, Sendable {
    /// The time at which the fingers released the photo, in seconds.
    let time: TimeInterval
    let measured: SpringFit
    let ours: SpringFit

    /// Returns all ways back in a trace that are long enough to fit a spring.
    static func all(_ measured: TouchRecording, _ ours: TouchRecording) -> [WayBack] {
        zip(curves(of: measured), curves(of: ours)).compactMap { one, other in
            guard let first = SpringFit(one.curve), let second = SpringFit(other.curve) else { return nil }
            return WayBack(time: one.time, measured: first, ours: second)
        }
    }

    /// Whether both springs are practically equal: within 0.03 in damping ratio and 3 % in response, a difference that nobody can see.
    var isSame: Bool {
        abs(measured.dampingRatio - ours.dampingRatio) < 0.03 && abs(measured.response / ours.response - 1) < 0.03
    }

    /// Returns each photo's movement from the last finger's lift until the photo is back: its centre, and the logarithm of its size. The
    /// spring acts on the logarithm.
    private static func curves(of recording: TouchRecording) -> [(time: TimeInterval, curve: AnswerCurve)] {
        let ends = GestureReport.all(in: recording.answers).filter { $0.report.kind == .pinch && $0.ends }.map(\.time)
        return AnsweredFlight.all(in: recording.answers).filter { $0.name == "photo" }.compactMap { flight in
            guard let end = ends.last(where: { $0 >= flight.start && $0 < flight.end }) else { return nil }
            // A presented frame is one frame old, so the first frame after the lift can still show the fingers' movement.
            let samples = flight.frames.filter { $0.time > end }.dropFirst(2).map { frame in
                AnswerCurve.Sample(time: frame.time, values: [frame.report.x, frame.report.y, log(max(frame.report.seenWidth, 1e-6))])
            }
            return (end, AnswerCurve(samples))
        }
    }
}

extension TouchRecording.FlyingReport {
    /// The length of the view's upper edge on the screen, in points.
    var seenWidth: Double { width * (a * a + b * b).squareRoot() }
}
