import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of fingers that are faster than UIKit, which may begin a presentation or a dismissal a frame after the request.
@MainActor @Suite("Presentations that begin late", .timeLimit(.minutes(20)), .phones) struct LatePresentationTests {
    @Test("A flick that is over before the dismissal begins dismisses; one that came back does not", .given(\.transitionStart, .late))
    func flick() throws {
        try GridPhone.run(way: .presented) { phone in
            try phone.open(4)
            let finger = phone.device.touchDown(at: CGPoint(x: 200, y: 400))
            phone.device.advance(by: 0.045)
            // The finger moves and lifts within one frame.
            finger.move(to: CGPoint(x: 200, y: 480))
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)

            try phone.open(4)
            let second = phone.device.touchDown(at: CGPoint(x: 200, y: 400))
            phone.device.advance(by: 0.045)
            second.move(to: CGPoint(x: 200, y: 480))
            second.move(to: CGPoint(x: 200, y: 390))
            second.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    @Test("What the finger did before the dismissal began is caught up with", .given(\.touchSlop, .usual), .given(\.transitionStart, .late))
    func drag() throws {
        // The expected scale is the classic preset's.
        try GridPhone.run(way: .presented, feel: .classic) { phone in
            try phone.open(4)
            let finger = phone.device.touchDown(at: CGPoint(x: 200, y: 400))
            finger.move(to: CGPoint(x: 200, y: 412))
            finger.move(to: CGPoint(x: 200, y: 500))
            #expect(phone.flyingFrame == nil)
            phone.device.advanceFrames()
            let scale = 1 - 0.5 * 88 / 422 as CGFloat
            let frame = try #require(phone.flyingFrame)
            #expect(abs(frame.width - 390 * scale) < 0.01)
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    @Test("After a drag that was let go the screen below is out of the window again, and comes back with the next")
    func screenBelow() throws {
        try GridPhone.run(way: .presented) { phone in
            try phone.open(4)
            #expect(phone.tabs.view.window == nil)
            let finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500), duration: 0.5)
            #expect(phone.tabs.view.window != nil)
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.tabs.view.window == nil)
            phone.device.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 205, y: 470), duration: 0.08)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test(
        "A pinch whose fingers lift one by one goes on into the pager",
        .given(\.frames, .regular),
        .given(\.touchSlop, .usual),
        arguments: [GridScreen.Way.pushed, .presented]
    )
    func pinch(way: GridScreen.Way) throws {
        try GridPhone.run(way: way) { phone in
            var configuration = PinchZoomConfiguration()
            configuration.openingScale = 1.8
            phone.grid.pinch = configuration
            phone.grid.list.reloadData()
            phone.device.advanceFrames()
            let fingers = phone.device.pinch(at: try phone.cellCenter(4), scale: 2.5, duration: 0.2)
            // The fingers lift one after the other, as real fingers do.
            phone.device.lift([fingers[0]])
            phone.device.advance(by: 0.01)
            phone.device.lift([fingers[1]])
            var last: CGFloat = 280
            for _ in 0..<10 {
                phone.device.advanceFrames()
                let width = try #require(phone.flyingFrame).width
                #expect(width > last)
                last = width
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    @Test("A presented screen that is grabbed on its way in stops without a change of the picture", .given(\.frames, .regular))
    func grab() throws {
        try GridPhone.run(way: .presented) { phone in
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            phone.device.advanceFrames()
            let before = phone.device.screenshot()
            let flying = try #require(phone.flyingFrame)
            let finger = phone.device.grab(at: CGPoint(x: flying.midX, y: flying.midY))
            let grabbed = phone.device.screenshot()
            phone.device.advanceFrames()
            let after = phone.device.screenshot()
            #expect(largestDifference(grabbed, before) <= 1)
            #expect(largestDifference(after, before) <= 1)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }
}
