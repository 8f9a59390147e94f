import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/quartzcore/calayer, the pages of the properties named.
@MainActor @Suite("Layers as they are drawn", .timeLimit(.minutes(20))) struct LayerDrawingTests {
    @Test("Opacity is a group's: where two children overlap, the lower one does not show through")
    func groupOpacity() {
        let screen = LayerScreen()
        let group = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.add(CGRect(x: 10, y: 10, width: 40, height: 40), .red, to: group)
        screen.add(CGRect(x: 30, y: 30, width: 40, height: 40), .blue, to: group)
        group.opacity = 0.5
        let picture = screen.picture
        // Half of a colour over white; 127.5 may go either way.
        #expect(picture[20, 20].difference(from: .init(red: 255, green: 127, blue: 127)) <= 1)
        #expect(picture[60, 60].difference(from: .init(red: 127, green: 127, blue: 255)) <= 1)
        #expect(picture[40, 40] == picture[60, 60])
    }

    @Test("A layer's opacity takes its shadow, its border and what sticks out of its bounds along")
    func groupOpacityOfEverything() {
        let screen = LayerScreen()
        let group = screen.add(CGRect(x: 20, y: 20, width: 20, height: 20), .red)
        group.shadowOpacity = 1
        group.shadowRadius = 0
        group.shadowOffset = CGSize(width: 0, height: 40)
        screen.add(CGRect(x: 40, y: 0, width: 30, height: 20), .blue, to: group)
        group.opacity = 0.5
        let picture = screen.picture
        #expect(picture[70, 30].difference(from: .init(red: 127, green: 127, blue: 255)) <= 1)
        #expect(picture[30, 70].difference(from: .init(red: 127, green: 127, blue: 127)) <= 1)
        #expect(picture[70, 70].difference(from: .init(red: 127, green: 127, blue: 127)) <= 1)
    }

    @Test("A rounded clip follows its layer's rotation")
    func rotatedRoundedClip() {
        let screen = LayerScreen()
        let clip = screen.add(CGRect(x: 20, y: 20, width: 60, height: 60))
        clip.cornerRadius = 20
        clip.masksToBounds = true
        screen.add(CGRect(x: -60, y: -60, width: 180, height: 180), .red, to: clip)
        clip.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        let picture = screen.picture
        // The corner of the turned square lies 30·√2 = 42.4 from the middle; rounded by 20, it ends 42.4 − 20·(√2 − 1) = 34.1 from it.
        #expect(picture[50, 50] == Ink.red)
        #expect(picture[50, 50 - 33] == Ink.red)
        #expect(picture[50, 50 - 36] == Ink.white)
        #expect(picture[50 - 33, 50] == Ink.red)
        #expect(picture[50 - 36, 50] == Ink.white)
        // The points that an upright clip would have let through, and those that it would have cut.
        #expect(picture[24, 30] == Ink.white)
        #expect(picture[50 + 20, 50 + 20] == Ink.red)
        #expect(picture[50 + 23, 50 + 23] == Ink.white)
    }

    @Test("A clipped child leaves no seam of the background at round corners, whatever the transform", .chosen, arguments: [0, 0.3, 1.1])
    func noSeams(angle: CGFloat) {
        let screen = LayerScreen()
        let frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        let clip = screen.add(frame, .green)
        clip.cornerRadius = 15
        clip.masksToBounds = true
        clip.setAffineTransform(CGAffineTransform(rotationAngle: angle))
        screen.add(clip.bounds, .red, to: clip)
        let clipped = screen.picture
        clip.removeFromSuperlayer()
        let plain = screen.add(frame, .red)
        plain.cornerRadius = 15
        plain.setAffineTransform(CGAffineTransform(rotationAngle: angle))
        // Two roundings to a byte where the plain layer has one.
        #expect(largestDifference(clipped, screen.picture) <= 1)
    }

    @Test("Only the masked corners are round")
    func maskedCorners() {
        let screen = LayerScreen()
        let corners: [(CACornerMask, (Int, Int))] = [
            (.layerMinXMinYCorner, (21, 21)), (.layerMaxXMinYCorner, (78, 21)),
            (.layerMinXMaxYCorner, (21, 78)), (.layerMaxXMaxYCorner, (78, 78)),
        ]
        let layer = screen.add(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
        layer.cornerRadius = 20
        for (mask, _) in corners {
            layer.maskedCorners = mask
            let picture = screen.picture
            for (other, (x, y)) in corners { #expect(picture[x, y] == (other == mask ? Ink.white : Ink.red)) }
        }
    }

    @Test("The border lies inside the bounds and above the sublayers")
    func border() {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 20, y: 20, width: 60, height: 60), .green)
        layer.borderWidth = 5
        layer.borderColor = UIColor.blue.cgColor
        screen.add(layer.bounds, .red, to: layer)
        let picture = screen.picture
        #expect(picture[19, 50] == Ink.white)
        #expect(picture[20, 50] == Ink.blue)
        #expect(picture[24, 50] == Ink.blue)
        #expect(picture[25, 50] == Ink.red)
        #expect(picture[79, 50] == Ink.blue)
        #expect(picture[80, 50] == Ink.white)
    }

    @Test("Siblings lie in the order of zPosition, then of the array; hidden and fully transparent ones are not there")
    func order() {
        let screen = LayerScreen()
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let first = screen.add(frame, .red)
        let second = screen.add(frame, .green)
        let third = screen.add(frame, .blue)
        #expect(screen.picture[50, 50] == Ink.blue)
        first.zPosition = 1
        #expect(screen.picture[50, 50] == Ink.red)
        first.isHidden = true
        #expect(screen.picture[50, 50] == Ink.blue)
        third.opacity = 0
        #expect(screen.picture[50, 50] == Ink.green)
        second.zPosition = -1
        third.opacity = 1
        #expect(screen.picture[50, 50] == Ink.blue)
    }

    @Test("Position is where the anchor point lies, and the transform turns about it")
    func anchorPoint() {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 0, y: 0, width: 40, height: 10), .red)
        layer.anchorPoint = CGPoint(x: 0, y: 0)
        layer.position = CGPoint(x: 50, y: 50)
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 50, y: 50, width: 40, height: 10))
        layer.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 40, y: 50, width: 10, height: 40))
    }

    @Test("A shadow lies behind the layer, moved by its offset, and surrounds what sticks out of the bounds")
    func shadow() {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 20, y: 20, width: 20, height: 20), .red)
        layer.shadowColor = UIColor.blue.cgColor
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 10, height: 10)
        screen.add(CGRect(x: 20, y: 0, width: 20, height: 10), .green, to: layer)
        let picture = screen.picture
        #expect(picture[25, 25] == Ink.red)
        #expect(picture[35, 45] == Ink.blue)
        #expect(picture[45, 45] == Ink.blue)
        #expect(picture[45, 25] == Ink.green)
        #expect(picture[65, 35] == Ink.blue)
        #expect(picture[65, 45] == Ink.white)
    }

    @Test("A blurred shadow fades evenly to all sides, half of it at the edge", .chosen)
    func blurredShadow() {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 30, y: 30, width: 40, height: 40))
        layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
        layer.shadowOpacity = 1
        layer.shadowRadius = 5
        layer.shadowOffset = .zero
        let row = (0..<100).map { Int(screen.picture[$0, 50].red) }
        #expect(row == row.reversed())
        #expect(row[50] < 5)
        #expect(abs((row[29] + row[30]) / 2 - 127) <= 2)
        // One standard deviation out, a Gaussian's shadow is at 15.9 %: 255 − 40 = 215; boxes of whole pixels are within 2 % of it.
        #expect(abs((row[24] + row[25]) / 2 - 215) <= 5)
        #expect(row[10] == 255)
        #expect(zip(row[0..<50], row[1..<50]).allSatisfy(>=))
    }

    @Test("A layer that clips to its bounds has no shadow outside of them")
    func clippedShadow() {
        let screen = LayerScreen()
        let layer = screen.add(CGRect(x: 20, y: 20, width: 20, height: 20), .red)
        layer.shadowOpacity = 1
        layer.shadowOffset = CGSize(width: 30, height: 30)
        layer.masksToBounds = true
        #expect(screen.picture.box(ofAllBut: Ink.white) == layer.frame)
    }

    @Test("Layers that lie on whole pixels have sharp edges", .chosen, arguments: [1, 2, 3] as [CGFloat])
    func sharpEdges(scale: CGFloat) {
        let screen = LayerScreen(scale: scale)
        screen.add(CGRect(x: 10, y: 20, width: 30, height: 40), .red)
        let picture = screen.picture
        #expect(Set((0..<picture.width).map { picture[$0, Int(30 * scale)] }) == [Ink.white, Ink.red])
        #expect(picture.box(ofAllBut: Ink.white) == CGRect(x: 10 * scale, y: 20 * scale, width: 30 * scale, height: 40 * scale))
    }

    @Test("render(in:) draws a layer in its own coordinates, wherever it lies and whatever its transform")
    func render() {
        let screen = LayerScreen()
        let layer = CALayer()
        layer.frame = CGRect(x: 300, y: 300, width: 100, height: 100)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
        screen.add(CGRect(x: 10, y: 20, width: 30, height: 40), .red, to: layer)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { layer.render(in: $0.cgContext) }
        screen.view.layer.contents = image.cgImage
        #expect(screen.picture.box(ofAllBut: Ink.white) == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
}
