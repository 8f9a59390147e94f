import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// The look of captions, an app's views and thumbnails over photos, compared with kept pictures.
@MainActor @Suite("Photo pager: looks of what lies over photos", .timeLimit(.minutes(20)), .phones, .atKnownTimes)
struct PhotoPagerOverPhotosLookTests {
    private static var phone: HeadlessDevice.Configuration { HeadlessDevice.Configuration(scale: 1) }
    private let kept = KeptPictures()

    /// Returns photos as light as many real ones, and as high as the screen, so that all views lie over them.
    private static func lightPhotos() -> [UIImage?] {
        [UIColor(white: 0.97, alpha: 1), UIColor(red: 1, green: 0.95, blue: 0.8, alpha: 1)].map { color in
            UIGraphicsImageRenderer(size: CGSize(width: 390, height: 844)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 390, height: 844))
            }
        }
    }

    private static let colors: (Int) -> UIImage? = { TestImages.photo($0 * 3) }

    @Test("A caption and thumbnails over a light photo, presented")
    func overLightPhoto() throws {
        let photos = (0..<12).map { Self.lightPhotos()[$0 % 2] }
        try PagerPhone.run(Self.phone, images: photos, index: 3, way: .presented) { phone in
            phone.takeCaptions { _ in CaptionCard("The beach at half past four, when the last of the swimmers had gone home.") }
            phone.showThumbnails(Self.colors)
            try #expect(kept.fault(of: phone.device.screenshot(), named: "pager-caption-and-thumbnails") == nil)
        }
    }

    @Test("Thumbnails under a navigation bar, with the pages held between two")
    func betweenPages() throws {
        try PagerPhone.run(Self.phone, images: PagerPhone.photos(12), index: 3, way: .pushed) { phone in
            phone.pager.title = "4 of 12"
            phone.showThumbnails(Self.colors)
            let finger = phone.device.drag(from: CGPoint(x: 330, y: 500), to: CGPoint(x: 140, y: 500))
            phone.device.advance(by: 0.2)
            try #expect(kept.fault(of: phone.device.screenshot(), named: "pager-thumbnails-between-photos") == nil)
            finger.lift()
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("A caption and a view above all pages while the photo is dragged away")
    func dragged() throws {
        try GridPhone.run(Self.phone, way: .presented) { phone in
            phone.grid.caption = { _ in CaptionCard("The beach at half past four, when the last of the swimmers had gone home.") }
            try phone.open(3)
            let pager = try #require(phone.pager)
            let button = UIButton(frame: CGRect(x: 390 - 12 - 80, y: 59, width: 80, height: 44))
            button.setTitle("Share", for: .normal)
            pager.overlayView.addSubview(button)
            pager.showsThumbnails = true
            phone.device.advanceFrames()
            let finger = phone.device.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 560), duration: 0.4)
            phone.device.advance(by: 0.2)
            try #expect(kept.fault(of: phone.device.screenshot(), named: "pager-caption-dragged") == nil)
            finger.move(to: CGPoint(x: 195, y: 410))
            phone.device.advance(by: 0.3)
            finger.lift()
            try phone.device.advanceUntilIdle()
        }
    }
}
