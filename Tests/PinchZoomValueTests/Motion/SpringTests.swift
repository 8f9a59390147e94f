import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

extension MotionTests {
    @Suite("Motion: the spring", timeLimit(minutes: 20)) struct SpringTests {
        private static let ratios: [Double] = [0.1, 0.3, 0.82, 1, 1.5, 10]

        /// Integrates the differential equation itself, by Runge and Kutta's method of the fourth order.
        private func integrate(_ spring: Spring, _ start: Spring.Motion, steps: Int, of step: Double) -> Spring.Motion {
            let omega = 2 * Double.pi / spring.response
            func acceleration(_ x: Double, _ v: Double) -> Double { -2 * spring.dampingRatio * omega * v - omega * omega * x }
            var (x, v) = (Double(start.value), Double(start.velocity))
            for _ in 0..<steps {
                let (v1, a1) = (v, acceleration(x, v))
                let (v2, a2) = (v + a1 * step / 2, acceleration(x + v1 * step / 2, v + a1 * step / 2))
                let (v3, a3) = (v + a2 * step / 2, acceleration(x + v2 * step / 2, v + a2 * step / 2))
                let (v4, a4) = (v + a3 * step, acceleration(x + v3 * step, v + a3 * step))
                x += (v1 + 2 * v2 + 2 * v3 + v4) * step / 6
                v += (a1 + 2 * a2 + 2 * a3 + a4) * step / 6
            }
            return Spring.Motion(value: CGFloat(x), velocity: CGFloat(v))
        }

        @Test("The closed form is what the differential equation integrates to", arguments: ratios)
        func closedForm(ratio: Double) {
            for response in [0.36, 1] {
                let spring = Spring(dampingRatio: ratio, response: response)
                for start in [Spring.Motion(value: 1, velocity: 0), .init(value: 0, velocity: 20), .init(value: -3, velocity: 40)] {
                    var integrated = start
                    for tenth in 1...4 {
                        integrated = integrate(spring, integrated, steps: 10_000, of: 1e-5)
                        let motion = spring.motion(from: start, after: Double(tenth) / 10)
                        #expect(abs(motion.value - integrated.value) <= 1e-6, "\(spring) from \(start), \(tenth) tenths")
                        #expect(abs(motion.velocity - integrated.velocity) <= 1e-6, "\(spring) from \(start), \(tenth) tenths")
                    }
                }
            }
        }

        @Test("It starts as it was given, also just after", arguments: ratios)
        func start(ratio: Double) {
            let spring = Spring(dampingRatio: ratio, response: 0.36)
            let start = Spring.Motion(value: 7, velocity: -300)
            #expect(spring.motion(from: start, after: 0) == start)
            #expect(spring.motion(from: start, after: -1) == start, "Before its time nothing has happened")
            let soon = spring.motion(from: start, after: 1e-9)
            #expect(abs(soon.value - 7) <= 1e-6)
            #expect(abs(soon.velocity + 300) <= 1e-3)
        }

        @Test("Each number of a vector moves exactly as it does by itself", arguments: ratios)
        func vector(ratio: Double) {
            var random = SeededGenerator(seed: 303)
            for _ in 1...200 {
                let spring = Spring(dampingRatio: ratio, response: Double(random.factor(0.1...2)))
                var start = SpringMotion<SIMD8<Double>>.rest
                for lane in 0..<8 {
                    start.value[lane] = random.number(-1000...1000)
                    start.velocity[lane] = random.number(-10_000...10_000)
                }
                for time in [-1, 0, Double(random.number(0...0.1)), Double(random.number(0...3))] {
                    let motion = spring.motion(from: start, after: time)
                    let amplitude = spring.amplitude(of: motion)
                    for lane in 0..<8 {
                        let single = Spring.Motion(value: start.value[lane], velocity: start.velocity[lane])
                        let alone = spring.motion(from: single, after: time)
                        #expect(alone.value == motion.value[lane], "seed 303: \(spring) from \(start), \(time) s")
                        #expect(alone.velocity == motion.velocity[lane], "seed 303: \(spring) from \(start), \(time) s")
                        #expect(spring.amplitude(of: alone) == amplitude[lane], "seed 303: \(spring) from \(start), \(time) s")
                    }
                }
            }
        }

        @Test("It makes no difference whether a time is taken in one step or in two", arguments: ratios)
        func semigroup(ratio: Double) {
            var random = SeededGenerator(seed: 301)
            var worst = Worst()
            for _ in 1...1000 {
                let spring = Spring(dampingRatio: ratio, response: Double(random.factor(0.1...2)))
                let start = Spring.Motion(value: random.number(-10...10), velocity: random.number(-100...100))
                let (first, second) = (Double(random.number(0...1)), Double(random.number(0...1)))
                let once = spring.motion(from: start, after: first + second)
                let twice = spring.motion(from: spring.motion(from: start, after: first), after: second)
                worst.note(once.value - twice.value, "\(spring) from \(start)")
                worst.note(once.velocity - twice.velocity, "\(spring) from \(start), the velocity")
            }
            #expect(worst.error <= 1e-9, "seed 301: \(worst)")
        }

        @Test(
            "Extreme damping leaves numbers, and does not give it more to move with than it had",
            arguments: [0, 1e-300, 1e-12, 1 - 1e-9, 1.nextDown, 1.nextUp, 1 + 1e-9, 1e3, 1e6, 1e12, 1e100] as [Double]
        )
        func extreme(ratio: Double) {
            var random = SeededGenerator(seed: 302)
            for _ in 1...200 {
                let spring = Spring(dampingRatio: ratio, response: Double(random.factor(0.01...10)))
                let start = Spring.Motion(value: random.number(-1e4...1e4), velocity: random.number(-1e5...1e5))
                for time in [1e-12, 0.001, 0.1, 1, 100, 1e6] {
                    let motion = spring.motion(from: start, after: time)
                    #expect(motion.value.isFinite && motion.velocity.isFinite, "seed 302: \(spring) from \(start), \(time) s")
                    // The energy never grows, and the amplitude is at most √2 times the root of the energy.
                    #expect(
                        abs(motion.value) <= spring.amplitude(of: start) * (1 + 1e-6),
                        "seed 302: \(spring) from \(start), \(time) s"
                    )
                }
            }
        }

        @Test("Near critical damping it moves as at it", arguments: [1 - 1e-7, 1.nextDown, 1.nextUp, 1 + 1e-7] as [Double])
        func nearlyCritical(ratio: Double) {
            let start = Spring.Motion(value: 10, velocity: -500)
            for step in 1...100 {
                let time = Double(step) / 100
                let motion = Spring(dampingRatio: ratio, response: 0.36).motion(from: start, after: time)
                let critical = Spring(dampingRatio: 1, response: 0.36).motion(from: start, after: time)
                #expect(abs(motion.value - critical.value) <= 1e-4, "\(time) s")
                #expect(abs(motion.velocity - critical.velocity) <= 1e-2, "\(time) s")
            }
        }

        @Test("It rests only once it is at rest")
        func amplitude() {
            let spring = Spring(dampingRatio: 0.82, response: 2 * .pi)
            #expect(spring.amplitude(of: .rest) == 0.0)
            #expect(abs(spring.amplitude(of: Spring.Motion(value: -3, velocity: 4)) - 7) <= 1e-12)
        }
    }
}
