import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A larger photo that is decoded in tiles under the fingers.
@MainActor @Suite("Tiles under the fingers", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual)) struct TiledPinchTests {
    /// A photo of 48 megapixels. Its aspect ratio differs from that of the feed's photos by at most 2 %.
    nonisolated private static let data = MadePhoto.jpeg(width: 8485, height: 5657)

    /// Returns the flying tiles.
    private static func tiles(_ phone: FeedPhone) throws -> [CALayer] {
        let views = try #require(phone.feed.view.window).descendants
        return views.flatMap { $0.layer.sublayers ?? [] }.filter { $0 is TilePlane }.flatMap { $0.sublayers ?? [] }
    }

    /// Waits until tiles have been decoded and shown.
    private static func decode(_ phone: FeedPhone, until count: Int = 1) async throws {
        for _ in 0..<500 where try tiles(phone).count < count {
            phone.device.advanceFrames()
            try await phone.device.finishTasks()
        }
        phone.device.advance(by: 0.3)
    }

    @Test("48 megapixels are sharp under the fingers, take 60 MB, or 260 with a decoder of wholes, and are gone when the photo is back")
    func memory() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let (zoom, before) = (try phone.zoom(), phone.device.decodedPixels.byteCount)
            zoom.fullSize = .data(Self.data)
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 4)
            await zoom.fullSizeRequest?.value
            try await Self.decode(phone, until: 4)
            try #expect(!Self.tiles(phone).isEmpty)
            let center = try phone.photoCenter()
            let color = phone.device.screenshot().color(at: CGPoint(x: center.x + 20, y: center.y + 20))
            #expect(color.difference(from: MadePhoto.color(column: 4, row: 3)) < 12)
            #expect(phone.device.decodedPixels.byteCountOnMainActor == 0)
            let decodesWhole = phone.device.configuration.behavior.partialDecoding == .whole
            #expect(phone.device.decodedPixels.largestByteCount < (decodesWhole ? 260_000_000 : 60_000_000))
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            try await phone.device.finishTasks()
            try #expect(phone.device.decodedPixels.byteCount <= before && Self.tiles(phone).isEmpty && zoom.state == .idle)
        }
    }

    @Test("A small file is decoded as a whole, and a source of no photo or of a part changes nothing")
    func others() async throws {
        try await FeedPhone.runAsynchronously { phone in
            let zoom = try phone.zoom()
            let whole = MadePhoto.jpeg(width: 1170, height: 780)
            for (data, isShown) in [(whole, true), (whole.prefix(whole.count / 2), false), (Data("no photo".utf8), false)] {
                zoom.fullSize = .loader { _ in .data(data) }
                let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
                await zoom.fullSizeRequest?.value
                let isTaken = zoom.flight.map { $0.memory.byteCount() > 0 }
                #expect(isTaken == isShown)
                try #expect(Self.tiles(phone).isEmpty)
                phone.device.lift(fingers)
                try phone.device.advanceUntilIdle()
            }
        }
    }
}
