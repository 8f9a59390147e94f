import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/quartzcore/cashapelayer and the pages of its properties.
@MainActor @Suite("CAShapeLayer", .timeLimit(.minutes(20))) struct ShapeLayerTests {
    private func add(_ path: UIBezierPath, to screen: LayerScreen) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.path = path.cgPath
        screen.view.layer.addSublayer(layer)
        return layer
    }

    /// A line from the left to the right in the middle of the screen, 10 points wide.
    private func line(on screen: LayerScreen) -> CAShapeLayer {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 20, y: 50))
        path.addLine(to: CGPoint(x: 80, y: 50))
        let layer = add(path, to: screen)
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = 10
        return layer
    }

    @Test("The defaults are those of the pages")
    func defaults() {
        let layer = CAShapeLayer()
        #expect(layer.path == nil && layer.fillColor == UIColor.black.cgColor && layer.strokeColor == nil)
        #expect(layer.fillRule == .nonZero && layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineWidth == 1)
        #expect(layer.miterLimit == 10 && layer.lineCap == .butt && layer.lineJoin == .miter && layer.lineDashPhase == 0)
        #expect(layer.lineDashPattern == nil)
    }

    @Test("The shape is filled in its layer's coordinates, and drawn past its bounds unless they are masked")
    func fill() {
        let screen = LayerScreen()
        let layer = add(UIBezierPath(rect: CGRect(x: -10, y: 5, width: 30, height: 10)), to: screen)
        layer.fillColor = UIColor.red.cgColor
        layer.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 10, y: 25, width: 30, height: 10))
        layer.masksToBounds = true
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 20, y: 25, width: 10, height: 5))
        layer.fillColor = nil
        #expect(screen.picture.box(ofAllBut: Ink.white).isNull)
    }

    @Test("A line is seen on both sides of the path, also where the layer is drawn as one with its sublayers", .chosen)
    func lineInGroup() {
        let screen = LayerScreen()
        let layer = add(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)), to: screen)
        layer.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
        layer.fillColor = nil
        layer.strokeColor = UIColor.black.cgColor
        layer.lineWidth = 20
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 20, y: 20, width: 60, height: 60))
        layer.opacity = 0.5
        screen.add(CGRect(x: 15, y: 15, width: 10, height: 10), .red, to: layer)
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 20, y: 20, width: 60, height: 60))
        let mask = CALayer()
        mask.frame = CGRect(x: -30, y: -30, width: 100, height: 100)
        mask.backgroundColor = UIColor.black.cgColor
        layer.mask = mask
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 20, y: 20, width: 60, height: 60))
    }

    @Test("It lies over the contents and beneath the sublayers")
    func order() {
        let screen = LayerScreen()
        let layer = add(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60)), to: screen)
        let image: CGImage? = makeImage(.green, size: CGSize(width: 4, height: 4)).cgImage
        layer.contents = image
        layer.fillColor = UIColor.red.cgColor
        screen.add(CGRect(x: 0, y: 0, width: 30, height: 30), .blue, to: layer)
        let picture = screen.picture
        #expect(picture[80, 80] == Ink.green && picture[50, 50] == Ink.red && picture[10, 10] == Ink.blue)
    }

    @Test("By the even-odd rule the inside of a shape in a shape is outside")
    func fillRule() {
        let screen = LayerScreen()
        let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 80, height: 80))
        path.append(UIBezierPath(rect: CGRect(x: 30, y: 30, width: 40, height: 40)))
        let layer = add(path, to: screen)
        #expect(screen.picture[50, 50] == Ink.black)
        layer.fillRule = .evenOdd
        #expect(screen.picture[50, 50] == Ink.white && screen.picture[20, 50] == Ink.black)
    }

    @Test("Lines have their width, their ends and their part of the path")
    func stroke() {
        let screen = LayerScreen()
        let layer = line(on: screen)
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 20, y: 45, width: 60, height: 10))
        layer.lineCap = .square
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 15, y: 45, width: 70, height: 10))
        layer.lineCap = .butt
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.5
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 35, y: 45, width: 15, height: 10))
        layer.strokeStart = 0.6
        #expect(screen.picture.box(ofAllBut: Ink.white).isNull)
    }

    @Test("strokeStart and strokeEnd go along the length, over curves, corners and several parts", arguments: [0.125, 0.25, 0.5, 0.9])
    func parts(share: CGFloat) throws {
        let circle = UIBezierPath(arcCenter: CGPoint(x: 50, y: 50), radius: 30, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        let screen = LayerScreen()
        let layer = add(circle, to: screen)
        layer.fillColor = nil
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = 8
        layer.strokeEnd = share
        let picture = screen.picture
        for step in stride(from: 0.02, to: 1, by: 0.04) where abs(step - share) > 0.03 {
            let angle = step * 2 * .pi
            let pixel = picture[Int(50 + 30 * cos(angle)), Int(50 + 30 * sin(angle))]
            #expect(pixel == (step < share ? Ink.red : Ink.white), "at \(step)")
        }
        let two = UIBezierPath()
        for x in [20, 60] as [CGFloat] {
            two.move(to: CGPoint(x: x, y: 20))
            two.addLine(to: CGPoint(x: x, y: 80))
        }
        layer.path = two.cgPath
        layer.strokeEnd = 0.75
        let lines = screen.picture
        #expect(lines.box(ofAllBut: Ink.white, columns: 0..<40) == CGRect(x: 16, y: 20, width: 8, height: 60))
        #expect(lines.box(ofAllBut: Ink.white, columns: 40..<100) == CGRect(x: 56, y: 20, width: 8, height: 30))
    }

    @Test("Dashes and gaps take turns, from the phase on; a pattern without length is none")
    func dashes() {
        let screen = LayerScreen()
        let layer = line(on: screen)
        layer.lineDashPattern = [20, 10]
        var row = screen.picture
        #expect(row[25, 50] == Ink.red && row[45, 50] == Ink.white && row[55, 50] == Ink.red && row[75, 50] == Ink.white)
        layer.lineDashPhase = 20
        row = screen.picture
        #expect(row[25, 50] == Ink.white && row[35, 50] == Ink.red && row[55, 50] == Ink.white)
        layer.lineDashPattern = [0, 0]
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 20, y: 45, width: 60, height: 10))
    }

    @Test("Corners are pointed, round or cut off; a point beyond the limit is cut off too")
    func joins() {
        let screen = LayerScreen()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 20, y: 80))
        path.addLine(to: CGPoint(x: 20, y: 20))
        path.addLine(to: CGPoint(x: 80, y: 20))
        let layer = add(path, to: screen)
        layer.fillColor = nil
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = 20
        #expect(screen.picture[11, 11] == Ink.red)
        layer.lineJoin = .round
        #expect(screen.picture[11, 11] == Ink.white && screen.picture[15, 15] == Ink.red)
        layer.lineJoin = .bevel
        #expect(screen.picture[13, 13] == Ink.white)
        layer.lineJoin = .miter
        layer.miterLimit = 1
        #expect(screen.picture[11, 11] == Ink.white)
    }

    @Test("A path does not animate by itself; an added animation goes point by point")
    func pathAnimation() {
        let screen = LayerScreen()
        let layer = add(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)), to: screen)
        _ = screen.picture
        let wide = CGPath(rect: CGRect(x: 0, y: 0, width: 80, height: 20), transform: nil)
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = layer.path
        animation.duration = 1
        layer.path = wide
        #expect(layer.animationKeys() == nil)
        layer.add(animation, forKey: "path")
        screen.device.advance(by: 0.5)
        #expect(screen.device.screenshot().box(ofAllBut: Ink.white) == CGRect(x: 0, y: 0, width: 50, height: 20))
        screen.device.advance(by: 0.6)
        #expect(screen.device.screenshot().box(ofAllBut: Ink.white) == CGRect(x: 0, y: 0, width: 80, height: 20))
    }

    @Test("The other properties animate by themselves, and by added animations", arguments: ["strokeEnd", "lineWidth", "fillColor"])
    func implicit(key: String) throws {
        let screen = LayerScreen()
        let layer = line(on: screen)
        _ = screen.picture
        switch key {
        case "strokeEnd": layer.strokeEnd = 0
        case "lineWidth": layer.lineWidth = 20
        default: layer.fillColor = UIColor.red.cgColor
        }
        #expect(layer.animationKeys() == [key])
        screen.device.advance(by: 0.125)
        let shown = try #require(layer.presentation())
        switch key {
        case "strokeEnd": #expect(shown.strokeEnd > 0.1 && shown.strokeEnd < 0.9)
        case "lineWidth": #expect(shown.lineWidth > 11 && shown.lineWidth < 19)
        default: #expect(shown.fillColor != UIColor.red.cgColor && shown.fillColor != UIColor.black.cgColor)
        }
    }

    @Test("It backs a view by layerClass; an animation block does not animate it")
    func layerClass() {
        final class ShapeView: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
        }
        let screen = LayerScreen()
        let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.view.addSubview(view)
        let layer = view.layer as? CAShapeLayer
        layer?.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 10, y: 10, width: 20, height: 20))
        UIView.animate(withDuration: 1) { layer?.fillColor = UIColor.red.cgColor }
        #expect(layer?.animationKeys() == nil)
    }
}
