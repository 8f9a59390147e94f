import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiimage/init(data:), its other initializers, and
/// https://developer.apple.com/documentation/uikit/uiimage/jpegdata(compressionquality:).
@MainActor @Suite("JPEG", .timeLimit(.minutes(20))) struct JPEGTests {
    @Test("What was written is read again with its size, and in its colours")
    func roundTrip() throws {
        let image = makeQuarters(size: CGSize(width: 64, height: 32))
        let again = try #require(image.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) })
        #expect(again.size == image.size && again.scale == 1 && again.imageOrientation == .up)
        let pictures = try (#require(Picture(image)), #require(Picture(again)))
        // The difference is the rounding of YCbCr, without any influence of the neighbours. At the best quality, every pixel keeps its own
        // colour.
        #expect(largestDifference(pictures.0, pictures.1) <= 6)
    }

    @Test("The scale is the one that is given, and divides the size")
    func scale() throws {
        let data = MadePhoto.jpeg(width: 60, height: 40)
        #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 30, height: 20))
        #expect(UIImage(data: data, scale: 2)?.scale == 2)
        #expect(UIImage(data: data)?.cgImage?.width == 60)
    }

    @Test("A lower quality takes fewer bytes; what is below 0 or above 1 counts as these")
    func quality() throws {
        let photo = try #require(UIImage(data: MadePhoto.jpeg(width: 400, height: 300)))
        let sizes = try [-1, 0, 0.3, 0.6, 0.9, 1, 2].map { try #require(photo.jpegData(compressionQuality: $0)).count }
        #expect(sizes == sizes.sorted() && Set(sizes).count == 5)
    }

    @Test("An image of nothing has no data")
    func nothing() {
        #expect(UIImage().jpegData(compressionQuality: 0.5) == nil)
    }

    /// The white is a guess: Apple is silent.
    @Test("What is transparent lies on white", .chosen)
    func transparency() throws {
        let half = makeImage(UIColor.red.withAlphaComponent(0.5), size: CGSize(width: 16, height: 16))
        let read = try #require(half.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) }.flatMap(Picture.init))
        #expect(read[8, 8].difference(from: .init(red: 255, green: 127, blue: 127)) <= 3)
        let clear = makeImage(.clear, size: CGSize(width: 16, height: 16))
        let empty = try #require(clear.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) }.flatMap(Picture.init))
        #expect(empty[8, 8] == Ink.white)
    }

    /// From https://developer.apple.com/documentation/uikit/uiimage/init(named:): "For PNG images, you may omit the filename extension. For
    /// all other file formats, always include the filename extension in the name."
    @Test("Files are read by their path, and by their name in a bundle with the ending")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("LinuxUIKitTests-JPEG.bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("photo@2x.jpg")
        try MadePhoto.jpeg(width: 40, height: 20, orientation: .right).write(to: file)
        let image = try #require(UIImage(contentsOfFile: file.path))
        #expect(image.size == CGSize(width: 10, height: 20) && image.scale == 2)
        let bundle = try #require(Bundle(path: folder.path))
        let named = try #require(UIImage(named: "photo.jpg", in: bundle, with: nil))
        #expect(named.size == image.size && named.imageOrientation == .right)
        #expect(UIImage(named: "photo", in: bundle, with: nil) == nil)
    }

    /// A file beside the tests.
    private func fixture(_ name: String) throws -> Picture {
        try #require(UIImage(data: ImageFixture.data("\(name).jpg")).flatMap(Picture.init))
    }

    @Test("Grey pictures, progressive ones and those of printing inks are read")
    func kinds() throws {
        let grey = try fixture("grey")
        #expect(grey[8, 8].difference(from: .init(red: 128, green: 128, blue: 128)) <= 1)
        let inks = try fixture("inks")
        #expect(inks[8, 8].difference(from: .init(red: 255, green: 0, blue: 255)) <= 8, "magenta alone")
        let progressive = try fixture("progressive")
        let colors = [(16, 12), (48, 12), (16, 36), (48, 36)].map { progressive[$0, $1] }
        let expected = [Ink.red, Ink.green, Ink.blue, .init(red: 255, green: 255, blue: 0)]
        #expect(zip(colors, expected).allSatisfy { $0.difference(from: $1) <= 12 }, "\(colors)")
    }
}
