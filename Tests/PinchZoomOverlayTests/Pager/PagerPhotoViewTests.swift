import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of the report of the current photo's image view, to which apps add Live Text, drags and drawings.
@MainActor @Suite("Photo pager: the photo's image view", .timeLimit(.minutes(20)), .phones) struct PagerPhotoViewTests {
    /// A delegate that adds a gesture to each image view.
    @MainActor private final class Reports: PhotoPagerDelegate {
        private(set) var indices: [Int] = []
        private(set) var views: [UIImageView] = []
        private(set) var presses = 0

        func photoPager(_ pager: PhotoPagerViewController, didShow photoView: UIImageView, at index: Int) {
            indices.append(index)
            views.append(photoView)
            let press = UILongPressGestureRecognizer()
            press.addHandler { [weak self] in if $0.state == .began { self?.presses += 1 } }
            photoView.addGestureRecognizer(press)
        }

        /// The gestures that are on an image view of the pages.
        func gestureCounts(in pager: PhotoPagerViewController) -> [Int] {
            pager.pages.visiblePages.map { $0.zoomView.photoView.gestureRecognizers?.count ?? 0 }
        }
    }

    /// Shows a pager with a number of photos.
    private func show(_ count: Int, index: Int, on device: HeadlessDevice) -> (PagerPhone, Reports) {
        let (phone, reports) = (PagerPhone(device: device, images: PagerPhone.photos(count), index: index), Reports())
        phone.pager.delegate = reports
        device.show(phone.pager)
        device.advanceFrames(2)
        return (phone, reports)
    }

    @Test("Each photo that becomes the current one is reported once, in its own image view")
    func pages() throws {
        try HeadlessDevice.run { device in
            let (phone, reports) = show(8, index: 2, on: device)
            #expect(reports.indices == [2] && reports.views[0] === phone.pager.photoView)
            try phone.swipeLeft()
            #expect(reports.indices == [2, 3] && reports.views[1] === phone.pager.photoView)
            phone.pager.setChromeHidden(true, animated: false)
            try phone.doubleTap(at: CGPoint(x: 195, y: 422))
            #expect(reports.indices == [2, 3], "neither bars nor a zoom are another photo")
            try phone.doubleTap(at: CGPoint(x: 195, y: 422))
            #expect(!phone.pager.isZoomed)
            for _ in 0..<4 { try phone.swipeLeft() }
            #expect(reports.indices == [2, 3, 4, 5, 6, 7] && reports.views.last === phone.pager.photoView)
            #expect(Set(reports.views.map(ObjectIdentifier.init)).count == 6, "no image view shows a second photo")
            phone.pager.setCurrentIndex(2, animated: false)
            // UIKit may have kept the first page with its image view.
            #expect(reports.views.contains { $0 === phone.pager.photoView } && reports.gestureCounts(in: phone.pager) == [1])
            phone.replace(2, with: TestImages.photo(7))
            #expect(reports.indices.last == 2 && reports.views.last === phone.pager.photoView)
            #expect(reports.gestureCounts(in: phone.pager) == [1])
        }
    }

    @Test("A page that comes into sight has none of the gestures of an earlier photo")
    func reuse() throws {
        try HeadlessDevice.run { device in
            let (phone, reports) = show(8, index: 0, on: device)
            for index in 1..<8 {
                let finger = device.touchDown(at: CGPoint(x: 300, y: 420))
                device.glide([(finger, CGPoint(x: 200, y: 420))], duration: 0.2)
                #expect(reports.gestureCounts(in: phone.pager).reduce(0, +) == 1, "beside page \(index)")
                device.glide([(finger, CGPoint(x: 20, y: 420))], duration: 0.1)
                finger.lift()
                try device.advanceUntilIdle()
                #expect(phone.pager.currentIndex == index)
            }
        }
    }

    @Test("A gesture on the image view begins there, and the pager's own gestures go on", .given(\.frames, .regular))
    func gestures() throws {
        try HeadlessDevice.run { device in
            let (phone, reports) = show(3, index: 0, on: device)
            let finger = device.touchDown(at: CGPoint(x: 195, y: 422))
            device.advance(by: 1)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(reports.presses == 1 && !phone.pager.isChromeHidden)
            try phone.singleTap(at: CGPoint(x: 195, y: 422))
            #expect(phone.pager.isChromeHidden)
            try phone.doubleTap(at: CGPoint(x: 195, y: 422))
            #expect(phone.pager.isZoomed)
            let zoomed = device.touchDown(at: CGPoint(x: 195, y: 422))
            device.advance(by: 1)
            zoomed.lift()
            try device.advanceUntilIdle()
            #expect(reports.presses == 2)
        }
    }

    @Test("A photo that loads is reported when it is there, and not its placeholder")
    func loading() async throws {
        try await LoadingPhone.run { phone in
            let reports = Reports()
            phone.pager.delegate = reports
            #expect(reports.indices.isEmpty && phone.pager.photoView != nil)
            await phone.answer(6, with: TestImages.photo(2))
            #expect(reports.indices.isEmpty, "the photo of another page")
            await phone.answer(5, with: TestImages.photo(1))
            #expect(reports.indices == [5] && reports.views[0] === phone.pager.photoView)
            await phone.swipeLeft()
            #expect(reports.indices == [5, 6] && reports.views[1] === phone.pager.photoView)
            await phone.swipeLeft()
            try await phone.fail(7)
            #expect(reports.indices == [5, 6])
        }
    }

    @Test("A page that is a view of the app's, and an empty page, are not reported")
    func others() throws {
        final class Pages: PhotoPagerDataSource {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 2 }
            func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
                index == 0 ? .view(view, size: nil) : nil
            }
        }
        try HeadlessDevice.run { device in
            let (pages, reports) = (Pages(), Reports())
            let pager = PhotoPagerViewController(dataSource: pages)
            pager.delegate = reports
            device.show(pager)
            device.advanceFrames(2)
            pager.setCurrentIndex(1, animated: false)
            device.advanceFrames(2)
            #expect(pager.currentIndex == 1 && reports.indices.isEmpty)
        }
    }

    @Test("A photo is reported after its flight, and again in a pager that is shown again", arguments: [true, false])
    func flight(isAnimated: Bool) throws {
        try HeadlessDevice.run { device in
            let (phone, reports) = (PagerPhone(device: device, images: PagerPhone.photos(3), index: 1), Reports())
            phone.pager.delegate = reports
            device.show(phone.root)
            phone.root.present(phone.pager, animated: isAnimated)
            if isAnimated { #expect(reports.indices.isEmpty) }
            try device.advanceUntilIdle()
            #expect(reports.indices == [1])
            phone.root.dismiss(animated: isAnimated)
            try device.advanceUntilIdle()
            phone.root.present(phone.pager, animated: isAnimated)
            try device.advanceUntilIdle()
            #expect(Set(reports.indices) == [1] && reports.views.last === phone.pager.photoView)
            #expect(reports.gestureCounts(in: phone.pager) == [1])
        }
    }
}
