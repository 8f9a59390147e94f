import HeadlessDevice
import Testing
import UIKit

/// From CATransform3D.h and https://developer.apple.com/documentation/quartzcore/calayer, the pages of the properties named.
@MainActor @Suite("Transforms in space", .timeLimit(.minutes(20))) struct Transform3DTests {
    private func entries(_ t: CATransform3D) -> [CGFloat] {
        [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
    }

    private func areClose(_ one: CATransform3D, _ two: CATransform3D) -> Bool {
        zip(entries(one), entries(two)).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    /// Three transforms without anything in common.
    private let samples = [
        CATransform3DMakeTranslation(3, -4, 5), CATransform3DMakeScale(2, -3, 0.5), CATransform3DMakeRotation(0.7, 1, -2, 3),
    ]

    @Test("A rotation about z is the flat one, about x and y it follows the right hand; an axis without length turns nothing")
    func rotations() {
        let flat = CGAffineTransform(rotationAngle: 0.4)
        #expect(areClose(CATransform3DMakeRotation(0.4, 0, 0, 2), CATransform3DMakeAffineTransform(flat)))
        let aboutX = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        #expect(isClose(aboutX.m23, 1) && isClose(aboutX.m32, -1) && isClose(aboutX.m22, 0))
        let aboutY = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        #expect(isClose(aboutY.m31, 1) && isClose(aboutY.m13, -1) && isClose(aboutY.m11, 0))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test("Translate, scale and rotate put their transform before the one that is there: t' = change · t")
    func order() {
        for t in samples {
            #expect(areClose(CATransform3DTranslate(t, 1, 2, 3), CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), t)))
            #expect(areClose(CATransform3DScale(t, 1, 2, 3), CATransform3DConcat(CATransform3DMakeScale(1, 2, 3), t)))
            #expect(areClose(CATransform3DRotate(t, 1, 1, 2, 3), CATransform3DConcat(CATransform3DMakeRotation(1, 1, 2, 3), t)))
        }
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
        #expect(moved.m41 == 2 && moved.m42 == 3 && moved.m43 == 4)
    }

    @Test("The inverse undoes the transform from both sides; one without an inverse is its own")
    func inverse() {
        let whole = samples.reduce(CATransform3DIdentity, CATransform3DConcat)
        for t in samples + [whole] {
            #expect(areClose(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
            #expect(areClose(CATransform3DConcat(CATransform3DInvert(t), t), CATransform3DIdentity))
        }
        let flatTire = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flatTire), flatTire))
    }

    @Test("A flat transform goes to space and back; one that leaves the plane is not affine")
    func affine() {
        let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(flat)) == flat)
        #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(flat)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    }

    @Test("A layer's transform and its affine one are the same property")
    func sameProperty() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3) && layer.frame.size == CGSize(width: 40, height: 30))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isClose(layer.transform.m12, 1))
        let turned = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        layer.transform = turned
        #expect(CATransform3DEqualToTransform(layer.transform, turned))
        #expect(isClose(layer.frame.width, 10), "seen from the front it is half as wide")
        layer.setAffineTransform(CGAffineTransform(a: turned.m11, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        #expect(CATransform3DIsAffine(layer.transform), "what was flattened stays flat")
    }

    @Test("A layer that is turned out of the plane is drawn as narrow as it looks")
    func turned() {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
        layer.transform = CATransform3DMakeRotation(acos(2.0 / 3), 0, 1, 0)
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 30, y: 20, width: 40, height: 60))
    }

    @Test("sublayerTransform moves and scales the sublayers about the anchor point, and not the layer")
    func sublayerTransform() {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 20, y: 20, width: 60, height: 60), .green)
        let inner = screen.add(CGRect(x: 20, y: 20, width: 20, height: 20), .red, to: layer)
        layer.sublayerTransform = CATransform3DMakeScale(2, 1, 1)
        let picture = screen.picture
        #expect(picture.box(ofAllBut: Ink.white) == layer.frame)
        #expect(picture[31, 50] == Ink.red && picture[29, 50] == Ink.green && picture[68, 50] == Ink.red && picture[50, 39] == Ink.green)
        #expect(layer.convert(CGPoint.zero, from: inner) == CGPoint(x: 10, y: 20))
        #expect(inner.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
    }

    @Test("Under perspective a sublayer that lies nearer looks larger: d / (d − z) times")
    func perspective() {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = screen.add(CGRect(x: 40, y: 40, width: 20, height: 20), .red, to: layer)
        var view = CATransform3DIdentity
        view.m34 = -1 / 100
        layer.sublayerTransform = view
        #expect(screen.picture.box(ofAllBut: Ink.white) == inner.frame)
        inner.zPosition = 50
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 30, y: 30, width: 40, height: 40))
    }

    @Test("Views under a sublayerTransform are touched where they are seen")
    func touches() {
        let screen = LayerScreen()
        let inner = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        screen.view.addSubview(inner)
        screen.view.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        #expect(screen.view.hitTest(CGPoint(x: 32, y: 32), with: nil) === inner)
        #expect(inner.convert(CGPoint.zero, to: screen.view) == CGPoint(x: 30, y: 30))
    }

    @Test("A layer's transform takes part in animations, its own and implicit ones")
    func animation() throws {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 20, y: 20, width: 20, height: 20), .red)
        _ = screen.picture
        layer.transform = CATransform3DMakeTranslation(40, 0, 0)
        screen.device.advance(by: 0.1)
        let shown = try #require(layer.presentation()?.transform.m41)
        #expect(shown > 1 && shown < 39)
        #expect(screen.picture.box(ofAllBut: Ink.white).minX == 60)
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = CATransform3DMakeScale(1, 1, 1)
        animation.toValue = CATransform3DMakeScale(3, 3, 1)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        screen.device.advance(by: 0.5)
        #expect(isClose(layer.presentation()?.transform.m11 ?? 0, 2, 1e-6))
    }
}
