import HeadlessDevice
import ImageIO
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/coregraphics/cgimage/cropping(to:),
/// https://developer.apple.com/documentation/imageio/kcgimagesourcesubsamplefactor and Apple's sample "Large Image Downsizing", whose
/// comments say that only the part of a file that is drawn is decoded.
@MainActor @Suite("Parts of pictures", .timeLimit(.minutes(20))) struct PicturePartTests {
    nonisolated static let kinds = [
        "baseline", "restarts", "progressive.jpg", "inks.jpg", "grey.jpg", "png", "interlaced", "transparent", "wide.png",
        "wide-interlaced.png", "wide.jpg", "inked.jpg", "fields.heic", "turned.webp", "disposal.gif",
    ]

    private func data(_ kind: String) throws -> Data {
        switch kind {
        case "baseline": return MadePhoto.jpeg(width: 397, height: 261, orientation: .right)
        case "restarts": return MadePhoto.jpeg(width: 397, height: 661, restartRows: 1)
        case "png": return MadePhoto.png(width: 397, height: 261)
        case "interlaced": return MadePhoto.png(width: 397, height: 261, isInterlaced: true)
        case "transparent": return try #require(makeQuarters(size: CGSize(width: 97, height: 61)).pngData())
        default: return try ImageFixture.data(kind)
        }
    }

    private func image(of data: Data, reducedBy factor: Int = 1) throws -> CGImage {
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let options: [CFString: Any] = [kCGImageSourceSubsampleFactor: factor, kCGImageSourceShouldCache: false]
        return try #require(CGImageSourceCreateImageAtIndex(source, 0, options as CFDictionary))
    }

    @Test("A part has exactly the whole picture's pixels, at every fraction of its size", arguments: kinds)
    func parts(kind: String) throws {
        let data = try data(kind)
        var random = SeededGenerator(seed: 35_000)
        for factor in [1, 2, 4, 8] {
            let whole = try image(of: data, reducedBy: factor)
            let picture = try #require(Picture(UIImage(cgImage: whole)))
            for _ in 0..<12 {
                let (x, y) = (Int.random(in: 0..<whole.width, using: &random), Int.random(in: 0..<whole.height, using: &random))
                let width = Int.random(in: 1...(whole.width - x), using: &random)
                let height = Int.random(in: 1...(whole.height - y), using: &random)
                let rect = CGRect(x: x, y: y, width: width, height: height)
                let part = try #require(image(of: data, reducedBy: factor).cropping(to: rect))
                let cut = try #require(Picture(UIImage(cgImage: part)))
                try #require((cut.width, cut.height) == (width, height))
                let rows = (0..<height).allSatisfy { row in
                    let start = ((y + row) * whole.width + x) * 4
                    return cut.pixels[(row * width * 4)..<((row + 1) * width * 4)] == picture.pixels[start..<(start + width * 4)]
                }
                #expect(rows, "\(kind) at 1/\(factor): \(rect)")
            }
        }
    }

    @Test("A phone that decodes parts by the whole picture counts the whole picture for this time", arguments: [1, 4])
    func whole(factor: Int) throws {
        try HeadlessDevice.run(.behaving { $0.partialDecoding = .whole }) { device in
            let whole = try image(of: MadePhoto.jpeg(width: 800, height: 400), reducedBy: factor)
            let part = try #require(whole.cropping(to: CGRect(x: 10, y: 20, width: 30, height: 40)))
            #expect(device.decodedPixels.decodingCount == 0 && device.decodedPixels.largestByteCount == 0)
            let prepared = UIImage(cgImage: part).preparingForDisplay()
            #expect(prepared != nil && device.decodedPixels.byteCount == 4 * 30 * 40 && device.decodedPixels.decodingCount == 1)
            let largest = device.decodedPixels.largestByteCount
            #expect((4 * 320_000 / (factor * factor)...4 * 320_000 / (factor * factor) + 4 * 30 * 40).contains(largest))
        }
    }

    @Test("A part of a part is the same part of the whole, and only its pixels are decoded, when they are needed")
    func counts() throws {
        try HeadlessDevice.run { device in
            let whole = try image(of: MadePhoto.jpeg(width: 8064, height: 6048))
            let part = try #require(whole.cropping(to: CGRect(x: 4000, y: 3000, width: 2000, height: 2000)))
            let inner = try #require(part.cropping(to: CGRect(x: 0, y: 10, width: 300, height: 200)))
            #expect(device.decodedPixels.byteCountOnMainActor == 0)
            let picture = try #require(Picture(UIImage(cgImage: inner)))
            #expect(device.decodedPixels.byteCountOnMainActor == 300 * 200 * 4)
            #expect(picture[5, 5].difference(from: MadePhoto.color(column: 3, row: 2)) <= 12)
            #expect(picture[200, 100].difference(from: MadePhoto.color(column: 4, row: 3)) <= 12)
            let size = CGSize(width: 90, height: 90)
            let prepared = try #require(UIImage(cgImage: part, scale: 1, orientation: .right).preparingThumbnail(of: size))
            #expect(prepared.imageOrientation == .right && prepared.size == size)
        }
    }

    @Test("A part of decoded pixels is a copy, which takes memory of its own and decodes nothing", .chosen)
    func copies() throws {
        try HeadlessDevice.run { device in
            var decoded = try UIImage(cgImage: image(of: MadePhoto.jpeg(width: 80, height: 60))).preparingForDisplay()
            var part = decoded?.cgImage?.cropping(to: CGRect(x: 10, y: 10, width: 20, height: 10))
            let whole = 80 * 60 * 4
            #expect(device.decodedPixels.byteCount == whole + 800 && device.decodedPixels.byteCountOnMainActor == whole)
            decoded = nil
            #expect(device.decodedPixels.byteCount == 800 && part?.width == 20)
            part = nil
            #expect(device.decodedPixels.byteCount == 0)
        }
    }

    @Test("An image by a factor of 2, 4 or 8 is so much smaller, rounded up; any other factor gives the whole size", .chosen)
    func factors() throws {
        for data in [MadePhoto.jpeg(width: 397, height: 261), MadePhoto.png(width: 397, height: 261)] {
            let sizes = try [1, 2, 3, 4, 8, 16, -2].map { factor in
                let image = try image(of: data, reducedBy: factor)
                return [image.width, image.height]
            }
            #expect(sizes == [[397, 261], [199, 131], [397, 261], [100, 66], [50, 33], [397, 261], [397, 261]])
        }
    }

    @Test("A panorama of 100,000 pixels is read in parts and as a thumbnail, though no bitmap is as long", .chosen)
    func panorama() throws {
        try HeadlessDevice.run { device in
            let data = MadePhoto.png(width: 100_000, height: 200)
            let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
            let whole = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            #expect(whole.width == 100_000 && Picture(UIImage(cgImage: whole)) == nil)
            let end = try #require(whole.cropping(to: CGRect(x: 99_900, y: 100, width: 200, height: 200)))
            #expect((end.width, end.height) == (100, 100))
            #expect(try #require(Picture(UIImage(cgImage: end)))[99, 99] == MadePhoto.color(column: 7, row: 5))
            let options: [CFString: Any] = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 1000]
            let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
            #expect((small.width, small.height) == (1000, 2))
            let pixel = try #require(Picture(UIImage(cgImage: small)))[10, 1]
            #expect(pixel.alpha == 255 && abs(Int(pixel.red) - 30) <= 2, "the first column's fields have one red")
            #expect(device.decodedPixels.largestByteCount < 2_000_000)
        }
    }
}
