import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

@MainActor @Suite("Zoom transition: grabbed in mid-flight", .timeLimit(.minutes(20)), .phones) struct ZoomGrabTests {
    @Test(
        "A photo on its way in is grabbed where it is, follows the finger, and goes home when it is let go low",
        arguments: [GridScreen.Way.pushed, .presented]
    )
    func opening(way: GridScreen.Way) throws {
        // In the classic preset, the photo stays at the finger in every direction.
        try GridPhone.run(way: way, feel: .classic) { phone in
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            let before = try #require(phone.flyingFrame)
            let finger = phone.device.grab(at: CGPoint(x: before.midX, y: before.midY))
            #expect(try #require(phone.flyingFrame).isNear(before, within: 0.01))
            phone.device.advance(by: 0.3)
            #expect(try #require(phone.flyingFrame).isNear(before, within: 0.01))
            finger.move(to: CGPoint(x: before.midX + 40, y: before.midY + 100))
            phone.device.advanceFrames()
            let moved = try #require(phone.flyingFrame)
            #expect(abs(moved.midX - before.midX - 40) < 0.01)
            #expect(abs(moved.midY - before.midY - 100) < 0.01)
            finger.move(to: CGPoint(x: before.midX + 40, y: before.midY + 200))
            phone.device.advance(by: 0.1)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)

        }
    }

    @Test("Let go where it was, it goes on into the pager", .given(\.frames, .regular), arguments: [GridScreen.Way.pushed, .presented])
    func openingGoesOn(way: GridScreen.Way) throws {
        try GridPhone.run(way: way) { phone in
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            let before = try #require(phone.flyingFrame)
            let finger = phone.device.grab(at: CGPoint(x: before.midX, y: before.midY))
            phone.device.advance(by: 0.1)
            finger.lift()
            phone.device.advanceFrames()
            #expect(try #require(phone.flyingFrame).isNear(before, within: 12))
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            #expect(phone.pager?.view.alpha == 1)
        }
    }

    @Test(
        "A photo on its way home is grabbed, dragged about, and goes home from there",
        arguments: [GridScreen.Way.pushed, .presented]
    )
    func closing(way: GridScreen.Way) throws {
        // In the classic preset, the photo stays at the finger in every direction.
        try GridPhone.run(way: way, feel: .classic) { phone in
            try phone.open(4)
            _ = phone.pager?.accessibilityPerformEscape()
            phone.device.advance(by: 0.06)
            phone.device.advanceFrames()
            let before = try #require(phone.flyingFrame)
            let finger = phone.device.grab(at: CGPoint(x: before.midX, y: before.midY))
            phone.device.advance(by: 0.4)
            #expect(try #require(phone.flyingFrame).isNear(before, within: 0.2))
            finger.move(to: CGPoint(x: before.midX - 60, y: before.midY + 90))
            phone.device.advanceFrames()
            #expect(abs(try #require(phone.flyingFrame).midX - before.midX + 60) < 0.01)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("A photo that goes back into the pager after a short drag is grabbed, and may be taken home then")
    func goingBack() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let finger = phone.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 470), duration: 0.5)
            phone.device.advance(by: 0.1)
            finger.lift()
            phone.device.advance(by: 0.08)
            phone.device.advanceFrames()
            let before = try #require(phone.flyingFrame)
            let second = phone.device.grab(at: CGPoint(x: before.midX, y: before.midY))
            phone.device.advanceFrames()
            #expect(try #require(phone.flyingFrame).isNear(before, within: 0.01))
            second.move(to: CGPoint(x: before.midX, y: before.midY + 200))
            phone.device.advance(by: 0.1)
            second.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("The finger that lifts first hands over to the other without a jump")
    func fingersChange() throws {
        try GridPhone.run { phone in
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            let before = try #require(phone.flyingFrame)
            let first = phone.device.grab(at: CGPoint(x: before.midX - 20, y: before.midY))
            first.move(to: CGPoint(x: before.midX, y: before.midY + 60))
            phone.device.advanceFrames()
            let held = try #require(phone.flyingFrame)
            let second = phone.device.touchDown(at: CGPoint(x: held.midX + 30, y: held.midY))
            phone.device.advanceFrames()
            first.lift()
            phone.device.advanceFrames()
            #expect(try #require(phone.flyingFrame).isNear(held, within: 0.01))
            second.move(to: CGPoint(x: held.midX + 30, y: held.midY + 200))
            phone.device.advance(by: 0.1)
            #expect(try #require(phone.flyingFrame).midY > held.midY + 150)
            second.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("A grab that is cancelled leaves the photo open")
    func cancelled() throws {
        try GridPhone.run { phone in
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            let before = try #require(phone.flyingFrame)
            let finger = phone.device.grab(at: CGPoint(x: before.midX, y: before.midY))
            finger.move(to: CGPoint(x: before.midX, y: before.midY + 250))
            phone.device.advanceFrames()
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    @Test(
        "A touch does not stop it: it flies on under a finger that rests, until that moves on its way",
        .given(\.frames, .regular),
        .given(\.touchSlop, .usual)
    )
    func resting() throws {
        try GridPhone.run { phone in
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            let before = try #require(phone.flyingFrame)
            let finger = phone.device.touchDown(at: CGPoint(x: before.midX, y: before.midY))
            phone.device.advance(by: 0.05)
            let later = try #require(phone.flyingFrame)
            #expect(later.width > before.width + 20)
            // The finger moves as far as a tap may.
            finger.move(by: CGVector(dx: 0, dy: 9))
            phone.device.advanceFrames()
            #expect(try #require(phone.flyingFrame).width > later.width)
            let held = try #require(phone.flyingFrame)
            finger.move(by: CGVector(dx: 0, dy: 3))
            #expect(try #require(phone.flyingFrame).isNear(held, within: 0.01), "nothing jumps")
            phone.device.advance(by: 0.2)
            #expect(try #require(phone.flyingFrame).isNear(held, within: 0.01))
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    /// The movements of a finger that lands on the photo but doesn't drag it.
    private nonisolated static let otherMovements: [[CGVector]] = [
        [], [CGVector(dx: 4, dy: -3)], [CGVector(dx: 0, dy: -40), CGVector(dx: 0, dy: -160)],
        [CGVector(dx: 40, dy: 0), CGVector(dx: 90, dy: 10)], [CGVector(dx: -60, dy: 0)], [CGVector(dx: 30, dy: 20)],
        // A scroll that turns round continues as a scroll.
        [CGVector(dx: 0, dy: -20), CGVector(dx: 0, dy: 120)],
    ]

    @Test(
        "A tap, a scroll begun right after a push and a flick that goes elsewhere are not taken: nobody appears twice, nothing is popped",
        arguments: [GridScreen.Way.pushed, .presented],
        otherMovements
    )
    func notTaken(way: GridScreen.Way, movement: [CGVector]) throws {
        try GridPhone.run(way: way) { phone in
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            let frame = try #require(phone.flyingFrame)
            let finger = phone.device.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
            for step in movement {
                finger.move(to: CGPoint(x: frame.midX + step.dx, y: frame.midY + step.dy))
                phone.device.advanceFrames()
            }
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            #expect(phone.grid.appearances == ["willDisappear", "didDisappear"])
        }
    }

    @Test("A flick downwards that is over with the movement that takes hold takes the photo home")
    func flick() throws {
        try GridPhone.run { phone in
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            let frame = try #require(phone.flyingFrame)
            let finger = phone.device.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
            phone.device.advance(by: 0.04)
            finger.move(by: CGVector(dx: 0, dy: 80))
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("A finger beside the photo does not grab it")
    func beside() throws {
        try GridPhone.run { phone in
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            let finger = phone.device.grab(at: CGPoint(x: 30, y: 740))
            phone.device.advance(by: 0.1)
            let before = try #require(phone.flyingFrame)
            phone.device.advance(by: 0.05)
            #expect(phone.flyingFrame != before)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    @Test("Another finger takes over in the middle of a throw: the throw goes on, and decides", arguments: [true, false])
    func exchangedFinger(isThrown: Bool) throws {
        try GridPhone.run { phone in
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            let frame = try #require(phone.flyingFrame)
            let first = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
            phone.device.advance(by: 0.2)
            phone.device.glide([(first, CGPoint(x: frame.midX, y: frame.midY + 60))], duration: 0.1)
            let second = phone.device.touchDown(at: CGPoint(x: frame.midX + 90, y: frame.midY - 40))
            first.lift()
            if !isThrown { phone.device.advance(by: 0.1) }
            // The finger moves as little as fingers do when they lift.
            second.move(by: CGVector(dx: 0, dy: 1))
            second.lift()
            try phone.device.advanceUntilIdle()
            #expect(isThrown ? phone.isClosed : phone.isOpen)
        }
    }
}

@MainActor @Suite("Zoom transition: grabbed, on any display", .timeLimit(.minutes(20))) struct ZoomDisplayGrabTests {
    @Test(
        "In any frame of any display, and between regular frames, the photo is grabbed where the screen shows it",
        arguments: HeadlessDevice.Behavior.displays,
        [false, true]
    )
    func anyTime(display: HeadlessDevice.Behavior, closes: Bool) throws {
        // Before the first call of a late display link, nobody knows how long ago the last frame was.
        let moments = display.frames == .regular ? Array(3..<18) : Array(stride(from: 3, to: 18, by: 3))
        // In the classic preset, the photo stays at the finger.
        try GridPhone.run(HeadlessDevice.Configuration(behavior: display), feel: .classic) { phone in
            for moment in moments {
                phone.grid.open(4)
                if closes {
                    try phone.device.advanceUntilIdle()
                    _ = phone.pager?.accessibilityPerformEscape()
                }
                try phone.awaitFlight()
                phone.device.advanceFrames(moment / 3)
                let seen = try #require(phone.flyingFrame)
                phone.device.advance(by: Double(moment % 3) * 0.3 / Double(display.refreshRate.framesPerSecond))
                let finger = phone.device.grab(at: CGPoint(x: seen.midX, y: seen.midY))
                for _ in 0..<3 {
                    let now = try #require(phone.flyingFrame)
                    #expect(now.isNear(seen, within: 1), "grabbed after \(moment) thirds of a frame: \(now) instead of \(seen)")
                    phone.device.advanceFrames()
                }
                finger.lift()
                try phone.device.advanceUntilIdle()
                if phone.isOpen { phone.navigation.popViewController(animated: false) }
                try phone.device.advanceUntilIdle()
            }
        }
    }
}
