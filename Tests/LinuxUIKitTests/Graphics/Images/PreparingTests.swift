import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiimage/preparingfordisplay() and
/// https://developer.apple.com/documentation/uikit/uiimage/preparingthumbnail(of:).
@MainActor @Suite("Preparing images", .timeLimit(.minutes(20))) struct PreparingTests {
    @Test("A prepared image is a new one that looks the same and is decoded; the first one is not")
    func display() throws {
        try HeadlessDevice.run { device in
            let image = try #require(UIImage(data: MadePhoto.jpeg(width: 40, height: 30, orientation: .right), scale: 2))
            let prepared = try #require(image.withRenderingMode(.alwaysOriginal).preparingForDisplay())
            #expect(device.decodedPixels.byteCount == 40 * 30 * 4)
            #expect(prepared !== image && prepared.size == image.size && prepared.scale == 2)
            #expect(prepared.imageOrientation == .right && prepared.renderingMode == .alwaysOriginal)
            let pictures = (Picture(prepared), Picture(prepared.preparingForDisplay() ?? UIImage()))
            #expect(device.decodedPixels.byteCountOnMainActor == 40 * 30 * 4)
            #expect(pictures.0 == pictures.1 && Picture(image) == pictures.0)
            #expect(device.decodedPixels.byteCount == 2 * 40 * 30 * 4, "the first one has been decoded since, for itself")
            let drawn = makeQuarters(size: CGSize(width: 4, height: 4))
            #expect(drawn.preparingForDisplay().flatMap(Picture.init) == Picture(drawn))
        }
    }

    @Test("A thumbnail has the size in points that it is asked for, and the image's scale and orientation", .chosen)
    func size() throws {
        for orientation in ImageOrientationTests.cases.map(\.orientation) {
            let image = try #require(UIImage(data: MadePhoto.jpeg(width: 320, height: 240, orientation: orientation), scale: 2))
            let size = CGSize(width: image.size.width / 4, height: image.size.height / 4)
            let small = try #require(image.preparingThumbnail(of: size))
            #expect(small.size == size && small.scale == 2 && small.imageOrientation == orientation)
            #expect(small.cgImage?.width == 80 && small.cgImage?.height == 60)
            let picture = try #require(Picture(small))
            for column in 0..<MadePhoto.columns {
                for row in 0..<MadePhoto.rows {
                    let difference = picture[column * 10 + 5, row * 10 + 5].difference(from: MadePhoto.color(column: column, row: row))
                    #expect(difference <= 12, "field \(column), \(row) of \(orientation)")
                }
            }
        }
    }

    /// "Returns a new thumbnail image at the specified size": that it is stretched follows.
    @Test("A thumbnail of other proportions is stretched; it may be larger than the image, and be made of what was drawn")
    func proportions() throws {
        let drawn = makeQuarters(size: CGSize(width: 40, height: 20))
        for image in [drawn, try #require(drawn.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) })] {
            for size in [CGSize(width: 10, height: 30), CGSize(width: 100, height: 90), CGSize(width: 1, height: 1)] {
                #expect(image.preparingThumbnail(of: size)?.size == size)
            }
            let picture = try #require(image.preparingThumbnail(of: CGSize(width: 60, height: 80)).flatMap(Picture.init))
            let colors = [picture[10, 10], picture[50, 10], picture[10, 70]]
            #expect(zip(colors, [Ink.red, Ink.green, Ink.blue]).allSatisfy { $0.difference(from: $1) <= 6 }, "\(colors)")
        }
    }

    @Test("An image of nothing gives nil, and so does a size that is none")
    func nothing() throws {
        #expect(UIImage().preparingForDisplay() == nil)
        #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
        let image = makeQuarters(size: CGSize(width: 4, height: 4))
        for side in [0, -1, .nan, .infinity, 1e9] as [CGFloat] {
            #expect(image.preparingThumbnail(of: CGSize(width: side, height: 2)) == nil)
            #expect(image.preparingThumbnail(of: CGSize(width: 2, height: side)) == nil)
        }
    }

    @Test("A thumbnail of a photo of 48 megapixels never needs more than a few of them", .chosen)
    func large() throws {
        try HeadlessDevice.run { device in
            let image = try #require(UIImage(data: MadePhoto.jpeg(width: 8064, height: 6048, orientation: .right)))
            #expect(image.size == CGSize(width: 6048, height: 8064))
            // A photo on a phone's screen, 1170 pixels wide: two eighths are 1512, which is 18 megabytes, and the thumbnail 7.
            let small = try #require(image.preparingThumbnail(of: CGSize(width: 1170, height: 1560)))
            #expect(device.decodedPixels.largestByteCount <= 26 << 20)
            #expect(device.decodedPixels.byteCount == 1170 * 1560 * 4)
            let picture = try #require(Picture(small))
            #expect(picture[780, 585].difference(from: MadePhoto.color(column: 4, row: 3)) <= 12)
            #expect(device.decodedPixels.byteCount == 1170 * 1560 * 4, "the image itself has not been decoded")
        }
    }

    @Test("Thumbnails of photos that show a fine pattern are averaged, not sampled", .chosen)
    func averaging() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let stripes = UIGraphicsImageRenderer(size: CGSize(width: 256, height: 256), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 256, height: 256))
            UIColor.black.setFill()
            for column in stride(from: 0, to: 256, by: 2) { context.fill(CGRect(x: column, y: 0, width: 1, height: 256)) }
        }
        let photo = try #require(stripes.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) })
        for image in [stripes, photo] {
            let picture = try #require(image.preparingThumbnail(of: CGSize(width: 37, height: 37)).flatMap(Picture.init))
            // A sample of a single pixel would be black or white.
            for column in 1..<36 { #expect(abs(Int(picture[column, 18].red) - 127) <= 32, "\(picture[column, 18])") }
        }
    }
}
