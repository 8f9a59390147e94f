import HeadlessDevice
import ImageIO
import PortableTestSupport
import Testing
import TestSupport
import UIKit
import UniformTypeIdentifiers

/// From https://developer.apple.com/documentation/imageio/cgimagesource and the pages of its functions and keys.
@MainActor @Suite("Image sources", .timeLimit(.minutes(20))) struct ImageSourceTests {
    /// A photo of so many pixels as a source.
    private func source(_ width: Int, _ height: Int, _ orientation: UIImage.Orientation = .up) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(MadePhoto.jpeg(width: width, height: height, orientation: orientation) as CFData, nil))
    }

    private func options(_ side: Int, isUpright: Bool = false, isImmediate: Bool = false) -> CFDictionary {
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceThumbnailMaxPixelSize: side,
            kCGImageSourceCreateThumbnailWithTransform: isUpright,
            kCGImageSourceShouldCacheImmediately: isImmediate,
        ]
        return options as CFDictionary
    }

    @Test("The properties are the stored size and the orientation, and nothing is decoded for them")
    func properties() throws {
        try HeadlessDevice.run { device in
            let source = try source(400, 300, .right)
            #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.jpeg" as CFString)
            let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
            #expect(properties[kCGImagePropertyPixelWidth] as? Int == 400 && properties[kCGImagePropertyPixelHeight] as? Int == 300)
            #expect(properties[kCGImagePropertyOrientation] as? UInt32 == CGImagePropertyOrientation.right.rawValue)
            #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
            #expect(CGImageSourceCopyPropertiesAtIndex(try self.source(4, 3), 0, nil)?[kCGImagePropertyOrientation] == nil)
            #expect(device.decodedPixels.byteCountOnMainActor == 0)
        }
    }

    // From https://developer.apple.com/documentation/imageio/kcgimagepropertyhasalpha: "true when the image contains an alpha channel".
    @Test("An alpha channel is a property")
    func alpha() throws {
        func hasAlpha(_ data: Data?) throws -> Bool {
            let data = try #require(data)
            let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
            let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
            return properties[kCGImagePropertyHasAlpha] as? Bool ?? false
        }
        let image = makeImage(UIColor.red.withAlphaComponent(0.5), size: CGSize(width: 4, height: 4))
        try #expect(hasAlpha(image.pngData()) && !hasAlpha(image.jpegData(compressionQuality: 0.8)))
        try #expect(!hasAlpha(MadePhoto.png(width: 4, height: 4)))
    }

    // From https://developer.apple.com/documentation/imageio/cgimagesourcestatus: "The operation is complete", and "The end of the file
    // occurred unexpectedly".
    @Test(
        "The status is complete for a whole file, whatever follows its end, and an unexpected end for any part of it",
        arguments: [true, false]
    )
    func status(isJPEG: Bool) throws {
        let whole = isJPEG ? MadePhoto.jpeg(width: 640, height: 480, restartRows: 1) : MadePhoto.png(width: 640, height: 480)
        @MainActor func status(_ data: Data) -> CGImageSourceStatus? {
            guard let source = CGImageSourceCreateWithData(data as CFData, nil), CGImageSourceGetCount(source) == 1 else { return nil }
            return CGImageSourceGetStatusAtIndex(source, 0)
        }
        #expect(status(whole) == .statusComplete && status(whole + Data([0xFF, 0x10, 0])) == .statusComplete)
        let parts = stride(from: 0, to: whole.count, by: 97).map { status(whole.prefix($0)) } + [status(whole.dropLast())]
        #expect(parts.allSatisfy { $0 == nil || $0 == .statusUnexpectedEOF } && parts.last != .some(nil))
    }

    @Test("A thumbnail in the file has an end that isn't the photo's")
    func statusOfThumbnail() throws {
        var data = MadePhoto.jpeg(width: 64, height: 48)
        let thumbnail = MadePhoto.jpeg(width: 16, height: 12)
        let size = thumbnail.count + 2
        data.insert(contentsOf: [0xFF, 0xE2, UInt8(size >> 8), UInt8(size & 0xFF)] + thumbnail, at: 2)
        let whole = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let part = try #require(CGImageSourceCreateWithData(data.dropLast(2) as CFData, nil))
        #expect(CGImageSourceGetStatusAtIndex(whole, 0) == .statusComplete)
        #expect(CGImageSourceGetStatusAtIndex(part, 0) == .statusUnexpectedEOF)
    }

    // From the pages of `CGImageSourceGetCount(_:)` and `CGImageSourceGetPrimaryImageIndex(_:)`: "the index of the primary image for an
    // HEIF image, or 0 for any other image format".
    @Test(
        "A HEIC or AVIF file of two pictures has both, each with its size and its colors, and says which one is the primary picture",
        arguments: zip(TwoPictures.files, ["public.heic", "public.avif"])
    )
    func primary(file: Data, type: String) throws {
        let source = try #require(CGImageSourceCreateWithData(file as CFData, nil))
        #expect(CGImageSourceGetType(source) as String? == type)
        #expect(CGImageSourceGetCount(source) == 2 && CGImageSourceGetPrimaryImageIndex(source) == 1)
        for (index, width, color) in [(0, 64, (red: 255, blue: 0)), (1, 96, (red: 0, blue: 255))] {
            let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil))
            #expect(properties[kCGImagePropertyPixelWidth] as? Int == width)
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            let pixel = try #require(Picture(UIImage(cgImage: image)))[8, 32]
            #expect(image.width == width && abs(Int(pixel.red) - color.red) < 12 && abs(Int(pixel.blue) - color.blue) < 12, "\(pixel)")
        }
        #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
    }

    // From https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct and the pages of its members.
    @Test("The type of a source's file has an identifier and a filename extension; there is no type for an unknown identifier")
    func types() throws {
        let identifier = try #require(CGImageSourceGetType(source(4, 3))) as String
        let type = try #require(UTType(identifier))
        #expect(type == .jpeg && type.identifier == identifier && type.preferredFilenameExtension == "jpeg")
        #expect(UTType("public.png") == .png && UTType.png.preferredFilenameExtension == "png")
        let extensions = [UTType.gif, .webP, .heic, .heif].map(\.preferredFilenameExtension)
        #expect(extensions == ["gif", "webp", "heic", "heif"])
        #expect(UTType("org.webmproject.webp") == .webP && UTType("nothing") == nil)
    }

    @Test("A thumbnail's longer side is as long as it may be, or the image's own; with the transform it is upright")
    func thumbnail() throws {
        let source = try source(320, 240, .left)
        let stored = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options(80)))
        try #require((stored.width, stored.height) == (80, 60))
        let upright = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options(80, isUpright: true)))
        try #require((upright.width, upright.height) == (60, 80))
        let whole = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options(1000)))
        #expect((whole.width, whole.height) == (320, 240))
        let (one, other) = try (#require(Picture(UIImage(cgImage: stored))), #require(Picture(UIImage(cgImage: upright))))
        for column in 0..<MadePhoto.columns {
            for row in 0..<MadePhoto.rows {
                let color = MadePhoto.color(column: column, row: row)
                #expect(one[column * 10 + 5, row * 10 + 5].difference(from: color) <= 12, "field \(column), \(row)")
                // Counterclockwise: what is on the right goes to the top.
                #expect(other[row * 10 + 5, 79 - (column * 10 + 5)].difference(from: color) <= 12, "field \(column), \(row), upright")
            }
        }
    }

    @Test("Images and thumbnails are decoded when they are drawn, or at once where that is asked for, and no larger than they need")
    func decoding() throws {
        try HeadlessDevice.run { device in
            let source = try source(8064, 6048)
            let later = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options(1008)))
            #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 8064)
            #expect(device.decodedPixels.byteCountOnMainActor == 0)
            _ = Picture(UIImage(cgImage: later))
            #expect(device.decodedPixels.byteCountOnMainActor == 1008 * 756 * 4, "an eighth exactly")
            let now = CGImageSourceCreateThumbnailAtIndex(source, 0, options(1000, isImmediate: true))
            #expect(now?.width == 1000 && device.decodedPixels.largestByteCount <= 10 << 20)
            #expect(device.decodedPixels.byteCount == (1008 * 756 + 1000 * 750) * 4)
        }
    }

    @Test(
        "Without being asked for one a source makes no thumbnail; what is no picture has none, and a file that is not there no source",
        .chosen
    )
    func nothing() throws {
        let source = try source(40, 30)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 1, options(10)) == nil)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options(0)) == nil)
        let ifAbsent = [kCGImageSourceCreateThumbnailFromImageIfAbsent: true] as CFDictionary
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, ifAbsent)?.width == 40)
        let empty = try #require(CGImageSourceCreateWithData(Data("no picture".utf8) as CFData, nil))
        #expect(CGImageSourceGetCount(empty) == 0 && CGImageSourceGetType(empty) == nil)
        #expect(CGImageSourceCreateImageAtIndex(empty, 0, nil) == nil && CGImageSourceCopyPropertiesAtIndex(empty, 0, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere/nothing.jpg") as CFURL, nil) == nil)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("LinuxUIKitTests-source.jpg")
        try MadePhoto.jpeg(width: 40, height: 30).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let read = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
        #expect(CGImageSourceCreateImageAtIndex(read, 0, nil)?.height == 30)
    }
}
