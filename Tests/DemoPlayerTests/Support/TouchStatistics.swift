import Foundation

@testable import TouchRecorder

/// Measurements of fingers that drag together.
struct TouchStatistics {
    /// The time between the landings of the first two fingers, in seconds.
    let landingGap: Double
    /// The median time between two different positions of a finger, in seconds.
    let medianGap: Double
    /// The deviation of these times, over their median, without the lowest and the highest tenth.
    let unevenness: Double
    /// The part of the reports in which a finger has the same position as before.
    let repeatedPart: Double
    /// The deviation of the distance between the fingers, over its mean.
    let wobble: Double
    /// The largest distance between the fingers over the smallest.
    let distanceRatio: Double

    init(_ recording: TouchRecording) {
        let landings = recording.events.filter { $0.phase == .began }.map(\.time)
        landingGap = landings[1] - landings[0]
        var places: [Int: TouchRecording.Event] = [:]
        var gaps: [Double] = []
        var distances: [Double] = []
        var repeated = 0
        var moved = 0
        for event in recording.events where event.phase == .began || event.phase == .moved {
            if let last = places[event.finger] {
                moved += 1
                if last.x == event.x, last.y == event.y {
                    repeated += 1
                } else {
                    gaps.append(event.time - last.time)
                    places[event.finger] = event
                }
            } else {
                places[event.finger] = event
            }
            if let first = places[1], let second = places[2] { distances.append(hypot(first.x - second.x, first.y - second.y)) }
        }
        gaps.sort()
        medianGap = gaps[gaps.count / 2]
        unevenness = TouchStatistics.deviation(Array(gaps[(gaps.count / 10)..<(gaps.count * 9 / 10)])) / medianGap
        repeatedPart = Double(repeated) / Double(moved)
        wobble = TouchStatistics.deviation(distances) * Double(distances.count) / distances.reduce(0, +)
        distanceRatio = (distances.max() ?? 1) / (distances.min() ?? 1)
    }

    private static func deviation(_ numbers: [Double]) -> Double {
        let mean = numbers.reduce(0, +) / Double(numbers.count)
        return (numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot()
    }
}
