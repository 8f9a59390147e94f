import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// UIViewPropertyAnimator.h, UIViewAnimating.h and their pages; WWDC 2017, session 230.
@MainActor @Suite(.timeLimit(.minutes(20))) struct PropertyAnimatorTests {
    private func animator(
        _ bench: AnimationBench,
        curve: UIView.AnimationCurve = .linear,
        ends: @escaping (UIViewAnimatingPosition) -> Void = { _ in }
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { bench.view.center.x = 150 }
        animator.addCompletion(ends)
        return animator
    }

    // MARK: States

    /// Everything that can be done to an animator that is in a state, and the state that follows; what raises is left out.
    enum Deed: String, CaseIterable, Sendable {
        case start, startLater, pause, scrub, proceed, stop, stopForGood, finish, reverse
    }

    enum Place: String, CaseIterable, Sendable {
        case inactive, running, paused, stopped
    }

    nonisolated static let transitions: [(Place, Deed, Place)] = [
        (.inactive, .start, .running), (.inactive, .startLater, .running), (.inactive, .pause, .paused), (.inactive, .scrub, .paused),
        (.inactive, .stop, .inactive), (.inactive, .stopForGood, .inactive), (.inactive, .reverse, .inactive),
        (.running, .start, .running), (.running, .pause, .paused), (.running, .stop, .stopped), (.running, .stopForGood, .inactive),
        (.running, .reverse, .running),
        (.paused, .start, .running), (.paused, .pause, .paused), (.paused, .scrub, .paused), (.paused, .proceed, .running),
        (.paused, .stop, .stopped), (.paused, .stopForGood, .inactive), (.paused, .reverse, .paused),
        (.stopped, .stop, .stopped), (.stopped, .stopForGood, .inactive), (.stopped, .finish, .inactive),
    ]

    @Test("Each call leads from each state to the documented one", arguments: transitions)
    func transition(from: Place, deed: Deed, to: Place) throws {
        try AnimationBench.run { bench in
            let animator = animator(bench)
            switch from {
            case .inactive: break
            case .running:
                animator.startAnimation()
                bench.device.advanceFrames(5)
            case .paused: animator.pauseAnimation()
            case .stopped:
                animator.startAnimation()
                animator.stopAnimation(false)
            }
            perform(deed, on: animator)
            #expect(place(of: animator) == to)
            bench.device.advanceFrames(1)
            #expect(place(of: animator) == to)
            if animator.state == .active { animator.stopAnimation(true) }
            if animator.state == .stopped { animator.finishAnimation(at: .current) }
            bench.device.advanceFrames(1)
        }
    }

    private func perform(_ deed: Deed, on animator: UIViewPropertyAnimator) {
        switch deed {
        case .start: animator.startAnimation()
        case .startLater: animator.startAnimation(afterDelay: 0.5)
        case .pause: animator.pauseAnimation()
        case .scrub: animator.fractionComplete = 0.5
        case .proceed: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        case .stop: animator.stopAnimation(false)
        case .stopForGood: animator.stopAnimation(true)
        case .finish: animator.finishAnimation(at: .end)
        case .reverse: animator.isReversed = true
        }
    }

    private func place(of animator: UIViewPropertyAnimator) -> Place {
        switch animator.state {
        case .inactive: .inactive
        case .active: animator.isRunning ? .running : .paused
        default: .stopped
        }
    }

    // MARK: Running

    @Test("It runs its blocks at its start, in order, and ends with its completions in order")
    func life() throws {
        try AnimationBench.run { bench in
            var log: [String] = []
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { log.append("first") }
            animator.addAnimations {
                bench.view.center.x = 150
                log.append("second")
            }
            animator.addCompletion { log.append("end \($0.rawValue)") }
            animator.addCompletion { _ in log.append("done in state \(animator.state.rawValue)") }
            #expect(log == [])
            animator.startAnimation()
            #expect(log == ["first", "second"])
            bench.device.advance(by: 0.25)
            #expect(isClose(bench.shownX, 100))
            #expect(isClose(animator.fractionComplete, 0.5))
            bench.device.advance(by: 0.25)
            #expect(log == ["first", "second", "end 0", "done in state 0"])
            #expect(bench.shownX == 150)
        }
    }

    @Test("Nobody has to keep a running animator", .chosen)
    func retention() throws {
        try AnimationBench.run { bench in
            weak var witness: UIViewPropertyAnimator?
            do {
                let animator = animator(bench)
                witness = animator
                animator.startAnimation()
            }
            bench.device.advance(by: 0.5)
            #expect(witness != nil)
            bench.device.advance(by: 0.5)
            #expect(bench.shownX == 150)
            #expect(witness == nil)
        }
    }

    @Test("An animator that is made running has started, after its delay")
    func runningAnimator() throws {
        try AnimationBench.run { bench in
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0.5, options: .curveLinear) {
                bench.view.center.x = 150
            } completion: {
                ends.append($0)
            }
            #expect(animator.isRunning && animator.delay == 0.5)
            bench.device.advance(by: 0.5)
            #expect(bench.shownX == 50)
            bench.device.advance(by: 0.25)
            #expect(isClose(bench.shownX, 100))
            bench.device.advance(by: 0.25)
            #expect(ends == [.end])
        }
    }

    @Test("A block with a delay factor begins in the remaining time and ends with the others")
    func delayFactor() throws {
        try AnimationBench.run { bench in
            let animator = animator(bench)
            animator.addAnimations({ bench.view.center.y = 150 }, delayFactor: 0.5)
            animator.startAnimation()
            bench.device.advance(by: 0.5)
            #expect(isClose(bench.shownX, 100) && bench.shown.position.y == 50)
            animator.addAnimations({ bench.view.alpha = 0 }, delayFactor: 0.5)
            bench.device.advance(by: 0.25)
            #expect(isClose(bench.shown.position.y, 100) && bench.shown.opacity == 1)
            bench.device.advance(by: 0.125)
            #expect(isClose(CGFloat(bench.shown.opacity), 0.5, 1e-6))
            bench.device.advance(by: 0.125)
            #expect(bench.shown.position.y == 150 && bench.shown.opacity == 0)
        }
    }

    // MARK: Pausing and scrubbing

    @Test("Paused it stays, and goes on as if nothing had been", arguments: [UIView.AnimationCurve.linear, .easeIn, .easeInOut])
    func pausing(curve: UIView.AnimationCurve) throws {
        try AnimationBench.run { bench in
            let other = UIView(frame: bench.view.frame)
            bench.view.superview?.addSubview(other)
            let reference = UIViewPropertyAnimator(duration: 1, curve: curve) { other.center.x = 150 }
            reference.startAnimation()
            let animator = animator(bench, curve: curve)
            animator.startAnimation()
            bench.device.advance(by: 0.4)
            animator.pauseAnimation()
            let place = bench.shownX
            #expect(isClose(place, other.layer.presentation()?.position.x ?? 0))
            reference.pauseAnimation()
            bench.device.advance(by: 3)
            #expect(bench.shownX == place)
            animator.startAnimation()
            reference.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            #expect(bench.shownX == place)
            bench.device.advance(by: 0.3)
            #expect(isClose(bench.shownX, other.layer.presentation()?.position.x ?? 0))
            bench.device.advance(by: 0.3)
            #expect(bench.shownX == 150)
            #expect(animator.state == .inactive)
        }
    }

    @Test("Scrubbing sets the share of the way, or of the time if it is not linear", arguments: [true, false])
    func scrubbing(isLinear: Bool) throws {
        try AnimationBench.run { bench in
            let animator = animator(bench, curve: .easeIn)
            animator.scrubsLinearly = isLinear
            animator.fractionComplete = 0.5
            #expect(animator.state == .active && !animator.isRunning)
            #expect(bench.view.center.x == 150)
            // Ease-in at half its time: 0.3154 (CSS "ease-in").
            #expect(isClose(bench.shownX, isLinear ? 100 : 50 + 31.54, 0.01))
            #expect(isClose(animator.fractionComplete, 0.5))
            let place = bench.shownX
            animator.startAnimation()
            #expect(isClose(bench.shownX, place, 1e-6))
            try bench.device.advanceUntilIdle()
            #expect(bench.shownX == 150)
        }
    }

    @Test("Scrubbed by a hand it goes on from there, for the time that its curve takes from there")
    func scrubAndContinue() throws {
        try AnimationBench.run { bench in
            let animator = animator(bench)
            animator.fractionComplete = 0.75
            let start = bench.device.now
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            try bench.device.advanceUntilIdle()
            #expect(isClose(bench.device.now - start, 0.25))
        }
    }

    @Test("Continued with a factor, the rest takes that share of the duration")
    func durationFactor() throws {
        try AnimationBench.run { bench in
            let animator = animator(bench)
            animator.fractionComplete = 0.5
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
            bench.device.advance(by: 0.125)
            #expect(isClose(bench.shownX, 125))
            bench.device.advance(by: 0.125)
            #expect(animator.state == .inactive && bench.shownX == 150)
        }
    }

    @Test("Continued by a spring, the rest of the way is the whole distance, and the velocity is taken over", arguments: [60, 120])
    func continueBySpring(framesPerSecond: Int) throws {
        try AnimationBench.run(framesPerSecond: framesPerSecond) { bench in
            let animator = animator(bench)
            animator.fractionComplete = 0.25
            animator.continueAnimation(
                withTimingParameters: UISpringTimingParameters(
                    mass: 1,
                    stiffness: 100,
                    damping: 10,
                    initialVelocity: CGVector(dx: 6, dy: 0)
                ),
                durationFactor: 0
            )
            #expect(isClose(bench.shownX, 75))
            let start = bench.device.now
            for _ in 0..<20 {
                bench.device.advanceFrames(1)
                let left = textbookSpring(mass: 1, stiffness: 100, damping: 10, velocity: 6, at: bench.device.now - start)
                #expect(isClose(bench.shownX, 150 - 75 * left, 1e-7))
            }
            try bench.device.advanceUntilIdle()
            #expect(bench.shownX == 150)
        }
    }

    // MARK: Reversing

    @Test("Reversed in flight it goes back from where it is, restores the model and ends at the start")
    func reversing() throws {
        try AnimationBench.run { bench in
            var ends: [UIViewAnimatingPosition] = []
            let animator = animator(bench, curve: .easeInOut) { ends.append($0) }
            animator.startAnimation()
            var way: [CGFloat] = []
            for _ in 0..<30 {
                bench.device.advanceFrames(1)
                way.append(bench.shownX)
            }
            animator.isReversed = true
            #expect(bench.view.center.x == 150, "the model changes at the end")
            #expect(isClose(bench.shownX, way[29]))
            for index in (0..<29).reversed() {
                bench.device.advanceFrames(1)
                #expect(isClose(bench.shownX, way[index], 1e-6))
            }
            bench.device.advanceFrames(1)
            #expect(bench.view.center.x == 50)
            #expect(ends == [.start])
        }
    }

    @Test("The fraction counts in the direction in which it goes", .chosen)
    func reversedFraction() throws {
        try AnimationBench.run { bench in
            let animator = animator(bench)
            animator.fractionComplete = 0.25
            animator.isReversed = true
            #expect(isClose(animator.fractionComplete, 0.75))
            #expect(isClose(bench.shownX, 75))
            animator.fractionComplete = 0.9
            #expect(isClose(bench.shownX, 60))
            animator.startAnimation()
            try bench.device.advanceUntilIdle()
            #expect(bench.view.center.x == 50)
        }
    }

    @Test("Reversed twice it goes on to its end")
    func reversingTwice() throws {
        try AnimationBench.run { bench in
            var ends: [UIViewAnimatingPosition] = []
            let animator = animator(bench) { ends.append($0) }
            animator.startAnimation()
            bench.device.advance(by: 0.5)
            animator.isReversed = true
            bench.device.advance(by: 0.25)
            #expect(isClose(bench.shownX, 75))
            animator.isReversed = false
            bench.device.advance(by: 0.75)
            #expect(bench.shownX == 150)
            #expect(ends == [.end])
        }
    }

    @Test("Several changes of a property are undone to the first value")
    func reversingSeveral() throws {
        try AnimationBench.run { bench in
            let animator = animator(bench)
            animator.startAnimation()
            bench.device.advance(by: 0.5)
            animator.addAnimations { bench.view.center.x = 300 }
            bench.device.advanceFrames(1)
            animator.isReversed = true
            try bench.device.advanceUntilIdle()
            #expect(bench.view.center.x == 50 && bench.shownX == 50)
        }
    }

    // MARK: Ends

    @Test("Stopped for good, the model keeps what is on screen, and no completion is called")
    func stopping() throws {
        try AnimationBench.run { bench in
            var ends: [UIViewAnimatingPosition] = []
            let animator = animator(bench) { ends.append($0) }
            animator.addAnimations {
                bench.view.alpha = 0
                bench.view.bounds.size.width = 200
                bench.view.backgroundColor = UIColor(white: 1, alpha: 1)
            }
            animator.startAnimation()
            bench.device.advance(by: 0.5)
            animator.stopAnimation(true)
            #expect(isClose(bench.view.center.x, 100) && bench.shownX == bench.view.center.x)
            #expect(isClose(bench.view.alpha, 0.5, 1e-6))
            #expect(isClose(bench.view.bounds.width, 150))
            #expect(isClose(bench.view.backgroundColor?.cgColor.alpha ?? 0, 0.5))
            bench.device.advance(by: 1)
            #expect(ends == [])
        }
    }

    @Test("Stopped to be finished, it waits, and takes the values of the position", arguments: [0, 1, 2])
    func finishing(position: Int) throws {
        let position = try #require(UIViewAnimatingPosition(rawValue: position))
        try AnimationBench.run { bench in
            var ends: [UIViewAnimatingPosition] = []
            let animator = animator(bench) { ends.append($0) }
            animator.startAnimation()
            bench.device.advance(by: 0.5)
            animator.stopAnimation(false)
            bench.device.advance(by: 1)
            #expect(animator.state == .stopped)
            #expect(isClose(bench.view.center.x, 100))
            #expect(ends == [])
            animator.finishAnimation(at: position)
            #expect(isClose(bench.view.center.x, position == .end ? 150 : position == .start ? 50 : 100))
            #expect(animator.state == .inactive)
            bench.device.advanceFrames(1)
            #expect(ends == [position])
        }
    }

    @Test("An animator that pauses on completion stays active and can go back")
    func pausingOnCompletion() throws {
        try AnimationBench.run { bench in
            var ends: [UIViewAnimatingPosition] = []
            let animator = animator(bench) { ends.append($0) }
            animator.pausesOnCompletion = true
            animator.startAnimation()
            bench.device.advance(by: 2)
            #expect(animator.state == .active && !animator.isRunning)
            #expect(animator.fractionComplete == 1 && bench.shownX == 150)
            #expect(ends == [])
            animator.isReversed = true
            animator.pausesOnCompletion = false
            animator.startAnimation()
            bench.device.advance(by: 0.5)
            #expect(isClose(bench.shownX, 100))
            bench.device.advance(by: 0.5)
            #expect(ends == [.start] && bench.view.center.x == 50)
        }
    }

    @Test("An ended animator can be used again")
    func reuse() throws {
        try AnimationBench.run { bench in
            let animator = animator(bench)
            animator.startAnimation()
            try bench.device.advanceUntilIdle()
            animator.addAnimations { bench.view.center.x = 50 }
            animator.startAnimation()
            bench.device.advance(by: 0.5)
            #expect(isClose(bench.shownX, 100))
            try bench.device.advanceUntilIdle()
        }
    }

    // MARK: With others

    @Test("Two animators on one property add up, and stopping one keeps the picture")
    func additive() throws {
        try AnimationBench.run { bench in
            let first = animator(bench)
            first.startAnimation()
            bench.device.advance(by: 0.5)
            let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { bench.view.center.x = 1150 }
            second.startAnimation()
            #expect(isClose(bench.shownX, 100))
            bench.device.advance(by: 0.25)
            #expect(isClose(bench.shownX, 375))
            second.stopAnimation(true)
            #expect(isClose(bench.shownX, 375))
            bench.device.advance(by: 0.25)
            #expect(isClose(bench.shownX, 400))
        }
    }

    @Test("Moving views are hit where they are on screen, unless the app does that itself", arguments: [false, true])
    func hitTesting(isManual: Bool) throws {
        try AnimationBench.run { bench in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { bench.view.center.x = 300 }
            animator.isManualHitTestingEnabled = isManual
            animator.startAnimation()
            bench.device.advanceFrames(1)
            #expect((bench.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === bench.view) == !isManual)
            #expect((bench.window.hitTest(CGPoint(x: 300, y: 50), with: nil) === bench.view) == isManual)
            animator.stopAnimation(true)
        }
    }

    @Test("Views of an animator without user interaction take no touches")
    func interaction() throws {
        try AnimationBench.run { bench in
            let animator = animator(bench)
            animator.isUserInteractionEnabled = false
            animator.startAnimation()
            #expect(bench.window.hitTest(CGPoint(x: 50, y: 50), with: nil) !== bench.view)
            animator.stopAnimation(true)
            #expect(bench.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === bench.view)
        }
    }

    @Test("Random pauses, scrubs, reversals and continuations never make the view jump")
    func neverJumps() throws {
        var generator = SeededGenerator(seed: 11)
        try AnimationBench.run { bench in
            for _ in 0..<60 {
                bench.view.center.x = 50
                let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.7) { bench.view.center.x = 150 }
                animator.startAnimation()
                for _ in 0..<12 {
                    bench.device.advanceFrames(Int.random(in: 0...6, using: &generator))
                    guard animator.state == .active else { break }
                    let place = bench.shownX
                    switch Int.random(in: 0...4, using: &generator) {
                    case 0: animator.pauseAnimation()
                    case 1: animator.isReversed.toggle()
                    case 2: animator.startAnimation()
                    case 3:
                        animator.pauseAnimation()
                        animator.continueAnimation(
                            withTimingParameters: UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 3, dy: 0)),
                            durationFactor: 1
                        )
                    default: animator.pauseAnimation()
                    }
                    #expect(isClose(bench.shownX, place, 1e-6), "seed \(generator.seed)")
                }
                if animator.state == .active { animator.startAnimation() }
                try bench.device.advanceUntilIdle()
                #expect(bench.shownX == (animator.isReversed ? 50 : 150), "seed \(generator.seed)")
            }
        }
    }
}
