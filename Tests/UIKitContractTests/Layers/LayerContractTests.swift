import PortableTestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/quartzcore/calayer and CALayer.h.
@Suite("CALayer", timeLimit(minutes: 20)) struct LayerContractTests {
    @Test("The defaults are those of the header")
    func defaults() {
        let layer = CALayer()
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.position == .zero && layer.bounds == .zero)
        #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds && layer.cornerRadius == 0 && layer.borderWidth == 0)
        #expect(layer.contentsGravity == .resize && layer.contentsScale == 1 && layer.zPosition == 0)
        #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) && layer.contentsCenter == layer.contentsRect)
        #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.backgroundColor == nil)
        #expect(
            layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        )
        #expect(layer.affineTransform().isIdentity && layer.superlayer == nil && layer.sublayers == nil)
    }

    @Test("Setting the frame sets bounds and position by the anchor point")
    func frame() {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40) && layer.position == CGPoint(x: 10, y: 60))
    }

    @Test("The frame of a turned layer is the smallest upright box about it")
    func turnedFrame() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.position = CGPoint(x: 100, y: 100)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let frame = layer.frame
        #expect(abs(frame.minX - 95) < 1e-9 && abs(frame.minY - 90) < 1e-9)
        #expect(abs(frame.width - 10) < 1e-9 && abs(frame.height - 20) < 1e-9)
    }

    @Test("A layer that is added elsewhere leaves its former superlayer, and lies where it is inserted")
    func hierarchy() {
        let (first, second) = (CALayer(), CALayer())
        let children = (0..<4).map { _ in CALayer() }
        first.addSublayer(children[1])
        first.insertSublayer(children[0], at: 0)
        first.insertSublayer(children[3], above: children[1])
        first.insertSublayer(children[2], below: children[3])
        #expect(first.sublayers == children && children[2].superlayer === first)
        second.addSublayer(children[1])
        #expect(first.sublayers == [children[0], children[2], children[3]] && second.sublayers == [children[1]])
        children[1].removeFromSuperlayer()
        #expect((second.sublayers ?? []).isEmpty && children[1].superlayer == nil)
        second.sublayers = [children[3], children[0]]
        #expect(second.sublayers == [children[3], children[0]] && first.sublayers == [children[2]])
    }

    @Test("Conversion goes through the common ancestor")
    func conversion() {
        let root = CALayer()
        let (left, right) = (CALayer(), CALayer())
        root.addSublayer(left)
        root.addSublayer(right)
        left.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        right.frame = CGRect(x: 50, y: 0, width: 20, height: 20)
        right.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(left.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 15, y: 15))
        #expect(left.convert(CGPoint(x: 40, y: 0), to: right) == CGPoint(x: 5, y: 10))
        #expect(right.convert(CGPoint(x: 40, y: 0), from: left) == CGPoint(x: 5, y: 10))
        #expect(left.convert(CGRect(x: 0, y: 0, width: 4, height: 4), to: right).size == CGSize(width: 2, height: 2))
    }
}
