import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From the pages of UIImage.resizableImage(withCapInsets:), resizableImage(withCapInsets:resizingMode:), capInsets and resizingMode: end
/// caps keep their size, and the pixels between them are tiled or stretched.
@MainActor @Suite("Resizable images", .timeLimit(.minutes(20))) struct ResizableImageTests {
    /// An image of 6 × 6 pixels: red corners, green sides, and a middle with a blue column and a yellow one.
    private var image: UIImage {
        draw(CGSize(width: 6, height: 6)) { context in
            fill(.green, CGRect(x: 0, y: 0, width: 6, height: 6), context)
            for (x, y) in [(0, 0), (4, 0), (0, 4), (4, 4)] { fill(.red, CGRect(x: x, y: y, width: 2, height: 2), context) }
            fill(.blue, CGRect(x: 2, y: 2, width: 1, height: 2), context)
            fill(.yellow, CGRect(x: 3, y: 2, width: 1, height: 2), context)
        }
    }

    private let caps = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    private let yellow = Picture.Pixel(red: 255, green: 255, blue: 0)

    /// A way to show an image over 20 × 20 points at (10, 10).
    enum Place: CaseIterable {
        case imageView, drawing, turnedPixels
    }

    @Test("The corners keep their size, and the sides resize in one direction", arguments: Place.allCases, [false, true])
    func caps(place: Place, isTiled: Bool) throws {
        let picture = show(image.resizableImage(withCapInsets: caps, resizingMode: isTiled ? .tile : .stretch), at: place)
        for (x, y) in [(10, 10), (11, 11), (28, 10), (29, 29), (10, 28)] { #expect(picture[x, y] == Ink.red, "(\(x), \(y))") }
        for (x, y) in [(12, 10), (27, 11), (20, 29), (10, 12), (29, 27)] { #expect(picture[x, y] == Ink.green, "(\(x), \(y))") }
    }

    @Test("The middle is tiled, or stretched", arguments: Place.allCases)
    func middle(place: Place) throws {
        let tiled = show(image.resizableImage(withCapInsets: caps), at: place)
        #expect((12..<28).allSatisfy { tiled[$0, 20] == ($0 % 2 == 0 ? Ink.blue : yellow) })
        let stretched = show(image.resizableImage(withCapInsets: caps, resizingMode: .stretch), at: place)
        #expect((12..<15).allSatisfy { stretched[$0, 20] == Ink.blue } && (25..<28).allSatisfy { stretched[$0, 20] == yellow })
    }

    @Test("Without caps, a tiled image is repeated as a whole", arguments: Place.allCases)
    func wholeTiles(place: Place) {
        let picture = show(image.resizableImage(withCapInsets: .zero), at: place)
        for (x, y) in [(10, 10), (15, 10), (16, 16), (22, 10), (28, 28)] { #expect(picture[x, y] == Ink.red, "(\(x), \(y))") }
        #expect(picture[18, 12] == Ink.blue && picture[19, 12] == yellow)
    }

    /// From the page of resizingMode: a region of one pixel is stretched, because tiles of it look the same.
    @Test("Caps that meet leave a pixel, which is stretched", .chosen)
    func narrowMiddle() {
        let caps = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        let picture = show(image.resizableImage(withCapInsets: caps), at: .imageView)
        #expect(picture[10, 10] == Ink.red && picture[20, 11] == Ink.green && picture[29, 29] == Ink.red)
    }

    @Test("Caps that are larger than the place shrink", .chosen)
    func smallPlace() {
        let view = UIImageView(image: image.resizableImage(withCapInsets: caps))
        let picture = show(view, CGRect(x: 10, y: 10, width: 2, height: 20))
        #expect(picture[10, 10] == Ink.red && picture[11, 10] == Ink.red && picture[10, 20] == Ink.green)
        #expect(picture.box(ofAllBut: Ink.white) == CGRect(x: 10, y: 10, width: 2, height: 20))
    }

    @Test("No background shines through between the parts at fractions of pixels", .chosen)
    func seams() {
        let black = makeImage(.black, size: CGSize(width: 6, height: 6)).resizableImage(withCapInsets: caps)
        let view = UIImageView(image: black)
        let picture = show(view, CGRect(x: 10.3, y: 10.4, width: 21.1, height: 23.7))
        for y in 11..<33 { for x in 11..<31 { #expect(picture[x, y] == Ink.black, "(\(x), \(y))") } }
    }

    @Test("An ordinary image in the same view is stretched as a whole again")
    func replaced() {
        let view = UIImageView(image: image.resizableImage(withCapInsets: caps))
        view.image = makeQuarters(size: CGSize(width: 6, height: 6))
        let picture = show(view, CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(picture[17, 17] == Ink.red && picture[22, 22] == yellow)
    }

    // MARK: Other placements

    /// From UIImage.h, `alignmentRectInsets`: UIImageView uses them "to determine the view's alignment rect insets for constraint-based
    /// layout".
    @Test("Alignment insets move an image view against its constraints, and the image keeps its size", .chosen)
    func alignment() {
        let screen = LayerScreen()
        let view = UIImageView(image: makeImage(.red, size: CGSize(width: 20, height: 20)))
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 10),
        ])
        screen.view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
        view.image = view.image?.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        screen.view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 9, width: 20, height: 20))
        #expect(view.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    /// From the page of imageFlippedForRightToLeftLayoutDirection(): the image is flipped if it is "displayed in a UIImageView" whose
    /// layout runs from right to left.
    @Test("An image that flips is flipped in a right-to-left image view alone", arguments: [false, true])
    func flipped(isRightToLeft: Bool) {
        let view = UIImageView(image: makeQuarters(size: CGSize(width: 20, height: 20)).imageFlippedForRightToLeftLayoutDirection())
        view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        let picture = show(view, CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(picture[12, 12] == (isRightToLeft ? Ink.green : Ink.red) && picture[28, 12] == (isRightToLeft ? Ink.red : Ink.green))
    }

    @Test("An image view that changes its direction flips the image", .chosen)
    func turned() {
        let screen = LayerScreen()
        let view = UIImageView(image: makeQuarters(size: CGSize(width: 20, height: 20)).imageFlippedForRightToLeftLayoutDirection())
        screen.view.addSubview(view)
        #expect(screen.picture[2, 2] == Ink.red)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(screen.picture[2, 2] == Ink.green)
    }

    /// From the page of resizableSnapshotView(from:afterScreenUpdates:withCapInsets:): the insets define the part that isn't resized.
    @Test("A snapshot with cap insets keeps its edges")
    func snapshot() throws {
        let screen = LayerScreen()
        let view = UIImageView(image: image)
        screen.view.addSubview(view)
        screen.device.advanceFrames()
        let copy = try #require(view.resizableSnapshotView(from: view.bounds, afterScreenUpdates: false, withCapInsets: caps))
        view.removeFromSuperview()
        copy.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        screen.view.addSubview(copy)
        let picture = screen.picture
        #expect(picture[11, 11] == Ink.red && picture[12, 11] == Ink.green && picture[28, 28] == Ink.red && picture[14, 14] == Ink.blue)
    }

    // MARK: Helpers

    private func show(_ image: UIImage, at place: Place) -> Picture {
        let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
        switch place {
        case .imageView:
            return show(UIImageView(image: image), rect)
        case .turnedPixels:
            let turned = draw(image.size) { context in
                context.translateBy(x: image.size.width, y: 0)
                context.scaleBy(x: -1, y: 1)
                image.cgImage.map { UIImage(cgImage: $0).draw(at: .zero) }
            }
            let upright = turned.withHorizontallyFlippedOrientation()
            return show(
                UIImageView(image: upright.resizableImage(withCapInsets: image.capInsets, resizingMode: image.resizingMode)),
                rect
            )
        case .drawing:
            let drawn = draw(CGSize(width: 100, height: 100)) { context in
                fill(.white, CGRect(x: 0, y: 0, width: 100, height: 100), context)
                image.draw(in: rect)
            }
            return Picture(drawn) ?? LayerScreen().picture
        }
    }

    private func show(_ view: UIView, _ frame: CGRect) -> Picture {
        let screen = LayerScreen()
        view.frame = frame
        screen.view.addSubview(view)
        return screen.picture
    }

    private func draw(_ size: CGSize, _ body: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { body($0.cgContext) }
    }

    private func fill(_ color: UIColor, _ rect: CGRect, _ context: CGContext) {
        context.setFillColor(color.cgColor)
        context.fill(rect)
    }
}
