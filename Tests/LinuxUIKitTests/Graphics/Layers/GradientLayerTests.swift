import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/quartzcore/cagradientlayer and the pages of its properties.
@MainActor @Suite("CAGradientLayer", .timeLimit(.minutes(20))) struct GradientLayerTests {
    private func add(_ colors: [UIColor], to screen: LayerScreen) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.colors = colors.map(\.cgColor)
        screen.view.layer.addSublayer(layer)
        return layer
    }

    /// Red on the left is 0, blue on the right 1.
    private func share(_ pixel: Picture.Pixel) -> CGFloat { CGFloat(pixel.blue) / 255 }

    @Test("By default it runs evenly from the top to the bottom")
    func axial() {
        let screen = LayerScreen()
        _ = add([.red, .blue], to: screen)
        let picture = screen.picture
        for row in 0..<100 { #expect(abs(share(picture[50, row]) - (CGFloat(row) + 0.5) / 100) < 0.01) }
        #expect(picture[0, 30] == picture[99, 30])
    }

    @Test("Locations say where the colours are pure, and beyond the points the last colour goes on")
    func locations() {
        let screen = LayerScreen()
        let layer = add([.red, .blue], to: screen)
        layer.startPoint = CGPoint(x: 0, y: 0)
        layer.endPoint = CGPoint(x: 1, y: 0)
        layer.locations = [0.2, 0.6]
        var picture = screen.picture
        #expect(picture[10, 50] == Ink.red && picture[70, 50] == Ink.blue && abs(share(picture[40, 50]) - 0.5) < 0.02)
        layer.locations = nil
        layer.startPoint.x = 0.5
        layer.endPoint.x = 0.75
        picture = screen.picture
        #expect(picture[40, 50] == Ink.red && picture[80, 50] == Ink.blue)
        layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
        layer.startPoint.x = 0
        layer.endPoint.x = 1
        #expect(screen.picture[50, 50].green > 250, "three colours are evenly spaced")
    }

    // stackoverflow.com/a/43176174: it is drawn in a square that is then stretched over the bounds.
    @Test("A slanting gradient is stretched with its bounds: its middle runs through the other two corners")
    func stretched() {
        let screen = LayerScreen()
        let layer = add([.red, .blue], to: screen)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: 1)
        let picture = screen.picture
        #expect(abs(share(picture[99, 0]) - 0.5) < 0.02 && abs(share(picture[0, 39]) - 0.5) < 0.02)
        #expect(abs(share(picture[50, 20]) - 0.5) < 0.02)
    }

    @Test("A radial one goes out on ellipses from the start point; the end point is the corner of their box")
    func radial() {
        let screen = LayerScreen()
        let layer = add([.red, .blue], to: screen)
        layer.type = .radial
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.75)
        let picture = screen.picture
        #expect(share(picture[50, 50]) < 0.05)
        #expect(abs(share(picture[75, 50]) - 0.5) < 0.03 && abs(share(picture[50, 62]) - 0.5) < 0.03)
        #expect(picture[50, 80] == Ink.blue && picture[99, 99] == Ink.blue)
    }

    @Test("A conic one goes round the start point, clockwise from where the end point lies")
    func conic() {
        let screen = LayerScreen()
        let layer = add([.red, .blue], to: screen)
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 0.5, y: 0)
        let picture = screen.picture
        for (point, expected) in [((80, 50), 0.25), ((50, 80), 0.5), ((20, 50), 0.75)] {
            #expect(abs(share(picture[point.0, point.1]) - expected) < 0.03, "at \(point)")
        }
        #expect(share(picture[53, 10]) < 0.05 && share(picture[46, 10]) > 0.95)
        #expect(picture.box(ofAllBut: Ink.white) == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("It lies over the background and beneath the sublayers, and keeps to round corners without a clip", .chosen)
    func outline() {
        let screen = LayerScreen()
        let layer = add([.red, .red], to: screen)
        layer.backgroundColor = UIColor.green.cgColor
        layer.cornerRadius = 30
        screen.add(CGRect(x: 40, y: 40, width: 20, height: 20), .blue, to: layer)
        let picture = screen.picture
        #expect(picture[3, 3] == Ink.white && picture[50, 10] == Ink.red && picture[50, 50] == Ink.blue)
    }

    @Test("A colour that is not opaque lets through what is behind, and the layer's opacity counts once")
    func opacity() {
        let screen = LayerScreen()
        let layer = add([.red, UIColor.red.withAlphaComponent(0)], to: screen)
        #expect(screen.picture[50, 50].difference(from: .init(red: 255, green: 129, blue: 129)) <= 2)
        layer.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
        layer.opacity = 0.5
        #expect(screen.picture[50, 50].difference(from: .init(red: 255, green: 127, blue: 127)) <= 1)
    }

    @Test("Colours, locations and points animate by themselves", arguments: ["colors", "locations", "startPoint", "endPoint"])
    func animated(key: String) throws {
        let screen = LayerScreen()
        let layer = add([.red, .blue], to: screen)
        layer.locations = [0, 1]
        _ = screen.picture
        switch key {
        case "colors": layer.colors = [UIColor.blue.cgColor, UIColor.red.cgColor]
        case "locations": layer.locations = [0.5, 1]
        case "startPoint": layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        default: layer.endPoint = CGPoint(x: 0.5, y: 0.5)
        }
        #expect(layer.animationKeys() == [key])
        screen.device.advance(by: 0.125)
        let shown = try #require(layer.presentation())
        switch key {
        case "colors":
            let color = try #require(shown.colors?.first as? CGColor)
            #expect(color != UIColor.red.cgColor && color != UIColor.blue.cgColor)
        case "locations": #expect(shown.locations.map { $0[0].doubleValue > 0.05 && $0[0].doubleValue < 0.45 } == true)
        case "startPoint": #expect(shown.startPoint.y > 0.05 && shown.startPoint.y < 0.45)
        default: #expect(shown.endPoint.y > 0.55 && shown.endPoint.y < 0.95)
        }
    }

    @Test("It masks: what fades out in it fades out in the masked layer")
    func asMask() {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
        let mask = CAGradientLayer()
        mask.frame = layer.bounds
        mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        layer.mask = mask
        let picture = screen.picture
        let column = (0..<100).map { Int(picture[50, $0].green) }
        #expect(column[0] < 5 && column[99] > 250 && zip(column, column.dropFirst()).allSatisfy(<=))
    }
}
