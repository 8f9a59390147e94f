import HeadlessDevice
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiimage and WWDC 2018, session 219, "Image and Graphics Best Practices": an image
/// of data is decoded when it is rendered first, and keeps its pixels.
@MainActor @Suite("Images are decoded when they are drawn first", .timeLimit(.minutes(20))) struct LazyDecodingTests {
    /// A view of a photo of 40 × 30 pixels on a screen.
    private func bench(_ body: (HeadlessDevice, UIView, UIImage) throws -> Void) throws {
        try HeadlessDevice.run { device in
            let container = UIView()
            device.show(container)
            try body(device, container, try #require(UIImage(data: MadePhoto.jpeg(width: 40, height: 30, orientation: .left))))
        }
    }

    private let byteCount = 40 * 30 * 4

    @Test("Reading decodes nothing: size, scale and orientation are the header's")
    func header() throws {
        try bench { device, _, image in
            #expect(image.size == CGSize(width: 30, height: 40) && image.imageOrientation == .left && image.cgImage?.bytesPerRow == 160)
            let view = UIImageView(image: image)
            view.sizeToFit()
            _ = image.withRenderingMode(.alwaysTemplate).withHorizontallyFlippedOrientation()
            let pixels = device.decodedPixels
            #expect(pixels.largestByteCount == 0 && pixels.byteCountOnMainActor == 0 && pixels.byteCountElsewhere == 0)
        }
    }

    @Test("It is decoded once, on the main actor, when it is drawn first, and its pixels go with the last image that shows them")
    func once() throws {
        try HeadlessDevice.run { device in
            let container = UIView()
            device.show(container)
            var image = UIImage(data: MadePhoto.jpeg(width: 40, height: 30))
            let view = UIImageView(image: image)
            container.addSubview(view)
            #expect(device.decodedPixels.byteCount == 0)
            _ = device.screenshot()
            #expect(device.decodedPixels.byteCountOnMainActor == byteCount && device.decodedPixels.byteCount == byteCount)
            // Smaller as well, which makes a picture of just the pixels that it takes.
            view.frame.size = CGSize(width: 8, height: 6)
            _ = device.screenshot()
            device.advanceFrames(3)
            #expect(device.decodedPixels.byteCountOnMainActor == byteCount)
            let other = image.flatMap(\.cgImage).map { UIImageView(image: UIImage(cgImage: $0)) }
            view.image = nil
            image = nil
            device.advanceFrames(2)
            #expect(device.decodedPixels.byteCount == byteCount, "another view shows it")
            other?.image = nil
            device.advanceFrames(2)
            #expect(device.decodedPixels.byteCount == 0 && device.decodedPixels.largestByteCount == byteCount)
            #expect(device.decodedPixels.byteCountElsewhere == 0)
        }
    }

    @Test("What is hidden or out of the window is not decoded")
    func unseen() throws {
        try bench { device, container, image in
            let view = UIImageView(image: image)
            _ = device.screenshot()
            container.addSubview(view)
            view.isHidden = true
            _ = device.screenshot()
            #expect(device.decodedPixels.byteCountOnMainActor == 0)
            view.isHidden = false
            _ = device.screenshot()
            #expect(device.decodedPixels.byteCountOnMainActor == byteCount)
        }
    }

    @Test("PNG is decoded when it is drawn as well, and what the app has drawn has no data")
    func otherPictures() throws {
        try HeadlessDevice.run { device in
            let drawn = makeQuarters(size: CGSize(width: 10, height: 10))
            _ = Picture(drawn)
            let read = try #require(drawn.pngData().flatMap { UIImage(data: $0) })
            #expect(device.decodedPixels.byteCount == 0)
            #expect(Picture(read) == Picture(drawn))
            #expect(device.decodedPixels.byteCount == 400)
        }
    }
}
