import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uispringtimingparameters and
/// https://developer.apple.com/documentation/quartzcore/caspringanimation.
@MainActor @Suite(.timeLimit(.minutes(20))) struct SpringAnimationTests {
    struct Spring: Sendable {
        var mass = 1.0
        var stiffness: Double
        var damping: Double
        var velocity = 0.0
    }

    nonisolated static let springs = [
        Spring(stiffness: 100, damping: 10), Spring(mass: 2, stiffness: 300, damping: 8, velocity: 3),
        Spring(stiffness: 100, damping: 20), Spring(stiffness: 100, damping: 20, velocity: -4),
        Spring(stiffness: 400, damping: 39.999, velocity: 2),
    ]

    @Test("A spring of given constants moves in closed form at 60 and at 120 Hz", arguments: springs, [60, 120])
    func closedForm(spring: Spring, framesPerSecond: Int) throws {
        try AnimationBench.run(framesPerSecond: framesPerSecond) { bench in
            let animator = UIViewPropertyAnimator(
                duration: 99,
                timingParameters: UISpringTimingParameters(
                    mass: spring.mass,
                    stiffness: spring.stiffness,
                    damping: spring.damping,
                    initialVelocity: CGVector(dx: spring.velocity, dy: 0)
                )
            )
            animator.addAnimations { bench.view.center.x = 250 }
            let start = bench.device.now
            animator.startAnimation()
            try #require(animator.duration < 60)
            while bench.device.now - start < animator.duration - 0.02 {
                bench.device.advanceFrames(1)
                let left = textbookSpring(
                    mass: spring.mass,
                    stiffness: spring.stiffness,
                    damping: spring.damping,
                    velocity: spring.velocity,
                    at: bench.device.now - start
                )
                #expect(isClose(bench.shownX, 250 - 200 * left, 1e-7))
            }
            try bench.device.advanceUntilIdle()
            #expect(bench.shownX == 250)
        }
    }

    @Test("A spring of given constants says itself how long it takes: until less than a thousandth is left", .chosen, arguments: springs)
    func settling(spring: Spring) {
        let duration = UIViewPropertyAnimator(
            duration: 99,
            timingParameters: UISpringTimingParameters(
                mass: spring.mass,
                stiffness: spring.stiffness,
                damping: spring.damping,
                initialVelocity: CGVector(dx: spring.velocity, dy: 0)
            )
        ).duration
        #expect(duration < 10)
        for step in 0..<1000 {
            let left = textbookSpring(
                mass: spring.mass,
                stiffness: spring.stiffness,
                damping: spring.damping,
                velocity: spring.velocity,
                at: duration * (1 + Double(step) / 200)
            )
            #expect(abs(left) <= 0.001 + 1e-9)
        }
    }

    @Test("Settling does not jump where under-damped becomes critical and critical becomes over-damped", .chosen)
    func continuity() {
        func settling(_ damping: CGFloat) -> CFTimeInterval {
            let animation = CASpringAnimation(keyPath: "position")
            animation.damping = damping
            animation.allowsOverdamping = true
            return animation.settlingDuration
        }
        let critical = settling(20)
        #expect(isClose(settling(20 - 1e-6), critical, 1e-5))
        #expect(isClose(settling(20 + 1e-6), critical, 1e-5))
        #expect(settling(40) > critical)
    }

    /// iOS 17: CASpringAnimation.allowsOverdamping.
    @Test("Core Animation's spring creeps only if it is allowed to", arguments: [true, false])
    func overdamping(isAllowed: Bool) throws {
        try AnimationBench.run { bench in
            let animation = CASpringAnimation(keyPath: "position.x")
            animation.fromValue = 0
            animation.toValue = 100
            animation.damping = 50
            animation.allowsOverdamping = isAllowed
            animation.duration = animation.settlingDuration
            bench.view.layer.add(animation, forKey: "spring")
            bench.device.advance(by: 0.2)
            let left = textbookSpring(mass: 1, stiffness: 100, damping: isAllowed ? 50 : 20, velocity: 0, at: 0.2)
            #expect(isClose(bench.shownX, 100 - 100 * left, 1e-7))
            bench.view.layer.removeAllAnimations()
            bench.device.advanceFrames(1)
        }
    }

    @Test("The initial velocity counts per axis for a position, and x alone for one number")
    func axes() throws {
        try AnimationBench.run { bench in
            let parameters = UISpringTimingParameters(
                mass: 1,
                stiffness: 100,
                damping: 10,
                initialVelocity: CGVector(dx: 5, dy: -2)
            )
            let animator = UIViewPropertyAnimator(duration: 0, timingParameters: parameters)
            animator.addAnimations {
                bench.view.center = CGPoint(x: 150, y: 250)
                bench.view.alpha = 0.2
            }
            animator.startAnimation()
            bench.device.advance(by: 0.1)
            let x = textbookSpring(mass: 1, stiffness: 100, damping: 10, velocity: 5, at: 0.1)
            let y = textbookSpring(mass: 1, stiffness: 100, damping: 10, velocity: -2, at: 0.1)
            #expect(isClose(bench.shown.position.x, 150 - 100 * x, 1e-7))
            #expect(isClose(bench.shown.position.y, 250 - 200 * y, 1e-7))
            #expect(isClose(CGFloat(bench.shown.opacity), 0.2 + 0.8 * x, 1e-6))
            animator.stopAnimation(true)
        }
    }

    @Test("A velocity along an axis without distance moves nothing")
    func noDistance() throws {
        try AnimationBench.run { bench in
            let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 50))
            let animator = UIViewPropertyAnimator(duration: 0, timingParameters: parameters)
            animator.addAnimations { bench.view.center.x = 150 }
            animator.startAnimation()
            bench.device.advance(by: 0.1)
            #expect(bench.shown.position.y == 50)
            animator.stopAnimation(true)
        }
    }

    @Test("A spring of a damping ratio takes the animator's duration", arguments: [0.3, 0.8, 1.0])
    func ratio(ratio: Double) throws {
        try AnimationBench.run { bench in
            let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: ratio) { bench.view.center.x = 1050 }
            #expect(animator.duration == 0.5)
            animator.startAnimation()
            bench.device.advance(by: 0.5 - 1.0 / 60)
            #expect(animator.isRunning)
            #expect(isClose(bench.shownX, 1050, 3))
            bench.device.advanceFrames(1)
            #expect(!animator.isRunning)
        }
    }

    /// iOS 17: k = (2π/d)², ζ = 1 − b.
    @Test("A duration and a bounce make the documented spring", arguments: [0.0, 0.3, -0.3])
    func bounce(bounce: Double) throws {
        try AnimationBench.run { bench in
            UIView.animate(springDuration: 0.5, bounce: bounce) { bench.view.center.x = 150 }
            bench.device.advance(by: 0.25)
            let stiffness = pow(2 * Double.pi / 0.5, 2)
            let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
            let left = textbookSpring(mass: 1, stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot(), velocity: 0, at: 0.25)
            #expect(isClose(bench.shownX, 150 - 100 * left, 1e-7))
            try bench.device.advanceUntilIdle()
        }
    }

    @Test("The default spring takes about half a second", .chosen)
    func defaultSpring() {
        #expect(isClose(UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters()).duration, 0.5, 0.01))
    }
}
