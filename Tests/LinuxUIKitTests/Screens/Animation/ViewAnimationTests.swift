import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// UIView.h: UIViewAnimationWithBlocks and its pages; WWDC 2014, session 236, for additive animations.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ViewAnimationTests {
    @Test("In a block the model changes at once and the screen follows")
    func modelAndScreen() throws {
        try AnimationBench.run { bench in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { bench.view.center.x = 150 }
            #expect(bench.view.center.x == 150)
            #expect(bench.shownX == 50)
            bench.device.advance(by: 0.5)
            #expect(isClose(bench.shownX, 100))
            bench.device.advance(by: 0.5)
            #expect(bench.shownX == 150)
        }
    }

    @Test("The motion at a time is the same at 60 and at 120 Hz")
    func frameRate() throws {
        var places: [Int: [CGFloat]] = [:]
        for rate in [60, 120] {
            try AnimationBench.run(framesPerSecond: rate) { bench in
                UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 4) {
                    bench.view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3)
                    bench.view.center.x = 150
                }
                for _ in 0..<6 {
                    bench.device.advance(by: 0.15)
                    let transform = bench.shown.affineTransform()
                    places[rate, default: []] += [bench.shownX, transform.a, transform.b]
                }
                try bench.device.advanceUntilIdle()
            }
        }
        #expect(zip(places[60] ?? [], places[120] ?? []).allSatisfy { isClose($0, $1) })
        #expect(places[60]?.count == 18)
    }

    @Test("Every documented property is animated")
    func properties() throws {
        try AnimationBench.run { bench in
            let layer = bench.view.layer
            bench.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                bench.view.frame = CGRect(x: 100, y: 200, width: 300, height: 400)
                bench.view.alpha = 0.5
                bench.view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0)
                layer.cornerRadius = 10
                layer.borderWidth = 4
                layer.borderColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
                layer.shadowOpacity = 1
                layer.shadowRadius = 7
                layer.shadowOffset = CGSize(width: 2, height: 1)
            }
            bench.device.advance(by: 0.5)
            #expect(bench.shown.frame == CGRect(x: 50, y: 100, width: 200, height: 250))
            #expect(bench.shown.opacity == 0.75)
            #expect(bench.shown.backgroundColor?.components == [0.5, 0.25, 0, 0.5])
            #expect(bench.shown.cornerRadius == 5)
            #expect(bench.shown.borderWidth == 2)
            #expect(bench.shown.borderColor?.components == [0.5, 0.5, 0.5, 1])
            #expect(bench.shown.shadowOpacity == 0.5)
            #expect(bench.shown.shadowRadius == 5)
            #expect(bench.shown.shadowOffset == CGSize(width: 1, height: -1))
            bench.device.advance(by: 0.5)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("Outside of blocks and in performWithoutAnimation nothing of a view is animated")
    func withoutAnimation() throws {
        try AnimationBench.run { bench in
            bench.view.center.x = 60
            #expect(bench.shownX == 60)
            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation {
                    #expect(!UIView.areAnimationsEnabled)
                    bench.view.center.x = 70
                }
            }
            #expect(bench.shownX == 70)
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1) { bench.view.center.x = 80 }
            UIView.setAnimationsEnabled(true)
            #expect(bench.shownX == 80)
            #expect(bench.view.layer.animationKeys() == nil)
        }
    }

    @Test("Layout made in a block moves the subviews that it places")
    func layout() throws {
        final class Host: UIView {
            let child = UIView()
            var x: CGFloat = 0
            override func layoutSubviews() { child.frame = CGRect(x: x, y: 0, width: bounds.width, height: 10) }
        }
        try AnimationBench.run { bench in
            let host = Host(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            host.addSubview(host.child)
            bench.view.addSubview(host)
            bench.device.advanceFrames(1)
            host.x = 80
            host.setNeedsLayout()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { host.layoutIfNeeded() }
            bench.device.advance(by: 0.5)
            #expect(isClose(host.child.layer.presentation()?.frame.minX ?? 0, 40))
            bench.device.advance(by: 0.5)
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) { host.bounds.size.width = 200 }
            bench.device.advance(by: 0.5)
            #expect(isClose(host.child.layer.presentation()?.bounds.width ?? 0, 150))
            bench.device.advance(by: 0.5)
        }
    }

    // MARK: Completions

    @Test("The completion comes once, when the last frame has been shown, and says that it finished")
    func completion() throws {
        try AnimationBench.run { bench in
            var calls: [Bool] = []
            var shownThen: CGFloat = 0
            UIView.animate(withDuration: 0.25) {
                bench.view.center.x = 150
            } completion: {
                calls.append($0)
                shownThen = bench.shownX
            }
            bench.device.advanceFrames(14)
            #expect(calls == [])
            bench.device.advanceFrames(1)
            #expect(calls == [true])
            #expect(shownThen == 150)
            bench.device.advance(by: 1)
            #expect(calls == [true])
        }
    }

    @Test("Completions come in the order of the ends", .chosen)
    func completionOrder() throws {
        try AnimationBench.run { bench in
            var calls: [String] = []
            UIView.animate(withDuration: 0.105) {
                bench.view.alpha = 0.5
            } completion: { _ in
                calls.append("third")
            }
            UIView.animate(withDuration: 0.101) {
                bench.view.center.x = 9
            } completion: { _ in
                calls.append("first")
            }
            UIView.animate(withDuration: 0.101) {
                bench.view.center.y = 9
            } completion: { _ in
                calls.append("second")
            }
            bench.device.advance(by: 0.2)
            #expect(calls == ["first", "second", "third"])
        }
    }

    /// "If the duration of the animation is 0, this block is performed at the beginning of the next run loop cycle."
    @Test("Without a duration, or with nothing to animate, the completion comes in the next turn")
    func immediateCompletion() throws {
        try AnimationBench.run { bench in
            var calls: [String] = []
            UIView.animate(withDuration: 0) {
                bench.view.center.x = 70
            } completion: {
                calls.append("zero \($0)")
            }
            UIView.animate(withDuration: 1) {
            } completion: {
                calls.append("nothing \($0)")
            }
            #expect(bench.shownX == 70)
            #expect(calls == [])
            bench.device.advanceFrames(1)
            #expect(calls == ["zero true", "nothing true"])
        }
    }

    @Test("Removed animations did not finish", arguments: [true, false])
    func interruptedCompletion(bySuperview: Bool) throws {
        try AnimationBench.run { bench in
            var calls: [Bool] = []
            UIView.animate(withDuration: 1) {
                bench.view.center.x = 150
            } completion: {
                calls.append($0)
            }
            bench.device.advance(by: 0.5)
            if bySuperview { bench.view.removeFromSuperview() } else { bench.view.layer.removeAllAnimations() }
            bench.device.advanceFrames(1)
            #expect(calls == [false])
            #expect(bench.device.workUnderWay == [])
        }
    }

    @Test("A view in no window takes its values at once", .chosen)
    func noWindow() throws {
        try AnimationBench.run { bench in
            var calls: [Bool] = []
            let view = UIView()
            UIView.animate(withDuration: 1) {
                view.alpha = 0
            } completion: {
                calls.append($0)
            }
            bench.device.advanceFrames(1)
            #expect(calls == [true])
        }
    }

    // MARK: Redirection

    @Test("A motion that is redirected keeps its place and its velocity", arguments: [60, 120])
    func additive(framesPerSecond: Int) throws {
        try AnimationBench.run(framesPerSecond: framesPerSecond) { bench in
            @MainActor func step() -> CGFloat {
                let before = bench.shownX
                bench.device.advanceFrames(1)
                return bench.shownX - before
            }
            UIView.animate(withDuration: 1) { bench.view.center.x = 550 }
            bench.device.advance(by: 0.4)
            let before = step()
            let place = bench.shownX
            UIView.animate(withDuration: 1) { bench.view.center.x = -300 }
            #expect(isClose(bench.shownX, place))
            // The new animation sets out slowly: the velocity of the old one goes on, up to a frame's acceleration.
            let after = step()
            #expect(abs(after - before) < 3600 / pow(CGFloat(framesPerSecond), 2) * 2)
            #expect(before * CGFloat(framesPerSecond) > 500)
            #expect(bench.view.layer.animationKeys() == ["position", "position-2"])
            try bench.device.advanceUntilIdle()
            #expect(bench.shownX == -300)
        }
    }

    @Test("An animation that another one redirects runs out and has finished")
    func redirectedCompletion() throws {
        try AnimationBench.run { bench in
            var calls: [String] = []
            UIView.animate(withDuration: 0.5) {
                bench.view.center.x = 150
            } completion: {
                calls.append("one \($0)")
            }
            bench.device.advance(by: 0.25)
            UIView.animate(withDuration: 0.5) {
                bench.view.center.x = 0
            } completion: {
                calls.append("two \($0)")
            }
            bench.device.advance(by: 0.25)
            #expect(calls == ["one true"])
            bench.device.advance(by: 0.25)
            #expect(calls == ["one true", "two true"])
        }
    }

    @Test("Transforms that are redirected keep their place, whatever they are made of")
    func additiveTransforms() throws {
        var generator = SeededGenerator(seed: 7)
        func random() -> CGAffineTransform {
            CGAffineTransform(translationX: .random(in: -50...50, using: &generator), y: .random(in: -50...50, using: &generator))
                .rotated(by: .random(in: -1...1, using: &generator))
                .scaledBy(x: .random(in: 0.5...2, using: &generator), y: .random(in: 0.5...2, using: &generator))
        }
        try AnimationBench.run { bench in
            for _ in 0..<20 {
                let before = bench.shown.affineTransform()
                UIView.animate(withDuration: 1) { bench.view.transform = random() }
                let after = bench.shown.affineTransform()
                for path in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
                    #expect(isClose(before[keyPath: path], after[keyPath: path], 1e-6), "seed \(generator.seed)")
                }
                bench.device.advance(by: 0.2)
            }
            try bench.device.advanceUntilIdle()
            #expect(bench.shown.affineTransform() == bench.view.transform)
        }
    }

    @Test("A transform goes straight: translation and scale by their share, the rotation the short way", .chosen)
    func transform() throws {
        try AnimationBench.run { bench in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                bench.view.transform = CGAffineTransform(translationX: 100, y: 40).scaledBy(x: 3, y: 3).rotated(by: .pi / 2)
            }
            bench.device.advance(by: 0.5)
            let transform = bench.shown.affineTransform()
            #expect(isClose(transform.tx, 50) && isClose(transform.ty, 20))
            #expect(isClose(hypot(transform.a, transform.b), 2))
            #expect(isClose(atan2(transform.b, transform.a), .pi / 4))
            bench.device.advance(by: 0.5)
        }
    }

    @Test("A view shrinks to nothing and comes back from there", .chosen)
    func singularTransform() throws {
        try AnimationBench.run { bench in
            for (target, expected) in [(CGAffineTransform(scaleX: 0, y: 0), 0.5), (.identity, 0.5)] as [(CGAffineTransform, CGFloat)] {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { bench.view.transform = target }
                bench.device.advance(by: 0.5)
                #expect(isClose(bench.shown.affineTransform().a, expected))
                bench.device.advance(by: 0.5)
            }
        }
    }

    @Test("A colour goes on from what is on screen, and the animation before did not finish", .chosen)
    func colours() throws {
        try AnimationBench.run { bench in
            var calls: [Bool] = []
            bench.view.backgroundColor = UIColor(white: 0, alpha: 1)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                bench.view.backgroundColor = UIColor(white: 1, alpha: 1)
            } completion: {
                calls.append($0)
            }
            bench.device.advance(by: 0.5)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { bench.view.backgroundColor = UIColor(white: 0, alpha: 1) }
            #expect(isClose(bench.shown.backgroundColor?.components?[0] ?? 0, 0.5))
            bench.device.advance(by: 0.5)
            #expect(isClose(bench.shown.backgroundColor?.components?[0] ?? 0, 0.25))
            #expect(calls == [false])
            bench.device.advance(by: 0.5)
        }
    }

    // MARK: Options

    @Test("A delay holds what was there")
    func delay() throws {
        try AnimationBench.run { bench in
            UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) { bench.view.center.x = 150 }
            bench.device.advance(by: 0.5)
            #expect(bench.shownX == 50)
            bench.device.advance(by: 0.25)
            #expect(isClose(bench.shownX, 100))
            bench.device.advance(by: 0.25)
            #expect(bench.shownX == 150)
        }
    }

    @Test("A repeating animation goes on until it is removed, or the property is set in a block without duration", .chosen)
    func repeating() throws {
        try AnimationBench.run { bench in
            var calls: [Bool] = []
            UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
                bench.view.center.x = 150
            } completion: {
                calls.append($0)
            }
            for expected in [100, 150, 100, 50, 100, 150] as [CGFloat] {
                bench.device.advance(by: 0.25)
                #expect(isClose(bench.shownX, expected, 1e-6))
            }
            #expect(bench.device.workUnderWay == ["a repeating UIView animation"])
            UIView.animate(withDuration: 0) { bench.view.center.x = 50 }
            bench.device.advanceFrames(1)
            #expect(bench.shownX == 50)
            #expect(calls == [false])
        }
    }

    @Test("Modified animations repeat as often as they are told, and then show the model")
    func modified() throws {
        try AnimationBench.run { bench in
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { bench.view.center.x = 150 }
                bench.view.center.y = 150
            }
            for (x, y) in [(100, 100), (150, 150), (100, 150), (50, 150), (100, 150), (150, 150), (100, 150), (150, 150)]
                as [(CGFloat, CGFloat)]
            {
                bench.device.advance(by: 0.25)
                #expect(isClose(bench.shownX, x, 1e-6) && isClose(bench.shown.position.y, y, 1e-6))
            }
            #expect(bench.view.layer.animationKeys() == nil)
        }
    }

    @Test("A block inside another takes over its duration and curve, unless it overrides them")
    func inheritance() throws {
        try AnimationBench.run { bench in
            #expect(UIView.inheritedAnimationDuration == 0)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                #expect(UIView.inheritedAnimationDuration == 1)
                UIView.animate(withDuration: 0.25) { bench.view.center.x = 150 }
                UIView.animate(withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration]) { bench.view.center.y = 150 }
            }
            bench.device.advance(by: 0.25)
            #expect(isClose(bench.shownX, 75))
            #expect(isClose(bench.shown.position.y, 100))
            bench.device.advance(by: 0.75)
        }
    }

    @Test("A moving view takes no touches, unless that is allowed", arguments: [true, false])
    func touches(isAllowed: Bool) throws {
        try AnimationBench.run { bench in
            UIView.animate(withDuration: 0.5, delay: 0, options: isAllowed ? .allowUserInteraction : []) { bench.view.center.x = 60 }
            let hit = bench.window.hitTest(CGPoint(x: 60, y: 50), with: nil)
            #expect((hit === bench.view) == isAllowed)
            bench.device.advance(by: 0.5)
            #expect(bench.window.hitTest(CGPoint(x: 60, y: 50), with: nil) === bench.view)
        }
    }

    @Test("Keyframes follow one another in their shares of the time", arguments: [false, true])
    func keyframes(isDiscrete: Bool) throws {
        try AnimationBench.run { bench in
            let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: isDiscrete ? [linear, .calculationModeDiscrete] : linear) {
                bench.view.alpha = 0
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    bench.view.center.x = 150
                    bench.view.backgroundColor = UIColor(white: 1, alpha: 1)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    bench.view.center.x = 50
                    bench.view.backgroundColor = UIColor(white: 0, alpha: 1)
                }
            }
            bench.device.advance(by: 0.25)
            #expect(isClose(bench.shownX, isDiscrete ? 150 : 100))
            bench.device.advance(by: 0.5)
            #expect(isClose(bench.shownX, isDiscrete ? 50 : 100))
            #expect(isClose(bench.shown.backgroundColor?.components?[0] ?? -1, isDiscrete ? 0 : 0.5))
            #expect(isClose(CGFloat(bench.shown.opacity), isDiscrete ? 0 : 0.25))
            bench.device.advance(by: 0.25)
        }
    }

    @Test("A dissolve weighs the picture before against the picture now")
    func dissolve() throws {
        try AnimationBench.run { bench in
            var calls: [Bool] = []
            bench.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            UIView.transition(with: bench.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
                bench.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            } completion: {
                calls.append($0)
            }
            #expect(bench.device.screenshot().color(at: CGPoint(x: 50, y: 50)) == .init(red: 255, green: 0, blue: 0))
            bench.device.advance(by: 0.5)
            let half = bench.device.screenshot().color(at: CGPoint(x: 50, y: 50))
            #expect(half.difference(from: .init(red: 128, green: 0, blue: 128)) <= 1)
            bench.device.advance(by: 0.5)
            #expect(bench.device.screenshot().color(at: CGPoint(x: 50, y: 50)) == .init(red: 0, green: 0, blue: 255))
            #expect(calls == [true])
        }
    }

    @Test("A transition from one view to another replaces it, or hides it", arguments: [false, true])
    func transitionBetweenViews(hides: Bool) throws {
        try AnimationBench.run { bench in
            let container = bench.view.superview
            let other = UIView(frame: bench.view.frame)
            if hides {
                other.isHidden = true
                container?.addSubview(other)
            }
            var calls: [Bool] = []
            UIView.transition(
                from: bench.view,
                to: other,
                duration: 0.5,
                options: hides ? [.transitionCrossDissolve, .showHideTransitionViews] : .transitionCrossDissolve
            ) { calls.append($0) }
            #expect(other.superview === container && !other.isHidden)
            #expect(bench.view.isHidden == hides)
            #expect((bench.view.superview == nil) != hides)
            bench.device.advance(by: 0.5)
            #expect(calls == [true])
        }
    }
}
