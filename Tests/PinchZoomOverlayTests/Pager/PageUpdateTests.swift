import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Pages that are inserted, removed and moved while another page is shown.
@MainActor @Suite("Photo pager: pages that come and go", .timeLimit(.minutes(20)), .phones) struct PageUpdateTests {
    private static let middle = CGPoint(x: 195, y: 422)
    private static let fit = CGRect(x: 0, y: 292, width: 390, height: 260)

    @Test("The current page stays, as it is zoomed, whatever happens to the others", arguments: [false, true])
    func stays(animated: Bool) throws {
        let changes: [([UIImage?]) -> [UIImage?]] = [
            { [TestImages.photo(20), TestImages.photo(21)] + $0 }, { Array($0.dropFirst()) }, { Array($0.dropLast(2)) },
            { $0 + [TestImages.photo(22)] }, { [$0[2]] + $0[..<2] + $0[3...] }, { $0[..<2] + $0[3...] + [$0[2]] }, { [$0[2]] },
            { Array($0.reversed()) },
        ]
        for (number, change) in changes.enumerated() {
            try PagerPhone.run(index: 2) { phone in
                let (photo, view) = (try #require(phone.images[2]), try phone.photoView())
                try phone.doubleTap(at: CGPoint(x: 120, y: 400))
                let frame = try phone.photoFrame()
                let picture = phone.device.screenshot()
                phone.update(to: change(phone.images), animated: animated)
                try #expect(phone.photoView() === view && view.image === photo, "change \(number)")
                try #expect(phone.photoFrame().isClose(to: frame), "change \(number)")
                phone.device.advanceFrames()
                #expect(phone.device.screenshot() == picture, "nothing is seen of it, change \(number)")
                #expect(phone.pager.currentIndex == phone.images.firstIndex { $0 === photo })
                try phone.device.advanceUntilIdle()
                #expect(phone.device.screenshot() == picture)
                try phone.doubleTap(at: Self.middle)
                try phone.swipeLeft()
                let next = min((phone.images.firstIndex { $0 === photo } ?? 0) + 1, phone.images.count - 1)
                try #expect(phone.pager.currentIndex == next && phone.photoView().image === phone.images[next])
            }
        }
    }

    /// A change of five pages that removes the current page.
    struct Removal: Sendable {
        var shown: Int
        /// The pages after the change, by their former indices. The number 7 is a new page.
        var now: [Int]
        /// The former index of the page that is current after the change.
        var successor: Int

        static let all = [
            Removal(shown: 1, now: [0, 2, 3, 4], successor: 2),
            Removal(shown: 4, now: [0, 1, 2, 3], successor: 3),
            Removal(shown: 2, now: [0, 3, 4], successor: 3),
            Removal(shown: 4, now: [0, 2, 3], successor: 3),
            Removal(shown: 4, now: [7, 0, 1, 2, 3], successor: 3),
            Removal(shown: 2, now: [7, 0, 1, 3, 4], successor: 3),
            Removal(shown: 4, now: [3, 0, 1, 2], successor: 2),
        ]
    }

    @Test("A page that is gone gives way to the one in its place, which comes from its side", arguments: [false, true], Removal.all)
    func gone(isRightToLeft: Bool, removal: Removal) throws {
        try PagerPhone.run(index: removal.shown, isRightToLeft: isRightToLeft) { phone in
            let successor = phone.images[removal.successor]
            let images = removal.now.map { $0 < 5 ? phone.images[$0] : TestImages.photo($0) }
            phone.update(to: images, animated: true)
            try #expect(phone.photoView().image === successor)
            #expect(phone.pager.currentIndex == images.firstIndex { $0 === successor })
            #expect(phone.shownIndices == [phone.pager.currentIndex])
            let page = try #require(phone.pager.pages.currentPage)
            let side: CGFloat = (removal.successor < removal.shown) == isRightToLeft ? 1 : -1
            var former: CGFloat = side * 411
            for _ in 0..<45 {
                phone.device.advanceFrames()
                let shift = (page.layer.presentation() ?? page.layer).position.x - page.layer.position.x
                #expect(abs(shift) <= abs(former) + 1e-9 && shift * side >= 0, "it comes nearer and nearer")
                former = shift
            }
            #expect(former == 0)
            try #expect(phone.photoFrame().isClose(to: Self.fit))
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.pages.subviews.count == 1, "the picture of what has gone is gone")
        }
    }

    @Test("The caption of a removed page fades in its place, while the photo shrinks", arguments: [false, true])
    func caption(isHidden: Bool) throws {
        try PagerPhone.run(index: 1) { phone in
            phone.takeCaptions { $0 == 1 ? CaptionCard("Photo 1") : nil }
            phone.pager.setChromeHidden(isHidden, animated: false)
            let page = try #require(phone.pager.pages.currentPage)
            let caption = try #require(page.captionView?.caption)
            let (place, photo) = (caption.convert(caption.bounds, to: nil), page.zoomView.convert(page.zoomView.bounds, to: nil))
            phone.update(to: [phone.images[0]] + phone.images.dropFirst(2), animated: true)
            phone.device.advance(by: 0.15)
            let pictures = phone.pager.pages.subviews.dropFirst()
            @MainActor func frame(_ picture: UIView) -> CGRect { (picture.layer.presentation() ?? picture.layer).frame }
            #expect(pictures.count == (isHidden ? 1 : 2))
            let shrunk = try #require(pictures.first)
            #expect(frame(shrunk).width < photo.width - 40 && abs(frame(shrunk).midY - photo.midY) < 1e-6)
            if !isHidden { #expect(try #require(pictures.last).layer.presentation()?.frame.isClose(to: place) == true) }
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.pages.subviews.count == 1)
        }
    }

    @Test("Under Reduce Motion it fades, without animation it changes at once, and what comes may be grabbed at once")
    func otherWays() throws {
        try PagerPhone.run(HeadlessDevice.Configuration(), index: 1) { phone in
            phone.device.isReduceMotionEnabled = true
            phone.update(to: Array(phone.images.dropFirst(2)), animated: true)
            phone.device.advanceFrames(2)
            let page = try #require(phone.pager.pages.currentPage)
            #expect((page.layer.presentation() ?? page.layer).position == page.layer.position)
            phone.device.isReduceMotionEnabled = false
            try phone.device.advanceUntilIdle()
            phone.update(to: Array(phone.images.dropFirst()), animated: false)
            #expect(phone.pager.pages.subviews.count == 1)
            phone.update(to: Array(phone.images.dropFirst()), animated: true)
            phone.device.advanceFrames(2)
            phone.device.lift(phone.device.pinch(at: Self.middle, spread: 80, scale: 3))
            try phone.device.advanceUntilIdle()
            #expect(phone.pager.isZoomed)
        }
    }

    @Test("The last page that goes leaves none, and the first that comes shows; before the pager was seen its index follows")
    func none() throws {
        try PagerPhone.run(images: PagerPhone.photos(1)) { phone in
            phone.update(to: [], animated: true)
            #expect(phone.pager.photoView == nil && phone.pager.currentIndex == 0)
            phone.device.advanceFrames(2)
            try phone.device.advanceUntilIdle()
            phone.update(to: PagerPhone.photos(2), animated: true)
            phone.device.advanceFrames()
            try #expect(phone.photoView().image === TestImages.photo(0) && phone.photoFrame().isClose(to: Self.fit))
        }
        try HeadlessDevice.run { device in
            let phone = PagerPhone(device: device, images: PagerPhone.photos(5), index: 3)
            phone.update(to: Array(phone.images.dropFirst(2)), animated: true)
            #expect(phone.pager.currentIndex == 1)
            phone.update(to: Array(phone.images.dropFirst(2)), animated: true)
            #expect(phone.pager.currentIndex == 0)
            device.show(phone.pager)
            device.advanceFrames()
            #expect(phone.pager.currentIndex == 0 && phone.pager.photoView != nil)
        }
    }

    @Test("Changes that are not the data source's are a reload: nothing traps")
    func foreign() throws {
        try PagerPhone.run(index: 3) { phone in
            let changes = [1, 2].difference(from: [1, 2, 3, 4, 5, 6, 7])
            phone.pager.updatePages(by: changes, animated: true)
            phone.device.advanceFrames()
            #expect(phone.pager.currentIndex == 3)
            try #expect(phone.photoView().image === TestImages.photo(3))
            phone.images = PagerPhone.photos(2)
            phone.pager.updatePages(by: changes, animated: true)
            phone.device.advanceFrames()
            #expect(phone.pager.currentIndex == 1)
        }
    }

    @Test("Photos that are loaded for pages that move go on being loaded, and those of pages that are gone are cancelled")
    func loading() async throws {
        try await LoadingPhone.run { phone in
            phone.server.forgetWhatWasAsked()
            let former = Array(0..<20)
            let now = [100, 101] + former.filter { $0 != 4 }
            phone.names = now
            phone.pager.updatePages(by: now.difference(from: former), animated: true)
            await phone.device.runTasks()
            #expect(phone.pager.currentIndex == 6)
            #expect(phone.server.cancelled == [4] && phone.server.asked == [2], "what is near enough now is asked for")
            await phone.answer(5, with: TestImages.photo(5))
            #expect(phone.shownPhoto === TestImages.photo(5))
            await phone.answer(6, with: TestImages.photo(6))
            await phone.swipeLeft()
            #expect(phone.shownPhoto === TestImages.photo(6))
        }
    }

    @Test("The photo in the place of a photo that is gone stays loaded as long as it is seen")
    func loadedInPlace() async throws {
        try await LoadingPhone.run(count: 3, index: 1) { phone in
            phone.pager.preloadedPageCount = 0
            await phone.device.runTasks()
            phone.names = [0, 2]
            phone.pager.updatePages(by: [0, 2].difference(from: [0, 1, 2]), animated: false)
            phone.device.advance(by: 1)
            await phone.device.runTasks()
            await phone.answer(2, with: TestImages.photo(2))
            phone.server.forgetWhatWasAsked()
            let finger = phone.device.drag(from: CGPoint(x: 60, y: 420), to: CGPoint(x: 320, y: 420))
            #expect(phone.pager.currentIndex == 0, "most of the page before it is seen")
            finger.move(by: CGVector(dx: -240, dy: 0))
            phone.device.advanceFrames()
            finger.lift()
            phone.device.advance(by: 2)
            await phone.decode()
            #expect(phone.pager.currentIndex == 1 && phone.shownPhoto === TestImages.photo(2))
            #expect(!phone.server.asked.contains(2))
        }
    }

    // If the page and its cell are removed together, a flight shows nothing until the next frame, which is late on some phones.
    @Test(
        "The photo that is deleted in mid-flight: the flight goes on with the one in its place, and all is at rest then",
        .given(\.frames, .regular),
        arguments: [false, true]
    )
    func inFlight(isClosing: Bool) throws {
        try GridPhone.run { phone in
            if isClosing {
                try phone.open(4)
                phone.navigation.popViewController(animated: true)
            } else {
                phone.device.tap(at: try phone.cellCenter(4))
            }
            try phone.awaitFlight()
            phone.device.advance(by: 0.1)
            phone.grid.remove(4)
            phone.device.advanceFrames(2)
            #expect(phone.flyingFrame != nil)
            try phone.device.advanceUntilIdle()
            #expect(isClosing ? phone.isClosed : phone.isOpen)
            if !isClosing {
                #expect(phone.pager?.currentIndex == 4 && phone.pager?.photoView?.image != nil)
                phone.navigation.popViewController(animated: true)
                try phone.device.advanceUntilIdle()
                #expect(phone.isClosed)
            }
        }
    }

    @Test("Deleted while it is dragged away: let go, what is in its place flies to its own cell")
    func underTheFinger() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 560), duration: 0.3)
            phone.grid.remove(4)
            phone.device.advanceFrames(2)
            finger.move(by: CGVector(dx: 0, dy: 20))
            phone.device.advance(by: 0.1)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }
}
