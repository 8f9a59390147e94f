import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// The dynamic range of a lifted photo.
@MainActor @Suite("Dynamic range under the fingers", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual))
struct DynamicRangeInFlightTests {
    @Test("High if the configuration asks for it: from the lift on until the photo returns, and again when it's caught")
    func high() throws {
        try HeadlessDevice.run(LookFeed.phone) { device in
            let feed = LookFeed(.plain)
            device.show(feed.view)
            device.advanceFrames()
            let photo = try #require(feed.target as? UIImageView)
            photo.preferredImageDynamicRange = .standard
            feed.zoom.configuration.dynamicRange = .high
            let frame = feed.card.convert(feed.frame, to: nil)
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            let fingers = device.pinch(at: middle, spread: 40, scale: 2.5)
            let twin = try #require(feed.twin)
            #expect(feed.zoom.state == .zooming && twin.preferredImageDynamicRange == .high)
            #expect(photo.preferredImageDynamicRange == .standard, "the app's view doesn't change")
            device.lift(fingers)
            device.advanceFrames(2)
            #expect(feed.zoom.state == .returning && twin.preferredImageDynamicRange == .standard)
            let again = device.pinch(at: middle, spread: 60, scale: 1.5, duration: 0.1)
            #expect(feed.zoom.state == .zooming && feed.twin === twin && twin.preferredImageDynamicRange == .high)
            device.lift(again)
            try device.advanceUntilIdle()
            #expect(feed.zoom.state == .idle && photo.preferredImageDynamicRange == .standard)
        }
    }

    @Test("Otherwise that of the photo in its place, and so is that of a larger image", arguments: [UIImage.DynamicRange.standard, .high])
    func inherited(range: UIImage.DynamicRange) async throws {
        try await FeedPhone.runAsynchronously { phone in
            let (zoom, photo) = (try phone.zoom(), try phone.feed.cell(0).photoView)
            photo.preferredImageDynamicRange = range
            zoom.fullSize = .image(TestImages.make(size: CGSize(width: 1170, height: 780), hue: 0.6))
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            await zoom.fullSizeRequest?.value
            let views = phone.overlays.flatMap(\.descendants).compactMap { $0 as? UIImageView }
            #expect(views.count == 2 && views.allSatisfy { $0.preferredImageDynamicRange == range })
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            photo.preferredImageDynamicRange = .unspecified
        }
    }
}
