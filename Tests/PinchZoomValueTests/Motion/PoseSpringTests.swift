import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

extension MotionTests {
    @Suite("Motion: the way back", timeLimit(minutes: 20)) struct PoseSpringTests {
        private static let usual = PinchZoomConfiguration().spring

        private func pose(_ random: inout SeededGenerator) -> PinchZoomPose {
            PinchZoomPose(scale: random.factor(0.5...6), translation: random.vector(500), rotation: random.number(-9...9))
        }

        private func velocity(_ random: inout SeededGenerator) -> Velocity {
            .init(center: random.vector(5000), scale: random.number(-20...20), angle: random.number(-20...20))
        }

        /// Returns any spring that a configuration may have.
        private func spring(_ random: inout SeededGenerator) -> Spring {
            Spring(dampingRatio: Double(random.factor(0.1...10)), response: Double(random.factor(0.1...2)))
        }

        /// Returns the greatest distance of any corner of the photo from its place at rest.
        private func distance(_ pose: PinchZoomPose, to target: PinchZoomPose, radius: CGFloat) -> CGFloat {
            let corners = (0..<8).map { CGPoint(x: radius * cos(CGFloat($0) * .pi / 4), y: radius * sin(CGFloat($0) * .pi / 4)) }
            let (now, rest) = (Placement(pose, from: .zero), Placement(target, from: .zero))
            return corners.map { now.carry($0, from: .zero).distance(to: rest.carry($0, from: .zero)) }.max() ?? .infinity
        }

        @Test("It starts where the fingers left it, as fast as they left it", arguments: [401] as [UInt64])
        func start(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var place = Worst()
            var speed = Worst()
            for flight in 1...1000 {
                let (start, velocity, target) = (pose(&random), velocity(&random), pose(&random))
                let time = Double(random.number(0...100))
                let way = PoseSpring(from: start, velocity: velocity, to: target, spring: spring(&random), at: time)
                let first = way.pose(at: time)
                place.note(first.translation.distance(to: start.translation), "flight \(flight)")
                place.note(first.scale - start.scale, "the scale of flight \(flight)")
                // Whole turns aren't visible, so they don't count.
                place.note(remainder(first.rotation - start.rotation, 2 * .pi), "the angle of flight \(flight)")
                // The difference is one-sided, because there is no motion before: (4f(h) − f(2h) − 3f(0)) / 2h, whose error is of the
                // second order. The time from the start is a whole number of steps, so that it is exact.
                let step = 0x1p-18
                let (once, twice) = (way.pose(at: time + step), way.pose(at: time + 2 * step))
                let exact = (time + step) - time
                func slope(_ value: (PinchZoomPose) -> CGFloat) -> CGFloat {
                    (4 * value(once) - value(twice) - 3 * value(first)) / CGFloat(2 * exact)
                }
                speed.note((slope(\.translation.dx) - velocity.center.dx) / 5000, "flight \(flight)")
                speed.note((slope(\.translation.dy) - velocity.center.dy) / 5000, "flight \(flight)")
                speed.note((slope(\.scale) / start.scale - velocity.scale) / 20, "the scale of flight \(flight)")
                speed.note((slope(\.rotation) - velocity.angle) / 20, "the angle of flight \(flight)")
            }
            #expect(place.error <= 1e-9, "seed \(seed): \(place)")
            #expect(speed.error <= 1e-3, "seed \(seed): \(speed)")
        }

        @Test("It ends at its target, by less than a turn")
        func end() {
            var random = SeededGenerator(seed: 402)
            var worst = Worst()
            for flight in 1...1000 {
                let (start, target) = (pose(&random), pose(&random))
                let way = PoseSpring(from: start, velocity: velocity(&random), to: target, spring: spring(&random), at: 3)
                #expect(abs(way.pose(at: 3).rotation - target.rotation) <= .pi + 1e-9, "seed 402, flight \(flight)")
                // At ζ = 10 with a response of 2 s the slow root is −0.16 per second.
                let last = way.pose(at: 1000)
                worst.note(last.translation.distance(to: target.translation), "flight \(flight)")
                worst.note(last.scale - target.scale, "the scale of flight \(flight)")
                worst.note(last.rotation - target.rotation, "the angle of flight \(flight)")
            }
            #expect(worst.error <= 1e-9, "seed 402: \(worst)")
        }

        @Test("The default spring brings it back within 5 seconds", arguments: [403] as [UInt64])
        func settles(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for flight in 1...2000 {
                let way = PoseSpring(from: pose(&random), velocity: velocity(&random), spring: Self.usual, at: 0)
                #expect(!way.isSettled(at: 0, radius: 300), "seed \(seed), flight \(flight)")
                #expect(way.isSettled(at: 5, radius: 300), "seed \(seed), flight \(flight)")
                #expect(distance(way.pose(at: 5), to: .identity, radius: 300) <= 0.001, "seed \(seed), flight \(flight)")
            }
        }

        @Test("Once it has settled, no point of it gets a tenth of a point from its rest again", arguments: [404, 405] as [UInt64])
        func staysSettled(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var farthest: CGFloat = 0
            for flight in 1...1500 {
                let radius = random.factor(1...1000)
                let target = random.flip() ? PinchZoomPose.identity : pose(&random)
                let spring = spring(&random)
                // Every other flight starts at the verge of landing, along both axes at once: the worst case, because the distances add up.
                let verge = flight.isMultiple(of: 2)
                let start = PinchZoomPose(
                    scale: target.scale * (verge ? 1 + random.number(-0.1...0.1) / radius / target.scale : random.factor(0.5...2)),
                    translation: CGVector(
                        dx: target.translation.dx + random.number(-0.1...0.1) * (verge ? 1 : 3000),
                        dy: target.translation.dy + random.number(-0.1...0.1) * (verge ? 1 : 3000)
                    ),
                    rotation: target.rotation + (verge ? random.number(-0.1...0.1) / radius / target.scale : random.number(-3...3))
                )
                let way = PoseSpring(from: start, velocity: verge ? .zero : velocity(&random), to: target, spring: spring, at: 0)
                let frame = verge ? 0.002 : 1.0 / 120
                guard let settled = (0...60_000).lazy.map({ Double($0) * frame }).first(where: { way.isSettled(at: $0, radius: radius) })
                else {
                    Issue.record("seed \(seed), flight \(flight) never settles: \(spring)")
                    continue
                }
                for later in 0...100 {
                    let time = settled + Double(later) * spring.response / 50
                    farthest = max(farthest, distance(way.pose(at: time), to: target, radius: radius))
                }
            }
            #expect(farthest < 0.1, "seed \(seed)")
            // The flight doesn't land later than necessary, either.
            #expect(farthest > 0.05, "seed \(seed)")
        }

        @Test("When its place moves, the photo goes on from where it is on the screen, as fast as it was", arguments: [406] as [UInt64])
        func placeMoves(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var jump = Worst()
            var kick = Worst()
            for flight in 1...500 {
                var home = random.point()
                var way = PoseSpring(from: pose(&random), velocity: velocity(&random), spring: spring(&random), at: 0)
                var time = 0.0
                for _ in 1...10 {
                    time += Double(random.number(0.001...0.2))
                    let (move, growth, turn) = (random.vector(300), random.factor(0.5...2), random.number(-1...1))
                    let step = 1e-6
                    let before = (way.pose(at: time - step), way.pose(at: time))
                    let old = Placement(before.1, from: home)
                    let speed = CGVector(
                        dx: (before.1.translation.dx - before.0.translation.dx) / step,
                        dy: (before.1.translation.dy - before.0.translation.dy) / step
                    )
                    home = CGPoint(x: home.x + move.dx, y: home.y + move.dy)
                    way.placeDidChange(by: PinchZoomPose(scale: growth, translation: move, rotation: turn), at: time)
                    let after = (way.pose(at: time), way.pose(at: time + step))
                    let new = Placement(after.0, from: home)
                    let newSpeed = CGVector(
                        dx: (after.1.translation.dx - after.0.translation.dx) / step,
                        dy: (after.1.translation.dy - after.0.translation.dy) / step
                    )
                    jump.note(new.center.distance(to: old.center), "flight \(flight)")
                    jump.note(new.scale * growth - old.scale, "the scale of flight \(flight)")
                    jump.note(new.angle + turn - old.angle, "the angle of flight \(flight)")
                    // The slopes on both sides are a step apart: ω·v·step at most, in addition to the error of the difference.
                    kick.note(newSpeed.distance(to: speed) / 5000, "flight \(flight)")
                    let kicked = (after.1.scale - after.0.scale) * growth - (before.1.scale - before.0.scale)
                    kick.note(kicked / step / 1000, "the scale of \(flight)")
                }
                #expect(distance(way.pose(at: time + 1000), to: .identity, radius: 100) <= 1e-9, "seed \(seed), flight \(flight)")
            }
            #expect(jump.error <= 1e-9, "seed \(seed): \(jump)")
            #expect(kick.error <= 0.01, "seed \(seed): \(kick)")
        }

        @Test("When its place never rests, the photo lands all the same: at first it goes on from where it is, later it moves along")
        func restlessPlace() {
            let spring = Self.usual
            let start = PinchZoomPose(scale: 2, translation: CGVector(dx: 50, dy: 80))
            var way = PoseSpring(from: start, velocity: Velocity(), spring: spring, at: 0)
            var frame = 0
            while !way.isSettled(at: Double(frame) / 60, radius: 100), frame < 300 {
                frame += 1
                let time = Double(frame) / 60
                let former = way.pose(at: time)
                way.follow(PinchZoomPose(translation: CGVector(dx: 0, dy: 5)), at: time)
                let isAbsorbed = time < spring.patience
                let jump = way.pose(at: time).translation.dy - former.translation.dy
                #expect(abs(jump - (isAbsorbed ? -5 : 0)) <= 1e-9, "frame \(frame)")
            }
            #expect(frame > 60 && frame < 180)
        }

        @Test("No velocity carries the scale to 0 or out of sight of a number", arguments: [407] as [UInt64])
        func violent(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for flight in 1...500 {
                let velocity = Velocity(
                    center: random.vector(1e6),
                    scale: random.factor(1...1e9) * (random.flip() ? 1 : -1),
                    angle: random.number(-1e4...1e4)
                )
                let way = PoseSpring(from: pose(&random), velocity: velocity, spring: spring(&random), at: 0)
                let poses = (0...60).map { way.pose(at: Double($0) / 60) }
                #expect(poses.allSatisfy { $0.scale > 0 && $0.scale.isFinite }, "seed \(seed), flight \(flight)")
                #expect(poses.allSatisfy { Placement($0, from: .zero).isFinite }, "seed \(seed), flight \(flight)")
            }
        }
    }
}
