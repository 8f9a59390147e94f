import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// Swipes from photo to photo.
@MainActor @Suite("Photo pager: paging", .timeLimit(.minutes(20)), .phones) struct PhotoPagerPagingTests {
    @Test("A swipe shows the next photo, and one the other way the one before; the ends hold")
    func swipe() throws {
        try PagerPhone.run(images: PagerPhone.photos(2)) { phone in
            let place = try phone.photoFrame()
            try phone.swipeLeft()
            #expect(phone.pager.currentIndex == 1)
            try #expect(phone.photoView().image === TestImages.photo(1))
            try #expect(phone.photoFrame().isClose(to: place))
            try phone.swipeLeft()
            #expect(phone.pager.currentIndex == 1)
            try #expect(phone.photoFrame().isClose(to: place))
            try phone.swipeRight()
            #expect(phone.pager.currentIndex == 0)
            try phone.swipeRight()
            try #expect(phone.photoFrame().isClose(to: place))
            #expect(phone.shownIndices == [1, 0])
        }
    }

    @Test("A single photo gives way to a finger and comes back")
    func singlePhoto() throws {
        try PagerPhone.run(images: PagerPhone.photos(1)) { phone in
            let place = try phone.photoFrame()
            let finger = phone.device.drag(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 100, y: 420))
            let held = try phone.photoFrame()
            #expect(held.minX < -20 && held.minX > -200)
            finger.lift()
            try phone.device.advanceUntilIdle()
            try #expect(phone.photoFrame().isClose(to: place))
        }
    }

    @Test("Between two photos there are 20 points, at rest none; the current photo is the one that is mostly seen")
    func spacing() throws {
        try PagerPhone.run { phone in
            let finger = phone.device.drag(from: CGPoint(x: 300, y: 422), to: CGPoint(x: 150, y: 422), duration: 0.4)
            phone.device.advance(by: 0.2)
            #expect(phone.pager.currentIndex == 0)
            let first = try phone.photoFrame()
            finger.move(by: CGVector(dx: -100, dy: 0))
            phone.device.advanceFrames()
            #expect(phone.pager.currentIndex == 1)
            #expect(phone.shownIndices == [1])
            let second = try phone.photoFrame()
            #expect(abs(second.minX - (first.maxX - 100) - 20) < 1e-6)
            finger.move(by: CGVector(dx: 100, dy: 0))
            phone.device.advanceFrames()
            #expect(phone.pager.currentIndex == 0)
            phone.device.advance(by: 0.2)
            finger.lift()
            try phone.device.advanceUntilIdle()
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 0, y: 292, width: 390, height: 260)))
            #expect(phone.shownIndices == [1, 0])
        }
    }

    @Test(
        "A page keeps its zoom while it is on the screen, and is at fit when it has left and comes back",
        arguments: HeadlessDevice.Behavior.ReusableViews.allCases
    )
    func zoomEndsWithThePage(reusableViews: HeadlessDevice.Behavior.ReusableViews) throws {
        var configuration = HeadlessDevice.Configuration()
        configuration.behavior.reusableViews = reusableViews
        try PagerPhone.run(configuration) { phone in
            try phone.doubleTap(at: CGPoint(x: 195, y: 422))
            #expect(phone.pager.isZoomed)
            let left = try phone.photoView()
            phone.pager.setCurrentIndex(1, animated: true)
            try phone.device.advanceUntilIdle()
            #expect(!phone.pager.isZoomed)
            #expect(left.transform.isIdentity, "a collection view may show the page again without asking for it")
            try phone.swipeRight()
            #expect(phone.pager.currentIndex == 0)
            #expect(!phone.pager.isZoomed)
            try #expect(abs(phone.zoomScale() - 1) < 1e-9)
        }
    }

    @Test(
        "A drag up or down at fit is left to a recognizer of others, also where the photo is as high as the screen",
        .given(\.recognizerOrder, .innermostFirst),
        arguments: [260.0, 844]
    )
    func dragDownIsFree(height: CGFloat) throws {
        try PagerPhone.run(images: [TestImages.make(size: CGSize(width: 390, height: height), hue: 0)]) { phone in
            var states: [UIGestureRecognizer.State] = []
            phone.pager.view.addGestureRecognizer(UIPanGestureRecognizer { states.append($0.state) })
            phone.device.swipe(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 205, y: 600))
            #expect(states.first == .began && states.last == .ended)
            try phone.device.advanceUntilIdle()
            states = []
            try phone.doubleTap(at: CGPoint(x: 195, y: 422))
            phone.device.swipe(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500))
            try phone.device.advanceUntilIdle()
            // At three times its size, the lower photo is still lower than the screen, so that the drag is free. The other photo pans.
            #expect(states.isEmpty == (height == 844))
        }
    }

    @Test("The program shows a photo at once or by moving the pages, and an index that is none is the nearest")
    func setCurrentIndex() throws {
        try PagerPhone.run { phone in
            phone.pager.setCurrentIndex(3, animated: false)
            #expect(phone.pager.currentIndex == 3)
            try #expect(phone.photoView().image === TestImages.photo(3))
            phone.pager.setCurrentIndex(4, animated: true)
            #expect(phone.pager.currentIndex == 3, "it is still the one on the screen")
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex == 4)
            phone.pager.setCurrentIndex(99, animated: false)
            #expect(phone.pager.currentIndex == 4)
            phone.pager.setCurrentIndex(-1, animated: true)
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex == 0)
            #expect(phone.shownIndices == [3, 4, 3, 2, 1, 0])
        }
    }

    @Test("A pager that was never on the screen has its photo in place after one layout", arguments: [0, 3, 99, -5])
    func beforeTheScreen(index: Int) throws {
        try HeadlessDevice.run { device in
            let phone = PagerPhone(device: device, images: PagerPhone.photos(5), index: index)
            let shown = min(max(index, 0), 4)
            phone.pager.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
            phone.pager.view.layoutIfNeeded()
            #expect(phone.pager.currentIndex == shown)
            let view = try phone.photoView()
            #expect(view.image === TestImages.photo(shown))
            #expect(phone.pager.view.backgroundColor == .black)
            #expect(view.convert(view.bounds, to: phone.pager.view).isClose(to: CGRect(x: 0, y: 200, width: 300, height: 200)))
            phone.pager.setCurrentIndex(1, animated: true)
            phone.pager.view.layoutIfNeeded()
            try #expect(phone.photoView().image === TestImages.photo(1))
            #expect(!phone.pager.isZoomed)
        }
    }

    @Test("From right to left the next photo comes from the left")
    func rightToLeft() throws {
        try PagerPhone.run(images: PagerPhone.photos(3), isRightToLeft: true) { phone in
            #expect(phone.pager.currentIndex == 0)
            try #expect(phone.photoView().image === TestImages.photo(0))
            try phone.swipeLeft()
            #expect(phone.pager.currentIndex == 0, "there is nothing before the first photo")
            try phone.swipeRight()
            #expect(phone.pager.currentIndex == 1)
            try #expect(phone.photoView().image === TestImages.photo(1))
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 0, y: 292, width: 390, height: 260)))
            phone.pager.setCurrentIndex(2, animated: true)
            try phone.device.advanceUntilIdle()
            try #expect(phone.photoView().image === TestImages.photo(2))
            #expect(phone.shownIndices == [1, 2])
        }
    }

    @Test("Another reading direction keeps the current photo")
    func directionChanges() throws {
        try PagerPhone.run(index: 1) { phone in
            phone.device.setLayoutDirection(.rightToLeft)
            phone.device.advanceFrames()
            #expect(phone.pager.currentIndex == 1)
            try #expect(phone.photoView().image === TestImages.photo(1))
            try phone.swipeRight()
            #expect(phone.pager.currentIndex == 2)
        }
    }

    @Test("A hundred thousand photos are asked for one by one, as they come, and nothing else is", .given(\.preparedCells, .none))
    func manyPhotos() throws {
        let images = [UIImage?](repeating: TestImages.photo(0), count: 100_000)
        try PagerPhone.run(images: images, index: 50_000) { phone in
            #expect(phone.askedIndices == [50_000])
            #expect(phone.countsAsked == 1)
            phone.forgetWhatWasAsked()
            try phone.swipeLeft()
            #expect(phone.askedIndices == [50_001])
            phone.pager.setCurrentIndex(99_999, animated: false)
            #expect(phone.askedIndices == [50_001, 99_999])
            #expect(phone.countsAsked == 0)
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 0, y: 292, width: 390, height: 260)))
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uiscrollview/scrollstotop: on iPhone, the gesture has no effect if several
    /// scroll views on the screen have the value `true`.
    @Test("A pager in an app's screen leaves the tap on the status bar to the app's list")
    func statusBar() throws {
        try PagerPhone.run { phone in
            phone.showThumbnails()
            let scrollViews = phone.pager.view.descendants.compactMap { $0 as? UIScrollView }
            #expect(scrollViews.count >= 3 && scrollViews.allSatisfy { !$0.scrollsToTop })
        }
    }
}
