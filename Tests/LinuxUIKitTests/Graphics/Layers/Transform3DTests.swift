import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From CATransform3D.h and https://developer.apple.com/documentation/quartzcore/calayer, the pages of the properties named.
@MainActor @Suite("Transforms in space", .timeLimit(.minutes(20))) struct Transform3DTests {
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

    /// From the Core Animation Programming Guide, "Adding Perspective to Your Animations": m34 is −1 divided by the eye's distance.
    @Test("Under perspective, the nearer edge of a turned layer is taller", arguments: [false, true])
    func turnedUnderPerspective(isOfSublayers: Bool) {
        let screen = LayerScreen()
        let holder = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        let card = screen.add(CGRect(x: 30, y: 30, width: 40, height: 40), .red, to: holder)
        screen.add(CGRect(x: 20, y: 0, width: 20, height: 40), .blue, to: card)
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 100
        let turn = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        if isOfSublayers { holder.sublayerTransform = eye }
        card.transform = isOfSublayers ? turn : CATransform3DConcat(turn, eye)
        let picture = screen.picture
        // An edge at u is divided by 1 + u · sin 60° / 100, and is u · cos 60° from the middle before.
        let near = 1 - 20 * sin(CGFloat.pi / 3) / 100, far = 1 + 20 * sin(CGFloat.pi / 3) / 100
        let box = picture.box(ofAllBut: Ink.white)
        #expect(abs(box.minX - (50 - 10 / near)) <= 1 && abs(box.maxX - (50 + 10 / far)) <= 1)
        #expect(abs(box.height - 40 / near) <= 2)
        let right = picture.box(ofAllBut: Ink.white, columns: Int(box.maxX) - 2..<Int(box.maxX) - 1)
        #expect(abs(right.height - 40 / far) <= 2)
        #expect(picture[48, 50] == Ink.red && picture[51, 50] == Ink.blue)
        card.opacity = 0.5
        #expect(abs(Int(screen.picture[48, 50].green) - 127) <= 1)
    }

    @Test("Views under a sublayerTransform are touched where they are seen", .chosen)
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
