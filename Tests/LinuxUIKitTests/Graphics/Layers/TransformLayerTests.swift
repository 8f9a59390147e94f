import HeadlessDevice
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/quartzcore/catransformlayer: only the sublayers of a transform layer are rendered, and
/// the opacity is applied to each sublayer individually.
@MainActor @Suite("CATransformLayer", .timeLimit(.minutes(20))) struct TransformLayerTests {
    private func transformLayer(_ screen: LayerScreen) -> CATransformLayer {
        let layer = CATransformLayer()
        layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        screen.view.layer.addSublayer(layer)
        return layer
    }

    @Test("Its background, border, shadow and mask don't count, and it clips nothing")
    func noPicture() {
        let screen = LayerScreen()
        let layer = transformLayer(screen)
        layer.backgroundColor = UIColor.red.cgColor
        layer.borderWidth = 4
        layer.shadowOpacity = 1
        layer.masksToBounds = true
        layer.mask = CALayer()
        #expect(screen.picture.box(ofAllBut: Ink.white).isNull)
        screen.add(CGRect(x: 40, y: 0, width: 20, height: 20), .blue, to: layer)
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 50, y: 10, width: 20, height: 20))
    }

    @Test("Its opacity counts for each sublayer by itself")
    func opacity() {
        let screen = LayerScreen()
        let layer = transformLayer(screen)
        screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red, to: layer)
        screen.add(CGRect(x: 10, y: 0, width: 20, height: 20), .blue, to: layer)
        layer.opacity = 0.5
        let picture = screen.picture
        #expect(picture[35, 15].difference(from: .init(red: 127, green: 127, blue: 255)) <= 1)
        #expect(picture[25, 15].difference(from: .init(red: 127, green: 63, blue: 191)) <= 1, "the lower one is seen through")
    }

    @Test("What sticks out of it is also seen in a picture that is laid over the rest as a whole")
    func group() {
        let screen = LayerScreen()
        let outer = screen.add(CGRect(x: 0, y: 0, width: 40, height: 40), .green)
        outer.opacity = 0.5
        let layer = CATransformLayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.masksToBounds = true
        outer.addSublayer(layer)
        screen.add(CGRect(x: 60, y: 60, width: 10, height: 10), .red, to: layer)
        #expect(screen.picture[75, 75].difference(from: .init(red: 255, green: 127, blue: 127)) <= 1)
    }

    @Test("Its transform counts for its sublayers")
    func transform() {
        let screen = LayerScreen()
        let layer = transformLayer(screen)
        screen.add(CGRect(x: 20, y: 20, width: 10, height: 10), .red, to: layer)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 25, y: 25, width: 20, height: 20))
    }

    @Test("A view may have such a layer")
    func view() {
        final class Holder: UIView {
            override class var layerClass: AnyClass { CATransformLayer.self }
        }
        let screen = LayerScreen()
        let holder = Holder(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        holder.backgroundColor = .red
        screen.view.addSubview(holder)
        #expect(holder.layer is CATransformLayer)
        #expect(screen.picture.box(ofAllBut: Ink.white).isNull)
    }
}
