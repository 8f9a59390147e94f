import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

extension MotionTests {
    @Suite("Motion: the velocity", timeLimit(minutes: 20)) struct VelocityEstimatorTests {
        /// Returns the growth rate of the scale at the end of a uniform motion, in relation to the scale at that time.
        private func growth(_ velocity: Velocity, after time: TimeInterval) -> CGFloat { velocity.scale / (1 + velocity.scale * time) }

        /// Returns the placement of a uniform motion after a time.
        private func placement(_ start: Placement, _ velocity: Velocity, after time: TimeInterval) -> Placement {
            Placement(
                center: CGPoint(x: start.center.x + velocity.center.dx * time, y: start.center.y + velocity.center.dy * time),
                scale: start.scale * (1 + velocity.scale * time),
                angle: start.angle + velocity.angle * time
            )
        }

        private func velocity(_ random: inout SeededGenerator) -> Velocity {
            .init(center: random.vector(5000), scale: random.number(-0.9...20), angle: random.number(-20...20))
        }

        @Test("A uniform motion is measured exactly, however unevenly its events come", arguments: [501, 502] as [UInt64])
        func uniform(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var worst = Worst()
            for gesture in 1...2000 {
                var estimator = VelocityEstimator()
                let (start, velocity) = (random.placement(), velocity(&random))
                // The times are seconds since a device was started.
                let began = Double(random.number(0...1000))
                var time = began
                for _ in 1...random.whole(2...30) {
                    // Events come at 60 to 120 Hz, and now and then an event is lost.
                    time += Double(random.number((1.0 / 120)...(1.0 / 60))) * (random.whole(0...9) == 0 ? 2 : 1)
                    estimator.record(placement(start, velocity, after: time - began), at: time)
                }
                let measured = estimator.velocity(at: time + Double(random.number(0...0.06)))
                worst.note(measured.center.distance(to: velocity.center), "gesture \(gesture)")
                worst.note(measured.scale - growth(velocity, after: time - began), "the scale of gesture \(gesture)")
                worst.note(measured.angle - velocity.angle, "the angle of gesture \(gesture)")
            }
            // At 1000 s a time is rounded to 1e-13 s. For a center 900 points from the origin, this makes some 3e-6 points per second if
            // there are only two events, 8 ms apart.
            #expect(worst.error <= 1e-5, "seed \(seed): \(worst)")
        }

        @Test("Only the last 60 ms count", arguments: [503] as [UInt64])
        func window(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var worst = Worst()
            for gesture in 1...500 {
                var estimator = VelocityEstimator()
                let (start, velocity) = (random.placement(), velocity(&random))
                for event in 0..<20 { estimator.record(random.placement(), at: Double(event) / 120) }
                // The events start 71 ms after the random ones, so that these no longer count.
                for event in 0..<8 {
                    let time = 0.23 + Double(event) / 120
                    estimator.record(placement(start, velocity, after: time), at: time)
                }
                worst.note(estimator.velocity(at: 0.29).center.distance(to: velocity.center), "gesture \(gesture)")
                worst.note(
                    estimator.velocity(at: 0.29).scale - growth(velocity, after: 0.23 + 7.0 / 120),
                    "the scale of gesture \(gesture)"
                )
            }
            #expect(worst.error <= 1e-6, "seed \(seed): \(worst)")
        }

        @Test("Jitter of a single event is smoothed")
        func jitter() {
            var estimator = VelocityEstimator()
            for event in 0...6 {
                let x = CGFloat(event) + (event == 6 ? 1 : 0)
                estimator.record(Placement(center: CGPoint(x: x, y: 0)), at: Double(event) / 120)
            }
            // The last two events alone would give 240. The fit gives the last event 3/28 of a step's weight: 120 · (1 + 3/28).
            #expect(abs(estimator.velocity(at: 0.05).center.dx - 120 * (1 + 3.0 / 28)) <= 1e-9)
        }

        @Test("Fingers that have rested for more than 60 ms leave no velocity", arguments: [504] as [UInt64])
        func rest(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for _ in 1...500 {
                var silent = VelocityEstimator()
                let (start, velocity) = (random.placement(), velocity(&random))
                for event in 0...12 { silent.record(placement(start, velocity, after: Double(event) / 120), at: Double(event) / 120) }
                #expect(silent.velocity(at: 0.1) != .zero, "seed \(seed)")
                #expect(silent.velocity(at: 0.1 + 0.061 + Double(random.number(0...10))) == .zero, "seed \(seed): no more events")
                // A finger that trembles at rest still sends events.
                let rested = placement(start, velocity, after: 0.1)
                for event in 1...9 { silent.record(rested, at: 0.1 + Double(event) / 120) }
                let still = silent.velocity(at: 0.1 + 9.0 / 120)
                #expect(abs(still.center.dx) + abs(still.center.dy) + abs(still.scale) + abs(still.angle) <= 1e-9, "seed \(seed)")
            }
        }

        @Test("None or one sample has no velocity, and a motion goes on from its second")
        func few() {
            var estimator = VelocityEstimator()
            #expect(estimator.velocity(at: 0) == .zero)
            estimator.record(Placement(center: CGPoint(x: 10, y: 10), scale: 2, angle: 1), at: 5)
            #expect(estimator.velocity(at: 5) == .zero)
            estimator.record(Placement(center: CGPoint(x: 20, y: 10), scale: 2, angle: 1), at: 5.01)
            #expect(abs(estimator.velocity(at: 5.01).center.dx - 1000) <= 1e-6)
        }

        @Test("Events at one time, or out of order, count as the last of them", arguments: [505] as [UInt64])
        func equalTimes(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for _ in 1...500 {
                var estimator = VelocityEstimator()
                let time = Double(random.number(0...1000))
                for _ in 1...random.whole(1...5) { estimator.record(random.placement(), at: time) }
                #expect(estimator.velocity(at: time) == .zero, "seed \(seed)")
                estimator.record(Placement(center: CGPoint(x: 10, y: 0)), at: time - Double(random.number(0...0.01)))
                estimator.record(Placement(center: CGPoint(x: 13, y: 0)), at: time + 0.03125)
                #expect(abs(estimator.velocity(at: time + 0.03125).center.dx - 96) <= 1e-6, "seed \(seed)")
                // The two events are as near in time as possible.
                estimator.record(random.placement(), at: (time + 0.03125).nextUp)
                let velocity = estimator.velocity(at: time + 0.04)
                #expect(velocity.center.dx.isFinite && velocity.scale.isFinite && velocity.angle.isFinite, "seed \(seed)")
            }
            var tiny = VelocityEstimator()
            // The square of the times' distance is 0.
            tiny.record(Placement(center: .zero), at: 0)
            tiny.record(Placement(center: CGPoint(x: 1, y: 1)), at: 1e-200)
            #expect(tiny.velocity(at: 0) == .zero)
        }
    }
}
