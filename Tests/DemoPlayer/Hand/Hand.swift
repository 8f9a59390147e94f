import TouchRecorder
import UIKit

/// A hand whose fingers land, move and lift as people's do. What it does is said step by step; time passes with each step.
///
///     var hand = Hand(seed: 1, screen: screen)
///     let fingers = hand.land(at: [CGPoint(x: 150, y: 380), CGPoint(x: 240, y: 300)])
///     hand.move([fingers[0]: CGPoint(x: 100, y: 440), fingers[1]: CGPoint(x: 290, y: 240)], during: 0.6)
///     hand.rest(0.2)
///     hand.lift()
///     let recording = hand.recording(name: "pinch", note: "")
struct Hand {
    /// A finger, from landing to lifting.
    struct Finger: Hashable, Sendable {
        fileprivate let index: Int
    }

    /// The time that the hand has come to, in seconds.
    private(set) var time = 0.0

    private let screen: TouchRecording.Screen
    private var plans: [FingerPlan] = []
    private var random: SeededRandom
    private var digitizer: Digitizer

    /// A hand over a screen. The same seed makes the same recording.
    init(seed: UInt64, screen: TouchRecording.Screen) {
        self.screen = screen
        random = SeededRandom(seed: seed)
        digitizer = Digitizer(random: &random)
    }

    /// A finger lands.
    mutating func land(at point: CGPoint) -> Finger {
        plans.append(FingerPlan(number: plans.count + 1, landing: time, at: screen.clamp(point), random: &random))
        return Finger(index: plans.count - 1)
    }

    /// Fingers land one after the other, 20 to 110 milliseconds apart.
    mutating func land(at points: [CGPoint]) -> [Finger] {
        points.enumerated().map { index, point in
            if index > 0 { rest(random.uniform(0.02...0.11)) }
            return land(at: point)
        }
    }

    /// Fingers move to points, each in a smooth line, all within the same time, in seconds.
    ///
    /// - Parameter part: the part of that time, more than 0 and at most 1, after which the hand goes on to its next step, with its fingers
    ///   still moving. Fingers that lift or take another way then do so at the speed that they have.
    mutating func move(_ targets: [Finger: CGPoint], during duration: Double, goingOnAfter part: Double = 1) {
        for (finger, point) in targets { plans[finger.index].move(to: screen.clamp(point), from: time, during: duration) }
        rest(duration * part)
    }

    /// Fingers move, each to the point of the same place in the list.
    mutating func move(_ fingers: [Finger], to points: [CGPoint], during duration: Double, goingOnAfter part: Double = 1) {
        move(Dictionary(zip(fingers, points)) { _, last in last }, during: duration, goingOnAfter: part)
    }

    /// Time passes, in seconds.
    mutating func rest(_ duration: Double) {
        time += max(duration, 0)
    }

    /// A finger lifts, unless it has lifted before.
    mutating func lift(_ finger: Finger) {
        guard plans[finger.index].isDown else { return }
        plans[finger.index].lifting = time
    }

    /// All fingers that are down lift, 2 to 12 milliseconds apart, in no particular order.
    mutating func lift() {
        var down = plans.indices.filter { plans[$0].isDown }
        while !down.isEmpty {
            lift(Finger(index: down.remove(at: Int(random.next() % UInt64(down.count)))))
            if !down.isEmpty { rest(random.uniform(0.002...0.012)) }
        }
    }

    /// A finger taps: it is down for a tenth of a second.
    mutating func tap(at point: CGPoint) {
        let finger = land(at: point)
        rest(0.1)
        lift(finger)
    }

    /// Where a finger means to be now, in points.
    func location(of finger: Finger) -> CGPoint {
        plans[finger.index].intended(at: time)
    }

    /// What a screen reports of all this. Fingers that are still down lift first.
    mutating func recording(name: String, note: String, start: TouchRecording.Start = TouchRecording.Start()) -> TouchRecording {
        lift()
        return TouchRecording(screen: screen, name: name, note: note, start: start, events: digitizer.events(of: plans, on: screen))
    }
}
