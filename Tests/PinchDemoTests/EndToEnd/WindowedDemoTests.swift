import DeviceWindow
import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchDemo

/// Tests of the app in a window on an X server, pinched with a mouse and the Alt key. The tests are skipped if Xvfb or xdotool is missing.
@MainActor
@Suite(
    "The demo in a window",
    .serialized,
    .enabled(if: VirtualDisplay.isAvailable, "needs Xvfb and xdotool"),
    .timeLimit(.minutes(20)),
    .phones
)
struct WindowedDemoTests {
    private static let frame = 1.0 / 60

    @Test("Alt and a drag lift the photo in the middle of the screen, and the window shows what the phone shows")
    func altDrag() throws {
        let display = try VirtualDisplay()
        try HeadlessDevice.run(HeadlessDevice.Configuration(scale: 1)) { device in
            LaunchOptions.current = LaunchOptions()
            device.launch(AppDelegate.self)
            device.advance(by: 0.3)
            let feed = try #require(SceneDelegate.feedViewController)
            feed.list.scroll(to: 2)
            device.advanceFrames(2)
            var options = DeviceWindow.Options()
            options.zoom = 1
            options.displayName = display.name
            let window = try DeviceWindow(showing: device, options: options)
            defer { window.close() }
            for _ in 0..<30 where window.readBack() == nil { window.step(after: Self.frame) }

            // The other finger mirrors this finger about the screen's center, (195, 422).
            try move(display, window, to: CGPoint(x: 235, y: 400))
            try display.hands("keydown alt")
            try display.hands("mousedown 1")
            window.step(after: Self.frame)
            for step in 1...10 {
                try move(display, window, to: CGPoint(x: 235 + 6 * CGFloat(step), y: 400 - 3 * CGFloat(step)))
            }
            let zoom = try #require(feed.zoomed?.pinchZoomInteraction)
            #expect(zoom.state == .zooming)
            #expect(zoom.pose.scale > 1.5 && zoom.pose.scale < 2.6)
            let dots = [CGPoint(x: 295, y: 370), CGPoint(x: 95, y: 474)]
            #expect(try difference(window, device, outside: dots, ignoresHint: true) == 0)

            try display.hands("mouseup 1")
            try display.hands("keyup alt")
            for _ in 0..<90 { window.step(after: Self.frame) }
            #expect(zoom.state == .idle && feed.zoomed == nil)
            #expect(try difference(window, device) == 0)
        }
    }

    private func move(_ display: VirtualDisplay, _ window: DeviceWindow, to point: CGPoint) throws {
        // The window is the server's only window, and at the server's corner.
        try display.hands("mousemove \(Int(point.x)) \(Int(point.y))")
        window.step(after: Self.frame)
    }

    private func difference(
        _ window: DeviceWindow,
        _ device: HeadlessDevice,
        outside dots: [CGPoint] = [],
        ignoresHint: Bool = false
    ) throws -> Int {
        try #require(window.readBack()).pixelsDiffering(from: device.screenshot(), outside: dots, ignoresHint: ignoresHint)
    }
}
