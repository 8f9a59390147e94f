import Testing
import UIKit

@testable import DemoPlayer
@testable import TouchRecorder

@Suite("Hands do what people's do", .timeLimit(.minutes(20))) struct HandTests {
    private let screen = TouchRecording.Screen(width: 390, height: 844)

    /// Returns two fingers that drag together like those of the real recording.
    private func dragTogether(seed: UInt64) -> TouchRecording {
        var hand = Hand(seed: seed, screen: screen)
        let fingers = hand.land(at: [CGPoint(x: 5, y: 495), CGPoint(x: 10, y: 350)])
        hand.move(fingers, to: [CGPoint(x: 380, y: 482), CGPoint(x: 386, y: 338)], during: 0.95)
        hand.rest(0.05)
        return hand.recording(name: "drag", note: "")
    }

    @Test("Fingers that drag together are sampled, repeat themselves and wobble as those recorded on a phone", arguments: 1...30)
    func likeTheRealOnes(seed: Int) throws {
        for recording in [dragTogether(seed: UInt64(seed)), try ShippedRecordings.recording("phone-two-finger-drag")] {
            let statistics = TouchStatistics(recording)
            #expect((0.02...0.11).contains(statistics.landingGap))
            #expect((0.008...0.018).contains(statistics.medianGap))
            #expect((0.01...0.5).contains(statistics.unevenness))
            #expect((0.04...0.55).contains(statistics.repeatedPart))
            #expect((0.004...0.03).contains(statistics.wobble))
            #expect((1.02...1.15).contains(statistics.distanceRatio))
        }
    }

    @Test("On average over many hands the wobble is that of the phone, within a half")
    func wobble() throws {
        let real = TouchStatistics(try ShippedRecordings.recording("phone-two-finger-drag")).wobble
        let made = (1...100).map { TouchStatistics(dragTogether(seed: UInt64($0))).wobble }.reduce(0, +) / 100
        #expect(made > real / 1.5 && made < real * 1.5, "\(made) and \(real)")
    }

    @Test("The same seed makes the same recording, and another seed another")
    func seeds() {
        #expect(dragTogether(seed: 3) == dragTogether(seed: 3))
        #expect(dragTogether(seed: 3) != dragTogether(seed: 4))
    }

    @Test("Whatever a hand does is a valid recording in thirds of a point", arguments: 1...20)
    func valid(seed: Int) throws {
        for recording in FeedGestures(seed: UInt64(seed)).all {
            try recording.validate()
            #expect(try TouchRecording(jsonLines: recording.jsonLines) == recording)
            for event in recording.events {
                #expect(abs((event.x * 3).rounded() - event.x * 3) < 1e-5)
                #expect(abs((event.y * 3).rounded() - event.y * 3) < 1e-5)
            }
        }
    }

    @Test("A finger at rest trembles by tenths of a point, and never jumps")
    func tremor() {
        var hand = Hand(seed: 5, screen: screen)
        let point = CGPoint(x: 200, y: 400)
        _ = hand.land(at: point)
        hand.rest(3)
        let events = hand.recording(name: "rest", note: "").events
        #expect(Set(events.map(\.x)).count > 1)
        for event in events {
            #expect(abs(event.x - 200) < 1.2)
            #expect(abs(event.y - 400) < 1.2)
        }
        for (event, next) in zip(events, events.dropFirst()) { #expect(hypot(next.x - event.x, next.y - event.y) < 1) }
    }

    @Test("Reports come between 60 and 120 times a second, but for a few that are left out")
    func rates() {
        for seed in 1...20 {
            var hand = Hand(seed: UInt64(seed), screen: screen)
            _ = hand.land(at: CGPoint(x: 200, y: 400))
            hand.rest(4)
            let times = hand.recording(name: "rest", note: "").events.dropLast().map(\.time)
            let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
            let regular = gaps.filter { (1.0 / 121...1.0 / 59).contains($0) }
            #expect(Double(regular.count) > 0.93 * Double(gaps.count))
            #expect(gaps.allSatisfy { $0 > 1.0 / 121 && $0 < 2 * 1.0 / 59 })
            #expect(Set(gaps).count > 100)
        }
    }

    @Test("Several fingers land 20 to 110 milliseconds apart and lift at most 12 apart")
    func apart() {
        for seed in 1...50 {
            var hand = Hand(seed: UInt64(seed), screen: screen)
            _ = hand.land(at: [CGPoint(x: 100, y: 400), CGPoint(x: 200, y: 300), CGPoint(x: 300, y: 400)])
            hand.rest(0.2)
            let events = hand.recording(name: "three", note: "").events
            for (phase, range) in [(TouchRecording.Phase.began, 0.0199...0.1101), (.ended, 0.0019...0.0121)] {
                let times = events.filter { $0.phase == phase }.map(\.time)
                #expect(times.count == 3)
                for (time, next) in zip(times, times.dropFirst()) { #expect(range.contains(next - time)) }
            }
        }
    }

    @Test("A movement of least jerk starts and ends at rest, is halfway at half time, and is fastest there")
    func minimumJerk() {
        let movement = MinimumJerk(from: MinimumJerk.State(position: 10), at: 1, to: 110, during: 0.5)
        #expect(movement.state(at: 0.5).position == 10)
        #expect(abs(movement.state(at: 1.25).position - 60) < 1e-9)
        #expect(abs(movement.state(at: 1.25).velocity - 1.875 * 200) < 1e-9)
        #expect(movement.state(at: 1.5).position == 110)
        #expect(movement.state(at: 1.5).velocity == 0)
        #expect(abs(movement.state(at: 1.4999999).velocity) < 1e-6)
    }

    @Test("A movement that takes over from another goes on at its place, speed and acceleration")
    func takingOver() {
        let first = MinimumJerk(from: MinimumJerk.State(position: 0), at: 0, to: 100, during: 1)
        let second = MinimumJerk(from: first.state(at: 0.4), at: 0.4, to: -50, during: 0.8)
        let (before, after) = (first.state(at: 0.4), second.state(at: 0.4))
        #expect(abs(before.position - after.position) < 1e-9)
        #expect(abs(before.velocity - after.velocity) < 1e-9)
        #expect(abs(before.acceleration - after.acceleration) < 1e-9)
        #expect(abs(second.state(at: 1.1999999).position + 50) < 1e-6)
    }
}
