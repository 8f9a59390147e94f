import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A blur or glass that is nearly invisible for a frame becomes flat, and stays flat. Neither a pinch nor a transition does that to the
/// views of an app.
@MainActor @Suite("Blurs and glass", .timeLimit(.minutes(20)), .phones, .given(\.fadedEffects, .stayFlat)) struct GlassTests {
    private static func makeBlur(_ frame: CGRect) -> UIVisualEffectView {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        blur.frame = frame
        return blur
    }

    /// Returns whether a blur looks as a blur that has never been nearly invisible.
    private static func isWhole(_ blur: UIVisualEffectView, on device: HeadlessDevice) -> Bool {
        let point = blur.convert(CGPoint(x: blur.bounds.midX, y: blur.bounds.midY), to: nil)
        device.advanceFrames()
        let present = device.screenshot().color(at: point)
        blur.effect = UIBlurEffect(style: .systemMaterial)
        device.advanceFrames()
        return device.screenshot().color(at: point) == present
    }

    @Test("A blur over a photo that two fingers hold and let go of stays a blur")
    func pinch() throws {
        try HeadlessDevice.run { device in
            let screen = UIViewController()
            screen.view.backgroundColor = .white
            let photo = UIImageView(frame: CGRect(x: 75, y: 150, width: 240, height: 180))
            photo.image = UIGraphicsImageRenderer(size: photo.bounds.size).image {
                UIColor.red.setFill()
                $0.fill(photo.bounds)
            }
            let (zoom, blur) = (PinchZoomInteraction(), Self.makeBlur(CGRect(x: 85, y: 160, width: 60, height: 40)))
            photo.addInteraction(zoom)
            for view in [photo, blur] { screen.view.addSubview(view) }
            device.show(screen)
            device.advanceFrames()
            let fingers = device.pinch(at: CGPoint(x: 220, y: 260), spread: 60, scale: 1.6)
            #expect(zoom.state == .zooming)
            device.advance(by: 0.5)
            let before = device.screenshot()
            device.lift(fingers)
            var last = before
            while zoom.state != .idle {
                last = device.screenshot()
                device.advanceFrames()
            }
            let landed = device.screenshot().color(at: CGPoint(x: 115, y: 180))
            #expect(last.color(at: CGPoint(x: 115, y: 180)).difference(from: landed) <= 12, "the picture of the blur")
            #expect(Self.isWhole(blur, on: device))
        }
    }

    @Test("A blur over a pager's photos stays a blur", arguments: GridScreen.Way.allCases)
    func pager(way: GridScreen.Way) throws {
        try GridPhone.run(way: way) { phone in
            let blur = Self.makeBlur(CGRect(x: 20, y: 200, width: 80, height: 50))
            phone.grid.willOpen = { pager in
                pager.loadViewIfNeeded()
                pager.overlayView.addSubview(blur)
            }
            try phone.open(4)
            #expect(phone.isOpen && Self.isWhole(blur, on: phone.device), "opened")
            let finger = phone.device.touchDown(at: CGPoint(x: 195, y: 422))
            for step in 0..<40 {
                finger.move(by: CGVector(dx: 0, dy: step < 20 ? 6 : -6))
                phone.device.advanceFrames()
            }
            phone.device.advance(by: 0.4)
            finger.cancel()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && Self.isWhole(blur, on: phone.device), "dragged and let go")
            for isHidden in [true, false] {
                phone.pager?.setChromeHidden(isHidden, animated: true)
                try phone.device.advanceUntilIdle()
            }
            #expect(Self.isWhole(blur, on: phone.device), "hidden and shown")
            _ = phone.pager?.accessibilityPerformEscape()
            try phone.device.advanceUntilIdle()
            phone.grid.open(4)
            phone.device.advance(by: 0.1)
            let frame = try #require(phone.flyingFrame)
            let catching = phone.device.grab(at: CGPoint(x: frame.midX, y: frame.midY))
            phone.device.advance(by: 0.1)
            catching.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.isOpen && Self.isWhole(blur, on: phone.device), "caught")
        }
    }

    @Test("Touches go through the views over the photos while the views fade")
    func touches() throws {
        try GridPhone.run { phone in
            try phone.open(4)
            let pager = try #require(phone.pager)
            let button = UIButton(frame: CGRect(x: 20, y: 200, width: 80, height: 50))
            pager.overlayView.addSubview(button)
            phone.device.advanceFrames()
            let point = button.convert(CGPoint(x: 40, y: 25), to: nil)
            #expect(phone.window.hitTest(point, with: nil) === button)
            pager.setChromeHidden(true, animated: true)
            phone.device.advanceFrames(2)
            #expect(phone.window.hitTest(point, with: nil) !== button && pager.overlayView.shownAlpha > 0)
            try phone.device.advanceUntilIdle()
            #expect(phone.window.hitTest(point, with: nil) !== button && pager.overlayView.shownAlpha == 0)
        }
    }
}
