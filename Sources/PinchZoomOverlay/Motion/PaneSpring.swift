#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The motion of a pane to another pane. A spring moves the position, size, angle and corner radius, starting at the pane's velocity.
///
/// The width and the height move in the same way as the position. So each edge moves straight to its end, as in Apple's own zoom
/// transition. No velocity makes the width or the height 0 or negative.
///
/// The position is a sum of two parts: the first part starts with the distance to the target, and the second part with the velocity. A
/// second spring, the carry, may move the second part. With a slow carry, a fast pane first continues in the direction of its motion, even
/// if the first spring is quick.
struct PaneSpring: Sendable {
    /// The pane at the end of the motion.
    private(set) var target: Pane
    private let spring: Spring
    private let carry: Spring?
    private let beginning: TimeInterval
    private var startTime: TimeInterval
    /// The distance from the target at `startTime`, and its velocity, in the order of `Lane`.
    private var start: SpringMotion<SIMD8<Double>>
    /// The part of the position, x and y, that the carry moves, at `startTime`.
    private var carriedStart = SpringMotion<SIMD2<Double>>.rest

    /// The order of a pane's numbers in a vector.
    private enum Lane {
        static let (x, y, width, height, angle, cornerRadius) = (0, 1, 2, 3, 4, 5)
    }

    /// The widths and heights that a pane may have, in points. At both limits, the pane is too small or too large to see.
    private static let lengths: ClosedRange<CGFloat> = 1...1e6

    /// Creates the motion that starts from a pane and its velocity, at a time in seconds.
    ///
    /// - Parameter carry: The spring of the part of the position that starts with the velocity. If `carry` is nil, `spring` moves this part
    ///   too.
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
        self.carry = carry
        beginning = time
        startTime = time
        start = SpringMotion(value: PaneSpring.offset(of: pane, from: target), velocity: .zero)
        start.velocity[Lane.width] = velocity.scale * pane.size.width
        start.velocity[Lane.height] = velocity.scale * pane.size.height
        start.velocity[Lane.angle] = velocity.angle
        if carry == nil {
            start.velocity[Lane.x] = velocity.center.dx
            start.velocity[Lane.y] = velocity.center.dy
        } else {
            carriedStart.velocity = SIMD2(velocity.center.dx, velocity.center.dy)
        }
    }

    /// Returns the pane at a time, in seconds.
    func pane(at time: TimeInterval) -> Pane {
        let offset = motion(at: time).value
        let carried = carriedMotion(at: time).value
        return Pane(
            center: CGPoint(x: target.center.x + offset[Lane.x] + carried.x, y: target.center.y + offset[Lane.y] + carried.y),
            size: CGSize(
                width: (target.size.width + offset[Lane.width]).clamped(to: PaneSpring.lengths),
                height: (target.size.height + offset[Lane.height]).clamped(to: PaneSpring.lengths)
            ),
            angle: target.angle + offset[Lane.angle],
            cornerRadius: max(target.cornerRadius + offset[Lane.cornerRadius], 0)
        )
    }

    /// Returns whether every point of the pane is less than a third of a point from its final position, and stays there. A third of a point
    /// is a pixel of a phone's screen.
    func isSettled(at time: TimeInterval) -> Bool {
        let amplitude = spring.amplitude(of: motion(at: time))
        let carried = (carry ?? spring).amplitude(of: carriedMotion(at: time))
        let move = hypot(amplitude[Lane.x] + carried.x, amplitude[Lane.y] + carried.y)
        let growth = hypot(amplitude[Lane.width], amplitude[Lane.height])
        let turn = amplitude[Lane.angle] * hypot(target.size.width, target.size.height)
        return move + (growth + turn) / 2 + amplitude[Lane.cornerRadius] < 1.0 / 3
    }

    /// Follows a target that may move with every frame. The time is in seconds.
    ///
    /// For the spring's patience, a move of the target changes neither the pane's position on the screen nor its velocity. Afterward, the
    /// pane moves along with the target.
    mutating func follow(_ target: Pane, at time: TimeInterval) {
        if time - beginning < max(spring.patience, carry?.patience ?? 0) { retarget(to: target, at: time) } else { self.target = target }
    }

    /// Changes the target at a time, in seconds. The pane's position on the screen and its velocity don't change.
    mutating func retarget(to target: Pane, at time: TimeInterval) {
        guard target != self.target else { return }
        let former = self.target
        var pane = pane(at: time)
        start = motion(at: time)
        carriedStart = carriedMotion(at: time)
        pane.center.x -= carriedStart.value.x
        pane.center.y -= carriedStart.value.y
        var offset = PaneSpring.offset(of: pane, from: target)
        // `pane(at:)` limits the size to `lengths`, but the spring continues from the size without this limit. Otherwise, a new target
        // would change the motion of a pane whose size is at a limit.
        offset[Lane.width] = start.value[Lane.width] - (target.size.width - former.size.width)
        offset[Lane.height] = start.value[Lane.height] - (target.size.height - former.size.height)
        // `offset(of:from:)` removes whole turns. If the target's angle doesn't change, the whole turns stay, so that the rotation
        // continues as before.
        if former.angle == target.angle { offset[Lane.angle] = pane.angle - target.angle }
        start.value = offset
        startTime = max(time, startTime)
        self.target = target
    }

    private func motion(at time: TimeInterval) -> SpringMotion<SIMD8<Double>> { spring.motion(from: start, after: time - startTime) }

    private func carriedMotion(at time: TimeInterval) -> SpringMotion<SIMD2<Double>> {
        carry?.motion(from: carriedStart, after: time - startTime) ?? .rest
    }

    /// Returns the difference of a pane from another pane, with the shorter turn.
    private static func offset(of pane: Pane, from target: Pane) -> SIMD8<Double> {
        var offset = SIMD8<Double>()
        offset[Lane.x] = pane.center.x - target.center.x
        offset[Lane.y] = pane.center.y - target.center.y
        offset[Lane.width] = pane.size.width - target.size.width
        offset[Lane.height] = pane.size.height - target.size.height
        offset[Lane.angle] = remainder(pane.angle - target.angle, 2 * .pi)
        offset[Lane.cornerRadius] = pane.cornerRadius - target.cornerRadius
        return offset
    }
}

/// A pane that follows another pane smoothly. The other pane may jump, for example when the list of a cell is reloaded.
struct SmoothedPane {
    private static let spring = Spring(dampingRatio: 1, response: 0.25)
    private var motion: PaneSpring
    private var latestMove: TimeInterval

    /// Creates a pane that rests at another pane. The time is in seconds.
    init(_ pane: Pane, at time: TimeInterval) {
        motion = PaneSpring(from: pane, to: pane, spring: SmoothedPane.spring, at: time)
        latestMove = time
    }

    /// Moves to a pane from a time on, in seconds. If the pane is nil, the target stays the same.
    mutating func follow(_ pane: Pane?, at time: TimeInterval) {
        guard let pane, pane != motion.target else { return }
        // After a rest, the next move is absorbed again.
        if time - latestMove > SmoothedPane.spring.patience {
            motion = PaneSpring(from: motion.target, to: motion.target, spring: SmoothedPane.spring, at: time)
        }
        latestMove = time
        motion.follow(pane, at: time)
    }

    /// Returns the pane at a time, in seconds.
    func pane(at time: TimeInterval) -> Pane {
        isSettled(at: time) ? motion.target : motion.pane(at: time)
    }

    func isSettled(at time: TimeInterval) -> Bool { motion.isSettled(at: time) }
}
#endif
