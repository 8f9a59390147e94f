import HeadlessDevice
import PinchZoomOverlay
import Testing
import UIKit

@MainActor @Suite("Smoke") struct SmokeTests {
    @Test("A pinch lifts and lands") func pinch() throws {
        try HeadlessDevice.run { device in
            let feed = FeedScreen()
            let window = device.show(UINavigationController(rootViewController: feed))
            device.advanceFrames()
            let rest = Rest(in: window)
            let before = device.screenshot()
            let fingers = device.pinch(at: CGPoint(x: 195, y: 300), scale: 2)
            let cell = try feed.cell(0)
            #expect(cell.pinchZoomInteraction?.state == .zooming)
            #expect(abs((cell.pinchZoomInteraction?.pose.scale ?? 0) - 1.8) < 0.2)
            device.lift(fingers)
            #expect(cell.pinchZoomInteraction?.state == .returning)
            try device.advanceUntilIdle()
            #expect(rest.faults(of: feed) == [])
            #expect(feed.record.milestones == [.willBegin, .willEnd, .didEnd])
            #expect(device.screenshot() == before)
        }
    }
}
