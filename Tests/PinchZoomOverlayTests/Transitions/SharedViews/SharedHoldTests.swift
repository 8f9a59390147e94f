import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

@MainActor @Suite("Shared views and grow: under a finger", .timeLimit(.minutes(20)), .phones) struct SharedHoldTests {
    typealias Kind = CardListScreen.Kind
    typealias Way = CardListScreen.Way

    /// Returns the point to which a finger moves back from a start, by a part of the screen.
    private func point(_ way: Way, from start: CGPoint, part: CGFloat) -> CGPoint {
        way == .pushed ? CGPoint(x: start.x + 390 * part, y: start.y) : CGPoint(x: start.x, y: start.y + 844 * part)
    }

    /// Returns the direction in which a finger moves back.
    private func back(_ way: Way) -> CGVector {
        way == .pushed ? CGVector(dx: 1, dy: 0) : CGVector(dx: 0, dy: 1)
    }

    /// Returns the progress of the transition, 0 to 1.
    private func fraction(_ phone: CardPhone) throws -> CGFloat {
        let width = try #require(phone.list.kind == .shared ? phone.flyingPhotos.last?.width : phone.growingFrame?.width)
        let start: CGFloat = phone.list.kind == .shared ? 72 : 358
        return (width - start) / (390 - start)
    }

    @Test(
        "Opening, it is held where it is without a jump, follows the finger, and goes back from there",
        arguments: [Kind.shared, .grow],
        [Way.pushed, .presented]
    )
    func grabOpening(kind: Kind, way: Way) throws {
        try CardPhone.run(kind, way: way) { phone in
            phone.list.open(2)
            phone.device.advance(by: 0.12)
            let before = phone.device.screenshot()
            let reached = try fraction(phone)
            let start = CGPoint(x: 100, y: 300)
            let finger = phone.device.grab(at: start, along: back(way))
            try #expect(abs(fraction(phone) - reached) < 0.01)
            #expect(largestDifference(belowBar(phone.device.screenshot()), belowBar(before)) <= 2)
            phone.device.advance(by: 0.5)
            try #expect(abs(fraction(phone) - reached) < 0.01)
            finger.move(to: point(way, from: start, part: -0.2))
            phone.device.advanceFrames()
            try #expect(abs(fraction(phone) - reached - 0.2) < 0.01)
            finger.move(to: point(way, from: start, part: reached - 0.1))
            phone.device.advance(by: 0.2)
            try #expect(abs(fraction(phone) - 0.1) < 0.01)
            finger.lift()
            phone.device.advanceFrames()
            try #expect(abs(fraction(phone) - 0.1) < 0.05)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
            #expect(phone.list.appearances == ["willDisappear", "willAppear", "didAppear"], "the opening is reversed, not completed")
        }
    }

    @Test(
        "Touched without a movement, it goes on where it went",
        .given(\.touchesInTransitions, .received),
        arguments: [Kind.shared, .grow],
        [Way.pushed, .presented]
    )
    func touch(kind: Kind, way: Way) throws {
        try CardPhone.run(kind, way: way) { phone in
            phone.list.open(2)
            phone.device.advance(by: 0.06)
            phone.device.tap(at: CGPoint(x: 100, y: 300))
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            #expect(phone.list.appearances == ["willDisappear", "didDisappear"])
            phone.goBack()
            phone.device.advance(by: 0.06)
            phone.device.tap(at: CGPoint(x: 100, y: 300))
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test(
        "A flick that is not its way is not taken, and nobody appears twice",
        .given(\.touchesInTransitions, .received),
        arguments: [Kind.shared, .grow],
        [Way.pushed, .presented]
    )
    func otherWays(kind: Kind, way: Way) throws {
        let back = back(way)
        let others = [CGVector(dx: back.dy, dy: back.dx), CGVector(dx: -back.dy, dy: -back.dx), CGVector(dx: -back.dx, dy: -back.dy)]
        for other in others {
            try CardPhone.run(kind, way: way) { phone in
                phone.list.open(2)
                phone.device.advance(by: 0.06)
                let finger = phone.device.touchDown(at: CGPoint(x: 200, y: 400))
                phone.device.glide([(finger, CGPoint(x: 200 + 150 * other.dx, y: 400 + 150 * other.dy))], duration: 0.1)
                finger.lift()
                try phone.device.advanceUntilIdle()
                #expect(phone.isOpen, "\(other)")
                #expect(phone.list.appearances == ["willDisappear", "didDisappear"], "\(other)")
            }
        }
    }

    @Test("Thrown against the way, it opens all the same", arguments: [Kind.shared, .grow])
    func thrown(kind: Kind) throws {
        try CardPhone.run(kind) { phone in
            phone.list.open(2)
            phone.device.advance(by: 0.06)
            let finger = phone.device.touchDown(at: CGPoint(x: 300, y: 300))
            phone.device.glide([(finger, CGPoint(x: 200, y: 300))], duration: 0.1)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    @Test(
        "On its way back it is held and scrubbed, and goes on home",
        arguments: [Kind.shared, .grow],
        [Way.pushed, .presented]
    )
    func grabClosing(kind: Kind, way: Way) throws {
        try CardPhone.run(kind, way: way) { phone in
            try phone.open(2)
            phone.goBack()
            phone.device.advance(by: 0.1)
            let reached = try fraction(phone)
            let finger = phone.device.grab(at: CGPoint(x: 100, y: 300), along: back(way))
            phone.device.advance(by: 0.5)
            try #expect(abs(fraction(phone) - reached) < 0.01)
            // The movement is small, because only little of the way is left on phones with late frames.
            finger.move(to: point(way, from: CGPoint(x: 100, y: 300), part: -0.05))
            phone.device.advance(by: 0.05)
            try #expect(abs(fraction(phone) - reached - 0.05) < 0.01)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test(
        "Another finger goes on where the first lifts, without a jump; a finger that is taken away leaves the screen open",
        arguments: [Kind.shared, .grow]
    )
    func fingersChange(kind: Kind) throws {
        try CardPhone.run(kind) { phone in
            phone.list.open(2)
            phone.device.advance(by: 0.1)
            let first = phone.device.grab(at: CGPoint(x: 100, y: 300), along: back(.pushed))
            first.move(to: CGPoint(x: 60, y: 300))
            let second = phone.device.touchDown(at: CGPoint(x: 300, y: 500))
            phone.device.advanceFrames()
            let held = try fraction(phone)
            first.lift()
            phone.device.advanceFrames()
            try #expect(abs(fraction(phone) - held) < 0.01)
            second.move(to: CGPoint(x: 339, y: 500))
            phone.device.advanceFrames()
            try #expect(abs(fraction(phone) - held + 0.1) < 0.01)
            second.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    @Test(
        "A swipe from the edge takes a pushed screen back under the finger: from the screen as it is to the list as it was",
        .given(\.touchSlop, .usual),
        arguments: [Kind.shared, .grow]
    )
    func backSwipe(kind: Kind) throws {
        try CardPhone.run(kind) { phone in
            let list = phone.device.screenshot()
            try phone.open(2)
            let open = phone.device.screenshot()
            let finger = phone.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 12, y: 400))
            #expect(largestDifference(belowBar(phone.device.screenshot()), belowBar(open)) <= 2)
            phone.device.glide([(finger, CGPoint(x: 207, y: 400))], duration: 0.3)
            try #expect(abs(fraction(phone) - 0.5) < 0.01)
            #expect(phone.navigation.transitionCoordinator?.isInteractive == true)
            finger.move(to: CGPoint(x: 389, y: 400))
            finger.move(to: CGPoint(x: 420, y: 400))
            phone.device.advanceFrames()
            #expect(largestDifference(belowBar(phone.device.screenshot()), belowBar(list)) <= 2)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
            #expect(phone.device.screenshot() == list)
        }
    }

    @Test("A swipe that is too short leaves all as it was, and one to the other side is no swipe", arguments: [Kind.shared, .grow])
    func shortSwipe(kind: Kind) throws {
        try CardPhone.run(kind) { phone in
            try phone.open(2)
            let open = phone.device.screenshot()
            let finger = phone.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), duration: 0.5)
            phone.device.advance(by: 0.1)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            #expect(phone.device.screenshot() == open)
            #expect(phone.list.appearances == ["willDisappear", "didDisappear", "willAppear", "willDisappear", "didDisappear"])
            phone.device.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 380, y: 400))
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    @Test("A swipe is thrown back by its velocity", arguments: [Kind.shared, .grow])
    func flick(kind: Kind) throws {
        try CardPhone.run(kind) { phone in
            try phone.open(2)
            phone.device.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400))
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test(
        "Under Reduce Motion a swipe from the edge still takes the screen back, by fading it",
        .given(\.touchSlop, .usual),
        arguments: [Kind.shared, .grow]
    )
    func reduceMotion(kind: Kind) throws {
        try CardPhone.run(kind) { phone in
            phone.device.isReduceMotionEnabled = true
            try phone.open(2)
            let finger = phone.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 12, y: 400))
            finger.move(to: CGPoint(x: 207, y: 400))
            phone.device.advanceFrames()
            try #expect(abs(#require(phone.detail).view.alpha - 0.5) < 0.01)
            finger.move(to: CGPoint(x: 320, y: 400))
            phone.device.advance(by: 0.1)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("Where the app has turned the swipe back off, or hides the back button, there is none")
    func turnedOff() throws {
        try CardPhone.run(.shared) { phone in
            try phone.open(2)
            phone.navigation.interactivePopGestureRecognizer?.isEnabled = false
            phone.device.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            phone.navigation.interactivePopGestureRecognizer?.isEnabled = true
            phone.detail?.navigationItem.hidesBackButton = true
            phone.device.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
    }

    /// Returns the picture without the navigation bar, which UIKit moves in its own way.
    private func belowBar(_ picture: Picture) -> Picture {
        let rows = 92
        return Picture(
            width: picture.width,
            height: picture.height - rows,
            scale: 1,
            pixels: Array(picture.pixels.dropFirst(rows * picture.width * 4))
        )
    }
}
