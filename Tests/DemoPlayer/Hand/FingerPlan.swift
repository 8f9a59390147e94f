import UIKit

/// The positions of a finger over time: the intended path, and the deviations from it.
struct FingerPlan {
    /// The finger's number in the recording.
    let number: Int
    /// The time of the landing, in seconds.
    let landing: Double
    /// The time of the lift, in seconds, or `nil` until the lift is planned.
    var lifting: Double?

    private let place: CGPoint
    private var strokes: [(start: Double, x: MinimumJerk, y: MinimumJerk)] = []
    private let tremor: (x: SmoothNoise, y: SmoothNoise)
    private let wander: (x: SmoothNoise, y: SmoothNoise)

    init(number: Int, landing: Double, at place: CGPoint, random: inout SeededRandom) {
        self.number = number
        self.landing = landing
        self.place = place
        // Physiological tremor is between 8 and 12 Hz.
        tremor = (
            SmoothNoise(band: 8...12, deviation: 0.2, random: &random), SmoothNoise(band: 8...12, deviation: 0.2, random: &random)
        )
        wander = (
            SmoothNoise(band: 1...5, deviation: 2.6, random: &random), SmoothNoise(band: 1...5, deviation: 2.6, random: &random)
        )
    }

    /// Whether no lift is planned yet.
    var isDown: Bool { lifting == nil }

    /// Plans a movement to a point. The movement begins at a time, with the position and the velocity that the finger has then.
    mutating func move(to point: CGPoint, from time: Double, during duration: Double) {
        let (x, y) = states(at: time)
        strokes.append(
            (
                start: time,
                x: MinimumJerk(from: x, at: time, to: Double(point.x), during: duration),
                y: MinimumJerk(from: y, at: time, to: Double(point.y), during: duration)
            )
        )
    }

    /// Returns the finger's intended position at a time.
    func intended(at time: Double) -> CGPoint {
        let (x, y) = states(at: time)
        return CGPoint(x: x.position, y: y.position)
    }

    /// Returns the finger's actual position at a time.
    func position(at time: Double) -> CGPoint {
        let (x, y) = states(at: time)
        // A faster movement deviates more (Harris and Wolpert 1998); a finger at rest only trembles.
        let speed = (x.velocity * x.velocity + y.velocity * y.velocity).squareRoot()
        let straying = speed / (speed + 100)
        return CGPoint(
            x: x.position + tremor.x.value(at: time) + straying * wander.x.value(at: time),
            y: y.position + tremor.y.value(at: time) + straying * wander.y.value(at: time)
        )
    }

    private func states(at time: Double) -> (x: MinimumJerk.State, y: MinimumJerk.State) {
        guard let stroke = strokes.last(where: { $0.start <= time }) else {
            return (MinimumJerk.State(position: Double(place.x)), MinimumJerk.State(position: Double(place.y)))
        }
        return (stroke.x.state(at: time), stroke.y.state(at: time))
    }
}
