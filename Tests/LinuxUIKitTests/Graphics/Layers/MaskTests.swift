import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/quartzcore/calayer/mask and uikit/uiview/mask: the mask's opacity says how much shows.
@MainActor @Suite("Masks", .timeLimit(.minutes(20))) struct MaskTests {
    /// A red layer of 60 × 60 in the middle of the screen, with a mask that shows its left half.
    private func masked(_ screen: LayerScreen) -> (layer: CALayer, mask: CALayer) {
        let layer = screen.add(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
        mask.backgroundColor = UIColor.blue.cgColor
        layer.mask = mask
        return (layer, mask)
    }

    @Test("What the mask does not cover is not seen, sublayers and what sticks out included; the mask's colour does not count")
    func opacityCounts() {
        let screen = LayerScreen()
        let (layer, mask) = masked(screen)
        screen.add(CGRect(x: -10, y: 20, width: 80, height: 20), .green, to: layer)
        let picture = screen.picture
        #expect(picture.box(ofAllBut: Ink.white) == CGRect(x: 20, y: 20, width: 30, height: 60))
        #expect(picture[30, 30] == Ink.red && picture[30, 50] == Ink.green)
        mask.frame.origin.x = -15
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 10, y: 20, width: 25, height: 60))
    }

    @Test("Half of the opacity shows half of the layer, and the mask's and the layer's opacity multiply")
    func halves() {
        let screen = LayerScreen()
        let (layer, mask) = masked(screen)
        mask.backgroundColor = UIColor.black.withAlphaComponent(0.5).cgColor
        #expect(screen.picture[30, 50].difference(from: .init(red: 255, green: 127, blue: 127)) <= 1)
        layer.opacity = 0.5
        #expect(screen.picture[30, 50].difference(from: .init(red: 255, green: 191, blue: 191)) <= 1)
    }

    @Test("A mask may be anything that a layer can be: contents, a shape, sublayers of its own")
    func anyLayer() {
        let screen = LayerScreen()
        let (layer, mask) = masked(screen)
        mask.backgroundColor = nil
        let inner = CALayer()
        inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        inner.backgroundColor = UIColor.black.cgColor
        mask.addSublayer(inner)
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 25, y: 25, width: 10, height: 10))
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 30, y: 30, width: 10, height: 20), transform: nil)
        layer.mask = shape
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 50, y: 50, width: 10, height: 20))
        let picture = CALayer()
        picture.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let image: CGImage? = makeImage(.black, size: CGSize(width: 4, height: 4)).cgImage
        picture.contents = image
        layer.mask = picture
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 20, y: 20, width: 20, height: 20))
        layer.mask = nil
        #expect(screen.picture.box(ofAllBut: Ink.white) == layer.frame)
    }

    @Test("A mask follows its layer's transform, and cuts its shadow")
    func transformAndShadow() {
        let screen = LayerScreen()
        let (layer, _) = masked(screen)
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 10)
        layer.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 20, y: 20, width: 60, height: 30))
    }

    @Test("A mask is in no layer, belongs to one layer at a time, and moves by animations")
    func belonging() throws {
        let screen = LayerScreen()
        let (layer, mask) = masked(screen)
        let other = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(mask.superlayer == nil && layer.sublayers == nil)
        _ = screen.picture
        mask.position.x = 45
        screen.device.advance(by: 0.1)
        let shown = try #require(layer.presentation()?.mask?.position.x)
        #expect(shown > 15 && shown < 45)
        other.mask = mask
        #expect(layer.mask == nil && other.mask === mask)
    }

    @Test("A view's mask masks the view, is laid out and drawn, and is no subview")
    func viewMask() {
        final class Stripe: UIView {
            var laidOut = 0
            override func layoutSubviews() { laidOut += 1 }
            override func draw(_ rect: CGRect) {
                UIColor.black.setFill()
                UIRectFill(CGRect(x: 0, y: 10, width: bounds.width, height: 10))
            }
        }
        let screen = LayerScreen()
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        view.backgroundColor = .red
        screen.view.addSubview(view)
        let stripe = Stripe(frame: view.bounds)
        stripe.isOpaque = false
        view.mask = stripe
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 20, y: 30, width: 60, height: 10))
        #expect(view.layer.mask === stripe.layer && view.subviews.isEmpty && stripe.laidOut == 1)
        stripe.setNeedsLayout()
        stripe.frame.origin.y = 20
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 20, y: 50, width: 60, height: 10))
        #expect(stripe.laidOut == 2)
        view.mask = nil
        #expect(screen.picture.box(ofAllBut: Ink.white) == view.frame && view.layer.mask == nil)
    }

    @Test("A mask's view moves with animation blocks")
    func animatedMask() throws {
        let screen = LayerScreen()
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        mask.backgroundColor = .black
        screen.view.mask = mask
        screen.device.advanceFrames()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.frame.origin.x = 50 }
        screen.device.advance(by: 0.5)
        #expect(screen.device.screenshot().box(ofAllBut: Ink.black) == CGRect(x: 25, y: 0, width: 50, height: 100))
        try screen.device.advanceUntilIdle()
        #expect(screen.device.screenshot().box(ofAllBut: Ink.black) == CGRect(x: 50, y: 0, width: 50, height: 100))
    }

    @Test("Snapshots of every kind respect the mask", .chosen, arguments: 0..<3)
    func snapshots(kind: Int) throws {
        let screen = LayerScreen()
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        view.backgroundColor = .red
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
        mask.backgroundColor = .black
        view.mask = mask
        screen.view.addSubview(view)
        screen.device.advanceFrames()
        let copy: UIView
        if kind == 0 {
            copy = try #require(view.snapshotView(afterScreenUpdates: false))
        } else {
            let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
                if kind == 1 {
                    view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
                } else {
                    view.layer.render(in: context.cgContext)
                }
            }
            copy = UIImageView(image: image)
        }
        view.removeFromSuperview()
        copy.frame.origin = CGPoint(x: 10, y: 10)
        screen.view.addSubview(copy)
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 10, y: 10, width: 30, height: 60))
    }
}
