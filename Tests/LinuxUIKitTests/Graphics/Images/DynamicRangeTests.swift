import HeadlessDevice
import Testing
import UIKit

/// From the pages of UIImageView.preferredImageDynamicRange, UIImageView.imageDynamicRange and UIImage.DynamicRange, and UIImage.h.
@MainActor @Suite("Dynamic range of images", .timeLimit(.minutes(20))) struct DynamicRangeTests {
    @Test("Unspecified unless set; a screen of the standard range shows no more than that")
    func range() throws {
        try HeadlessDevice.run { device in
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(view.preferredImageDynamicRange == .unspecified)
            view.preferredImageDynamicRange = .high
            device.show(view)
            #expect(view.preferredImageDynamicRange == .high && view.imageDynamicRange == .standard)
            #expect(
                [UIImage.DynamicRange.unspecified, .standard, .constrainedHigh, .high].map(\.rawValue) == [-1, 0, 1, 2]
            )
            #expect(!UIImage().isHighDynamicRange && UIScreen.main.potentialEDRHeadroom == 1)
        }
        try HeadlessDevice.run(HeadlessDevice.Configuration(potentialEDRHeadroom: 4)) { _ in
            let view = UIImageView()
            #expect(UIScreen.main.potentialEDRHeadroom == 4 && view.imageDynamicRange == .standard)
            view.preferredImageDynamicRange = .constrainedHigh
            #expect(view.imageDynamicRange == .constrainedHigh)
        }
    }

    /// The eight bytes are those of the pixel format for extended colors (page of `UIGraphicsImageRendererFormat.Range.extended`): Apple
    /// doesn't say which format decoded images have.
    @Test("A pixel of the high range counts eight bytes, decoded as a whole, as a thumbnail and in part", .chosen)
    func bytes() throws {
        try HeadlessDevice.run { device in
            var configuration = UIImageReader.Configuration()
            configuration.prefersHighDynamicRange = true
            configuration.preparesImagesForDisplay = true
            let file = Self.photo(0xE2, "urn:iso:std:iso:ts:21496:-1\0")
            let whole = UIImageReader(configuration: configuration).image(data: file)
            #expect(device.decodedPixels.byteCount == 8 * 64 * 48)
            configuration.preferredThumbnailSize = CGSize(width: 32, height: 24)
            let small = UIImageReader(configuration: configuration).image(data: file)
            let part = whole?.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect(device.decodedPixels.byteCount == 8 * (64 * 48 + 32 * 24 + 4 * 4))
            #expect(device.decodedPixels.decodingCount == 2 && small != nil && part != nil)
        }
    }

    /// A photo with a segment behind its first marker, which says that it has a gain map.
    nonisolated private static func photo(_ kind: UInt8, _ content: String) -> Data {
        let size = content.utf8.count + 2
        var data = MadePhoto.jpeg(width: 64, height: 48)
        data.insert(contentsOf: [0xFF, kind, UInt8(size >> 8), UInt8(size & 0xFF)] + content.utf8, at: 2)
        return data
    }

    // From https://developer.apple.com/documentation/uikit/uiimagereader-swift.struct, UIImageReader.h, and the pages of
    // `prefersHighDynamicRange` and `imageRestrictedToStandardDynamicRange()`.
    @Test(
        "A reader that prefers the high range makes such an image of a file with a gain map, and of no other",
        arguments: [
            photo(0xE2, "urn:iso:std:iso:ts:21496:-1\0"),
            photo(0xE1, "http://ns.adobe.com/xap/1.0/\0<rdf:Description hdrgm:Version=\"1.0\"/>"),
        ]
    )
    func gainMap(file: Data) throws {
        var configuration = UIImageReader.Configuration()
        #expect(!configuration.prefersHighDynamicRange, "the screen has no headroom")
        #expect(UIImageReader(configuration: configuration).image(data: file)?.isHighDynamicRange == false)
        configuration.prefersHighDynamicRange = true
        let reader = UIImageReader(configuration: configuration)
        let image = try #require(reader.image(data: file))
        #expect(image.isHighDynamicRange && image.size == CGSize(width: 64, height: 48))
        #expect(image.preparingForDisplay()?.isHighDynamicRange == true)
        #expect(image.preparingThumbnail(of: CGSize(width: 8, height: 6))?.isHighDynamicRange == true)
        let standard = image.imageRestrictedToStandardDynamicRange()
        #expect(!standard.isHighDynamicRange && standard.cgImage === image.cgImage)
        #expect(standard.imageRestrictedToStandardDynamicRange() === standard)
        #expect(UIImage(data: file)?.isHighDynamicRange == false)
        let plain = try #require(reader.image(data: MadePhoto.jpeg(width: 64, height: 48)))
        #expect(!plain.isHighDynamicRange)
    }

    // From https://developer.apple.com/documentation/imageio/kcgimageauxiliarydatatypehdrgainmap. The type's name in files is seen in
    // https://gist.github.com/kiding/fa4876ab4ddc797e3f18c71b3c2eeb3a.
    @Test("A HEIC photo's gain map is an auxiliary image", arguments: [("gain-map.heic", true), ("fields.heic", false)])
    func auxiliaryGainMap(file: String, isHigh: Bool) throws {
        var configuration = UIImageReader.Configuration()
        configuration.prefersHighDynamicRange = true
        let image = try #require(UIImageReader(configuration: configuration).image(data: ImageFixture.data(file)))
        #expect(image.isHighDynamicRange == isHigh && image.size == CGSize(width: 48, height: 32))
    }

    // From the pages of UIImageReader.Configuration's members.
    @Test("A reader makes images of files and data, as thumbnails of a size in pixels or prepared, and of nothing else")
    func reader() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("LinuxUIKitTests-reader.jpg")
        try MadePhoto.jpeg(width: 320, height: 240, orientation: .right).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        func size(_ change: (inout UIImageReader.Configuration) -> Void) -> CGSize? {
            var configuration = UIImageReader.Configuration()
            change(&configuration)
            return UIImageReader(configuration: configuration).image(contentsOf: file)?.size
        }
        #expect(size { _ in } == CGSize(width: 240, height: 320))
        #expect(size { $0.preferredThumbnailSize = CGSize(width: 60, height: 1000) } == CGSize(width: 60, height: 80))
        #expect(size { $0.preparesImagesForDisplay = true } == CGSize(width: 240, height: 320))
        #expect(await UIImageReader.default.image(contentsOf: file)?.size == CGSize(width: 240, height: 320))
        #expect(await UIImageReader.default.image(data: Data()) == nil)
        let reader = UIImageReader.default
        #expect(await reader.image(contentsOf: URL(fileURLWithPath: "/nowhere/nothing.jpg")) == nil)
    }
}
