import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Touches on the strip of thumbnails.
@MainActor @Suite("Photo pager: thumbnails", .timeLimit(.minutes(20)), .phones) struct PhotoPagerThumbnailTests {
    /// The middle of the strip. At the bottom of the screen's 844 points are 34 points of the home indicator, and above them 56 points of
    /// the strip.
    private static let middle = CGPoint(x: 195, y: 782)

    @Test("There is no strip unless it is set, nor for one photo or none; it comes and goes at once")
    func isOff() throws {
        try PagerPhone.run { phone in
            #expect(phone.strip == nil)
            #expect(phone.askedThumbnails.isEmpty)
            phone.showThumbnails()
            let strip = try #require(phone.strip)
            #expect(strip.shownFrame == CGRect(x: 0, y: 754, width: 390, height: 90))
            #expect(phone.askedThumbnails.sorted() == [0, 1, 2, 3, 4])
            for count in [1, 0, 2] {
                phone.take(PagerPhone.photos(count))
                #expect(strip.isHidden == (count < 2))
            }
            phone.pager.showsThumbnails = false
            #expect(phone.strip == nil)
        }
    }

    @Test("The current thumbnail is in the middle and wider, also in a pager that opens further on", arguments: [0, 3, 19])
    func atRest(index: Int) throws {
        try PagerPhone.run(images: PagerPhone.photos(20), index: index) { phone in
            phone.showThumbnails()
            try phone.expectAtRest(on: index)
            let widths = phone.cells.map(\.frame.width)
            #expect(widths.filter { $0 == 40 }.count == 1)
            #expect(widths.filter { $0 == 24 }.count == widths.count - 1)
            phone.pager.setCurrentIndex(7, animated: false)
            phone.device.advanceFrames()
            try phone.expectAtRest(on: 7)
        }
    }

    @Test("Its pictures are the data source's thumbnails, or else the photos, or what stands for them")
    func pictures() async throws {
        try PagerPhone.run { phone in
            let thumbnail = TestImages.make(size: CGSize(width: 40, height: 40), hue: 0.5)
            phone.showThumbnails { $0 == 1 ? thumbnail : nil }
            let photos = (0..<5).map { TestImages.photo($0) }
            #expect(phone.cells.map(\.image) == [photos[0], thumbnail, photos[2], photos[3], photos[4]])
            phone.replace(3, with: TestImages.photo(6))
            #expect(phone.cells.map(\.image)[3] === TestImages.photo(6))
        }
        try await LoadingPhone.run { phone in
            phone.pager.showsThumbnails = true
            phone.device.advanceFrames()
            let cells = phone.pager.view.descendants.compactMap { $0 as? ThumbnailCell }
            #expect(cells.count > 5 && cells.allSatisfy { $0.image === phone.placeholder })
            await phone.device.runTasks()
            #expect(phone.server.asked.sorted() == [3, 4, 5, 6, 7], "the strip loads nothing")
        }
    }

    @Test(
        "A drag along the strip shows one photo after the other at once, each told once, and the strip rests on the last",
        arguments: [false, true]
    )
    func scrubbing(isRightToLeft: Bool) throws {
        try PagerPhone.run(images: PagerPhone.photos(20), index: 5, isRightToLeft: isRightToLeft) { phone in
            phone.showThumbnails()
            let sign: CGFloat = isRightToLeft ? 1 : -1
            let finger = phone.device.drag(from: Self.middle, to: CGPoint(x: 195 + sign * 115, y: 782), duration: 0.5)
            let held = phone.pager.currentIndex
            // A page takes 26 points of the strip. A finger moves a little before a drag begins.
            #expect(held == 8 || held == 9)
            #expect(phone.shownIndices == Array(6...held))
            try #expect(phone.photoView().image === TestImages.photo(held))
            try #expect(phone.photoFrame().isClose(to: CGRect(x: 0, y: 292, width: 390, height: 260)))
            phone.device.advance(by: 0.3)
            finger.lift()
            try phone.device.advanceUntilIdle()
            try phone.expectAtRest(on: phone.pager.currentIndex)
            #expect(abs(phone.pager.currentIndex - held) <= 1)
            #expect(phone.shownIndices == Array(6...phone.pager.currentIndex))
        }
    }

    @Test("A strip that is flung runs on through the pages and rests on one; the ends hold")
    func flinging() throws {
        try PagerPhone.run(images: PagerPhone.photos(20)) { phone in
            phone.showThumbnails()
            phone.device.swipe(from: CGPoint(x: 330, y: 782), to: CGPoint(x: 200, y: 782))
            let released = phone.pager.currentIndex
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.currentIndex > released)
            #expect(phone.shownIndices == Array(1...phone.pager.currentIndex))
            try phone.expectAtRest(on: phone.pager.currentIndex)
            phone.device.swipe(from: CGPoint(x: 330, y: 782), to: CGPoint(x: 30, y: 782), duration: 0.1)
            phone.device.swipe(from: CGPoint(x: 330, y: 782), to: CGPoint(x: 30, y: 782), duration: 0.1)
            try phone.device.advanceUntilIdle()
            try phone.expectAtRest(on: 19)
            phone.device.swipe(from: CGPoint(x: 330, y: 782), to: CGPoint(x: 130, y: 782))
            try phone.device.advanceUntilIdle()
            try phone.expectAtRest(on: 19)
            #expect(phone.shownIndices == Array(1...19))
        }
    }

    @Test("A finger that stops the strip brings it to rest on the nearest page, however long it stays", arguments: [0.05, 1.5])
    func stopping(duration: TimeInterval) throws {
        try PagerPhone.run(images: PagerPhone.photos(60)) { phone in
            phone.showThumbnails()
            phone.device.swipe(from: CGPoint(x: 330, y: 782), to: CGPoint(x: 130, y: 782))
            phone.device.advanceFrames(12)
            let stopped = phone.pager.currentIndex
            let finger = phone.device.touchDown(at: Self.middle)
            phone.device.advance(by: duration)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(stopped > 3 && abs(phone.pager.currentIndex - stopped) <= 1)
            try phone.expectAtRest(on: phone.pager.currentIndex)
        }
    }

    @Test("Paging moves the strip along with the fingers", arguments: [false, true])
    func paging(isRightToLeft: Bool) throws {
        try PagerPhone.run(images: PagerPhone.photos(20), index: 5, isRightToLeft: isRightToLeft) { phone in
            phone.showThumbnails()
            let before = try #require(phone.cell(5)).shownFrame.midX
            let finger = phone.device.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 150, y: 500))
            let moved = try phone.photoFrame().minX
            let current = try #require(phone.cell(5))
            // A page is 410 points wide, a thumbnail 26 points.
            #expect(moved < -100)
            #expect(abs(current.shownFrame.width - 24 - 16 * (1 + moved / 410)) < 1e-6)
            #expect(current.shownFrame.midX < before - 5)
            finger.lift()
            try phone.device.advanceUntilIdle()
            try phone.expectAtRest(on: isRightToLeft ? 4 : 6)
        }
    }

    @Test("A tap on the next thumbnail moves the pages there, one further away shows that page at once")
    func taps() throws {
        try PagerPhone.run(images: PagerPhone.photos(20), index: 5) { phone in
            phone.showThumbnails()
            phone.device.tap(at: CGPoint(x: 195 + 42, y: 782))
            #expect(phone.pager.currentIndex == 5, "it is still the one on the screen")
            try phone.device.advanceUntilIdle()
            try phone.expectAtRest(on: 6)
            phone.device.tap(at: CGPoint(x: 195 + 42 + 3 * 26, y: 782))
            #expect(phone.pager.currentIndex == 10)
            try phone.device.advanceUntilIdle()
            try phone.expectAtRest(on: 10)
            try phone.singleTap(at: Self.middle)
            #expect(phone.shownIndices == [6, 10])
            #expect(!phone.pager.isChromeHidden, "a tap on the strip is the strip's")
        }
    }

    @Test("With Reduce Motion a tap on the next thumbnail shows it at once")
    func reduceMotion() throws {
        try PagerPhone.run(index: 1) { phone in
            phone.device.isReduceMotionEnabled = true
            phone.showThumbnails()
            phone.device.tap(at: CGPoint(x: 195 + 42, y: 782))
            #expect(phone.pager.currentIndex == 2)
            try phone.device.advanceUntilIdle()
            try phone.expectAtRest(on: 2)
        }
    }

    @Test("While a finger scrubs no photo is loaded but the one that is shown; at rest its neighbours are")
    func loading() async throws {
        try await LoadingPhone.run(count: 40) { phone in
            phone.pager.showsThumbnails = true
            phone.device.advanceFrames()
            await phone.device.runTasks()
            phone.server.forgetWhatWasAsked()
            let finger = phone.device.drag(from: Self.middle, to: CGPoint(x: 40, y: 782), duration: 0.5)
            await phone.device.runTasks()
            let held = phone.pager.currentIndex
            #expect(held >= 9)
            #expect(phone.server.awaited == [held])
            #expect(phone.server.asked.allSatisfy { (5...held).contains($0) })
            phone.device.advance(by: 0.3)
            finger.lift()
            phone.device.advance(by: 2)
            await phone.device.runTasks()
            let rest = phone.pager.currentIndex
            #expect(phone.server.awaited == Array(rest - 2...rest + 2))
        }
    }

    @Test("It costs the same for a hundred thousand photos", .given(\.preparedCells, .none))
    func manyPhotos() throws {
        let images = [UIImage?](repeating: TestImages.photo(0), count: 100_000)
        try PagerPhone.run(images: images, index: 50_000) { phone in
            phone.showThumbnails { _ in TestImages.photo(1) }
            #expect(phone.askedThumbnails.count == phone.cells.count)
            #expect(phone.cells.count <= 16)
            phone.forgetWhatWasAsked()
            phone.pager.setCurrentIndex(99_999, animated: false)
            phone.device.advanceFrames()
            try phone.expectAtRest(on: 99_999)
            #expect(phone.askedThumbnails.count <= 16)
            #expect(phone.askedIndices == [99_999])
        }
        try HeadlessDevice.run { device in
            let phone = PagerPhone(device: device, images: images, index: 50_000)
            phone.showThumbnails { _ in TestImages.photo(1) }
            #expect(phone.askedThumbnails.isEmpty, "nothing of the pager is there")
            device.show(phone.pager)
            device.advanceFrames()
            try phone.expectAtRest(on: 50_000)
            #expect(phone.askedThumbnails.count <= 16)
        }
    }

    @Test("Captions and the author's views lie above the strip, and all of it hides with the bars")
    func chrome() throws {
        try PagerPhone.run { phone in
            let card = CaptionCard("A caption")
            phone.takeCaptions { _ in card }
            #expect(card.shownFrame.maxY == 810)
            phone.showThumbnails()
            #expect(card.shownFrame.maxY == 754)
            #expect(phone.pager.overlayView.shownFrame == CGRect(x: 0, y: 0, width: 390, height: 754))
            #expect(phone.pager.overlayView.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
            try phone.singleTap(at: CGPoint(x: 195, y: 422))
            let strip = try #require(phone.strip)
            #expect(strip.wholeAlpha == 0)
            try phone.singleTap(at: Self.middle)
            #expect(strip.wholeAlpha == 1, "a hidden strip takes no tap: it shows the bars")
            phone.pager.showsThumbnails = false
            phone.device.advanceFrames()
            #expect(card.shownFrame.maxY == 810)
        }
    }

    @Test("It stays on its photo when the phone turns, reading turns round, and photos are gone")
    func changes() throws {
        try PagerPhone.run(images: PagerPhone.photos(20), index: 9) { phone in
            phone.showThumbnails()
            phone.device.rotate(to: .landscapeRight)
            try phone.device.advanceUntilIdle()
            try phone.expectAtRest(on: 9, middle: 422)
            phone.device.rotate(to: .portrait)
            phone.device.setLayoutDirection(.rightToLeft)
            try phone.device.advanceUntilIdle()
            try phone.expectAtRest(on: 9)
            let frames = try (#require(phone.cell(8)).shownFrame, #require(phone.cell(10)).shownFrame)
            #expect(frames.0.minX > frames.1.minX)
            phone.take(PagerPhone.photos(4))
            try phone.expectAtRest(on: 3)
            phone.take([])
            #expect(phone.cells.isEmpty)
            phone.take(PagerPhone.photos(3))
            try phone.expectAtRest(on: phone.pager.currentIndex)
        }
    }

    @Test("Pages that a finger takes while the strip runs end that; so do photos that are gone")
    func interruption() throws {
        try PagerPhone.run(images: PagerPhone.photos(40)) { phone in
            phone.showThumbnails()
            phone.device.swipe(from: CGPoint(x: 330, y: 782), to: CGPoint(x: 150, y: 782))
            phone.device.advanceFrames(3)
            let finger = phone.device.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 240, y: 500))
            let index = phone.pager.currentIndex
            phone.device.advance(by: 0.5)
            #expect(phone.pager.currentIndex == index, "the strip runs no more")
            finger.lift()
            try phone.device.advanceUntilIdle()
            try phone.expectAtRest(on: phone.pager.currentIndex)
            let held = phone.device.drag(from: CGPoint(x: 195, y: 782), to: CGPoint(x: 150, y: 782))
            phone.take(PagerPhone.photos(2))
            held.move(to: CGPoint(x: 60, y: 782))
            phone.device.advanceFrames()
            held.lift()
            try phone.device.advanceUntilIdle()
            try phone.expectAtRest(on: 1)
        }
    }

    @Test("For VoiceOver it is one element, whose value is the photo's number and which is adjusted page by page")
    func voiceOver() throws {
        try PagerPhone.run { phone in
            phone.showThumbnails()
            let strip = try #require(phone.strip)
            let inStrip = phone.device.accessibilityElements.filter { ($0 as? UIView)?.isDescendant(of: strip) ?? false }
            #expect(inStrip == [strip] && phone.device.accessibilityElements.last === strip)
            #expect(strip.accessibilityTraits == .adjustable)
            #expect(strip.accessibilityLabel == "Photos" && strip.accessibilityValue == "1 of 5")
            #expect(phone.device.perform(.increment, on: strip))
            #expect(phone.pager.currentIndex == 1 && strip.accessibilityValue == "2 of 5")
            #expect(phone.device.perform(.decrement, on: strip) && phone.device.perform(.decrement, on: strip))
            #expect(phone.pager.currentIndex == 0 && strip.accessibilityValue == "1 of 5")
            try phone.swipeLeft()
            #expect(strip.accessibilityValue == "2 of 5")
            phone.pager.phrases.position = "{number} von {count}"
            phone.pager.phrases.thumbnails = "Fotos"
            #expect(strip.accessibilityLabel == "Fotos" && strip.accessibilityValue == "2 von 5")
            phone.take(PagerPhone.photos(3))
            #expect(strip.accessibilityValue == "2 von 3")
        }
    }

    @Test("A pager with a strip and captions that is let go is gone, and they with it")
    func memory() throws {
        try HeadlessDevice.run { device in
            weak var pager: PhotoPagerViewController?
            weak var strip: UIView?
            weak var card: UIView?
            do {
                let phone = PagerPhone(device: device, images: PagerPhone.photos(3), index: 0)
                phone.takeCaptions { _ in
                    let made = CaptionCard("A caption")
                    card = made
                    return made
                }
                phone.pager.showsThumbnails = true
                phone.pager.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
                phone.pager.view.layoutIfNeeded()
                (pager, strip) = (phone.pager, phone.strip)
                #expect(strip != nil && card != nil)
            }
            #expect(pager == nil && strip == nil && card == nil)
        }
    }
}

extension PagerPhone {
    var strip: ThumbnailsView? { pager.view.subviews.lazy.compactMap { $0 as? ThumbnailsView }.first }

    /// The visible thumbnails, from left to right.
    var cells: [ThumbnailCell] {
        (strip?.descendants ?? []).compactMap { $0 as? ThumbnailCell }.filter { !$0.isHidden }.sorted { $0.frame.minX < $1.frame.minX }
    }

    /// Returns the thumbnail of a page, or `nil` if the thumbnail isn't visible.
    func cell(_ index: Int) -> UIView? {
        let list = strip?.subviews.lazy.compactMap { $0 as? UICollectionView }.first
        return list?.cellForItem(at: IndexPath(item: index, section: 0))
    }

    /// Expects that a page is current and at rest, and that its thumbnail is open in the middle.
    func expectAtRest(on index: Int, middle: CGFloat = 195, sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(pager.currentIndex == index, sourceLocation: sourceLocation)
        try #expect(abs(photoFrame().midX - middle) < 1e-6, sourceLocation: sourceLocation)
        let frame = try #require(cell(index), sourceLocation: sourceLocation).shownFrame
        #expect(abs(frame.midX - middle) < 0.5 && abs(frame.width - 40) < 0.5, "\(frame)", sourceLocation: sourceLocation)
    }
}
