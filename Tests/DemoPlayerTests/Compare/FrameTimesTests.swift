import Foundation
import Testing

@testable import DemoPlayer
@testable import TouchRecorder

/// Frames that a phone has left out.
@Suite("Missing frames", .timeLimit(.minutes(20))) struct FrameTimesTests {
    private func frames(_ times: some Sequence<TimeInterval>) -> [TouchRecording.Answer] {
        times.enumerated().map { TouchRecording.Answer(time: $1, content: .frame(.init(number: $0, flying: nil))) }
    }

    /// Fingers that move all the time.
    private let events = (0...100).map { TouchRecording.Event(time: Double($0) / 100, finger: 1, phase: .moved, x: 1, y: 1) }

    private func missing(_ measured: [TimeInterval], _ ours: [TimeInterval], _ events: [TouchRecording.Event]) -> [TimeInterval] {
        FrameTimes(frames(measured), frames(ours), events).missing
    }

    @Test(
        "One, or several in a row, are named by the time after which they are missing, wherever the frames lie",
        arguments: [0, 0.004, 0.016]
    )
    func areFound(phase: TimeInterval) {
        let ours = (0...60).map { Double($0) / 60 }
        let times = ours.map { $0 + phase }
        let gaps = times.enumerated().filter { ![10, 30, 31, 32].contains($0.offset) }.map(\.element)
        #expect(missing(times, ours, events) == [])
        #expect(missing(gaps, ours, events).map { (($0 - phase) * 60).rounded() } == [9, 29])
        let quantity = FrameTimes(frames(gaps), frames(ours), events).quantity
        #expect(quantity.first?.measured == "a frame is missing" && quantity.largest == 3)
    }

    @Test("A display that shows 60 frames a second where it could show 120 leaves none out, but for those that it does")
    func lowerRate() {
        let ours = (0...120).map { Double($0) / 120 }
        let times = (0...60).map { Double($0) / 60 }
        #expect(missing(times, ours, events) == [])
        #expect(missing(times.enumerated().filter { $0.offset != 20 }.map(\.element), ours, events).count == 1)
    }

    @Test("A phone that comes to rest a little sooner has left no frame out")
    func rest() {
        let ours = (0...40).map { Double($0) / 60 } + (90...100).map { Double($0) / 60 }
        let times = (0...36).map { Double($0) / 60 } + (90...100).map { Double($0) / 60 }
        let some = events.filter { $0.time < 0.3 || $0.time >= 1.4 }
        #expect(missing(times, ours, some) == [])
        #expect(missing(times, ours, events).count == 1, "while fingers move it has")
    }
}
