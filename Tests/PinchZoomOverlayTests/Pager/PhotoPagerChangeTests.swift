import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// Photos that are removed, replaced or missing, and screens whose size changes.
@MainActor @Suite("Photo pager: changes", .timeLimit(.minutes(20)), .phones) struct PhotoPagerChangeTests {
    private static let middle = CGPoint(x: 195, y: 422)

    @Test("Turning the phone keeps the current photo, fitted anew, zoomed or not", arguments: [false, true])
    func rotation(isZoomed: Bool) throws {
        try PagerPhone.run(index: 3) { phone in
            if isZoomed { try phone.doubleTap(at: Self.middle) }
            for (orientation, frame) in [
                (UIInterfaceOrientation.landscapeRight, CGRect(x: 129.5, y: 0, width: 585, height: 390)),
                (.portrait, CGRect(x: 0, y: 292, width: 390, height: 260)),
            ] {
                phone.device.rotate(to: orientation)
                try phone.device.advanceUntilIdle()
                #expect(phone.pager.currentIndex == 3)
                #expect(!phone.pager.isZoomed)
                try #expect(phone.photoView().image === TestImages.photo(3))
                try #expect(phone.photoFrame().isClose(to: frame))
            }
            #expect(phone.shownIndices == [])
            try phone.swipeLeft()
            #expect(phone.pager.currentIndex == 4)
        }
    }

    @Test("A pager that gets another height, and no other width, fits its photo anew; a layout that changes nothing leaves a paging finger")
    func otherHeight() throws {
        try PagerPhone.run(index: 1) { phone in
            phone.pager.view.frame.size.height = 600
            phone.pager.view.layoutIfNeeded()
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 0, y: 170, width: 390, height: 260)))
            phone.pager.view.frame.size.height = 844
            phone.pager.view.layoutIfNeeded()
            let finger = phone.device.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 300))
            let frame = try phone.photoFrame()
            #expect(frame.minX < -60)
            for view in phone.pager.view.descendants { view.setNeedsLayout() }
            phone.pager.view.layoutIfNeeded()
            try #expect(phone.photoFrame().isClose(to: frame))
            finger.lift()
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("A pager whose reading direction changes shows the same photo, and the next one on the other side")
    func otherDirection() throws {
        try PagerPhone.run(index: 1) { phone in
            phone.device.setLayoutDirection(.rightToLeft)
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex == 1)
            try #expect(phone.photoView().image === TestImages.photo(1))
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 0, y: 292, width: 390, height: 260)))
            phone.device.swipe(from: CGPoint(x: 60, y: 422), to: CGPoint(x: 330, y: 422))
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex == 2)
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 0, y: 292, width: 390, height: 260)))
        }
    }

    @Test("A phone that turns under a paging finger shows the photo that was mostly seen")
    func rotationWhilePaging() throws {
        try PagerPhone.run { phone in
            let finger = phone.device.drag(from: CGPoint(x: 380, y: 300), to: CGPoint(x: 120, y: 300))
            #expect(phone.pager.currentIndex == 1)
            phone.device.rotate(to: .landscapeRight)
            try phone.device.advanceUntilIdle()
            finger.move(by: CGVector(dx: 40, dy: 0))
            #expect(phone.pager.currentIndex == 1)
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 129.5, y: 0, width: 585, height: 390)), "it has let go of the pages")
            finger.lift()
            try phone.device.advanceUntilIdle()
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 129.5, y: 0, width: 585, height: 390)))
        }
    }

    @Test("A phone that turns while pages glide shows one of them as a whole")
    func rotationWhileGliding() throws {
        try PagerPhone.run { phone in
            phone.device.swipe(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 150, y: 300), duration: 0.1)
            phone.device.advance(by: 0.05)
            phone.device.rotate(to: .landscapeRight)
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex == 1)
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 129.5, y: 0, width: 585, height: 390)))
        }
    }

    @Test("A phone that turns under a pinch has the photo at fit, and the next pinch zooms")
    func rotationWhilePinching() throws {
        try PagerPhone.run { phone in
            let fingers = phone.device.pinch(at: CGPoint(x: 195, y: 300), scale: 2)
            phone.device.rotate(to: .landscapeRight)
            phone.device.move(fingers.map { ($0, CGPoint(x: $0.location.x + 5, y: $0.location.y)) })
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 129.5, y: 0, width: 585, height: 390)))
            #expect(!phone.pager.isZoomed)
            phone.device.lift(phone.device.pinch(at: CGPoint(x: 422, y: 195), scale: 2))
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.isZoomed)
        }
    }

    @Test("When photos are gone the index stays in range, down to none and up again")
    func deletion() throws {
        let photos = PagerPhone.photos(5)
        try PagerPhone.run(images: photos, index: 4) { phone in
            try phone.doubleTap(at: Self.middle)
            phone.take(Array(photos[0..<3]))
            #expect(phone.pager.currentIndex == 2)
            try #expect(phone.photoView().image === TestImages.photo(2))
            #expect(!phone.pager.isZoomed)
            // The first photo is removed. The index stays the same, and belongs to another photo.
            phone.pager.setCurrentIndex(0, animated: false)
            phone.take(Array(photos[1..<3]))
            #expect(phone.pager.currentIndex == 0)
            try #expect(phone.photoView().image === TestImages.photo(1))
            phone.take([])
            #expect(phone.pager.photoView == nil)
            #expect(phone.pager.currentIndex == 0)
            #expect(!phone.pager.isZoomed)
            try phone.swipeLeft()
            try phone.doubleTap(at: Self.middle)
            phone.pager.setCurrentIndex(3, animated: false)
            phone.pager.setCurrentIndex(3, animated: true)
            phone.device.rotate(to: .landscapeRight)
            try phone.device.advanceUntilIdle()
            phone.device.rotate(to: .portrait)
            try phone.device.advanceUntilIdle()
            phone.take(photos)
            #expect(phone.pager.currentIndex == 0)
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 0, y: 292, width: 390, height: 260)))
            #expect(phone.shownIndices == [2, 0])
        }
    }

    @Test("Photos that go under a paging finger leave a pager at rest on one that is there")
    func deletionWhilePaging() throws {
        try PagerPhone.run(index: 3) { phone in
            let finger = phone.device.drag(from: CGPoint(x: 380, y: 300), to: CGPoint(x: 200, y: 300))
            phone.take(PagerPhone.photos(2))
            finger.move(by: CGVector(dx: -40, dy: 0))
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex == 1)
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 0, y: 292, width: 390, height: 260)))
        }
    }

    @Test("No image, and one without area, is an empty page that pages, and takes its photo when it comes")
    func emptyPages() throws {
        try PagerPhone.run(images: [nil, UIImage(), TestImages.photo(2)]) { phone in
            #expect(phone.pager.photoView == nil)
            try phone.doubleTap(at: Self.middle)
            phone.device.lift(phone.device.pinch(at: Self.middle, scale: 2))
            try phone.device.advanceUntilIdle()
            #expect(!phone.pager.isZoomed)
            try phone.swipeLeft()
            #expect(phone.pager.currentIndex == 1)
            #expect(phone.pager.photoView == nil)
            phone.replace(1, with: TestImages.photo(1))
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 0, y: 292, width: 390, height: 260)))
            try phone.swipeLeft()
            try #expect(phone.photoView().image === TestImages.photo(2))
        }
    }

    @Test("A photo that is asked for anew stays zoomed if it has the proportions of the former one, and is at fit if not")
    func photoIsReplaced() throws {
        try PagerPhone.run { phone in
            try phone.doubleTap(at: Self.middle)
            let frame = try phone.photoFrame()
            let larger = TestImages.make(size: CGSize(width: 780, height: 520), hue: 0.3)
            phone.replace(0, with: larger)
            try #expect(phone.photoView().image === larger)
            try #expect(phone.photoFrame().isClose(to: frame))
            phone.replace(0, with: TestImages.make(size: CGSize(width: 100, height: 100), hue: 0.3))
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 0, y: 227, width: 390, height: 390)))
            phone.replace(0, with: nil)
            #expect(phone.pager.photoView == nil)
            // Missing pages are requested when they become visible.
            phone.replace(4, with: nil)
            #expect(phone.pager.currentIndex == 0)
        }
    }

    @Test("Without its data source the pager keeps what it shows, asks nobody, and is empty when it is asked for everything anew")
    func dataSourceIsGone() throws {
        try HeadlessDevice.run { device in
            var phone: PagerPhone? = PagerPhone(device: device, images: PagerPhone.photos(3), index: 0)
            let pager = try #require(phone?.pager)
            device.show(pager)
            device.advanceFrames()
            phone = nil
            #expect(pager.dataSource == nil && pager.delegate == nil)
            device.swipe(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 100, y: 420))
            try device.advanceUntilIdle()
            #expect(pager.currentIndex == 1)
            #expect(pager.photoView == nil)
            pager.reloadPhoto(at: 1)
            pager.reloadData()
            device.advanceFrames()
            #expect(pager.currentIndex == 0)
            device.swipe(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 100, y: 420))
            try device.advanceUntilIdle()
            #expect(pager.currentIndex == 0)
        }
    }

    @Test(
        "Of many photos few may be left, far from the one that was shown",
        arguments: HeadlessDevice.Behavior.ReusableViews.allCases
    )
    func fewAreLeft(reusableViews: HeadlessDevice.Behavior.ReusableViews) throws {
        var configuration = HeadlessDevice.Configuration()
        configuration.behavior.reusableViews = reusableViews
        try PagerPhone.run(configuration, images: PagerPhone.photos(20), index: 12) { phone in
            phone.take(PagerPhone.photos(4))
            #expect(phone.pager.currentIndex == 3)
            try #expect(phone.photoView().image === TestImages.photo(3))
        }
    }

    @Test("A pager that is let go is gone, and so are its pages' images")
    func memory() throws {
        try HeadlessDevice.run { device in
            let image = TestImages.make(size: CGSize(width: 30, height: 20), hue: 0)
            weak var pager: PhotoPagerViewController?
            weak var view: UIImageView?
            do {
                let phone = PagerPhone(device: device, images: [image], index: 0)
                phone.pager.view.layoutIfNeeded()
                pager = phone.pager
                view = phone.pager.photoView
                #expect(view != nil)
            }
            #expect(pager == nil)
            #expect(view == nil)
        }
    }
}
