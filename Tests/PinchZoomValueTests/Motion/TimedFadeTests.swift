import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

extension MotionTests {
    @Suite("Motion: a fade that takes a given time", timeLimit(minutes: 20)) struct TimedFadeTests {
        @Test("The whole way takes the duration, exactly, and is half done in the middle")
        func duration() {
            var fade = TimedFade(0, duration: 0.25)
            #expect(fade.isSettled(at: 0) && fade.value(at: 5) == 0.0, "It is at rest until it is sent")
            fade.head(for: 1, at: 8)
            #expect(fade.value(at: 8) == 0.0 && !fade.isSettled(at: 8))
            #expect(fade.value(at: 8.125) == 0.5)
            #expect(!fade.isSettled(at: (8.25).nextDown) && fade.value(at: 8.249) < 1)
            #expect(fade.isSettled(at: 8.25) && fade.value(at: 8.25) == 1.0)
            #expect(fade.value(at: 100) == 1.0 && fade.value(at: 7) == 0.0, "Before and after it nothing moves")
        }

        @Test("A part of the way takes that part of the duration")
        func part() {
            var fade = TimedFade(0.75, duration: 1)
            fade.head(for: 1, at: 4)
            #expect(!fade.isSettled(at: (4.25).nextDown) && fade.isSettled(at: 4.25))
            fade.head(for: 0, at: 4.25)
            #expect(!fade.isSettled(at: (5.25).nextDown) && fade.isSettled(at: 5.25))
            fade.head(for: 0, at: 6)
            #expect(fade.isSettled(at: 6) && fade.value(at: 6) == 0.0, "It is there already")
        }

        @Test("It slows down at both ends")
        func isSlowAtItsEnds() {
            var fade = TimedFade(0, duration: 1)
            fade.head(for: 1, at: 0)
            let step = 1e-6
            #expect(fade.value(at: step) / step < 1e-4)
            #expect((1 - fade.value(at: 1 - step)) / step < 1e-4)
            #expect((fade.value(at: 0.5 + step) - fade.value(at: 0.5 - step)) / (2 * step) > 1.499, "In the middle it is fastest: 3/2")
        }

        @Test("Sent to and fro it never jumps, never turns by itself, and stays within 0 to 1", arguments: [821, 822] as [UInt64])
        func continuous(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var jump = Worst()
            var overrun = Worst()
            var speed = Worst()
            var turn = Worst()
            for round in 1...500 {
                let duration = Double(random.factor(0.05...10))
                var fade = TimedFade(random.flip() ? 1 : random.number(0...1), duration: duration)
                var time = Double(random.number(0...1000))
                for _ in 1...20 {
                    let before = fade.value(at: time)
                    let goal: CGFloat = random.flip() ? 1 : 0
                    fade.head(for: goal, at: time)
                    jump.note(fade.value(at: time) - before, "round \(round)")
                    let stretch = Double(random.factor(0.01...2)) * duration
                    for part in 1...20 {
                        let (from, to) = (time + stretch * Double(part - 1) / 20, time + stretch * Double(part) / 20)
                        let (old, new) = (fade.value(at: from), fade.value(at: to))
                        overrun.note(max(-new, new - 1, 0), "round \(round)")
                        turn.note(max(abs(new - goal) - abs(old - goal), 0), "round \(round)")
                        speed.note(abs(new - old) / (to - from) * duration, "round \(round)")
                    }
                    time += stretch
                }
            }
            #expect(jump.error <= 1e-12, "seed \(seed): \(jump)")
            #expect(overrun.error <= 0.0, "seed \(seed): \(overrun)")
            #expect(turn.error <= 1e-12, "seed \(seed): \(turn)")
            #expect(speed.error <= 1.5 + 1e-6, "seed \(seed): \(speed)")
        }
    }
}
