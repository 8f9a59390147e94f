import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

extension MotionTests {
    @Suite("Motion: a fade by a spring", timeLimit(minutes: 20)) struct SpringFadeTests {
        @Test("It is all there until it is sent away")
        func atFirst() {
            let presence = SpringFade(response: 0.36)
            for time in [0, 0.1, 1, 1e5] {
                #expect(presence.value(at: time) == 1.0)
                #expect(presence.isSettled(at: time))
            }
        }

        @Test("It never jumps, whenever it is sent to and fro, and stays within 0 to 1", arguments: [601, 602] as [UInt64])
        func continuous(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var jump = Worst()
            var overrun = Worst()
            var speed = Worst()
            for flight in 1...500 {
                let response = Double(random.factor(0.1...2))
                var presence = SpringFade(response: response)
                var time = Double(random.number(0...1000))
                for _ in 1...20 {
                    let before = presence.value(at: time)
                    // The fade often goes there already, and this call must then change nothing.
                    presence.head(for: random.flip() ? 1 : 0, at: time)
                    jump.note(presence.value(at: time) - before, "flight \(flight)")
                    let stretch = Double(random.factor(0.01...2)) * response
                    for part in 1...20 {
                        let (from, to) = (time + stretch * Double(part - 1) / 20, time + stretch * Double(part) / 20)
                        let (old, new) = (presence.value(at: from), presence.value(at: to))
                        overrun.note(max(-new, new - 1, 0), "flight \(flight)")
                        // For any switches of the target between 0 and 1, the value changes by ω₀ / e a second at most: the peak of the
                        // response to an impulse.
                        speed.note((new - old) / ((to - from) * 2 * .pi / response), "flight \(flight)")
                    }
                    time += stretch
                }
            }
            #expect(jump.error <= 1e-12, "seed \(seed): \(jump)")
            #expect(overrun.error <= 0.0, "seed \(seed): \(overrun)")
            #expect(speed.error <= exp(-1) + 1e-6, "seed \(seed): \(speed)")
        }

        @Test("Its speed is kept when it turns round")
        func turnsRound() {
            var presence = SpringFade(response: 0.36)
            presence.head(for: 0, at: 1)
            let step = 1e-6
            let before = (presence.value(at: 1.05) - presence.value(at: 1.05 - step)) / step
            presence.head(for: 1, at: 1.05)
            let after = (presence.value(at: 1.05 + step) - presence.value(at: 1.05)) / step
            #expect(before < -1, "It was on its way out")
            #expect(abs(after - before) <= 0.01)
        }

        @Test("It arrives, and once it has settled nothing changes that could be seen", arguments: [603] as [UInt64])
        func settles(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for flight in 1...500 {
                var presence = SpringFade(response: 0.36)
                var time = 0.0
                var goal: CGFloat = 1
                for _ in 1...5 {
                    time += Double(random.number(0...0.5))
                    goal = random.flip() ? 1 : 0
                    presence.head(for: goal, at: time)
                }
                for frame in 0...300 where presence.isSettled(at: time + Double(frame) / 120) {
                    #expect(abs(presence.value(at: time + Double(frame) / 120) - goal) <= 1.0 / 512, "seed \(seed), flight \(flight)")
                }
                #expect(presence.isSettled(at: time + 1), "seed \(seed), flight \(flight)")
                #expect(abs(presence.value(at: time + 3) - goal) <= 1e-12, "seed \(seed), flight \(flight)")
            }
        }

        @Test("Sent away it is not settled, and fades without turning back")
        func fades() {
            var presence = SpringFade(response: 0.36)
            presence.head(for: 0, at: 2)
            #expect(!presence.isSettled(at: 2))
            let values = (0...120).map { presence.value(at: 2 + Double($0) / 120) }
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 > $1 })
        }
    }
}
