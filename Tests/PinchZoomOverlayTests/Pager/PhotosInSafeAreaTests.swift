import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// Photos that keep out of the bars' area and the notch's.
@MainActor @Suite("Photo pager: photos in the safe area", .timeLimit(.minutes(20)), .phones) struct PhotosInSafeAreaTests {
    private static let middle = CGPoint(x: 195, y: 422)
    private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// Runs a test on a phone whose photos have the screen's aspect ratio.
    private func run(_ way: PagerPhone.Way, _ body: (PagerPhone) throws -> Void) throws {
        try PagerPhone.run(images: [0.2, 0.7].map { TestImages.make(size: Self.screen.size, hue: $0) }, way: way) { phone in
            try #expect(phone.photoFrame().isClose(to: Self.screen))
            phone.pager.keepsPhotosInSafeArea = true
            phone.device.advanceFrames()
            try body(phone)
        }
    }

    /// Returns the largest possible frame of a photo with the upright screen's aspect ratio.
    private func frame(in insets: UIEdgeInsets, of screen: CGRect = screen) -> CGRect {
        let area = screen.inset(by: insets)
        let scale = min(area.width / 390, area.height / 844)
        return CGRect(x: area.midX - 195 * scale, y: area.midY - 422 * scale, width: 390 * scale, height: 844 * scale)
    }

    @Test(
        "They lie in the safe area, above the strip, and nothing moves while the bars hide and come back",
        arguments: [PagerPhone.Way.pushed, .presented]
    )
    func staysStill(way: PagerPhone.Way) throws {
        try run(way) { phone in
            let insets = phone.pager.view.safeAreaInsets
            let place = frame(in: insets)
            #expect(insets.top > 40 && insets.bottom > 30)
            for isHidden in [true, false] {
                try #expect(phone.photoFrame().isNear(place, within: 1e-6))
                phone.device.tap(at: Self.middle)
                try phone.device.advanceFrames(while: phone.pager.isChromeHidden != isHidden) {
                    #expect((try? phone.photoFrame())?.isNear(place, within: 1e-6) == true)
                }
                for _ in 0..<60 {
                    try #expect(phone.photoFrame().isNear(place, within: 1e-6))
                    phone.device.advanceFrames()
                }
            }
            phone.showThumbnails()
            try #expect(phone.photoFrame().minY > insets.top - 1e-6 && phone.photoFrame().maxY < place.maxY - 20)
            try phone.swipeLeft()
            try #expect(phone.pager.currentIndex == 1 && phone.photoFrame().maxY < place.maxY - 20)
            phone.pager.showsThumbnails = false
            phone.pager.keepsPhotosInSafeArea = false
            phone.device.advanceFrames()
            try #expect(phone.photoFrame().isClose(to: Self.screen))
        }
    }

    @Test("They do so when the phone turns")
    func turns() throws {
        try run(.presented) { phone in
            phone.device.rotate(to: .landscapeRight)
            try phone.device.advanceUntilIdle()
            let insets = phone.pager.view.safeAreaInsets
            let place = frame(in: insets, of: CGRect(x: 0, y: 0, width: 844, height: 390))
            try #expect(phone.photoFrame().isNear(place, within: 1e-6) && place.height < 390)
        }
    }

    @Test("Zoomed in they reach the screen's edges, and fingers move them there")
    func zoomed() throws {
        try run(.presented) { phone in
            #expect(phone.device.screenshot().color(at: CGPoint(x: 300, y: 20)).description == "#000000ff")
            phone.pager.setZoomScale(3, animated: false)
            phone.device.advanceFrames()
            let before = try phone.photoFrame()
            #expect(before.minY < 0 && before.maxY > 844)
            #expect(phone.device.screenshot().color(at: CGPoint(x: 300, y: 20)).description != "#000000ff")
            let finger = phone.device.drag(from: CGPoint(x: 300, y: 15), to: CGPoint(x: 300, y: 95), duration: 0.3)
            try #expect(phone.photoFrame().minY > before.minY + 40)
            phone.device.advance(by: 0.1)
            finger.lift()
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("A tap that shows the bars for the first time leaves the photo zoomed, in the middle of the safe area")
    func firstBars() throws {
        final class Album: PhotoPagerDataSource {
            let photo = TestImages.make(size: CGSize(width: 300, height: 200), hue: 0.3)
            func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }
            func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? { photo }
        }
        try HeadlessDevice.run { device in
            let album = Album()
            let pager = PhotoPagerViewController(dataSource: album)
            let navigation = UINavigationController(rootViewController: UIViewController())
            device.show(navigation)
            pager.keepsPhotosInSafeArea = true
            pager.setChromeHidden(true, animated: false)
            navigation.pushViewController(pager, animated: false)
            try device.advanceUntilIdle()
            pager.setZoomScale(2.5, at: CGPoint(x: 0.3, y: 0.4), animated: false)
            device.advanceFrames()
            let photo = try #require(pager.photoView)
            let size = photo.convert(photo.bounds, to: nil).size
            device.tap(at: Self.middle)
            try device.advanceUntilIdle()
            #expect(!pager.isChromeHidden && abs(pager.zoomScale - 2.5) < 1e-6)
            let frame = photo.convert(photo.bounds, to: nil)
            let area = Self.screen.inset(by: pager.view.safeAreaInsets)
            #expect(frame.size == size && abs(frame.midY - area.midY) < 0.5)
        }
    }

    @Test("A flight begins and ends there", .given(\.touchSlop, .usual))
    func flies() throws {
        try GridPhone.run { phone in
            phone.grid.willOpen = { $0.keepsPhotosInSafeArea = true }
            phone.grid.image = { _ in TestImages.make(size: Self.screen.size, hue: 0.2) }
            phone.grid.list.reloadData()
            phone.device.advanceFrames()
            try phone.open(4)
            let pager = try #require(phone.pager)
            let place = frame(in: pager.view.safeAreaInsets)
            let photo = try #require(pager.photoView)
            #expect(photo.convert(photo.bounds, to: nil).isNear(place, within: 1e-6))
            let finger = phone.device.drag(from: Self.middle, to: CGPoint(x: 195, y: 440), duration: 0.2)
            try phone.awaitFlight()
            #expect(phone.flyingFrame?.isNear(place, within: 0.01) == true)
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && photo.convert(photo.bounds, to: nil).isNear(place, within: 1e-6))
        }
    }
}
