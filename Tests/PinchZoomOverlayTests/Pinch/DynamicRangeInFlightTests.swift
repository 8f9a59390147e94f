import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// The dynamic range in which a lifted photo is shown.
@MainActor @Suite("Dynamic range under the fingers", .timeLimit(.minutes(20)), .phones, .given(\.touchSlop, .usual))
struct DynamicRangeInFlightTests {
    @Test("The range is that of the photo in its place, and so is that of a larger image", arguments: [UIImage.DynamicRange.standard, .high])
    func inherited(range: UIImage.DynamicRange) async throws {
        try await FeedPhone.runAsynchronously { phone in
            let (zoom, photo) = (try phone.zoom(), try phone.feed.cell(0).photoView)
            photo.preferredImageDynamicRange = range
            zoom.fullSizeSource = .image(TestImages.make(size: CGSize(width: 1170, height: 780), hue: 0.6))
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
