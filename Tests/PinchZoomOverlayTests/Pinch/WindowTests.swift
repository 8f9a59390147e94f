import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// "The right window": the photo is lifted in its own window.
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

    @Test("In a window above others the photo lies above that window's own content, and in one below them it stays below")
    func windowLevel() throws {
        try FeedPhone.run { phone in
            let alert = UIWindow(windowScene: phone.device.scene)
            alert.windowLevel = .alert
            alert.frame = CGRect(x: 45, y: 500, width: 300, height: 300)
            alert.backgroundColor = .white
            let photo = UIImageView(image: TestImages.photo(3))
            photo.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
            let badge = UIView(frame: CGRect(x: 140, y: 90, width: 20, height: 20))
            badge.backgroundColor = .black
            badge.isUserInteractionEnabled = false
            let zoom = PinchZoomInteraction()
            photo.addInteraction(zoom)
            let controller = UIViewController()
            for view in [photo, badge] { controller.view.addSubview(view) }
            alert.rootViewController = controller
            // The alert's window is shown, but doesn't become key.
            alert.isHidden = false
            phone.device.advanceFrames()
            #expect(!alert.isKeyWindow && phone.window.isKeyWindow)
            let middle = CGPoint(x: 195, y: 650)
            let black = Picture.Pixel(red: 0, green: 0, blue: 0)
            #expect(phone.device.screenshot().color(at: CGPoint(x: 195, y: 600)) == black)
            var fingers = phone.device.pinch(at: middle, spread: 40, scale: 2.5)
            #expect(zoom.state == .zooming && phone.overlays.isEmpty && alert.isHidden == false)
            let picture = phone.device.screenshot()
            #expect(picture.color(at: CGPoint(x: 195, y: 600)) != black, "above the badge")
            #expect(picture.color(at: CGPoint(x: 100, y: 650)) != Picture.Pixel(red: 255, green: 255, blue: 255), "over its window's edge")
            #expect(phone.window.isKeyWindow, "and the key window stays key")
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(photo.superview === controller.view && zoom.state == .idle)
            // The feed's own photo is lifted below the alert.
            fingers = phone.device.pinch(at: phone.home, scale: 2.5, translation: CGVector(dx: 0, dy: 250))
            #expect(phone.overlays.count == 1)
            #expect(phone.device.screenshot().color(at: CGPoint(x: 195, y: 600)) == black)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            alert.isHidden = true
        }
    }

    @Test("On a sheet the photo lifts above the sheet and what it lies on, as far as the window reaches", arguments: [true, false])
    func sheet(isSheet: Bool) throws {
        try FeedPhone.run { phone in
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            controller.modalPresentationStyle = isSheet ? .pageSheet : .overFullScreen
            let photo = UIImageView(image: TestImages.photo(3))
            photo.frame = CGRect(x: 95, y: 20, width: 200, height: 150)
            let zoom = PinchZoomInteraction()
            photo.addInteraction(zoom)
            controller.view.addSubview(photo)
            phone.navigation.present(controller, animated: false)
            phone.device.advanceFrames(2)
            let frame = photo.convert(photo.bounds, to: nil)
            let point = CGPoint(x: frame.midX, y: frame.minY - 20)
            let before = phone.device.screenshot().color(at: point)
            let fingers = phone.device.pinch(at: CGPoint(x: frame.midX, y: frame.midY), spread: 60, scale: 3)
            #expect(zoom.state == .zooming && phone.overlays.count == 1 && phone.window.subviews.last === phone.overlays.last)
            #expect(phone.device.screenshot().color(at: point) != before)
            #expect(try phone.photoCenter().y - zoom.pose.scale * 75 < frame.minY)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(photo.superview === controller.view && phone.overlays.isEmpty)
            phone.navigation.dismiss(animated: false)
            phone.device.advanceFrames(2)
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
