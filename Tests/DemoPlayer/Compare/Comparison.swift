import Foundation
import TouchRecorder

/// A comparison of a phone's answers with LinuxUIKit's answers to the same touches.
struct Comparison: Equatable, Sendable {
    /// All compared quantities, in the order of gestures, scroll views, calls, flights and frames.
    private(set) var quantities: [ComparedQuantity] = []
    /// The times after which the phone skipped a frame that LinuxUIKit shows, in seconds.
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

    /// The quantities beyond their tolerances, from the largest difference to the smallest.
    var faults: [ComparedQuantity] {
        quantities.filter { !$0.isWithin }.sorted { ($0.excess, $1.name) > ($1.excess, $0.name) }
    }

    /// Whether all quantities are within their tolerances.
    var isWithin: Bool { quantities.allSatisfy(\.isWithin) }

    /// The sum of all differences, or 0 if every quantity is within its tolerance.
    var excess: Double { quantities.map(\.excess).reduce(0, +) }
}

/// The times of a recording's events. An answer belongs to the last event before it.
struct EventTimes: Sendable {
    private let times: [TimeInterval]

    init(_ events: [TouchRecording.Event]) {
        var times: [TimeInterval] = []
        for event in events where times.last != event.time { times.append(event.time) }
        self.times = times
    }

    /// Returns the index of the event to which a time belongs, or -1 before the first event. Events at the same time count as one.
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
