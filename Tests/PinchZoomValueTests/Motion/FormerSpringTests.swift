import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

extension MotionTests {
    /// Each spring moves exactly as it did before: the same numbers to the last bit.
    @Suite("Motion: the springs against the former ones", timeLimit(minutes: 20)) struct FormerSpringTests {
        /// A spring, and the same spring in its former form; a third are critically damped.
        private func springs(_ random: inout SeededGenerator) -> (Spring, Former.Spring) {
            let ratio = random.whole(0...2) == 0 ? 1 : Double(random.factor(0.1...10))
            let response = Double(random.factor(0.05...2))
            return (Spring(dampingRatio: ratio, response: response), Former.Spring(dampingRatio: ratio, response: response))
        }

        private func pose(_ random: inout SeededGenerator) -> PinchZoomPose {
            PinchZoomPose(scale: random.factor(0.5...6), translation: random.vector(500), rotation: random.number(-9...9))
        }

        private func velocity(_ random: inout SeededGenerator) -> Velocity {
            random.flip() ? .zero : Velocity(center: random.vector(5000), scale: random.number(-20...20), angle: random.number(-20...20))
        }

        @Test("A number moves as before", arguments: [901, 902] as [UInt64])
        func number(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for round in 1...3000 {
                let (spring, former) = springs(&random)
                let (value, velocity) = (random.number(-1e3...1e3), random.number(-1e4...1e4))
                for time in [-1, 0, Double(random.number(0...0.1)), Double(random.number(0...3)), 1000] {
                    let motion = spring.motion(from: Spring.Motion(value: value, velocity: velocity), after: time)
                    let old = former.motion(from: Former.Spring.Motion(value: value, velocity: velocity), after: time)
                    #expect(motion.value == old.value && motion.velocity == old.velocity, "seed \(seed), round \(round), \(time) s")
                    #expect(CGFloat(spring.amplitude(of: motion)) == former.amplitude(of: old), "seed \(seed), round \(round), \(time) s")
                }
            }
        }

        @Test("A photo flies back as before, also when its place moves", arguments: [903, 904] as [UInt64])
        func poses(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for round in 1...1000 {
                let (spring, former) = springs(&random)
                let (start, speed, target) = (pose(&random), velocity(&random), random.flip() ? .identity : pose(&random))
                var time = Double(random.number(0...1000))
                var way = PoseSpring(from: start, velocity: speed, to: target, spring: spring, at: time)
                var old = Former.PoseSpring(from: start, velocity: speed, to: target, spring: former, at: time)
                let radius = random.number(1...500)
                for _ in 1...30 {
                    time += Double(random.number(-0.01...0.2))
                    #expect(way.pose(at: time) == old.pose(at: time), "seed \(seed), round \(round), \(time) s")
                    #expect(
                        way.isSettled(at: time, radius: radius) == old.isSettled(at: time, radius: radius),
                        "seed \(seed), round \(round), \(time) s"
                    )
                    guard random.whole(0...5) == 0 else { continue }
                    let move = random.vector(300)
                    way.placeDidMove(by: move, at: time)
                    old.placeDidMove(by: move, at: time)
                    #expect(way.startTime == old.startTime, "seed \(seed), round \(round), \(time) s")
                }
            }
        }

        @Test("A pane flies as before, also when its target changes", arguments: [905, 906] as [UInt64])
        func panes(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for round in 1...1000 {
                let (spring, former) = springs(&random)
                let (carry, formerCarry) = springs(&random)
                let isCarried = random.flip()
                let (start, speed, target) = (random.pane(), velocity(&random), random.pane())
                var time = Double(random.number(0...1000))
                var way = PaneSpring(from: start, velocity: speed, to: target, spring: spring, carry: isCarried ? carry : nil, at: time)
                var old = Former.PaneSpring(
                    from: start,
                    velocity: speed,
                    to: target,
                    spring: former,
                    carry: isCarried ? formerCarry : nil,
                    at: time
                )
                for _ in 1...30 {
                    time += Double(random.number(-0.01...0.2))
                    #expect(way.pane(at: time) == old.pane(at: time), "seed \(seed), round \(round), \(time) s")
                    #expect(way.isSettled(at: time) == old.isSettled(at: time), "seed \(seed), round \(round), \(time) s")
                    guard random.whole(0...5) == 0 else { continue }
                    var target = random.pane()
                    if random.flip() { target.angle = way.target.angle }
                    way.retarget(to: target, at: time)
                    old.retarget(to: target, at: time)
                    #expect(way.target == old.target, "seed \(seed), round \(round), \(time) s")
                }
            }
        }

        @Test("A fade goes as before, also when it turns round", arguments: [907] as [UInt64])
        func fades(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for round in 1...1000 {
                let (value, response) = (random.number(0...1), Double(random.factor(0.05...2)))
                var fade = SpringFade(value, response: response)
                var old = Former.SpringFade(value, response: response)
                var time = Double(random.number(0...1000))
                for _ in 1...30 {
                    time += Double(random.number(-0.01...0.2))
                    #expect(fade.value(at: time) == old.value(at: time), "seed \(seed), round \(round), \(time) s")
                    #expect(fade.isSettled(at: time) == old.isSettled(at: time), "seed \(seed), round \(round), \(time) s")
                    guard random.whole(0...3) == 0 else { continue }
                    let goal: CGFloat = random.flip() ? 1 : 0
                    fade.head(for: goal, at: time)
                    old.head(for: goal, at: time)
                }
            }
        }
    }
}
