import HeadlessDevice
import ImageIO
import PortableTestSupport
import TestSupport
import Testing
import UIKit
import UniformTypeIdentifiers

/// From https://developer.apple.com/documentation/uikit/uiimage ("image objects … in all of the formats that the platform supports"), and
/// https://developer.apple.com/documentation/imageio/cgimagesourcecopytypeidentifiers(), whose list on iOS 14 and later has these formats.
@MainActor @Suite("Formats of images", .timeLimit(.minutes(20))) struct FormatTests {
    struct Format: Sendable, CustomTestStringConvertible {
        let file: String
        let expected: String
        let type: UTType

        var testDescription: String { file }
    }

    nonisolated static let formats = [
        Format(file: "disposal.gif", expected: "disposal", type: .gif), Format(file: "animated.webp", expected: "animated", type: .webP),
        Format(file: "lossy.webp", expected: "lossy", type: .webP), Format(file: "turned.webp", expected: "turned", type: .webP),
        Format(file: "turned.png", expected: "turned", type: .png), Format(file: "palette.png", expected: "palette", type: .png),
        Format(file: "deep.png", expected: "deep", type: .png),
    ]

    @Test("An image of a file, the first one if there are several, has the pixels that other programs see", arguments: formats)
    func pixels(format: Format) throws {
        let image = try #require(UIImage(data: ImageFixture.data(format.file)))
        let picture = try #require(Picture(image))
        let expected = try ImageFixture.expected(format.expected, width: picture.width)
        #expect(ImageFixture.largestSeenDifference(picture, expected) <= 1)
        #expect(image.images == nil && image.duration == 0)
    }

    // From GIF89a, appendix F: "when the table is full, the encoder can choose to use the table as is".
    @Test("A GIF is read to its end if its table of codes is full and never cleared")
    func fullTable() throws {
        var random = SeededGenerator(seed: 65_200)
        let size = (width: 200, height: 150)
        let pixels = (0..<(size.width * size.height)).map { _ in UInt8.random(in: 0...255, using: &random) }
        var (codes, word, bitCount, codeWidth) = (Data(), 0, 0, 9)
        func append(_ code: Int) {
            word |= code << bitCount
            bitCount += codeWidth
            while bitCount >= 8 {
                codes.append(UInt8(word & 0xFF))
                (word, bitCount) = (word >> 8, bitCount - 8)
            }
        }
        append(256)
        var (table, next, prefix) = ([Int: Int](), 258, Int(pixels[0]))
        for pixel in pixels.dropFirst() {
            let key = prefix << 8 | Int(pixel)
            if let code = table[key] {
                prefix = code
                continue
            }
            append(prefix)
            if next < 4096 {
                table[key] = next
                next += 1
                if next - 1 == 1 << codeWidth, codeWidth < 12 { codeWidth += 1 }
            }
            prefix = Int(pixel)
        }
        for code in [prefix, 257, 0] { append(code) }
        let blocks = stride(from: 0, to: codes.count, by: 255).map { start in
            let block = codes[start..<min(start + 255, codes.count)]
            return Data([UInt8(block.count)]) + block
        }
        let header = Data("GIF89a".utf8) + Data([UInt8(size.width), 0, UInt8(size.height), 0, 0xF7, 0, 0])
        let grays = Data((0...255).flatMap { [UInt8($0), UInt8($0), UInt8($0)] })
        let frame = Data([0x2C, 0, 0, 0, 0, UInt8(size.width), 0, UInt8(size.height), 0, 0, 8])
        let file = header + grays + frame + blocks.reduce(Data(), +) + Data([0, 0x3B])
        let picture = try #require(UIImage(data: file).flatMap { Picture($0) })
        #expect(next == 4096 && pixels.indices.allSatisfy { picture[$0 % size.width, $0 / size.width].red == pixels[$0] })
    }

    @Test("A source says the format, and reads only the header", arguments: formats)
    func header(format: Format) throws {
        try HeadlessDevice.run { device in
            let source = try #require(CGImageSourceCreateWithData(ImageFixture.data(format.file) as CFData, nil))
            #expect(CGImageSourceGetType(source) as String? == format.type.identifier)
            #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
            #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int ?? 0 > 0)
            #expect(device.decodedPixels.byteCountOnMainActor == 0)
        }
    }

    @Test("A HEIC has its colors and its opacity, also at a fraction of its size", arguments: [1, 2])
    func heic(factor: Int) throws {
        let source = try #require(CGImageSourceCreateWithData(ImageFixture.data("fields.heic") as CFData, nil))
        #expect(CGImageSourceGetType(source) as String? == UTType.heic.identifier && CGImageSourceGetCount(source) == 1)
        let options = [kCGImageSourceSubsampleFactor: factor] as CFDictionary
        let picture = try #require(CGImageSourceCreateImageAtIndex(source, 0, options).flatMap { Picture(UIImage(cgImage: $0)) })
        try #require((picture.width, picture.height) == (48 / factor, 32 / factor))
        let colors: [Picture.Pixel] = [
            .init(red: 230, green: 40, blue: 30), .init(red: 40, green: 200, blue: 60, alpha: 165),
            .init(red: 30, green: 60, blue: 220, alpha: 75), .init(red: 240, green: 220, blue: 40),
            .init(red: 128, green: 128, blue: 128, alpha: 165), .init(red: 250, green: 250, blue: 250, alpha: 75),
        ]
        for (index, color) in colors.enumerated() {
            let seen = picture[(index % 3 * 16 + 8) / factor, (index / 3 * 16 + 8) / factor]
            #expect(seen.difference(from: color) <= 6, "field \(index): \(seen)")
        }
        let part = CGImageSourceCreateImageAtIndex(source, 0, nil)?.cropping(to: CGRect(x: 32, y: 16, width: 16, height: 16))
        let corner = try #require(part.flatMap { Picture(UIImage(cgImage: $0)) })
        #expect(corner.width == 16 && corner[8, 8].difference(from: colors[5]) <= 6)
    }

    // ISO/IEC 23008-12, 6.5.10: a file's rotation belongs to the decoding of its picture. A phone reports it as an orientation instead,
    // about which Apple's documentation is silent.
    @Test("A rotated HEIC is decoded upright", .chosen)
    func rotatedHEIC() throws {
        let image = try #require(UIImage(data: ImageFixture.data("turned.heic")))
        #expect(image.size == CGSize(width: 32, height: 48) && image.imageOrientation == .up)
        let picture = try #require(Picture(image))
        // Clockwise: the first row's fields are in the right column.
        #expect(picture[24, 8].difference(from: .init(red: 230, green: 40, blue: 30)) <= 6)
        #expect(picture[24, 40].difference(from: .init(red: 30, green: 60, blue: 220)) <= 6)
        #expect(picture[8, 8].difference(from: .init(red: 240, green: 220, blue: 40)) <= 6)
    }

    // From https://developer.apple.com/documentation/uikit/uiimage/preparingthumbnail(of:).
    @Test("Thumbnails have the size that was asked for", arguments: formats.map(\.file) + ["fields.heic"])
    func thumbnails(file: String) throws {
        let image = try #require(UIImage(data: ImageFixture.data(file)))
        let size = CGSize(width: 7, height: 5)
        #expect(image.preparingThumbnail(of: size)?.size == size && image.preparingForDisplay()?.size == image.size)
    }
}
