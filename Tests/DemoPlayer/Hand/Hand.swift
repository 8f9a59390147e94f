import TouchRecorder
import UIKit

/// A simulated hand whose fingers land, move and lift like a person's. Each call is one step, and most steps take time.
///
///     var hand = Hand(seed: 1, screen: screen)
///     let fingers = hand.land(at: [CGPoint(x: 150, y: 380), CGPoint(x: 240, y: 300)])
///     hand.move([fingers[0]: CGPoint(x: 100, y: 440), fingers[1]: CGPoint(x: 290, y: 240)], during: 0.6)
///     hand.rest(0.2)
///     hand.lift()
///     let recording = hand.recording(name: "pinch", note: "")
struct Hand {
    /// A finger, from its landing to its lift.
    struct Finger: Hashable, Sendable {
        fileprivate let index: Int
    }

    /// The current time, in seconds.
    private(set) var time = 0.0

    private let screen: TouchRecording.Screen
    private var plans: [FingerPlan] = []
    private var random: SeededRandom
    private var digitizer: Digitizer

    /// Creates a hand over a screen. The same seed gives the same recording.
    init(seed: UInt64, screen: TouchRecording.Screen) {
        self.screen = screen
        random = SeededRandom(seed: seed)
        digitizer = Digitizer(random: &random)
    }

    /// Lands a finger at a point.
    mutating func land(at point: CGPoint) -> Finger {
        plans.append(FingerPlan(number: plans.count + 1, landing: time, at: screen.clamp(point), random: &random))
        return Finger(index: plans.count - 1)
    }

    /// Lands fingers one after the other, 20 to 110 milliseconds apart.
    mutating func land(at points: [CGPoint]) -> [Finger] {
        points.enumerated().map { index, point in
            if index > 0 { rest(random.uniform(0.02...0.11)) }
            return land(at: point)
        }
    }

    /// Moves fingers to points along smooth lines. All movements take the same time, in seconds.
    ///
    /// - Parameter part: The part of the duration after which the next step begins, more than 0 and at most 1. If the part is less than 1,
    ///   the fingers are still moving then, and lift or change direction at their current velocity.
    mutating func move(_ targets: [Finger: CGPoint], during duration: Double, goingOnAfter part: Double = 1) {
        for (finger, point) in targets { plans[finger.index].move(to: screen.clamp(point), from: time, during: duration) }
        rest(duration * part)
    }

    /// Moves each finger to the point at the same index of the list.
    mutating func move(_ fingers: [Finger], to points: [CGPoint], during duration: Double, goingOnAfter part: Double = 1) {
        move(Dictionary(zip(fingers, points)) { _, last in last }, during: duration, goingOnAfter: part)
    }

    /// Lets time pass, in seconds.
    mutating func rest(_ duration: Double) {
        time += max(duration, 0)
    }

    /// Lifts a finger, unless it has lifted before.
    mutating func lift(_ finger: Finger) {
        guard plans[finger.index].isDown else { return }
        plans[finger.index].lifting = time
    }

    /// Lifts all fingers that are down, 2 to 12 milliseconds apart, in a random order.
    mutating func lift() {
        var down = plans.indices.filter { plans[$0].isDown }
        while !down.isEmpty {
            lift(Finger(index: down.remove(at: Int(random.next() % UInt64(down.count)))))
            if !down.isEmpty { rest(random.uniform(0.002...0.012)) }
        }
    }

    /// Taps at a point. The finger is down for 0.1 seconds.
    mutating func tap(at point: CGPoint) {
        let finger = land(at: point)
        rest(0.1)
        lift(finger)
    }

    /// Returns a finger's intended position at the current time, in points.
    func location(of finger: Finger) -> CGPoint {
        plans[finger.index].intended(at: time)
    }

    /// Returns the screen's reports of all steps as a recording. Fingers that are still down lift first.
    mutating func recording(name: String, note: String, start: TouchRecording.Start = TouchRecording.Start()) -> TouchRecording {
        lift()
        return TouchRecording(screen: screen, name: name, note: note, start: start, events: digitizer.events(of: plans, on: screen))
    }
}
