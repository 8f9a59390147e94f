import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/quartzcore/calayer, "Providing the layer's content" and "Updating layer display", and
/// quartzcore/calayerdelegate.
@MainActor @Suite("How layers get their contents", .timeLimit(.minutes(20))) struct LayerDisplayTests {
    /// Draws a red square of half of the layer's size.
    private final class Drawn: CALayer {
        var count = 0

        override func draw(in ctx: CGContext) {
            count += 1
            ctx.setFillColor(UIColor.red.cgColor)
            ctx.fill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height / 2))
        }
    }

    private final class Delegate: NSObject, CALayerDelegate {
        var heard: [String] = []
        var displays = false

        func display(_ layer: CALayer) {
            heard.append("display")
            guard displays else { return }
            layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        }
    }

    private final class DrawingDelegate: NSObject, CALayerDelegate {
        var heard: [String] = []

        func layerWillDraw(_ layer: CALayer) {
            heard.append("will draw")
        }

        func draw(_ layer: CALayer, in ctx: CGContext) {
            heard.append("draw")
            ctx.setFillColor(UIColor.green.cgColor)
            ctx.fill(layer.bounds)
        }
    }

    @Test("A layer that is to be displayed draws itself before the next frame, once, on a screen")
    func drawn() {
        let screen = LayerScreen()
        let layer = Drawn()
        layer.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
        layer.setNeedsDisplay()
        layer.setNeedsDisplay()
        screen.device.advanceFrames()
        #expect(layer.count == 0 && layer.needsDisplay(), "it is on no screen")
        screen.view.layer.addSublayer(layer)
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 20, y: 20, width: 20, height: 20))
        #expect(layer.count == 1 && !layer.needsDisplay())
        screen.device.advanceFrames(3)
        #expect(layer.count == 1)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.displayIfNeeded()
        #expect(layer.count == 2)
    }

    @Test("Other bounds call for other contents where needsDisplayOnBoundsChange says so; otherwise they are stretched")
    func boundsChange() {
        let screen = LayerScreen()
        let layer = Drawn()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        screen.view.layer.addSublayer(layer)
        layer.setNeedsDisplay()
        _ = screen.picture
        layer.bounds.size.width = 40
        _ = screen.picture
        #expect(layer.count == 1 && !layer.needsDisplayOnBoundsChange)
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 60
        _ = screen.picture
        #expect(layer.count == 2)
    }

    @Test("A delegate that displays is not asked to draw; one that draws is told beforehand")
    func delegates() {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 20, y: 20, width: 40, height: 40))
        let displaying = Delegate()
        displaying.displays = true
        layer.delegate = displaying
        layer.setNeedsDisplay()
        #expect(screen.picture[30, 30] == Ink.blue && displaying.heard == ["display"])
        let drawing = DrawingDelegate()
        layer.delegate = drawing
        layer.setNeedsDisplay()
        #expect(screen.picture[30, 30] == Ink.green && drawing.heard == ["will draw", "draw"])
        #expect(layer.contents != nil)
    }

    @Test("A layer does not keep its delegate; a view's layer has its view for one")
    func delegateOwnership() {
        let layer = CALayer()
        var delegate: Delegate? = Delegate()
        layer.delegate = delegate
        #expect(layer.delegate != nil)
        delegate = nil
        #expect(layer.delegate == nil)
        let view = UIView()
        #expect(view.layer.delegate === view)
    }

    @Test("A view may display its layer itself; then draw(_:) is not called")
    func viewDisplays() {
        final class Painted: UIView {
            var heard: [String] = []
            override func display(_ layer: CALayer) {
                heard.append("display")
                let image: CGImage? = makeImage(.red, size: CGSize(width: 1, height: 1)).cgImage
                layer.contents = image
            }
            override func draw(_ rect: CGRect) { heard.append("draw") }
        }
        let screen = LayerScreen()
        let view = Painted(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        screen.view.addSubview(view)
        #expect(screen.picture.box(ofAllBut: Ink.white) == view.frame)
        view.layer.setNeedsDisplay()
        screen.device.advanceFrames()
        view.setNeedsDisplay()
        screen.device.advanceFrames()
        #expect(view.heard == ["display", "display", "display"])
    }

    @Test("A view's layer of a class that draws draws for the view, and the view's draw(_:) is drawn by its layer")
    func layerClassDraws() {
        final class DrawnView: UIView {
            override class var layerClass: AnyClass { Drawn.self }
        }
        final class Plain: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.blue.setFill()
                UIRectFill(rect)
            }
        }
        let screen = LayerScreen()
        let view = DrawnView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        view.isOpaque = false
        screen.view.addSubview(view)
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 20, y: 20, width: 20, height: 20))
        view.removeFromSuperview()
        let plain = Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { plain.layer.draw(in: $0.cgContext) }
        let copy = UIImageView(image: image)
        screen.view.addSubview(copy)
        #expect(screen.picture[5, 5] == Ink.blue)
    }

    // MARK: Actions

    /// Says of one key that nothing comes of it.
    private final class Still: NSObject, CALayerDelegate {
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            event == "position" ? NSNull() : nil
        }
    }

    private final class Slow: CALayer {
        override class func defaultAction(forKey event: String) -> (any CAAction)? {
            guard event == "opacity" else { return nil }
            let animation = CABasicAnimation(keyPath: event)
            animation.duration = 2
            return animation
        }
    }

    private final class Note: CAAction {
        var runs: [String] = []
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            runs.append("\(event) \(anObject is CALayer)")
        }
    }

    @Test("The delegate says first what a change brings about, then the layer's actions, then its class")
    func actions() {
        let screen = LayerScreen()
        let layer = Slow()
        screen.view.layer.addSublayer(layer)
        _ = screen.picture
        let still = Still()
        layer.delegate = still
        layer.position.x = 10
        #expect(layer.animationKeys() == nil && layer.action(forKey: "position") == nil)
        layer.opacity = 0.5
        #expect(layer.animation(forKey: "opacity")?.duration == 2)
        let note = Note()
        layer.actions = ["opacity": note, "position": note, "zPosition": NSNull()]
        layer.removeAllAnimations()
        layer.opacity = 1
        layer.position.x = 20
        layer.zPosition = 1
        #expect(note.runs == ["opacity true"] && layer.animationKeys() == nil)
        layer.borderWidth = 2
        #expect(layer.animationKeys() == ["borderWidth"], "nobody says anything of it")
    }

    @Test("An action without values goes from what is on screen to the new value")
    func actionValues() {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = screen.picture
        let animation = CABasicAnimation()
        animation.duration = 1
        layer.actions = ["position": animation]
        layer.position.x = 105
        screen.device.advance(by: 0.5)
        #expect(isClose(layer.presentation()?.position.x ?? 0, 55, 1e-6))
    }

    @Test("A view's layer changes at once, outside of animation blocks; in one the view has an animation to offer")
    func viewActions() {
        let view = UIView()
        #expect(view.action(for: view.layer, forKey: "position") is NSNull)
        UIView.animate(withDuration: 3) {
            #expect((view.action(for: view.layer, forKey: "position") as? CABasicAnimation)?.duration == 3)
            UIView.performWithoutAnimation { #expect(view.action(for: view.layer, forKey: "position") is NSNull) }
        }
    }

    @Test("Pictures of a keyframe animation come one after the other: key path contents, discrete")
    func contentsAnimation() {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let images = [UIColor.red, .green, .blue].compactMap { makeImage($0, size: CGSize(width: 1, height: 1)).cgImage }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = images
        animation.calculationMode = .discrete
        animation.duration = 3
        layer.add(animation, forKey: nil)
        var seen: [Picture.Pixel] = []
        for _ in 0..<3 {
            screen.device.advance(by: 0.5)
            seen.append(screen.device.screenshot()[5, 5])
            screen.device.advance(by: 0.5)
        }
        #expect(seen == [Ink.red, Ink.green, Ink.blue])
        #expect(screen.device.screenshot()[5, 5] == Ink.white)
    }
}
