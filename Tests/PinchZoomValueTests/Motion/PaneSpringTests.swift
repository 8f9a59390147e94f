import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

extension MotionTests {
    @Suite("Motion: from one pane to another", timeLimit(minutes: 20)) struct PaneSpringTests {
        private func velocity(_ random: inout SeededGenerator) -> Velocity {
            .init(center: random.vector(5000), scale: random.number(-10...10), angle: random.number(-20...20))
        }

        /// Returns any spring that a configuration may have.
        private func spring(_ random: inout SeededGenerator) -> Spring {
            Spring(dampingRatio: Double(random.factor(0.1...10)), response: Double(random.factor(0.05...2)))
        }

        private func distance(_ pane: Pane, _ other: Pane) -> CGFloat {
            let corners = zip(pane.corners, other.corners).map { $0.distance(to: $1) }
            return max(corners.max() ?? .infinity, abs(pane.cornerRadius - other.cornerRadius))
        }

        /// Returns the slope of a value right after a time: (4f(h) − f(2h) − 3f(0)) / 2h, whose error is of the second order. The time is a
        /// whole number of steps, so that it is exact.
        private func slope(of way: PaneSpring, at time: TimeInterval, _ value: (Pane) -> CGFloat) -> CGFloat {
            let step = 0x1p-18
            let exact = CGFloat((time + step) - time)
            let values = [way.pane(at: time), way.pane(at: time + step), way.pane(at: time + 2 * step)].map(value)
            return (4 * values[1] - values[2] - 3 * values[0]) / (2 * exact)
        }

        @Test("It starts where it was, as fast as it was", arguments: [811] as [UInt64])
        func start(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var place = Worst()
            var speed = Worst()
            for flight in 1...1000 {
                let (pane, velocity, time) = (random.pane(), velocity(&random), Double(random.number(0...100)))
                let way = PaneSpring(from: pane, velocity: velocity, to: random.pane(), spring: spring(&random), at: time)
                place.note(distance(way.pane(at: time), pane), "flight \(flight)")
                speed.note((slope(of: way, at: time, \.center.x) - velocity.center.dx) / 5000, "flight \(flight)")
                speed.note((slope(of: way, at: time, \.center.y) - velocity.center.dy) / 5000, "flight \(flight)")
                speed.note(slope(of: way, at: time, \.size.width) / pane.size.width / 10 - velocity.scale / 10, "the width of \(flight)")
                speed.note(slope(of: way, at: time, \.size.height) / pane.size.height / 10 - velocity.scale / 10, "the height of \(flight)")
                speed.note((slope(of: way, at: time, \.angle) - velocity.angle) / 20, "the angle of flight \(flight)")
            }
            #expect(place.error <= 1e-9, "seed \(seed): \(place)")
            #expect(speed.error <= 1e-3, "seed \(seed): \(speed)")
        }

        @Test("Once it has settled it never gets a third of a point from where it rests, and it does settle", arguments: [812] as [UInt64])
        func settles(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var worst = Worst()
            for flight in 1...1000 {
                let spring = spring(&random)
                let way = PaneSpring(from: random.pane(), velocity: velocity(&random), to: random.pane(), spring: spring, at: 2)
                guard let settled = (0...60_000).lazy.map({ 2 + Double($0) / 60 }).first(where: { way.isSettled(at: $0) }) else {
                    Issue.record("seed \(seed), flight \(flight) never settles: \(spring)")
                    continue
                }
                for later in 0...100 {
                    let time = settled + Double(later) * spring.response / 25
                    worst.note(distance(way.pane(at: time), way.target), "flight \(flight)")
                }
                worst.note(distance(way.pane(at: settled + 1000), way.target) * 1e6, "the rest of flight \(flight)")
            }
            #expect(worst.error < 1.0 / 3, "seed \(seed): \(worst)")
            // The flight doesn't end later than necessary, either.
            #expect(worst.error > 0.16, "seed \(seed): \(worst)")
        }

        @Test("With the default springs it is there within 3 seconds, whatever the velocity of a finger", arguments: [813] as [UInt64])
        func isQuick(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let configuration = ZoomTransitionConfiguration()
            for flight in 1...1000 {
                for preset in [
                    configuration.openingSpring, configuration.closingSpring, configuration.returnSpring, configuration.landingSpring,
                ] {
                    let way = PaneSpring(from: random.pane(), velocity: velocity(&random), to: random.pane(), spring: preset, at: 0)
                    #expect(way.isSettled(at: 3), "seed \(seed), flight \(flight)")
                }
            }
        }

        @Test("What the velocity adds runs on the carry: it arrives as soon as without, and goes on the way it was moving first")
        func carry() {
            let (start, end) = (Pane(CGRect(x: 0, y: 200, width: 400, height: 300)), Pane(CGRect(x: 20, y: 600, width: 100, height: 75)))
            let (spring, soft) = (Spring(dampingRatio: 0.75, response: 0.2), Spring(dampingRatio: 0.75, response: 2 * .pi / 12))
            let velocity = Velocity(center: CGVector(dx: 800, dy: 0))
            let still = PaneSpring(from: start, to: end, spring: spring, carry: soft, at: 0)
            let thrown = PaneSpring(from: start, velocity: velocity, to: end, spring: spring, carry: soft, at: 0)
            var farthest: CGFloat = 0
            for frame in 0...240 {
                let time = Double(frame) / 120
                let (one, other) = (still.pane(at: time), thrown.pane(at: time))
                #expect(one.size == other.size && one.center.y == other.center.y)
                farthest = max(farthest, other.center.x - one.center.x)
            }
            // The formula is v/ω · e^(−ζ·acos ζ/√(1 − ζ²)) for ω = 12 and ζ = 0.75.
            #expect(abs(farthest - 29.4) <= 0.2)
            #expect(thrown.isSettled(at: 2) && abs(slope(of: thrown, at: 0.0001) { $0.center.x } - 800) < 60)
        }

        @Test("With a carry it goes on from where it is as well when its target changes", arguments: [815] as [UInt64])
        func retargetWithCarry(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var jump = Worst()
            for flight in 1...300 {
                var way = PaneSpring(
                    from: random.pane(),
                    velocity: velocity(&random),
                    to: random.pane(),
                    spring: spring(&random),
                    carry: spring(&random),
                    at: 0
                )
                var time = 0.0
                for _ in 1...5 {
                    time += Double(random.number(0.001...0.2))
                    let former = way
                    way.retarget(to: random.pane(), at: time)
                    jump.note(distance(former.pane(at: time), way.pane(at: time)), "flight \(flight)")
                    let (before, after) = (slope(of: former, at: time) { $0.center.x }, slope(of: way, at: time) { $0.center.x })
                    jump.note((before - after) / max(abs(before), 1000), "the speed of flight \(flight)")
                }
            }
            #expect(jump.error <= 1e-2, "seed \(seed): \(jump)")
        }

        @Test("When its target changes it goes on from where it is, as fast as it is", arguments: [814] as [UInt64])
        func retarget(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var jump = Worst()
            var kick = Worst()
            for flight in 1...500 {
                var way = PaneSpring(from: random.pane(), velocity: velocity(&random), to: random.pane(), spring: spring(&random), at: 0)
                var time = 0.0
                for _ in 1...8 {
                    time += Double(random.number(0.001...0.2))
                    let former = way
                    way.retarget(to: random.pane(), at: time)
                    let (before, after) = (former.pane(at: time), way.pane(at: time))
                    jump.note(distance(before, after), "flight \(flight)")
                    func compare(_ size: CGFloat, _ value: (Pane) -> CGFloat) {
                        let (old, new) = (slope(of: former, at: time, value), slope(of: way, at: time, value))
                        kick.note((new - old) / max(size, abs(old)), "flight \(flight) at \(time)")
                    }
                    compare(1000, \.center.x)
                    compare(1000, \.center.y)
                    compare(10 * before.size.width, \.size.width)
                    compare(10 * before.size.height, \.size.height)
                    compare(10, \.angle)
                    // A corner radius that falls below 0 is cut at 0, so small ones aren't compared.
                    if before.cornerRadius > 1 { compare(1000, \.cornerRadius) }
                }
                #expect(distance(way.pane(at: time + 1000), way.target) <= 1e-6, "seed \(seed), flight \(flight)")
            }
            #expect(jump.error <= 1e-9, "seed \(seed): \(jump)")
            #expect(kick.error <= 0.01, "seed \(seed): \(kick)")
        }

        @Test(
            "A target that never rests is followed: at first the pane goes on from where it is, later it moves along, and it settles",
            arguments: [818] as [UInt64]
        )
        func restlessTarget(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let configuration = ZoomTransitionConfiguration()
            let springs = [configuration.openingSpring, configuration.closingSpring, configuration.returnSpring]
            for flight in 1...300 {
                let spring = springs[flight % springs.count]
                var target = random.pane()
                var way = PaneSpring(from: random.pane(), velocity: velocity(&random), to: target, spring: spring, at: 1)
                var (frame, isSettled) = (0, false)
                while !isSettled, frame < 300 {
                    frame += 1
                    let time = 1 + Double(frame) / 60
                    let move = random.vector(100)
                    target.center = CGPoint(x: target.center.x + move.dx, y: target.center.y + move.dy)
                    var former = way.pane(at: time)
                    way.follow(target, at: time)
                    if Double(frame) / 60 > spring.patience + 0.001 {
                        former.center = CGPoint(x: former.center.x + move.dx, y: former.center.y + move.dy)
                    }
                    #expect(distance(way.pane(at: time), former) <= 1e-9, "seed \(seed), flight \(flight), frame \(frame)")
                    #expect(way.target == target)
                    isSettled = way.isSettled(at: time)
                }
                #expect(isSettled && frame > 1, "seed \(seed), flight \(flight)")
            }
        }

        @Test("A smoothed pane absorbs a move after each rest, arrives where the place rests, and runs along with a place that never does")
        func smoothed() {
            let places = [0, 300, -40].map { Pane(CGRect(x: 10, y: 100 + CGFloat($0), width: 200, height: 100)) }
            var pane = SmoothedPane(places[0], at: 0)
            var time = 0.0
            for (former, place) in zip(places, places.dropFirst()) {
                pane.follow(place, at: time)
                #expect(distance(pane.pane(at: time), former) <= 1e-6)
                time += 2
                pane.follow(place, at: time)
                #expect(distance(pane.pane(at: time), place) < 1e-3)
            }
            var place = places[2]
            for frame in 1...240 {
                place.center.y += 5
                pane.follow(place, at: time + Double(frame) / 60)
            }
            #expect(distance(pane.pane(at: time + 4), place) < 1)
        }

        @Test("It moves alike at any frame rate: to be told its target with every frame changes nothing", arguments: [815] as [UInt64])
        func frameRate(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for flight in 1...200 {
                let still = PaneSpring(from: random.pane(), velocity: velocity(&random), to: random.pane(), spring: spring(&random), at: 0)
                var told = still
                var time = 0.0
                while time < 1 {
                    time += Double(random.factor(0.001...0.1))
                    told.retarget(to: still.target, at: time)
                    #expect(told.pane(at: time) == still.pane(at: time), "seed \(seed), flight \(flight)")
                }
            }
        }

        @Test("A target that goes and comes back in one frame leaves the way as it was", arguments: [816] as [UInt64])
        func toAndFro(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var worst = Worst()
            for flight in 1...500 {
                var start = random.pane()
                start.cornerRadius = 0
                var target = random.pane()
                target.cornerRadius = 0
                let still = PaneSpring(from: start, velocity: velocity(&random), to: target, spring: spring(&random), at: 0)
                var told = still
                let time = Double(random.number(0...0.3))
                told.retarget(to: random.pane(), at: time)
                told.retarget(to: target, at: time)
                for later in 0...20 {
                    let (one, other) = (told.pane(at: time + Double(later) / 60), still.pane(at: time + Double(later) / 60))
                    let reach = max(1, other.size.width, other.size.height)
                    // If whole turns are saved, the two flights are equal at the end, but not on the way.
                    guard abs(still.pane(at: time).angle - target.angle) < .pi else { continue }
                    worst.note(distance(one, other) / reach, "flight \(flight)")
                }
            }
            #expect(worst.error <= 1e-9, "seed \(seed): \(worst)")
        }

        @Test("No velocity carries its size to 0 or out of sight of a number, nor its roundness below 0", arguments: [817] as [UInt64])
        func violent(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for flight in 1...500 {
                let velocity = Velocity(
                    center: random.vector(1e6),
                    scale: random.factor(1...1e9) * (random.flip() ? 1 : -1),
                    angle: random.number(-1e4...1e4)
                )
                var way = PaneSpring(from: random.pane(), velocity: velocity, to: random.pane(), spring: spring(&random), at: 0)
                for frame in 0...60 {
                    let pane = way.pane(at: Double(frame) / 60)
                    let values = [pane.size.width, pane.size.height, pane.center.x, pane.center.y, pane.angle, pane.cornerRadius]
                    #expect(values.allSatisfy { $0.isFinite }, "seed \(seed), flight \(flight)")
                    #expect(pane.size.width > 0 && pane.size.height > 0 && pane.cornerRadius >= 0, "seed \(seed), flight \(flight)")
                    if frame.isMultiple(of: 13) { way.retarget(to: random.pane(), at: Double(frame) / 60) }
                }
            }
        }
    }
}
