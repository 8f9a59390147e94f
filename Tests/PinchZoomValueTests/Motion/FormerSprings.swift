import UIKit

@testable import PinchZoomOverlay

/// The springs as they were before each moved all its quantities in one vector.
enum Former {
    /// A damped spring about 0, in closed form: the same at any frame rate.
    ///
    /// ẍ + 2ζω₀ẋ + ω₀²x = 0 with ω₀ = 2π / response, as in Apple's "Designing Fluid Interfaces" (WWDC 2018): `response` is the period that it
    /// would have without damping, in seconds.
    struct Spring: Equatable, Sendable {
        /// ζ: below 1 it overshoots, at 1 it settles fastest without.
        var dampingRatio: Double
        /// 2π / ω₀, in seconds.
        var response: Double

        /// A spring's value, and how fast it changes, per second.
        struct Motion: Equatable, Sendable {
            var value: CGFloat
            var velocity: CGFloat

            static let rest = Motion(value: 0, velocity: 0)
        }

        /// The undamped angular frequency ω₀, in radians per second.
        var angularFrequency: Double { 2 * .pi / response }

        /// The same, with a frequency that is higher by a factor.
        func quicker(by factor: Double) -> Spring { Spring(dampingRatio: dampingRatio, response: response / factor) }

        /// The motion, a time after it was as given, in seconds.
        func motion(from start: Motion, after time: Double) -> Motion {
            guard time > 0 else { return start }
            let omega = angularFrequency
            let beta = dampingRatio * omega
            let x = Double(start.value)
            let v = Double(start.velocity)
            if dampingRatio < 1 {
                let damped = omega * (1 - dampingRatio * dampingRatio).squareRoot()
                let decay = exp(-beta * time)
                let cosine = cos(damped * time)
                let sine = sin(damped * time)
                return Motion(
                    value: decay * (x * cosine + (v + beta * x) / damped * sine),
                    velocity: decay * (v * cosine - (beta * v + omega * omega * x) / damped * sine)
                )
            }
            if dampingRatio == 1 {
                let decay = exp(-omega * time)
                let slope = v + omega * x
                return Motion(value: decay * (x + slope * time), velocity: decay * (v - omega * slope * time))
            }
            // Two decays; the slower root is taken from the product of both, ω₀², since the difference would cancel at strong damping.
            let fast = -(beta + omega * (dampingRatio * dampingRatio - 1).squareRoot())
            let slow = omega * omega / fast
            let slowPart = (v - fast * x) / (slow - fast)
            let fastPart = x - slowPart
            let slowValue = slowPart * exp(slow * time)
            let fastValue = fastPart * exp(fast * time)
            return Motion(value: slowValue + fastValue, velocity: slow * slowValue + fast * fastValue)
        }

        /// How far it may still get from 0, about: what it is away, and what its velocity carries it.
        func amplitude(of motion: Motion) -> CGFloat {
            abs(motion.value) + abs(motion.velocity) / CGFloat(angularFrequency)
        }
    }

    /// A photo on its way to a pose: springs in position, scale and angle that start where the fingers left it, as fast as they left it.
    ///
    /// The scale's spring runs on its logarithm, so that no velocity can carry it through 0, and halving and doubling are alike.
    struct PoseSpring: Sendable {
        /// Where it comes to rest.
        let target: PinchZoomPose
        private let spring: Spring
        private(set) var startTime: TimeInterval
        private var x: Spring.Motion
        private var y: Spring.Motion
        private var logScale: Spring.Motion
        private var angle: Spring.Motion

        /// Starts from a pose and its velocity at a time, in seconds.
        init(
            from pose: PinchZoomPose,
            velocity: Velocity,
            to target: PinchZoomPose = .identity,
            spring: Spring,
            at time: TimeInterval
        ) {
            self.target = target
            self.spring = spring
            startTime = time
            x = Spring.Motion(value: pose.translation.dx - target.translation.dx, velocity: velocity.center.dx)
            y = Spring.Motion(value: pose.translation.dy - target.translation.dy, velocity: velocity.center.dy)
            logScale = Spring.Motion(value: log(pose.scale / target.scale), velocity: velocity.scale)
            // Back by the short way: after more than half a turn, on round.
            angle = Spring.Motion(value: remainder(pose.rotation - target.rotation, 2 * .pi), velocity: velocity.angle)
        }

        /// The pose at a time, in seconds.
        func pose(at time: TimeInterval) -> PinchZoomPose {
            let elapsed = time - startTime
            // Far out of sight either way, but short of where the exponential itself becomes 0 or infinite.
            let exponent = min(max(spring.motion(from: logScale, after: elapsed).value, -100), 100)
            return PinchZoomPose(
                scale: target.scale * exp(exponent),
                translation: CGVector(
                    dx: target.translation.dx + spring.motion(from: x, after: elapsed).value,
                    dy: target.translation.dy + spring.motion(from: y, after: elapsed).value
                ),
                rotation: target.rotation + spring.motion(from: angle, after: elapsed).value
            )
        }

        /// Whether no point of the photo is, or will get, a tenth of a point from where it comes to rest; `radius` is half its diagonal, in points.
        func isSettled(at time: TimeInterval, radius: CGFloat) -> Bool {
            let elapsed = time - startTime
            func amplitude(_ start: Spring.Motion) -> CGFloat { spring.amplitude(of: spring.motion(from: start, after: elapsed)) }
            // |eˡ·eⁱᵃ − 1| ≤ eˡ − 1 + a: how far a corner is off by scale and angle, beside how far the centre is.
            let turn = (expm1(amplitude(logScale)) + amplitude(angle)) * radius * target.scale
            return hypot(amplitude(x), amplitude(y)) + turn < 0.1
        }

        /// The place has moved by a vector, in points: the photo stays where it is on the screen, as fast as it is, and goes to the new place.
        mutating func placeDidMove(by move: CGVector, at time: TimeInterval) {
            let elapsed = time - startTime
            x = spring.motion(from: x, after: elapsed)
            y = spring.motion(from: y, after: elapsed)
            logScale = spring.motion(from: logScale, after: elapsed)
            angle = spring.motion(from: angle, after: elapsed)
            x.value -= move.dx
            y.value -= move.dy
            startTime = max(time, startTime)
        }
    }

    /// A pane on its way to another: springs in position, size, angle and roundness that start where it was, as fast as it was.
    ///
    /// Width and height run as the position does, so that each edge goes straight to its end, as in Apple's own zoom transition; no velocity
    /// carries them through 0.
    ///
    /// What the velocity adds to the position may run on a spring of its own, the carry: a pane that is sent off fast and arrives soon still goes on
    /// the way it was moving first.
    struct PaneSpring: Sendable {
        /// Where it comes to rest.
        private(set) var target: Pane
        private let spring: Spring
        private let carry: Spring
        private var startTime: TimeInterval
        private var x: Spring.Motion
        private var y: Spring.Motion
        private var carriedX: Spring.Motion
        private var carriedY: Spring.Motion
        private var width: Spring.Motion
        private var height: Spring.Motion
        private var angle: Spring.Motion
        private var cornerRadius: Spring.Motion

        /// Starts from a pane and its velocity at a time, in seconds.
        ///
        /// - Parameter carry: What the velocity of its centre runs on; nil for the same spring as all else.
        init(
            from pane: Pane,
            velocity: Velocity = .zero,
            to target: Pane,
            spring: Spring,
            carry: Spring? = nil,
            at time: TimeInterval
        ) {
            self.target = target
            self.spring = spring
            self.carry = carry ?? spring
            startTime = time
            let isCarried = carry != nil
            x = Spring.Motion(value: pane.center.x - target.center.x, velocity: isCarried ? 0 : velocity.center.dx)
            y = Spring.Motion(value: pane.center.y - target.center.y, velocity: isCarried ? 0 : velocity.center.dy)
            carriedX = Spring.Motion(value: 0, velocity: isCarried ? velocity.center.dx : 0)
            carriedY = Spring.Motion(value: 0, velocity: isCarried ? velocity.center.dy : 0)
            width = Spring.Motion(value: pane.size.width - target.size.width, velocity: velocity.scale * pane.size.width)
            height = Spring.Motion(value: pane.size.height - target.size.height, velocity: velocity.scale * pane.size.height)
            angle = Spring.Motion(value: remainder(pane.angle - target.angle, 2 * .pi), velocity: velocity.angle)
            cornerRadius = Spring.Motion(value: pane.cornerRadius - target.cornerRadius, velocity: 0)
        }

        /// The pane at a time, in seconds.
        func pane(at time: TimeInterval) -> Pane {
            let elapsed = time - startTime
            func value(_ start: Spring.Motion) -> CGFloat { spring.motion(from: start, after: elapsed).value }
            // Out of sight either way.
            func size(_ target: CGFloat, _ start: Spring.Motion) -> CGFloat { min(max(target + value(start), 1), 1e6) }
            let carried = carried(after: elapsed)
            return Pane(
                center: CGPoint(x: target.center.x + value(x) + carried.dx, y: target.center.y + value(y) + carried.dy),
                size: CGSize(width: size(target.size.width, width), height: size(target.size.height, height)),
                angle: target.angle + value(angle),
                cornerRadius: max(target.cornerRadius + value(cornerRadius), 0)
            )
        }

        /// How far the velocity has carried it off, in points.
        private func carried(after elapsed: TimeInterval) -> CGVector {
            CGVector(dx: carry.motion(from: carriedX, after: elapsed).value, dy: carry.motion(from: carriedY, after: elapsed).value)
        }

        /// Whether no point of the pane is, or will get, a third of a point from where it comes to rest: a pixel of a phone's screen.
        func isSettled(at time: TimeInterval) -> Bool {
            let elapsed = time - startTime
            func amplitude(_ start: Spring.Motion) -> CGFloat { spring.amplitude(of: spring.motion(from: start, after: elapsed)) }
            let growth = hypot(amplitude(width), amplitude(height))
            let turn = amplitude(angle) * hypot(target.size.width, target.size.height)
            func carryAmplitude(_ start: Spring.Motion) -> CGFloat { carry.amplitude(of: carry.motion(from: start, after: elapsed)) }
            let move = hypot(amplitude(x) + carryAmplitude(carriedX), amplitude(y) + carryAmplitude(carriedY))
            return move + (growth + turn) / 2 + amplitude(cornerRadius) < 1.0 / 3
        }

        /// Where it comes to rest has changed: it stays where it is on the screen, as fast as it is, and goes there from a time on, in seconds.
        mutating func retarget(to target: Pane, at time: TimeInterval) {
            guard target != self.target else { return }
            let elapsed = time - startTime
            let (pane, former) = (pane(at: time), self.target)
            func resumed(_ start: Spring.Motion, from value: CGFloat) -> Spring.Motion {
                Spring.Motion(value: value, velocity: spring.motion(from: start, after: elapsed).velocity)
            }
            // Also where the size shows no more of it.
            func moved(_ start: Spring.Motion, by change: CGFloat) -> Spring.Motion {
                resumed(start, from: spring.motion(from: start, after: elapsed).value - change)
            }
            let carried = carried(after: elapsed)
            x = resumed(x, from: pane.center.x - carried.dx - target.center.x)
            y = resumed(y, from: pane.center.y - carried.dy - target.center.y)
            carriedX = carry.motion(from: carriedX, after: elapsed)
            carriedY = carry.motion(from: carriedY, after: elapsed)
            width = moved(width, by: target.size.width - former.size.width)
            height = moved(height, by: target.size.height - former.size.height)
            angle = resumed(
                angle,
                from: former.angle == target.angle ? pane.angle - target.angle : remainder(pane.angle - target.angle, 2 * .pi)
            )
            cornerRadius = resumed(cornerRadius, from: pane.cornerRadius - target.cornerRadius)
            startTime = max(time, startTime)
            self.target = target
        }
    }

    /// A fraction between 0 and 1 that a spring takes to and fro: of the backdrop, of a screen that another one fades over.
    ///
    /// What is sent back is taken up from where it is, as fast as it is, so that nothing steps. The spring is critically damped and never
    /// overshoots.
    struct SpringFade: Sendable {
        private let spring: Spring
        private var goal: CGFloat
        private var start = Spring.Motion.rest
        private var startTime: TimeInterval = 0

        /// At rest at a value, 0 to 1; `response` in seconds.
        init(_ value: CGFloat = 1, response: TimeInterval) {
            spring = Spring(dampingRatio: 1, response: response)
            goal = value
        }

        /// Goes to a value from where it is at a time, in seconds.
        mutating func head(for goal: CGFloat, at time: TimeInterval) {
            guard goal != self.goal else { return }
            var motion = spring.motion(from: start, after: time - startTime)
            motion.value += self.goal - goal
            start = motion
            startTime = time
            self.goal = goal
        }

        /// 0 to 1.
        func value(at time: TimeInterval) -> CGFloat {
            min(max(goal + spring.motion(from: start, after: time - startTime).value, 0), 1)
        }

        /// Whether nothing changes any more by as much as given: by less than a step of 8 bits, if it is not.
        func isSettled(at time: TimeInterval, within tolerance: CGFloat = 1.0 / 512) -> Bool {
            spring.amplitude(of: spring.motion(from: start, after: time - startTime)) < tolerance
        }
    }
}
