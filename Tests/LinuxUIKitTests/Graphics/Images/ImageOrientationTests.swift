import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiimage/orientation and the pages of its cases, which say how to turn the pixels.
@MainActor @Suite("Orientations of images", .timeLimit(.minutes(20))) struct ImageOrientationTests {
    /// An orientation, and where the four quarters of the pixels are in the upright picture.
    struct Case: Sendable, CustomTestStringConvertible {
        let orientation: UIImage.Orientation
        /// Top left, top right, bottom left, bottom right: r, g, b and y are the pixels' quarters in this order.
        let quarters: String

        var isTurned: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(orientation) }
        var testDescription: String { "\(orientation)" }
    }

    /// The turns by the pages: a half turn, "90° counter-clockwise", "90° clockwise", and "flip it horizontally" after that. `downMirrored`
    /// is to be flipped vertically, and the two other mirrored ones are to be turned the other way before they are flipped.
    nonisolated static let cases = [
        Case(orientation: .up, quarters: "rgby"), Case(orientation: .down, quarters: "ybgr"),
        Case(orientation: .left, quarters: "gyrb"), Case(orientation: .right, quarters: "bryg"),
        Case(orientation: .upMirrored, quarters: "gryb"), Case(orientation: .downMirrored, quarters: "byrg"),
        Case(orientation: .leftMirrored, quarters: "rbgy"), Case(orientation: .rightMirrored, quarters: "ygbr"),
    ]

    /// Pixels of 48 × 32 in four quarters, turned.
    private func turned(_ tested: Case, scale: CGFloat = 1) throws -> UIImage {
        let stored = makeQuarters(size: CGSize(width: 48, height: 32))
        return UIImage(cgImage: try #require(stored.cgImage), scale: scale, orientation: tested.orientation)
    }

    /// The same picture painted upright, in pixels.
    private func upright(_ tested: Case, scale: CGFloat = 1) throws -> UIImage {
        let size = tested.isTurned ? CGSize(width: 32, height: 48) : CGSize(width: 48, height: 32)
        let colors: [Character: UIColor] = ["r": .red, "g": .green, "b": .blue, "y": .yellow]
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let painted = UIGraphicsImageRenderer(size: size, format: format).image { context in
            for (index, quarter) in tested.quarters.enumerated() {
                colors[quarter]?.setFill()
                let x = CGFloat(index % 2) * size.width / 2
                context.fill(CGRect(x: x, y: CGFloat(index / 2) * size.height / 2, width: size.width / 2, height: size.height / 2))
            }
        }
        return UIImage(cgImage: try #require(painted.cgImage), scale: scale, orientation: .up)
    }

    @Test("The numbers are the header's, the size is the upright picture's, and the pixels stay as they are stored", arguments: cases)
    func size(tested: Case) throws {
        #expect(Self.cases.map(\.orientation.rawValue) == Array(0...7))
        let image = try turned(tested, scale: 2)
        #expect(image.imageOrientation == tested.orientation)
        #expect(image.size == (tested.isTurned ? CGSize(width: 16, height: 24) : CGSize(width: 24, height: 16)))
        #expect(image.cgImage?.width == 48 && image.cgImage?.height == 32)
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.imageOrientation == tested.orientation && template.size == image.size)
        #expect(image.withTintColor(.red).imageOrientation == tested.orientation)
        #expect(UIImage.animatedImage(with: [image], duration: 1)?.imageOrientation == tested.orientation)
    }

    @Test("Images of the same pixels are the same only if they are turned the same way")
    func equality() throws {
        let pixels = try #require(makeQuarters(size: CGSize(width: 4, height: 4)).cgImage)
        #expect(UIImage(cgImage: pixels, scale: 1, orientation: .left) == UIImage(cgImage: pixels, scale: 1, orientation: .left))
        #expect(UIImage(cgImage: pixels, scale: 1, orientation: .left) != UIImage(cgImage: pixels, scale: 1, orientation: .up))
    }

    @Test("An image view shows it upright in every content mode, larger and smaller, and in a turned view", arguments: cases)
    func imageView(tested: Case) throws {
        let modes: [UIView.ContentMode] = [
            .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
            .bottomRight,
        ]
        let screen = LayerScreen()
        let view = UIImageView(frame: CGRect(x: 10, y: 20, width: 80, height: 60))
        view.clipsToBounds = true
        screen.view.addSubview(view)
        for (scale, angle) in [(1, 0), (0.5, 0), (3, 0), (1, 0.3)] as [(CGFloat, CGFloat)] {
            view.transform = CGAffineTransform(rotationAngle: angle)
            for mode in modes {
                view.contentMode = mode
                view.image = try upright(tested, scale: scale)
                let expected = screen.picture
                view.image = try turned(tested, scale: scale)
                // Between pixels Cairo mixes by 128ths, and here in another order.
                #expect(largestDifference(screen.picture, expected) <= 6, "\(mode) at \(scale) turned by \(angle)")
            }
        }
    }

    @Test("A view that has shown it shows another image, and an image that moves, as they are turned", arguments: cases)
    func change(tested: Case) throws {
        let screen = LayerScreen()
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.view.addSubview(view)
        view.image = try upright(tested)
        let expected = screen.picture
        let plain = makeQuarters(size: CGSize(width: 48, height: 32))
        view.image = plain
        let before = screen.picture
        view.image = try turned(tested)
        #expect(largestDifference(screen.picture, expected) <= 6)
        view.image = UIImage(cgImage: try #require(view.image?.cgImage), scale: 1, orientation: .up)
        #expect(screen.picture == before, "the same pixels, upright")
        view.image = UIImage.animatedImage(with: [try turned(tested), try turned(tested)], duration: 2)
        #expect(largestDifference(screen.picture, expected) <= 6)
        view.image = try turned(tested)
        view.layer.contents = plain.cgImage
        #expect(screen.picture == before, "contents of the app's own are not turned")
    }

    @Test("draw(in:), draw(at:) and snapshots are upright, and Core Graphics draws the pixels as they are stored", arguments: cases)
    func drawing(tested: Case) throws {
        func drawn(_ body: (CGContext) -> Void) throws -> Picture {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80), format: format)
            return try #require(Picture(renderer.image { body($0.cgContext) }))
        }
        let (image, expected) = try (turned(tested), upright(tested))
        let place = CGRect(x: 7, y: 5, width: 60, height: 70)
        #expect(largestDifference(try drawn { _ in image.draw(in: place) }, try drawn { _ in expected.draw(in: place) }) <= 6)
        let point = CGPoint(x: 9, y: 3)
        #expect(try drawn { _ in image.draw(at: point) } == (try drawn { _ in expected.draw(at: point) }))
        let pixels = try #require(image.cgImage)
        let stored = UIImage(cgImage: pixels)
        #expect(
            try drawn { $0.draw(pixels, in: place) }
                == (try drawn {
                    $0.translateBy(x: 0, y: place.minY + place.maxY)
                    $0.scaleBy(x: 1, y: -1)
                    stored.draw(in: place)
                })
        )
        let screen = LayerScreen()
        let view = UIImageView(image: image)
        screen.view.addSubview(view)
        let seen = screen.picture
        let copy = try #require(view.snapshotView(afterScreenUpdates: true))
        view.removeFromSuperview()
        screen.view.addSubview(copy)
        #expect(screen.picture == seen)
    }

    /// From https://developer.apple.com/documentation/uikit/uiimage/withhorizontallyflippedorientation(): "if the original orientation is
    /// left, the new orientation is leftMirrored".
    @Test("Flipped, it has the mirrored orientation, and flipped again its own")
    func flipped() throws {
        let pairs: [(UIImage.Orientation, UIImage.Orientation)] = [
            (.up, .upMirrored), (.down, .downMirrored), (.left, .leftMirrored), (.right, .rightMirrored),
        ]
        let pixels = try #require(makeQuarters(size: CGSize(width: 4, height: 6)).cgImage)
        for (one, other) in pairs {
            for (before, after) in [(one, other), (other, one)] {
                let image = UIImage(cgImage: pixels, scale: 2, orientation: before).withRenderingMode(.alwaysOriginal)
                let flipped = image.withHorizontallyFlippedOrientation()
                #expect(flipped.imageOrientation == after && flipped.cgImage === pixels)
                #expect(flipped.scale == 2 && flipped.renderingMode == .alwaysOriginal)
            }
        }
    }

    @Test("JPEG data keeps the pixels as they are stored, and how they are turned; PNG data the pixels alone", .chosen, arguments: cases)
    func data(tested: Case) throws {
        let image = try turned(tested)
        let again = try #require(image.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) })
        #expect(again.imageOrientation == tested.orientation && again.size == image.size)
        #expect(largestDifference(try #require(Picture(again)), try #require(Picture(image))) <= 6)
        let plain = try #require(image.pngData().flatMap { UIImage(data: $0) })
        #expect(plain.imageOrientation == .up && Picture(plain) == Picture(image))
    }
}
