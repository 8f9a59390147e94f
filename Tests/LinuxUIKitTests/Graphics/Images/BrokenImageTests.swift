import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiimage/init(data:) (nil "if the method could not initialize the image from the
/// specified data") and the pages of `preparingForDisplay()` and `preparingThumbnail(of:)`, nil where the data is corrupt. Whatever comes
/// of bad data, it is no trap.
@MainActor @Suite("Images of broken data", .timeLimit(.minutes(20))) struct BrokenImageTests {
    nonisolated static let kinds = [
        "baseline", "progressive.jpg", "inks.jpg", "inked.jpg", "grey.jpg", "wide.jpg", "png", "wide.png", "palette.png", "disposal.gif",
        "animated.webp", "turned.webp", "lossy.webp", "fields.heic", "turned.heic",
    ]

    private func data(_ kind: String) throws -> Data {
        switch kind {
        case "baseline": return MadePhoto.jpeg(width: 97, height: 61, orientation: .right)
        case "png": return try #require(makeQuarters(size: CGSize(width: 40, height: 30)).pngData())
        default: return try ImageFixture.data(kind)
        }
    }

    /// Uses the image's pixels in every possible way, and returns a fault in words, or `nil`. An image that claims to be huge is left
    /// alone.
    private func fault(of image: UIImage) -> String? {
        guard let cgImage = image.cgImage, cgImage.width * cgImage.height <= 1 << 20 else { return nil }
        let prepared = image.preparingForDisplay()
        if let prepared, prepared.size != image.size { return "it was prepared as \(prepared.size)" }
        let size = CGSize(width: 10, height: 10)
        if let small = image.preparingThumbnail(of: size), small.size != size { return "the thumbnail is \(small.size)" }
        guard let picture = Picture(image), picture.width == cgImage.width else { return "it has no pixels" }
        return image.jpegData(compressionQuality: 0.5) == nil || image.pngData() == nil ? "it is not written" : nil
    }

    @Test("Data that is cut off anywhere gives nil, or a picture of the full size", arguments: kinds)
    func truncated(kind: String) throws {
        let data = try data(kind)
        let whole = try #require(UIImage(data: data))
        for sixteenth in 0..<16 {
            guard let image = UIImage(data: data.prefix(data.count * sixteenth / 16)) else { continue }
            // The orientation of a WebP stands at the end of the file.
            let turned = CGSize(width: whole.size.height, height: whole.size.width)
            #expect(image.size == whole.size || kind == "turned.webp" && image.size == turned)
            #expect(fault(of: image) == nil, "\(sixteenth) of 16")
        }
        // The shortest header, WebP's, has 30 bytes.
        for count in 0..<30 { #expect(UIImage(data: data.prefix(count)) == nil, "\(count) bytes") }
    }

    @Test("A photo that is cut off is shown as far as it goes", .chosen)
    func partly() throws {
        let data = MadePhoto.jpeg(width: 160, height: 120)
        let half = try #require(UIImage(data: data.prefix(data.count * 3 / 4)).flatMap(Picture.init))
        #expect(half[10, 10].difference(from: MadePhoto.color(column: 0, row: 0)) <= 12)
        #expect(half[155, 115].difference(from: MadePhoto.color(column: 7, row: 5)) > 12)
        #expect(half[155, 115].alpha == 255)
    }

    @Test("A PNG that is cut off is shown as far as it goes, and an interlaced one as fine as it goes", .chosen)
    func partlyPNG() throws {
        let data = MadePhoto.png(width: 800, height: 600)
        let half = try #require(UIImage(data: data.prefix(data.count / 2)).flatMap(Picture.init))
        #expect(half[10, 10] == MadePhoto.color(column: 0, row: 0) && half[795, 595].alpha == 0)
        let passes = MadePhoto.png(width: 800, height: 600, isInterlaced: true)
        let coarse = try #require(UIImage(data: passes.prefix(passes.count / 2)).flatMap(Picture.init))
        #expect(coarse[50, 50] == MadePhoto.color(column: 0, row: 0) && coarse[750, 550] == MadePhoto.color(column: 7, row: 5))
    }

    @Test("Flipped bits give nil, or some picture", arguments: kinds)
    func flipped(kind: String) throws {
        let data = try data(kind)
        for seed in 1...150 {
            var random = SeededGenerator(seed: UInt64(seed))
            var broken = data
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                let index = Int.random(in: 0..<broken.count, using: &random)
                broken[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            }
            guard let image = UIImage(data: broken) else { continue }
            #expect(fault(of: image) == nil, "seed \(seed)")
        }
    }

    @Test("Slices of data, whose indices do not begin at zero, are read as well", .chosen, arguments: kinds)
    func slices(kind: String) throws {
        let data = try data(kind)
        let slice = (Data([1, 2, 3]) + data).dropFirst(3)
        let image = try #require(UIImage(data: slice))
        #expect(try Picture(image) == Picture(#require(UIImage(data: data))))
    }

    @Test("A size of nothing gives nil; one that is too large for a bitmap is read, and nothing is decoded", .chosen)
    func sizes() throws {
        let data = MadePhoto.jpeg(width: 40, height: 24)
        // Behind SOF0 there are its length, the precision, and then the height and the width in two bytes each.
        let header = try #require(data.firstRange(of: Data([0xFF, 0xC0])))
        for (width, height) in [(0, 24), (40, 0), (32_768, 1), (1, 65_500), (30_000, 30_000), (64_250, 64_250)] {
            var changed = data
            let bytes = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map { UInt8($0) }
            changed.replaceSubrange((header.upperBound + 3)..<(header.upperBound + 7), with: bytes)
            let image = UIImage(data: changed)
            #expect(image?.size == (width * height == 0 ? nil : CGSize(width: width, height: height)))
            #expect(image?.preparingForDisplay() == nil && image.flatMap(Picture.init) == nil, "\(width) × \(height)")
        }
    }

    @Test("A picture that cannot be decoded is not prepared, and where it is shown nothing is seen")
    func undecodable() throws {
        // A whole PNG but for what is packed in it, with the right checksum: a single chunk of data that says nothing.
        let png = try #require(Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAABElEQVQAAAAA6iPnBwAAAABJRU5ErkJggg=="))
        let image = try #require(UIImage(data: png))
        #expect(image.size == CGSize(width: 4, height: 4))
        #expect(image.preparingForDisplay() == nil && image.preparingThumbnail(of: CGSize(width: 2, height: 2)) == nil)
        let screen = LayerScreen()
        screen.view.addSubview(UIImageView(image: image))
        #expect(screen.picture[2, 2] == Ink.white)
    }
}
