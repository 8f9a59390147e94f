import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Animated photos on a loaded page, and in flight.
@MainActor @Suite("Photo pager: animated photos", .timeLimit(.minutes(20)), .phones) struct AnimatedPhotoTests {
    private static let inks = [
        Picture.Pixel(red: 255, green: 0, blue: 0), Picture.Pixel(red: 0, green: 255, blue: 0), Picture.Pixel(red: 0, green: 0, blue: 255),
    ]
    /// A visible frame, and the duration for which the frame was visible.
    private typealias Run = (image: UIImage, duration: TimeInterval)

    /// Returns the frames that a page shows one after the other. The first and the last frame are left out, since they are cut off.
    private static func runs(
        of pager: PhotoPagerViewController,
        for duration: TimeInterval,
        on device: HeadlessDevice
    ) async throws -> [Run] {
        let view = try #require(pager.photoView)
        var runs: [Run] = []
        let start = CACurrentMediaTime()
        var last = start
        while CACurrentMediaTime() - start < duration {
            device.advanceFrames()
            try await device.finishTasks()
            let (image, now) = (try #require(view.image), CACurrentMediaTime())
            if let run = runs.last, run.image === image {
                runs[runs.count - 1].duration += now - last
            } else {
                runs.append((image, now - last))
            }
            last = now
        }
        return Array(runs.dropFirst().dropLast())
    }

    /// Returns the color of a frame.
    private static func ink(_ image: UIImage) -> Picture.Pixel? {
        let pixels = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
            image.draw(in: CGRect(x: -5, y: -5, width: 11, height: 11))
        }
        return Picture(pixels)?[0, 0]
    }

    private static func check(_ runs: [Run]) throws {
        #expect(runs.count >= 6)
        for run in runs {
            let color = ink(run.image)
            let index = try #require(inks.firstIndex { $0 == color })
            // The tolerance is a frame of the display plus a frame of the display link, which may be slower.
            #expect(abs(run.duration - 0.1 * TimeInterval(index + 1)) < 0.045, "\(index): \(run.duration)")
        }
        let colors = runs.map { ink($0.image) }
        let order = colors.compactMap { color in inks.firstIndex { $0 == color } }
        #expect(zip(order, order.dropFirst()).allSatisfy { ($0 + 1) % 3 == $1 }, "\(order)")
    }

    @Test("A file's frames are shown one after the other, each for its delay; the main thread decodes none")
    func file() async throws {
        let data = AnimatedGIF.data(width: 300, height: 200)
        try await TiledPhone.run(.data(data)) { phone in
            try await Self.check(Self.runs(of: phone.pager, for: 2.2, on: phone.device))
            #expect(phone.device.decodedPixels.byteCountOnMainActor == 0 && phone.tiles == nil)
            #expect(phone.pager.photoView?.image?.size == CGSize(width: 300, height: 200))
        }
    }

    @Test("An animated image of the app plays on the page too, zoomed in or not, and its still copy never comes back")
    func image() async throws {
        let frames = [UIColor.red, .green, .blue].map { Self.solid($0) }
        // Three pictures of a tenth of a second each would be enough for a test. These pictures have the delays of the file.
        let images = [frames[0], frames[1], frames[1], frames[2], frames[2], frames[2]]
        let photo = try #require(UIImage.animatedImage(with: images, duration: 0.6))
        try await LoadingPhone.run { phone in
            await phone.answer(5, with: photo)
            let view = phone.pager.photoView
            let runs = try await Self.runs(of: phone.pager, for: 1, on: phone.device)
            #expect(Set(runs.map { Self.ink($0.image) }) == Set(Self.inks))
            phone.pager.setZoomScale(3, animated: false)
            let shown = view?.image
            await phone.decode()
            #expect(view?.image === shown, "the first frame doesn't flash")
            let zoomed = try await Self.runs(of: phone.pager, for: 1, on: phone.device)
            #expect(Set(zoomed.map { Self.ink($0.image) }) == Set(Self.inks))
        }
    }

    private static func solid(_ color: UIColor) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        // The photo is larger than the page, so that a zoom decodes the photo again.
        let size = CGSize(width: 1500, height: 1000)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    @Test("Of 300 frames of a megapixel each, a few are in memory at any time")
    func memory() async throws {
        let frames = (0..<300).map { AnimatedGIF.Frame(red: UInt8($0 % 200), hundredths: 10) }
        let data = AnimatedGIF.data(width: 1000, height: 1000, frames: frames)
        try await TiledPhone.run(.data(data)) { phone in
            let runs = try await Self.runs(of: phone.pager, for: 1, on: phone.device)
            #expect(runs.count >= 7)
            // The limit covers the first frame as the page's picture, six frames ahead, and the frame that is being decoded.
            #expect(phone.device.decodedPixels.largestByteCount < 60_000_000)
            #expect(phone.device.decodedPixels.byteCountOnMainActor == 0)
        }
    }

    @Test(
        "While the setting for video previews is off, the first frame stands; the photo plays as soon as it's on",
        .given(\.frames, .regular)
    )
    func autoplay() async throws {
        try await TiledPhone.run(.data(AnimatedGIF.data(width: 320, height: 200))) { phone in
            phone.device.isVideoAutoplayEnabled = false
            let view = phone.pager.photoView
            let first = try #require(view?.image)
            let runs = try await Self.runs(of: phone.pager, for: 0.7, on: phone.device)
            #expect(runs.isEmpty && view?.image === first && Self.ink(first) == Self.inks[0])
            phone.device.isVideoAutoplayEnabled = true
            try await Self.check(Self.runs(of: phone.pager, for: 2.2, on: phone.device))
        }
    }

    @Test("A file without a loop count is played once, and its last frame stands")
    func once() async throws {
        try await TiledPhone.run(.data(AnimatedGIF.data(width: 340, height: 200, isEndless: false))) { phone in
            let view = phone.pager.photoView
            _ = try await Self.runs(of: phone.pager, for: 1, on: phone.device)
            #expect(try Self.ink(#require(view?.image)) == Self.inks[2])
            try phone.device.advanceUntilIdle()
            #expect(try Self.ink(#require(view?.image)) == Self.inks[2])
        }
    }

    @Test("In flight, a twin shows the page's frame")
    func flight() async throws {
        try await TiledPhone.run(.data(AnimatedGIF.data(width: 360, height: 200))) { phone in
            let view = try #require(phone.pager.photoView)
            let lift = try #require(Lift(of: view))
            let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            phone.pager.view.window?.addSubview(overlay)
            lift.takeOff(into: overlay)
            let twin = try #require(overlay.descendants.lazy.compactMap { $0 as? UIImageView }.first)
            var seen: Set<ObjectIdentifier> = []
            let start = CACurrentMediaTime()
            while CACurrentMediaTime() - start < 0.8 {
                phone.device.advanceFrames()
                try await phone.device.finishTasks()
                #expect(lift.refresh() && twin.image === view.image && twin.subviews.isEmpty)
                seen.insert(ObjectIdentifier(try #require(twin.image)))
            }
            #expect(seen.count >= 3)
            lift.land()
            overlay.removeFromSuperview()
        }
    }

    @Test("Views that play the same photo at the same time share its time; others begin when they are shown")
    func sharedTime() throws {
        let data = AnimatedGIF.data(width: 10, height: 10)
        func file(_ data: Data) throws -> AnyHashable { try PhotoFile(data, limits: PhotoFile.Limits()).identity }
        var first: PhotoPlayback? = try PhotoPlayback(of: file(data))
        #expect(first?.elapsed(at: 10) == 0 && first?.elapsed(at: 11) == 1)
        var second: PhotoPlayback? = try PhotoPlayback(of: file(data))
        #expect(second?.elapsed(at: 12) == 2)
        #expect(try PhotoPlayback(of: file(AnimatedGIF.data(width: 11, height: 10))).elapsed(at: 12) == 0)
        (first, second) = (nil, nil)
        #expect(try PhotoPlayback(of: file(data)).elapsed(at: 13) == 0)
    }
}
