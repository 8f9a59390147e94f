import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// The look of a pager, compared with kept pictures.
@MainActor @Suite("Photo pager: looks", .timeLimit(.minutes(20)), .phones, .atKnownTimes) struct PhotoPagerLookTests {
    /// A phone with one pixel per point, so that the kept pictures are small.
    private static var phone: HeadlessDevice.Configuration { HeadlessDevice.Configuration(scale: 1) }
    private static let photos: [UIImage?] = [
        TestImages.photo(0), TestImages.photo(3), TestImages.make(size: CGSize(width: 300, height: 400), hue: 0.6),
    ]
    private let kept = KeptPictures()

    @Test("At fit, with the bar and without")
    func atFit() throws {
        try PagerPhone.run(Self.phone, images: Self.photos, index: 2, way: .pushed) { phone in
            phone.pager.title = "3 of 3"
            phone.device.advanceFrames()
            try #expect(kept.fault(of: phone.device.screenshot(), named: "pager-pushed") == nil)
            try phone.singleTap(at: CGPoint(x: 195, y: 422))
            try #expect(kept.fault(of: phone.device.screenshot(), named: "pager-without-bars") == nil)
        }
    }

    @Test("Presented, with the close button over a zoomed photo's corner")
    func zoomedAtCorner() throws {
        try PagerPhone.run(Self.phone, images: Self.photos, index: 2, way: .presented) { phone in
            try phone.doubleTap(at: CGPoint(x: 0, y: 150))
            try #expect(kept.fault(of: phone.device.screenshot(), named: "pager-zoomed-at-corner") == nil)
        }
    }

    @Test("Between two photos")
    func betweenPages() throws {
        try PagerPhone.run(Self.phone, images: Self.photos, way: .presented) { phone in
            let finger = phone.device.drag(from: CGPoint(x: 330, y: 500), to: CGPoint(x: 140, y: 500))
            phone.device.advance(by: 0.2)
            try #expect(kept.fault(of: phone.device.screenshot(), named: "pager-between-photos") == nil)
            finger.lift()
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("A photo on its way, half of it there, and one that does not come")
    func arriving() async throws {
        let placeholder = TestImages.make(size: CGSize(width: 300, height: 400), hue: 0.6)
        try await LoadingPhone.run(Self.phone, placeholder: placeholder) { phone in
            phone.device.advance(by: 1)
            phone.server.tell(5, progress: 0.6)
            await phone.device.runTasks()
            phone.device.advance(by: 1)
            try #expect(kept.fault(of: phone.device.screenshot(), named: "pager-loading") == nil)
            try await phone.fail(5)
            try #expect(kept.fault(of: phone.device.screenshot(), named: "pager-failed") == nil)
        }
    }
}
