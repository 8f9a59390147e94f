import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of pagers after the beginning of a pop or a dismissal. The pages stay, and the photo that was shown flies home.
@MainActor @Suite("Zoom transition: a pager that leaves stays on its page", .timeLimit(.minutes(20)), .phones) struct LeavingPagerTests {
    /// Checks that the photo flies home after the finger has lifted. In the last frame of its flight, the photo must be in its cell.
    private func expectHome(_ phone: GridPhone, in item: Int) throws {
        var last: CGRect?
        try phone.awaitFlight()
        try phone.device.advanceFrames(while: phone.flyingFrame != nil) { last = phone.flyingFrame ?? last }
        try phone.device.advanceUntilIdle()
        #expect(phone.isClosed)
        let cell = try #require(phone.grid.photoView(item))
        #expect(try #require(last).isNear(cell.convert(cell.bounds, to: nil), within: 1))
    }

    @Test("The swipe from the edge that sends the photo home does not page")
    func edgeSwipe() throws {
        try GridPhone.run { phone in
            try phone.open(1)
            let pager = try #require(phone.pager)
            let finger = phone.device.touchDown(at: CGPoint(x: 2, y: 400))
            for step in 1...7 {
                finger.move(to: CGPoint(x: 2 + 30 * CGFloat(step), y: 400))
                phone.device.advanceFrames()
                #expect(pager.currentIndex == 1)
            }
            finger.lift()
            try expectHome(phone, in: 1)
            #expect(pager.currentIndex == 1)
        }
    }

    @Test(
        "A pop or a dismissal under a finger that pages stops it there",
        arguments: [GridScreen.Way.pushed, .presented],
        [0.2, 0.4, 0.6] as [CGFloat]
    )
    func whilePaging(way: GridScreen.Way, part: CGFloat) throws {
        try GridPhone.run(way: way) { phone in
            try phone.open(4)
            let pager = try #require(phone.pager)
            let finger = phone.device.drag(from: CGPoint(x: 370, y: 400), to: CGPoint(x: 370 - 390 * part, y: 400), duration: 0.2)
            let index = pager.currentIndex
            #expect(index == (part < 0.5 ? 4 : 5))
            #expect(pager.accessibilityPerformEscape())
            try phone.awaitFlight()
            finger.move(by: CGVector(dx: part < 0.5 ? -180 : 180, dy: 0))
            phone.device.advanceFrames()
            finger.lift()
            try expectHome(phone, in: index)
            #expect(pager.currentIndex == index)
        }
    }

    @Test("Pages that the app has sent on their way stay as well, and a page that bounces comes back")
    func byTheApp() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            phone.pager?.setCurrentIndex(7, animated: true)
            phone.device.advance(by: 0.1)
            let index = try #require(phone.pager?.currentIndex)
            #expect((4...6).contains(index))
            #expect(phone.pager?.accessibilityPerformEscape() == true)
            try expectHome(phone, in: index)
        }
        try GridPhone.run { phone in
            try phone.open(0)
            let finger = phone.device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 250, y: 400), duration: 0.2)
            #expect(phone.pager?.accessibilityPerformEscape() == true)
            try expectHome(phone, in: 0)
            finger.lift()
        }
    }

    @Test("A pager whose dismissal was cancelled pages again")
    func cancelled() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500), duration: 0.2)
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            phone.device.swipe(from: CGPoint(x: 340, y: 420), to: CGPoint(x: 40, y: 420))
            try phone.device.advanceUntilIdle()
            #expect(phone.pager?.currentIndex == 5)
        }
    }

    @Test("A presented pager that has presented something itself leaves with it")
    func withWhatItPresents() throws {
        try GridPhone.run(way: .presented) { phone in
            try phone.open(4)
            let pager = try #require(phone.pager)
            pager.present(UIViewController(), animated: false)
            phone.device.advanceFrames(2)
            #expect(pager.accessibilityPerformEscape())
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed && pager.presentingViewController == nil)
        }
    }
}
