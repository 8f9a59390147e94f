import Foundation
import TouchRecorder

/// What a phone answered to a trace's touches, and what LinuxUIKit answers, side by side.
struct Comparison: Equatable, Sendable {
    /// All that was compared, in the order of gestures, scroll views, calls, flight and frames.
    private(set) var quantities: [ComparedQuantity] = []
    /// Times after which a frame is missing that LinuxUIKit shows, in seconds.
    private(set) var missingFrames: [TimeInterval] = []

    /// Compares the answers of two recordings of the same touches.
    init(_ measured: TouchRecording, _ ours: TouchRecording) {
        let events = EventTimes(measured.events)
        let frames = FrameTimes(measured.answers, ours.answers, measured.events)
        quantities += GestureComparison(measured.answers, ours.answers, events).quantities
        quantities += ScrollComparison(measured.answers, ours.answers, frames).quantities
        quantities += CallComparison(measured.answers, ours.answers, events).quantities
        quantities += FlightComparison(measured.answers, ours.answers, frames).quantities
        quantities.append(frames.quantity)
        missingFrames = frames.missing
        quantities.removeAll { $0.count == 0 }
    }

    /// Those beyond their tolerances, the one that differs most first.
    var faults: [ComparedQuantity] {
        quantities.filter { !$0.isWithin }.sorted { ($0.excess, $1.name) > ($1.excess, $0.name) }
    }

    /// Whether all is within the tolerances.
    var isWithin: Bool { quantities.allSatisfy(\.isWithin) }

    /// How much differs in all: 0 if everything is within the tolerances.
    var excess: Double { quantities.map(\.excess).reduce(0, +) }
}

/// The times of a recording's events: what was answered belongs to the last event before it.
struct EventTimes: Sendable {
    private let times: [TimeInterval]

    init(_ events: [TouchRecording.Event]) {
        var times: [TimeInterval] = []
        for event in events where times.last != event.time { times.append(event.time) }
        self.times = times
    }

    /// The number of the event that a time belongs to, counted from 0; events at one time count as one. -1 is before the first.
    func index(at time: TimeInterval) -> Int {
        var low = 0
        var high = times.count
        while low < high {
            let middle = (low + high) / 2
            if times[middle] <= time + AnswerCurve.sameTime { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }
}
