import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// An animated photo that replaces a still photo under the fingers.
@MainActor @Suite("Animated photos under the fingers", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual))
struct AnimatedPinchTests {
    private static let colors = [
        Picture.Pixel(red: 255, green: 0, blue: 0), Picture.Pixel(red: 0, green: 255, blue: 0), Picture.Pixel(red: 0, green: 0, blue: 255),
    ]

    /// Returns the colors at the photo's center during a second.
    private static func colors(_ phone: FeedPhone) async throws -> Set<Picture.Pixel> {
        var colors: Set<Picture.Pixel> = []
        let start = CACurrentMediaTime()
        for frame in 0... {
            phone.device.advanceFrames()
            try await phone.device.finishTasks()
            if frame % 3 == 0 { colors.insert(try phone.device.screenshot().color(at: phone.photoCenter())) }
            if CACurrentMediaTime() - start > 1 { break }
        }
        return colors
    }

    /// A file with as many pixels as the feed's photo, and a file with fewer pixels.
    nonisolated private static let files = [
        AnimatedGIF.data(width: 780, height: 520), AnimatedGIF.data(width: 390, height: 260),
    ]

    @Test("A file plays while the fingers hold the photo, whatever its size, and while they rest", arguments: files)
    func plays(data: Data) async throws {
        try await FeedPhone.runAsynchronously { phone in
            let (zoom, own) = (try phone.zoom(), try phone.feed.cell(0).photoView.image)
            zoom.fullSize = .data(data)
            let before = phone.device.screenshot()
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            await zoom.fullSizeRequest?.value
            try await #expect(Self.colors(phone).isSuperset(of: Self.colors))
            #expect(phone.device.decodedPixels.byteCountOnMainActor == 0)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            try #expect(phone.device.screenshot() == before && phone.feed.cell(0).photoView.image === own)
        }
    }

    @Test("An animated image of the app plays as well")
    func image() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let zoom = try phone.zoom()
            let frames = [UIColor.red, .green, .blue].map { color in
                UIGraphicsImageRenderer(size: CGSize(width: 780, height: 520)).image { context in
                    color.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 780, height: 520))
                }
            }
            zoom.fullSize = try .image(#require(UIImage.animatedImage(with: frames, duration: 0.6)))
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            await zoom.fullSizeRequest?.value
            try await #expect(Self.colors(phone).isSuperset(of: Self.colors))
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("The photo that a transition takes over goes on from the frame that it shows")
    func handOver() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let zoom = try phone.zoom()
            zoom.fullSize = .data(AnimatedGIF.data(width: 780, height: 521))
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            await zoom.fullSizeRequest?.value
            _ = try await Self.colors(phone)
            let time = CACurrentMediaTime()
            let own = try #require(zoom.flight?.lift.fullSize?.animation?.playback.elapsed(at: time))
            let lent = try #require(zoom.flight?.lentFullSize)
            #expect(own > 0.9 && lent.animation?.playback.elapsed(at: time) == own)
            phone.device.lift(fingers)
        }
    }
}
