import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiimage and
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer.
@MainActor @Suite("Images", .timeLimit(.minutes(20))) struct ImageTests {
    private var coffee: Data {
        get throws {
            let path = try #require(Bundle.module.path(forResource: "coffee", ofType: "png", inDirectory: "Fixtures"))
            return try Data(contentsOf: URL(fileURLWithPath: path))
        }
    }

    @Test("An image of PNG data has its pixels divided by the scale as its size")
    func size() throws {
        let image = try #require(UIImage(data: coffee, scale: 2))
        #expect(image.size == CGSize(width: 300, height: 200))
        #expect(image.cgImage?.width == 600)
        #expect(try UIImage(data: coffee)?.scale == 1)
    }

    @Test("Data that is no PNG, or has no whole header, gives nil")
    func badData() throws {
        let data = try coffee
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data("GIF89a and so on".utf8)) == nil)
        for count in [1, 8, 20, 32] { #expect(UIImage(data: data.prefix(count)) == nil, "\(count) bytes") }
    }

    @Test("The file for the screen's scale is found by its name, and its scale is the name's")
    func named() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("LinuxUIKitTests.bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (suffix, side) in [("", 10), ("@2x", 20), ("@3x", 30)] {
            let png = makeImage(.red, size: CGSize(width: side, height: side)).pngData()
            try #require(png).write(to: folder.appendingPathComponent("dot\(suffix).png"))
        }
        let bundle = try #require(Bundle(path: folder.path))
        for scale in [1, 2, 3] as [CGFloat] {
            UITraitCollection(displayScale: scale).performAsCurrent {
                let image = UIImage(named: "dot", in: bundle, with: nil)
                #expect(image?.scale == scale)
                #expect(image?.size == CGSize(width: 10, height: 10))
                #expect(UIImage(named: "dot.png", in: bundle, with: nil)?.scale == scale)
                #expect(UIImage(named: "dot", in: bundle, with: nil)?.cgImage === image?.cgImage)
            }
        }
    }

    @Test("PNG data keeps every pixel, and its opacity")
    func roundTrip() throws {
        let screen = LayerScreen()
        let image = makeQuarters(size: CGSize(width: 40, height: 40))
        let again = try #require(image.pngData().flatMap { UIImage(data: $0) })
        screen.view.layer.contents = image.cgImage
        let before = screen.picture
        screen.view.layer.contents = again.cgImage
        #expect(screen.picture == before)
        let half = makeImage(UIColor.red.withAlphaComponent(0.5), size: CGSize(width: 4, height: 4))
        screen.view.layer.contents = try #require(half.pngData().flatMap { UIImage(data: $0) }).cgImage
        #expect(screen.picture[50, 50].difference(from: .init(red: 255, green: 127, blue: 127)) <= 1)
    }

    @Test("PNG data keeps every color at every opacity")
    func everyOpacity() throws {
        var pixels: [UInt8] = []
        for alpha in UInt8.min...UInt8.max {
            for value in UInt8.min...UInt8.max { pixels += [value, 255 - value, value / 2, alpha] }
        }
        let image = Picture(width: 256, height: 256, scale: 1, pixels: pixels).image
        let again = try #require(image.pngData().flatMap { UIImage(data: $0) })
        #expect(Picture(again) == Picture(image))
    }

    @Test("A renderer's picture has the format's scale, is transparent where nothing is drawn, and black there if it is opaque")
    func renderer() {
        let screen = LayerScreen()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        #expect(image.scale == 3)
        #expect(image.cgImage?.width == 30)
        #expect(image.size == CGSize(width: 10, height: 10))
        screen.view.layer.contents = image.cgImage
        #expect(screen.picture[20, 50] == Ink.red)
        #expect(screen.picture[80, 50] == Ink.white)
        format.opaque = true
        screen.view.layer.contents = renderer.image { _ in }.cgImage
        #expect(screen.picture[80, 50] == Ink.black)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("UIImage draws upright; Core Graphics draws upside down where y points down")
    func flipping() throws {
        let screen = LayerScreen()
        let quarters = makeQuarters(size: CGSize(width: 100, height: 100))
        func topLeft(_ draw: @escaping (CGContext) -> Void) -> Picture.Pixel {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { draw($0.cgContext) }
            screen.view.layer.contents = image.cgImage
            return screen.picture[10, 10]
        }
        let pixels = try #require(quarters.cgImage)
        let place = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(topLeft { _ in quarters.draw(in: place) } == Ink.red)
        #expect(topLeft { $0.draw(pixels, in: place) } == Ink.blue)
    }

    // "byTiling" of https://developer.apple.com/documentation/coregraphics/cgcontext/draw(_:in:bytiling:).
    @Test("Tiling, which is not done here, traps", .chosen)
    func tiling() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let size = CGSize(width: 10, height: 10)
            _ = UIGraphicsImageRenderer(size: size).image { context in
                guard let pixels = makeQuarters(size: size).cgImage else { return }
                context.cgContext.draw(pixels, in: CGRect(origin: .zero, size: size), byTiling: true)
            }
        }
        #expect(exit?.said("pictures are not tiled here") == true)
    }

    @Test("A tinted image has the colour where it was opaque; a symbol is shown in the view's tint")
    func tint() {
        let screen = LayerScreen()
        let view = UIImageView(image: makeImage(.red, size: CGSize(width: 100, height: 100)).withTintColor(.blue))
        view.frame = screen.view.bounds
        screen.view.addSubview(view)
        #expect(screen.picture[50, 50] == Ink.blue)
        view.image = UIImage(systemName: "pause.fill")
        view.tintColor = .green
        let picture = screen.picture
        #expect(Set((0..<100).map { picture[$0, 50] }).isSuperset(of: [Ink.white, Ink.green]))
        view.image = view.image?.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(!screen.picture.box(ofAllBut: Ink.white).isNull)
    }

    /// From https://developer.apple.com/design/human-interface-guidelines/right-to-left: symbols that show a direction turn with reading.
    @Test("A symbol that points forward turns round with the reading direction of the view that shows it, also when it is tinted")
    func symbolsOfReading() throws {
        let screen = LayerScreen()
        let view = UIImageView(image: UIImage(systemName: "chevron.forward"))
        view.contentMode = .center
        view.frame = screen.view.bounds
        screen.view.addSubview(view)
        /// Whether the tip is to the right of the ends.
        @MainActor func pointsRight() throws -> Bool {
            let picture = screen.picture
            let box = picture.box(ofAllBut: Ink.white)
            func ink(_ y: CGFloat) throws -> Int { try #require((0..<100).first { picture[$0, Int(y)] != Ink.white }) }
            return try ink(box.midY) > ink(box.minY)
        }
        #expect(try pointsRight())
        screen.device.setLayoutDirection(.rightToLeft)
        #expect(try !pointsRight())
        view.image = UIImage(systemName: "chevron.forward")
        #expect(try !pointsRight())
        view.image = view.image?.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(try !pointsRight())
        screen.device.setLayoutDirection(.leftToRight)
        #expect(try pointsRight())
        view.image = UIImage(systemName: "chevron.right")
        #expect(try pointsRight())
        screen.device.setLayoutDirection(.rightToLeft)
        #expect(try pointsRight())
    }
}
