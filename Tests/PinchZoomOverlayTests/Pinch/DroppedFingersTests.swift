import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// Fingers that are still down at the end of a zoom have no effect afterwards.
@MainActor @Suite("Fingers that are dropped", .timeLimit(.minutes(20)), .phones) struct DroppedFingersTests {
    /// The fingers that hold the photo when the app ends the zoom.
    enum Holding: CaseIterable {
        case pinch, pinchAndThird, thirdAlone
    }

    @Test(
        "A photo that the app lets go of flies back past the fingers that held it, wherever they go",
        .given(\.frames, .regular),
        arguments: Holding.allCases
    )
    func endedByTheApp(holding: Holding) throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            let fingers = hold(holding, phone)
            zoom.end()
            #expect(zoom.state == .returning)
            var scale = zoom.pose.scale
            for _ in 0..<6 {
                for finger in fingers where finger.isDown { finger.move(by: CGVector(dx: 15, dy: 20)) }
                phone.device.advanceFrames()
                #expect(zoom.state == .returning)
                #expect(zoom.pose.scale < scale)
                scale = zoom.pose.scale
            }
            try phone.device.advanceUntilIdle()
            for finger in fingers where finger.isDown { finger.move(by: CGVector(dx: -40, dy: -40)) }
            #expect(phone.overlays.isEmpty)
            phone.device.lift(fingers.filter(\.isDown))
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd])
        }
    }

    @Test("A finger of a zoom that is over does not count in the next one", arguments: Holding.allCases, [true, false])
    func nextZoom(holding: Holding, atOnce: Bool) throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            let dropped = hold(holding, phone)
            if atOnce { zoom.cancel() } else { zoom.end() }
            try phone.device.advanceUntilIdle()
            phone.device.lift(dropped.filter(\.isDown))
            phone.device.advance(by: 0.5)

            // The third finger continues alone: it moves the photo, and doesn't zoom.
            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            let third = phone.device.touchDown(at: CGPoint(x: 195, y: 520))
            phone.device.lift(fingers)
            #expect(zoom.state == .zooming)
            let held = zoom.pose
            third.move(by: CGVector(dx: 12, dy: -30))
            #expect(abs(zoom.pose.scale - held.scale) < 1e-9)
            #expect(abs(zoom.pose.translation.dx - held.translation.dx - 12) < 0.01)
            #expect(abs(zoom.pose.translation.dy - held.translation.dy + 30) < 0.01)
            third.lift()
            #expect(zoom.state == .returning)
        }
    }

    @Test("A third finger takes over again after a zoom that ended while the app had its pinch recognizer switched off")
    func recognizerOff() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            let dropped = hold(.thirdAlone, phone)
            zoom.pinchGestureRecognizer.isEnabled = false
            #expect(zoom.state == .zooming)
            zoom.cancel()
            zoom.pinchGestureRecognizer.isEnabled = true
            phone.device.lift(dropped.filter(\.isDown))
            phone.device.advance(by: 0.5)

            let fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2)
            let third = phone.device.touchDown(at: CGPoint(x: 195, y: 520))
            phone.device.lift(fingers)
            #expect(zoom.state == .zooming)
            third.lift()
            #expect(zoom.state == .returning)
        }
    }

    private func hold(_ holding: Holding, _ phone: FeedPhone) -> [Finger] {
        var fingers = phone.device.pinch(at: phone.home, spread: 80, scale: 2.5)
        if holding != .pinch { fingers.append(phone.device.touchDown(at: CGPoint(x: 195, y: 560))) }
        if holding == .thirdAlone { phone.device.lift(Array(fingers.prefix(2))) }
        // The fingers rest, so that the photo returns at once.
        phone.device.advance(by: 0.3)
        return fingers
    }
}
