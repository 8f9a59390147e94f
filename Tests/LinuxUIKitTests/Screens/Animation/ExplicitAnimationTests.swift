import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// Animations that an app adds to the layers of views and masks, and that go on whatever the model is set to: CALayer.h,
/// `addAnimation:forKey:`, and the pages of `CAKeyframeAnimation`, `CAMediaTiming` and `CALayer.presentation()`.
@MainActor @Suite("Explicit animations", .timeLimit(.minutes(20))) struct ExplicitAnimationTests {
    private func keyframes(_ keyPath: String, _ values: [Any], at times: [NSNumber]? = nil) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.keyTimes = times
        animation.duration = 1
        return animation
    }

    @Test("Keyframes of a view's layer are what is shown, whatever each frame sets the model to")
    func modelOfView() throws {
        try AnimationBench.run { bench in
            let layer = bench.view.layer
            let times: [NSNumber] = [0, 0.5, 1]
            let scales = [1, 3, 1].map { CATransform3DMakeScale($0, $0, 1) }
            layer.add(keyframes("position", [CGPoint.zero, CGPoint(x: 100, y: 50), CGPoint.zero], at: times), forKey: "position")
            layer.add(keyframes("transform", scales, at: times), forKey: "transform")
            let sizes = [100, 300, 100].map { CGRect(x: 0, y: 0, width: $0, height: 10) }
            layer.add(keyframes("bounds", sizes, at: times), forKey: "bounds")
            layer.add(keyframes("opacity", [1, 0, 1], at: times), forKey: "opacity")
            layer.add(keyframes("cornerRadius", [0, 20, 0], at: times), forKey: "cornerRadius")
            let link = CADisplayLink { _ in
                bench.view.center.x += 7
                bench.view.bounds.size.width += 3
                bench.view.alpha = 0.9
                bench.view.transform = CGAffineTransform(rotationAngle: 1)
                layer.cornerRadius += 1
            }
            link.add(to: .main, forMode: .common)
            bench.device.advance(by: 0.25)
            let shown = try #require(layer.presentation())
            #expect(isClose(shown.position.x, 50, 1e-6) && isClose(shown.position.y, 25, 1e-6))
            #expect(isClose(shown.affineTransform().a, 2, 1e-6) && isClose(shown.affineTransform().b, 0, 1e-6))
            #expect(isClose(shown.bounds, CGRect(x: 0, y: 0, width: 200, height: 10), 1e-6))
            #expect(isClose(CGFloat(shown.opacity), 0.5, 1e-6) && isClose(shown.cornerRadius, 10, 1e-6))
            #expect(layer.position.x == 50 + 15 * 7 && layer.cornerRadius == 15)
            link.invalidate()
            layer.removeAllAnimations()
            bench.device.advanceFrames()
            #expect(isClose(bench.shownX, 50 + 15 * 7))
        }
    }

    // The page of CAShapeLayer.path: "does not support implicit animation"; that of CATransaction.setDisableActions(_:).
    @Test("Keyframes of a mask are what is shown, whatever each frame sets the model to")
    func modelOfMask() throws {
        try AnimationBench.run { bench in
            let mask = CAShapeLayer()
            bench.view.layer.mask = mask
            bench.device.advanceFrames()
            func square(_ side: CGFloat) -> CGPath { CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil) }
            mask.add(keyframes("path", [square(10), square(30)]), forKey: "path")
            mask.add(keyframes("position", [CGPoint.zero, CGPoint(x: 100, y: 0)]), forKey: "position")
            let sizes = [0, 80].map { CGRect(x: 0, y: 0, width: $0, height: 1) }
            mask.add(keyframes("bounds", sizes), forKey: "bounds")
            for step in 1...15 {
                mask.path = square(CGFloat(step))
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                mask.position.x = CGFloat(step)
                mask.bounds.size.width = CGFloat(step)
                CATransaction.commit()
                bench.device.advanceFrames()
            }
            let shown = try #require(mask.presentation())
            #expect(isClose(shown.path?.boundingBox.width ?? 0, 15, 1e-6))
            #expect(isClose(shown.position.x, 25, 1e-6) && isClose(shown.bounds.width, 20, 1e-6))
            #expect(mask.animationKeys() == ["path", "position", "bounds"])
            mask.removeAllAnimations()
        }
    }

    // CALayer.h, `presentationLayer`: what was committed. So an animation goes with the commit of the turn that removes it.
    @Test("An animation that is removed shows until the turn is committed, and then the model does")
    func removal() throws {
        try AnimationBench.run { bench in
            let layer = bench.view.layer
            layer.add(keyframes("position", [CGPoint.zero, CGPoint(x: 100, y: 0)]), forKey: "flight")
            bench.device.advance(by: 0.5)
            layer.position = CGPoint(x: 7, y: 7)
            layer.removeAnimation(forKey: "flight")
            #expect(isClose(layer.presentation()?.position.x ?? 0, 50, 1e-6))
            CATransaction.flush()
            #expect(layer.presentation()?.position == CGPoint(x: 7, y: 7))
        }
    }

    // CAMediaTiming.h, `beginTime`: "the begin time of the object, in relation to its parent object"; the page of convertTime(_:from:).
    @Test("A begin time counts in the layer's time: a later one delays, an earlier one is on its way at once", arguments: [0.25, -0.25])
    func beginTime(delay: CFTimeInterval) throws {
        try AnimationBench.run { bench in
            bench.device.advance(by: 1)
            let layer = bench.view.layer
            let animation = keyframes("position.x", [200, 300])
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
            animation.fillMode = .backwards
            layer.add(animation, forKey: "flight")
            #expect(isClose(bench.shownX, delay > 0 ? 200 : 225, 1e-6))
            bench.device.advance(by: 0.5)
            #expect(isClose(bench.shownX, delay > 0 ? 225 : 275, 1e-6))
            bench.device.advance(by: 0.5 + delay - 1.0 / 60)
            #expect(bench.shownX > 297)
            bench.device.advanceFrames()
            #expect(bench.shownX == 50 && layer.animationKeys() == nil)
        }
    }

    // The page of CAAnimationCalculationMode.cubic: a Catmull-Rom spline that passes through the keyframes; the values are its example's.
    @Test("Cubic keyframes are passed on a Catmull-Rom spline")
    func cubic() throws {
        try AnimationBench.run { bench in
            let animation = keyframes("position.y", [310, 60, 120, 60, 310], at: [0, 0.25, 0.5, 0.75, 1])
            animation.calculationMode = .cubic
            bench.view.layer.add(animation, forKey: "bounce")
            bench.device.advance(by: 0.25)
            #expect(isClose(bench.shown.position.y, 60, 1e-6))
            // In the middle of a step the spline has the weights −1, 9, 9, −1, by sixteenths.
            bench.device.advance(by: 0.125)
            let weighted: [CGFloat] = [-310, 9 * 60, 9 * 120, -60]
            #expect(isClose(bench.shown.position.y, weighted.reduce(0, +) / 16, 1e-6))
            bench.device.advance(by: 0.125)
            #expect(isClose(bench.shown.position.y, 120, 1e-6))
            bench.view.layer.removeAllAnimations()
        }
    }

    @Test("Cubic keyframes on a straight line stay on the line, also in the first and the last step", .chosen)
    func cubicLine() throws {
        try AnimationBench.run { bench in
            let animation = keyframes("position", (0...3).map { CGPoint(x: 30 * $0, y: 60 * $0) })
            animation.calculationMode = .cubic
            bench.view.layer.add(animation, forKey: "line")
            for frame in 1..<60 {
                bench.device.advanceFrames()
                let expected = 90 * CGFloat(frame) / 60
                #expect(isClose(bench.shownX, expected, 1e-6) && isClose(bench.shown.position.y, 2 * expected, 1e-6))
            }
            bench.device.advanceFrames()
        }
    }
}
