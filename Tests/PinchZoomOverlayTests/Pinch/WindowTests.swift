import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

/// "The right window": the photo lifts in its own.
@MainActor @Suite("Windows", .timeLimit(.minutes(20)), .phones) struct WindowTests {
    @Test("The photo lifts above bars and everything else of its window")
    func aboveBars() throws {
        try FeedPhone.run { phone in
            let badge = UIView(frame: CGRect(x: 170, y: 200, width: 50, height: 50))
            badge.backgroundColor = .black
            phone.navigation.view.addSubview(badge)
            badge.isUserInteractionEnabled = false
            let fingers = phone.device.pinch(at: phone.home, scale: 2.4)
            let picture = phone.device.screenshot()
            let black = Picture.Pixel(red: 0, green: 0, blue: 0)
            #expect(picture.color(at: CGPoint(x: 195, y: 225)) != black)
            let title = picture.color(at: CGPoint(x: 60, y: 70))
            #expect(title.red > title.green, "the photo covers the navigation bar: \(title)")
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            badge.removeFromSuperview()
        }
    }

    @Test("It lifts in the window that the view is in, not in the key window")
    func ownWindow() throws {
        try FeedPhone.run { phone in
            let key = UIWindow(windowScene: phone.device.scene)
            key.frame = CGRect(x: 0, y: 700, width: 390, height: 144)
            key.rootViewController = UIViewController()
            key.makeKeyAndVisible()
            phone.device.advanceFrames()
            let keyViews = key.subviews.count
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            #expect(phone.overlays.count == 1 && key.subviews.count == keyViews)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            key.isHidden = true
        }
    }

    @Test("Two scenes zoom independently: one that is deactivated puts back its own photo alone")
    func twoScenes() throws {
        try FeedPhone.run { phone in
            let scene = phone.device.connectScene()
            let other = FeedScreen()
            let window = UIWindow(windowScene: scene)
            window.rootViewController = other
            window.makeKeyAndVisible()
            phone.device.advanceFrames()
            let zoom = try phone.zoom()
            let otherZoom = try #require(other.cell(0).pinchZoomInteraction)
            #expect(zoom.zoomIn() && otherZoom.zoomIn())
            phone.device.advance(by: 1)
            #expect(zoom.state == .zooming && otherZoom.state == .zooming)
            #expect(phone.overlays.count == 1)
            phone.device.disconnect(scene)
            #expect(otherZoom.state == .idle && other.record.milestones == [.willBegin, .didEnd])
            #expect(zoom.state == .zooming)
            zoom.end()
        }
    }
}
