import HeadlessDevice
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The number of pixels that are decoded of a larger image while a photo is up.
@MainActor @Suite("Decoding under the fingers", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual))
struct FullSizeDecodingTests {
    @Test("A photo of 48 megapixels is decoded as far as the memory allows, and at least as sharp as its place")
    func memory() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let zoom = try phone.zoom()
            let photo = try #require(UIImage(data: MadePhoto.jpeg(width: 8064, height: 5376)))
            for byteLimit in [5_000_000, 0] {
                let (source, memory) = (LargerPhotos(), PinchZoomMemory())
                memory.byteLimit = byteLimit
                zoom.fullSize = source.photo
                let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
                let flight = try #require(zoom.flight)
                flight.memory = flight.share(of: memory)
                try await source.wait()
                source.answer(photo)
                await zoom.fullSizeRequest?.value
                let (taken, largest) = (CGFloat(flight.memory.byteCount()), flight.pictureLimits().byteLimit)
                #expect(largest < 6_000_000, "\(byteLimit): \(largest)")
                // Without memory for the larger image, the photo keeps its own image, which is as sharp as its place.
                #expect(byteLimit == 0 ? taken == 0 : taken > 0.9 * largest && taken < 1.1 * largest, "\(byteLimit): \(taken)")
                phone.device.lift(fingers)
                try phone.device.advanceFrames(while: zoom.state != .idle)
            }
        }
    }

    @Test("A larger image is decoded for the largest scale, and no larger")
    func budget() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let zoom = try phone.zoom()
            (zoom.configuration.maximumScale, zoom.configuration.rubberBandReach) = (1.5, 0)
            // The place has 390 × 260 points, which are 780 × 520 pixels.
            for (width, expected) in [(3000, 1170), (1000, 1000)] as [(CGFloat, CGFloat)] {
                let source = LargerPhotos()
                zoom.fullSize = source.photo
                let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 1.4)
                try await source.wait()
                source.answer(FullSizeTests.larger(CGSize(width: width, height: width * 2 / 3)))
                await zoom.fullSizeRequest?.value
                try #expect(FullSizeTests.showsLarger(phone))
                let views = try #require(phone.overlays.first).descendants.compactMap { $0 as? UIImageView }
                let pixels = views.compactMap { $0.image.map { $0.size.width * $0.scale } }.max()
                #expect(pixels == expected)
                phone.device.lift(fingers)
                try phone.device.advanceUntilIdle()
            }
        }
    }

    @Test("A long image is decoded with at most 16,384 pixels in each direction, because phones show no longer picture")
    func longImage() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let (zoom, source) = (try phone.zoom(), LargerPhotos())
            zoom.fullSize = source.photo
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            try await source.wait()
            source.answer(UIImage(data: MadePhoto.png(width: 800, height: 30_000)))
            await zoom.fullSizeRequest?.value
            let size = try #require(zoom.flight?.lift.fullSize?.image.size)
            #expect(size.height == 16_384 && abs(size.width - 437) <= 1, "\(size)")
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("An image whose zoom has ended before its turn is not decoded")
    func ended() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let (zoom, source) = (try phone.zoom(), LargerPhotos())
            zoom.fullSize = source.photo
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            try await source.wait()
            let request = zoom.fullSizeRequest
            source.answer(FullSizeTests.larger())
            zoom.cancel()
            await request?.value
            #expect(zoom.state == .idle && phone.overlays.isEmpty)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
        }
    }
}
