import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/quartzcore/calayercontentsgravity and the pages of the properties named.
@MainActor @Suite("Contents of layers", .timeLimit(.minutes(20))) struct LayerContentsTests {
    /// 20 × 10 pixels: red on the left, blue on the right.
    private var twoColours: CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        }.cgImage
    }

    @Test(
        "Each gravity puts a picture of 20 × 10 where it says in bounds of 40 × 40",
        arguments: [
            (.center, CGRect(x: 10, y: 15, width: 20, height: 10)), (.top, CGRect(x: 10, y: 0, width: 20, height: 10)),
            (.bottom, CGRect(x: 10, y: 30, width: 20, height: 10)), (.left, CGRect(x: 0, y: 15, width: 20, height: 10)),
            (.right, CGRect(x: 20, y: 15, width: 20, height: 10)), (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
            (.topRight, CGRect(x: 20, y: 0, width: 20, height: 10)), (.bottomLeft, CGRect(x: 0, y: 30, width: 20, height: 10)),
            (.bottomRight, CGRect(x: 20, y: 30, width: 20, height: 10)), (.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 40)),
            (.scaleAspectFit, CGRect(x: 0, y: 10, width: 40, height: 20)), (.scaleAspectFill, CGRect(x: -20, y: 0, width: 80, height: 40)),
        ] as [(UIView.ContentMode, CGRect)]
    )
    func gravity(mode: UIView.ContentMode, place: CGRect) throws {
        let screen = LayerScreen()
        let view = UIImageView(image: UIImage(cgImage: try #require(twoColours)))
        view.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
        view.contentMode = mode
        screen.view.addSubview(view)
        let picture = screen.picture
        let onScreen = place.offsetBy(dx: 30, dy: 30)
        #expect(picture.box(ofAllBut: Ink.white) == onScreen)
        #expect(picture[Int(onScreen.minX), Int(onScreen.midY)] == Ink.red)
        #expect(picture[Int(onScreen.maxX) - 1, Int(onScreen.midY)] == Ink.blue)
    }

    @Test("contentsScale says how many pixels of the picture make a point")
    func contentsScale() throws {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        let image: CGImage = try #require(twoColours)
        layer.contents = image
        layer.contentsGravity = .center
        layer.contentsScale = 2
        #expect(screen.picture.box(ofAllBut: Ink.white).width == 10)
    }

    @Test("contentsRect shows a part of the picture")
    func contentsRect() throws {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 10, y: 10, width: 40, height: 40))
        let image: CGImage = try #require(twoColours)
        layer.contents = image
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        let picture = screen.picture
        #expect(picture.box(ofAllBut: Ink.white) == layer.frame)
        #expect(picture[20, 30] == Ink.blue)
        #expect(picture[45, 30] == Ink.blue)
    }

    /// From the page of CALayer.contentsCenter: the center is stretched in both directions, the sides in one, and the corners aren't
    /// stretched. It only counts if the gravity is one that resizes.
    @Test("contentsCenter is the part of the picture that stretches in both directions")
    func contentsCenter() throws {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 10, y: 10, width: 40, height: 40))
        let image: CGImage = try #require(twoColours)
        layer.contents = image
        layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.25, height: 0.5)
        let picture = screen.picture
        #expect([11, 39].allSatisfy { picture[$0, 30] == Ink.red } && [40, 49].allSatisfy { picture[$0, 30] == Ink.blue })
        layer.contentsGravity = .topLeft
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 10, y: 10, width: 20, height: 10))
    }

    @Test(
        "A picture's edge does not run out into what lies behind it, scaled down, as it is or scaled up",
        .chosen,
        arguments: [6, 20, 70] as [CGFloat]
    )
    func edges(width: CGFloat) throws {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 10, y: 10, width: width, height: 40))
        let image: CGImage = try #require(twoColours)
        layer.contents = image
        let picture = screen.picture
        for row in 10..<50 {
            #expect(picture[10, row] == Ink.red)
            #expect(picture[Int(10 + width) - 1, row] == Ink.blue)
        }
    }

    @Test("A still screen gives the same picture each time, and so does a new phone, whatever was shown before", .chosen)
    func repeatable() throws {
        let path = try #require(Bundle.module.path(forResource: "coffee", ofType: "png", inDirectory: "Fixtures"))
        func picture(after showing: [CGFloat]) throws -> [Picture] {
            let screen = LayerScreen()
            let view = UIImageView(image: UIImage(contentsOfFile: path))
            screen.view.addSubview(view)
            for width in showing {
                view.frame = CGRect(x: 0, y: 0, width: width, height: width)
                _ = screen.picture
            }
            view.frame = CGRect(x: 5.5, y: 5, width: 71, height: 47)
            return [screen.picture, screen.picture, screen.picture]
        }
        let pictures = try picture(after: []) + picture(after: [90, 30, 71])
        #expect(Set(pictures.map(\.pixels)).count == 1)
    }

    @Test("A photo scaled down averages its pixels: one black column in four becomes an even light grey", .chosen)
    func averaging() {
        let screen = LayerScreen()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let stripes = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 400), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 400, height: 400))
            UIColor.black.setFill()
            for column in 0..<100 { context.fill(CGRect(x: column * 4, y: 0, width: 1, height: 400)) }
        }
        let view = UIImageView(image: stripes)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        screen.view.addSubview(view)
        let picture = screen.picture
        let greys = (10..<90).map { Int(picture[$0, 50].red) }
        // Three quarters of white are 191; the filter is wider than four pixels and weighs the black ones a little differently.
        #expect(Set(greys).count == 1)
        #expect(abs(greys[0] - 191) < 16)
    }
}
