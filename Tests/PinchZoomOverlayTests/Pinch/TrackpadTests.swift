import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A pinch on a trackpad. The pinch has a pointer and a scale, but no touches.
@MainActor @Suite("Trackpad", .timeLimit(.minutes(20)), .phones) struct TrackpadTests {
    @Test("The photo lifts, grows about the pointer, and goes back when the fingers have left the trackpad")
    func pinch() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            let pointer = CGPoint(x: phone.home.x + 60, y: phone.home.y - 40)
            let pinch = phone.device.trackpadPinch(at: pointer, scale: 2)
            #expect(zoom.state == .zooming)
            // The pinch begins with the first change of the scale, which is at most a twentieth of the way.
            #expect(zoom.pose.scale > 1.85 && zoom.pose.scale <= 2)
            #expect(distance(phone.placePoint(under: pointer, zoom.pose), pointer) < 0.01, "what is under the pointer stays there")
            let held = zoom.pose.scale
            pinch.change(scale: 2.4)
            #expect(abs(zoom.pose.scale / held - 1.2) < 0.01)
            #expect(distance(phone.placePoint(under: pointer, zoom.pose), pointer) < 0.01)
            pinch.end()
            #expect(zoom.state == .returning)
            try phone.device.advanceUntilIdle()
            #expect(zoom.pose == .identity)
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd])
        }
    }

    @Test("A pinch that is taken away sends the photo back")
    func cancelled() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            let pinch = phone.device.trackpadPinch(at: phone.home, scale: 1.5)
            #expect(zoom.state == .zooming)
            pinch.cancel()
            #expect(zoom.state == .returning && zoom.pose.scale > 1.3)
            try phone.device.advanceUntilIdle()
            #expect(zoom.state == .idle && phone.overlays.isEmpty)
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd])
        }
    }

    @Test("A pointer beside the photo lifts nothing")
    func besideThePhoto() throws {
        try FeedPhone.run { phone in
            let pinch = phone.device.trackpadPinch(at: CGPoint(x: 195, y: 70), scale: 2)
            try #expect(phone.zoom().state == .idle)
            #expect(phone.feed.record.beginCount == 0)
            pinch.end()
        }
    }
}
