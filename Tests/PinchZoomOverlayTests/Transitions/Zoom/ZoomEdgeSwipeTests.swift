import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Tests of the swipe from the leading edge, which takes a photo along, as in Apple's own zoom transition.
@MainActor @Suite("Zoom transition: swiped away from the edge", .timeLimit(.minutes(20)), .phones) struct ZoomEdgeSwipeTests {
    /// Lands at the edge and moves by events that are no farther apart than a hand's. The finger stays down.
    private func swipe(_ phone: GridPhone, to distance: CGFloat, from edge: CGFloat = 2, down: CGFloat = 0) -> Finger {
        let direction: CGFloat = edge < 195 ? 1 : -1
        let finger = phone.device.touchDown(at: CGPoint(x: edge, y: 420))
        phone.device.glide([(finger, CGPoint(x: edge + direction * distance, y: 420))], duration: 0.5)
        if down != 0 { phone.device.glide([(finger, CGPoint(x: edge + direction * distance, y: 420 + down))], duration: 0.3) }
        phone.device.advance(by: 0.1)
        return finger
    }

    /// If a drag begins later than after 12 points, the photo stays behind by the additional distance.
    @Test(
        "The photo stays for 12 points, and follows the finger then, shrinks, and fades its screen; nothing pages",
        .given(\.touchSlop, .usual)
    )
    func follows() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let finger = swipe(phone, to: 11)
            #expect(phone.flyingFrame.map { $0.isNear(CGRect(x: 0, y: 292, width: 390, height: 260), within: 0.01) } ?? true)
            for distance in [50, 120, 200, 320, 90] as [CGFloat] {
                phone.device.glide([(finger, CGPoint(x: 2 + distance, y: 420))], duration: 0.2)
                phone.device.advanceFrames(2)
                let frame = try #require(phone.flyingFrame)
                let scale = 1 - 0.67 * (distance - 12) / 390
                #expect(abs(frame.width - 390 * scale) < 0.01, "scale at \(distance)")
                // The held point is 12 points behind the finger.
                #expect(abs(frame.minX + 2 * scale - (2 + distance - 12)) < 0.01, "x at \(distance)")
                let alpha = max(1 - (distance - 12) / 390 / (2 * 0.30 / 0.67), 0)
                #expect(abs((phone.pager?.view.alpha ?? -1) - alpha) < 1e-3, "alpha at \(distance)")
                #expect(phone.navigation.transitionCoordinator?.isInteractive == true && phone.pager?.currentIndex == 4)
            }
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.view.alpha == 1)
        }
    }

    @Test(
        "It goes home past a scale of 0.7, and back into the pager before",
        arguments: [(0.732, false), (0.715, false), (0.678, true), (0.62, true)]
    )
    func decisions(scale: CGFloat, goes: Bool) throws {
        try GridPhone.run { phone in
            try phone.open(4)
            swipe(phone, to: 12 + (1 - scale) / 0.67 * 390).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed == goes && phone.isOpen == !goes)
        }
    }

    @Test("A throw counts: on, it goes home; back, it stays")
    func thrown() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let back = swipe(phone, to: 240)
            phone.device.glide([(back, CGPoint(x: 180, y: 420))], duration: 0.06)
            back.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            let on = swipe(phone, to: 60)
            phone.device.glide([(on, CGPoint(x: 140, y: 420))], duration: 0.08)
            on.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("Down and up it gives way, and what it is as large as does not change")
    func aside() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let finger = swipe(phone, to: 150)
            let before = try #require(phone.flyingFrame)
            phone.device.glide([(finger, CGPoint(x: 152, y: 620))], duration: 0.3)
            phone.device.advanceFrames(2)
            let after = try #require(phone.flyingFrame)
            #expect(abs(after.width - before.width) < 0.01 && abs(after.minX - before.minX) < 0.01)
            // The expected value is 0.55 · 200 / (1 + 0.55 · 200 / 390).
            #expect(abs(after.minY - before.minY - 85.8) < 0.1)
            finger.cancel()
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("Where the app reads from the right it comes from the right edge", .given(\.touchSlop, .usual))
    func mirrored() throws {
        try GridPhone.run { phone in
            phone.device.setLayoutDirection(.rightToLeft)
            phone.device.advanceFrames()
            try phone.open(4)
            let finger = swipe(phone, to: 120, from: 388)
            let frame = try #require(phone.flyingFrame)
            let scale: CGFloat = 1 - 0.67 * 108 / 390
            #expect(abs(frame.width - 390 * scale) < 0.01 && abs(frame.maxX - (388 - 108 + 2 * scale)) < 0.01)
            phone.device.glide([(finger, CGPoint(x: 120, y: 420))], duration: 0.2)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
            phone.device.setLayoutDirection(.leftToRight)
        }
    }

    @Test("A photo that is zoomed in goes along from as large as it is", .given(\.touchSlop, .usual))
    func zoomed() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            phone.device.tap(at: CGPoint(x: 200, y: 420))
            phone.device.tap(at: CGPoint(x: 200, y: 420))
            try phone.device.advanceUntilIdle()
            let photo = try #require(phone.pager?.photoView)
            let before = photo.convert(photo.bounds, to: nil)
            let finger = swipe(phone, to: 112)
            let frame = try #require(phone.flyingFrame)
            #expect(before.width > 600 && abs(frame.width / before.width - (1 - 0.67 * 100 / 390)) < 1e-3)
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && phone.pager?.isZoomed == true)
        }
    }

    @Test("It is not there where UIKit's own would not be: presented, without a back button, or switched off")
    func elsewhere() throws {
        try GridPhone.run(way: .presented) { phone in
            try phone.open(4)
            swipe(phone, to: 300).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
        }
        try GridPhone.run { phone in
            try phone.open(4)
            phone.pager?.navigationItem.hidesBackButton = true
            swipe(phone, to: 300).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            phone.pager?.navigationItem.hidesBackButton = false
            phone.navigation.interactivePopGestureRecognizer?.isEnabled = false
            swipe(phone, to: 300).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen)
            phone.navigation.interactivePopGestureRecognizer?.isEnabled = true
            swipe(phone, to: 300).lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }

    @Test("A finger that is taken away, an app or a source that goes away: the photo is back in its screen, and nothing is left")
    func interrupted() throws {
        let ends: [(GridPhone, Finger) -> Void] = [
            { $1.cancel() },
            { phone, finger in
                phone.device.resignActive()
                finger.cancel()
                phone.device.becomeActive()
            },
            { phone, finger in
                phone.grid.zoom.source = nil
                phone.device.advanceFrames(2)
                finger.cancel()
            },
        ]
        for end in ends {
            try GridPhone.run { phone in
                try phone.open(4)
                end(phone, swipe(phone, to: 200))
                try phone.device.advanceUntilIdle()
                #expect(phone.isOpen && phone.pager?.view.alpha == 1)
            }
        }
    }

    @Test("Fast fingers land it sooner")
    func quickening() throws {
        var frames: [Int] = []
        for duration in [0.5, 0.1] {
            try GridPhone.run { phone in
                try phone.open(4)
                let finger = swipe(phone, to: 120)
                phone.device.glide([(finger, CGPoint(x: 242, y: 420))], duration: duration)
                if duration == 0.5 { phone.device.advance(by: 0.1) }
                finger.lift()
                phone.device.advanceFrames(2)
                let home = try #require(phone.grid.photoView(4)).bounds.width
                var count = 2
                try phone.device.advanceFrames(while: (phone.flyingFrame?.width ?? home) > home * 1.05) { count += 1 }
                frames.append(count)
                try phone.device.advanceUntilIdle()
                #expect(phone.isClosed)
            }
        }
        for (slow, fast) in zip(frames.prefix(frames.count / 2), frames.suffix(frames.count / 2)) { #expect(fast * 4 < slow * 3) }
    }

    @Test("First it goes on the way it was moving", .given(\.frames, .regular))
    func carried() throws {
        var feel = ZoomTransitionConfiguration.system
        feel.landingQuickening = 0
        try GridPhone.run(feel: feel) { phone in
            try phone.open(4)
            let finger = swipe(phone, to: 120)
            phone.device.glide([(finger, CGPoint(x: 242, y: 420))], duration: 0.1)
            let before = try #require(phone.flyingFrame)
            finger.lift()
            phone.device.advanceFrames(2)
            // The cell is on the photo's left.
            #expect(try #require(phone.flyingFrame).midX > before.midX)
            try phone.device.advanceUntilIdle()
            #expect(phone.isClosed)
        }
    }
}
