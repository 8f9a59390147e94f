import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// CAAnimation.h, CALayer.h, CAMediaTiming.h, CATransaction.h and their pages.
@MainActor @Suite(.timeLimit(.minutes(20))) struct CoreAnimationTests {
    private final class Witness: NSObject, CAAnimationDelegate {
        var calls: [String] = []
        func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
    }

    private func fade(from: CGFloat, to: CGFloat, duration: CFTimeInterval = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        return animation
    }

    @Test("An animation changes what is on screen and leaves the model alone")
    func modelStays() throws {
        try AnimationBench.run { bench in
            bench.view.layer.add(fade(from: 0, to: 0.5), forKey: "fade")
            bench.device.advance(by: 0.5)
            #expect(bench.view.layer.opacity == 1)
            #expect(isClose(CGFloat(bench.shown.opacity), 0.25, 1e-6))
            bench.device.advance(by: 0.5)
            #expect(bench.shown.opacity == 1)
            #expect(bench.view.layer.animationKeys() == nil)
        }
    }

    @Test("The delegate is told once of the beginning and once of the end, and whether it was reached")
    func delegate() throws {
        try AnimationBench.run { bench in
            let witness = Witness()
            let animation = fade(from: 0, to: 1, duration: 0.5)
            animation.delegate = witness
            bench.view.layer.add(animation, forKey: "fade")
            #expect(witness.calls == [])
            bench.device.advance(by: 0.25)
            #expect(witness.calls == ["start"])
            bench.device.advance(by: 0.25)
            #expect(witness.calls == ["start", "stop true"])
            bench.view.layer.add(animation, forKey: "fade")
            bench.device.advanceFrames(1)
            bench.view.layer.removeAnimation(forKey: "fade")
            bench.device.advanceFrames(1)
            #expect(witness.calls == ["start", "stop true", "start", "stop false"])
        }
    }

    @Test("An animation of the same key takes the place of the one before")
    func sameKey() throws {
        try AnimationBench.run { bench in
            let witness = Witness()
            let first = fade(from: 0, to: 1)
            first.delegate = witness
            bench.view.layer.add(first, forKey: "fade")
            bench.view.layer.add(fade(from: 0.5, to: 0.5), forKey: "fade")
            #expect(bench.view.layer.animationKeys() == ["fade"])
            bench.device.advanceFrames(1)
            #expect(witness.calls == ["start", "stop false"])
            #expect(bench.shown.opacity == 0.5)
            bench.view.layer.removeAllAnimations()
            #expect(bench.shown.opacity == 1)
        }
    }

    @Test("A layer keeps a copy of an animation")
    func copies() throws {
        try AnimationBench.run { bench in
            let animation = fade(from: 0, to: 0)
            bench.view.layer.add(animation, forKey: "fade")
            animation.fromValue = 1
            #expect(bench.shown.opacity == 0)
            #expect(bench.view.layer.animation(forKey: "fade") !== animation)
            bench.view.layer.removeAllAnimations()
        }
    }

    @Test("Additive animations add up on top of the model")
    func additive() throws {
        try AnimationBench.run { bench in
            for distance in [100.0, 10.0] {
                let animation = CABasicAnimation(keyPath: "position")
                animation.fromValue = CGPoint(x: distance, y: 0)
                animation.toValue = CGPoint.zero
                animation.isAdditive = true
                animation.duration = 1
                bench.view.layer.add(animation, forKey: nil)
            }
            bench.device.advance(by: 0.5)
            #expect(isClose(bench.shownX, 50 + 55))
            bench.device.advance(by: 0.5)
            #expect(bench.shownX == 50)
        }
    }

    /// "Setting Interpolation Values" on CABasicAnimation's page.
    @Test("From, to and by count as documented, in every combination")
    func interpolationValues() throws {
        let cases: [(from: CGFloat?, to: CGFloat?, by: CGFloat?, start: CGFloat, end: CGFloat)] = [
            (10, 20, nil, 10, 20), (10, nil, 5, 10, 15), (nil, 20, 5, 15, 20), (10, nil, nil, 10, 50), (nil, 20, nil, 50, 20),
            (nil, nil, 5, 50, 55), (nil, nil, nil, 50, 50),
        ]
        try AnimationBench.run { bench in
            for expected in cases {
                let animation = CABasicAnimation(keyPath: "position.x")
                animation.fromValue = expected.from
                animation.toValue = expected.to
                animation.byValue = expected.by
                animation.duration = 1
                bench.view.layer.add(animation, forKey: "move")
                #expect(isClose(bench.shownX, expected.start))
                bench.device.advance(by: 0.5)
                #expect(isClose(bench.shownX, (expected.start + expected.end) / 2))
                bench.view.layer.removeAllAnimations()
            }
        }
    }

    @Test("Fill modes say what is shown before the beginning and after the end")
    func fillModes() throws {
        for (mode, before, after) in [
            (CAMediaTimingFillMode.removed, 1, 1), (.backwards, 0.25, 1), (.forwards, 1, 0.75), (.both, 0.25, 0.75),
        ] as [(CAMediaTimingFillMode, Float, Float)] {
            try AnimationBench.run { bench in
                let animation = fade(from: 0.25, to: 0.75, duration: 0.5)
                animation.beginTime = CACurrentMediaTime() + 0.5
                animation.fillMode = mode
                animation.isRemovedOnCompletion = false
                bench.view.layer.add(animation, forKey: "fade")
                bench.device.advance(by: 0.25)
                #expect(bench.shown.opacity == before, "\(mode)")
                bench.device.advance(by: 1)
                #expect(bench.shown.opacity == after, "\(mode)")
                #expect(bench.device.workUnderWay == [])
            }
        }
    }

    @Test("Repeats and the way back follow one another")
    func repeats() throws {
        try AnimationBench.run { bench in
            let animation = fade(from: 0, to: 1, duration: 0.5)
            animation.repeatCount = 2
            animation.autoreverses = true
            bench.view.layer.add(animation, forKey: "fade")
            for expected in [0.5, 1, 0.5, 0, 0.5, 1, 0.5] as [CGFloat] {
                bench.device.advance(by: 0.25)
                #expect(isClose(CGFloat(bench.shown.opacity), expected, 1e-6))
            }
            bench.device.advance(by: 0.25)
            #expect(bench.view.layer.animationKeys() == nil)
        }
    }

    @Test("Keyframes are reached at their times, straight or in jumps")
    func keyframes() throws {
        try AnimationBench.run { bench in
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 100, 50] as [CGFloat]
            animation.keyTimes = [0, 0.25, 1]
            animation.duration = 1
            bench.view.layer.add(animation, forKey: "move")
            bench.device.advance(by: 0.25)
            #expect(isClose(bench.shownX, 100, 1e-6))
            bench.device.advance(by: 0.5)
            #expect(isClose(bench.shownX, 100 - 50 * 2 / 3, 1e-6))
            animation.calculationMode = .discrete
            bench.view.layer.add(animation, forKey: "move")
            bench.device.advance(by: 0.5)
            #expect(bench.shownX == 100)
            bench.view.layer.removeAllAnimations()
        }
    }

    @Test("Parts of a transform are animated by their key paths")
    func transformParts() throws {
        let cases: [(String, Any, CGAffineTransform)] = [
            ("transform.scale", 3, CGAffineTransform(scaleX: 2, y: 2)),
            ("transform.scale.x", 3, CGAffineTransform(scaleX: 2, y: 1)),
            ("transform.rotation", CGFloat.pi / 2, CGAffineTransform(rotationAngle: .pi / 4)),
            ("transform.translation.x", 20, CGAffineTransform(translationX: 10, y: 0)),
            ("transform.translation", CGSize(width: 20, height: 40), CGAffineTransform(translationX: 10, y: 20)),
            ("transform", CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(rotationAngle: .pi / 4)),
        ]
        try AnimationBench.run { bench in
            for (keyPath, value, expected) in cases {
                let animation = CABasicAnimation(keyPath: keyPath)
                animation.toValue = value
                animation.duration = 1
                bench.view.layer.add(animation, forKey: "transform")
                bench.device.advance(by: 0.5)
                let transform = bench.shown.affineTransform()
                #expect(isClose(transform.a, expected.a) && isClose(transform.b, expected.b), "\(keyPath)")
                #expect(isClose(transform.c, expected.c) && isClose(transform.d, expected.d), "\(keyPath)")
                #expect(isClose(transform.tx, expected.tx) && isClose(transform.ty, expected.ty), "\(keyPath)")
                bench.view.layer.removeAllAnimations()
            }
        }
    }

    @Test("A layer without a view moves by itself, in a quarter of a second by the default pace")
    func implicit() throws {
        try AnimationBench.run { bench in
            let layer = CALayer()
            bench.view.layer.addSublayer(layer)
            layer.position.x = 10
            #expect(layer.animationKeys() == nil, "it has not been on screen yet")
            bench.device.advanceFrames(1)
            layer.position.x = 110
            #expect(layer.position.x == 110)
            #expect(layer.presentation()?.position.x == 10)
            bench.device.advance(by: 0.125)
            // The default curve at half its time: 0.8024 (CSS "ease").
            #expect(isClose(layer.presentation()?.position.x ?? 0, 10 + 100 * 0.8024, 0.01))
            bench.device.advance(by: 0.125)
            #expect(layer.presentation()?.position.x == 110)
        }
    }

    @Test("A transaction gives its duration and pace, and can disable actions; an inner one goes first")
    func transactions() throws {
        try AnimationBench.run { bench in
            let layer = CALayer()
            bench.view.layer.addSublayer(layer)
            bench.device.advanceFrames(1)
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.zPosition = 5
            #expect(CATransaction.animationDuration() == 1)
            CATransaction.commit()
            layer.position.x = 100
            CATransaction.commit()
            #expect(layer.animationKeys() == ["position"])
            #expect(CATransaction.animationDuration() == 0.25)
            bench.device.advance(by: 0.5)
            #expect(isClose(layer.presentation()?.position.x ?? 0, 50))
            bench.device.advance(by: 0.5)
        }
    }

    @Test("A transaction's completion comes when all its animations have ended, and at once if there are none")
    func transactionCompletion() throws {
        try AnimationBench.run { bench in
            var calls = 0
            CATransaction.begin()
            CATransaction.setCompletionBlock { calls += 1 }
            CATransaction.commit()
            #expect(calls == 1)
            CATransaction.begin()
            CATransaction.setCompletionBlock { calls += 1 }
            bench.view.layer.add(fade(from: 0, to: 1, duration: 0.25), forKey: "one")
            bench.view.layer.add(fade(from: 0, to: 1, duration: 0.5), forKey: "two")
            CATransaction.commit()
            bench.device.advance(by: 0.25)
            #expect(calls == 1)
            bench.device.advance(by: 0.25)
            #expect(calls == 2)
        }
    }

    @Test("A layer that has left the screen has lost its animations, and they did not finish", .chosen)
    func leavingTheScreen() throws {
        try AnimationBench.run { bench in
            let witness = Witness()
            let animation = fade(from: 0, to: 1)
            animation.delegate = witness
            bench.view.layer.add(animation, forKey: "fade")
            bench.device.advanceFrames(1)
            bench.view.removeFromSuperview()
            bench.device.advanceFrames(1)
            #expect(witness.calls == ["start", "stop false"])
            #expect(bench.view.layer.presentation() == nil)
        }
    }

    @Test("A layer of a class of one's own is presented by one of that class")
    func presentationClass() throws {
        final class Own: CALayer {}
        try AnimationBench.run { bench in
            let layer = Own()
            bench.view.layer.addSublayer(layer)
            bench.device.advanceFrames(1)
            let presentation: Own? = layer.presentation()
            #expect(presentation != nil && presentation !== layer)
        }
    }
}
