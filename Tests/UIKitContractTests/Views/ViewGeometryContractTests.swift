import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiview (frame, bounds, center, transform, convert) and
/// https://developer.apple.com/documentation/quartzcore/calayer.
@MainActor @Suite("A view's geometry", timeLimit(minutes: 20)) struct ViewGeometryContractTests {
    @Test("The center is the middle of the frame, and the bounds start at zero")
    func frameCenterBounds() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.center = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    }

    @Test("Setting the bounds' size keeps the center")
    func boundsKeepCenter() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.bounds.size = CGSize(width: 20, height: 30)
        #expect(view.center == CGPoint(x: 5, y: 5))
        #expect(view.frame == CGRect(x: -5, y: -10, width: 20, height: 30))
    }

    @Test("Setting a transform leaves bounds and center alone, and applies about the center")
    func transformAboutCenter() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 10))
        parent.addSubview(view)
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.center == CGPoint(x: 60, y: 55) && view.bounds.size == CGSize(width: 20, height: 10))
        #expect(view.convert(CGPoint(x: 10, y: 5), to: parent) == CGPoint(x: 60, y: 55))
        #expect(view.convert(view.bounds, to: parent) == CGRect(x: 40, y: 40, width: 40, height: 30))
    }

    @Test("A transform applies about the anchor point")
    func transformAboutAnchorPoint() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.layer.anchorPoint = .zero
        #expect(view.frame == CGRect(x: 20, y: 20, width: 20, height: 20), "the layer's position stays, its frame moves")
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.layer.frame == CGRect(x: 20, y: 20, width: 40, height: 40))
    }

    // PinLayout's `TransformSpec`, which passes on Apple's systems, compares such frames by equality.
    @Test("A frame that is set under a scale reads back", arguments: [1.5, -1.5, 0.75, 3] as [CGFloat])
    func frameUnderScale(_ scale: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.transform = CGAffineTransform(scaleX: scale, y: abs(scale))
        view.frame = CGRect(x: 140, y: 100, width: 100, height: 50)
        #expect(view.frame == CGRect(x: 140, y: 100, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 190, y: 125))
    }

    @Test("convert with nil gives the window's coordinates")
    func convertToWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
        window.addSubview(outer)
        outer.addSubview(inner)
        outer.bounds.origin = CGPoint(x: 0, y: 5)
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 17))
        #expect(inner.convert(CGPoint(x: 11, y: 17), from: nil) == .zero)
    }

    @Test("Conversions under nested transforms match the product of the matrices, over 500 random trees")
    func nestedConversions() {
        var generator = SeededGenerator(seed: 31)
        for round in 0..<500 {
            func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator) }
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            var expected = CGAffineTransform.identity
            var parent = root
            for _ in 0..<4 {
                let size = CGSize(width: number(10...200), height: number(10...200))
                let view = UIView(frame: CGRect(origin: .zero, size: size))
                let center = CGPoint(x: number(-100...100), y: number(-100...100))
                let origin = CGPoint(x: number(-50...50), y: number(-50...50))
                let transform = CGAffineTransform(rotationAngle: number(-3...3)).scaledBy(x: number(0.3...3), y: number(0.3...3))
                view.center = center
                view.bounds.origin = origin
                view.transform = transform
                parent.addSubview(view)
                expected = CGAffineTransform(translationX: -origin.x - size.width / 2, y: -origin.y - size.height / 2)
                    .concatenating(transform)
                    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
                    .concatenating(expected)
                parent = view
            }
            let point = CGPoint(x: number(-50...50), y: number(-50...50))
            let there = parent.convert(point, to: root)
            let wanted = point.applying(expected)
            #expect(hypot(there.x - wanted.x, there.y - wanted.y) < 1e-9, "seed 31, round \(round)")
            let back = parent.convert(there, from: root)
            #expect(hypot(back.x - point.x, back.y - point.y) < 1e-8, "seed 31, round \(round)")
        }
    }

    @Test(
        "Autoresizing shares the difference among what is flexible",
        arguments: autoresizingCases
    )
    func autoresizing(mask: UIView.AutoresizingMask, expected: CGRect) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
        #expect(child.frame == expected)
    }
}

/// The frames of a view of 20 points, 20 points away from the left and top of 100: whole points on screens of every scale.
private let autoresizingCases: [(UIView.AutoresizingMask, CGRect)] = [
    (.flexibleWidth, CGRect(x: 20, y: 20, width: 120, height: 20)),
    (.flexibleLeftMargin, CGRect(x: 120, y: 20, width: 20, height: 20)),
    (.flexibleRightMargin, CGRect(x: 20, y: 20, width: 20, height: 20)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 20, y: 20, width: 120, height: 70)),
    (.flexibleTopMargin, CGRect(x: 20, y: 70, width: 20, height: 20)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 20 + 100 * 20 / 80, y: 20, width: 20, height: 20)),
    ([], CGRect(x: 20, y: 20, width: 20, height: 20)),
]
