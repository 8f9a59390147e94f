import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A photo that stays up after its release, with `release = .stays(above:)`.
@Suite("A photo that stays up", .timeLimit(.minutes(20)), .phones) @MainActor struct StayingTests {
    /// Runs a test on a feed whose photos stay up above a scale of 1.3.
    private func run(
        _ release: PinchZoomConfiguration.Release = .stays(),
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (FeedPhone, PinchZoomInteraction) throws -> Void
    ) throws {
        try FeedPhone.run(prepareCell: { $0.enablePinchZoom { $0.release = release } }, sourceLocation: sourceLocation) { phone in
            try body(phone, phone.zoom())
        }
    }

    /// Pinches the first photo to a scale, holds the fingers still, and lifts them.
    private func pinch(_ phone: FeedPhone, to scale: CGFloat) throws {
        let fingers = phone.device.pinch(at: phone.home, spread: 100, scale: scale)
        phone.device.advance(by: 0.2)
        phone.device.lift(fingers)
        phone.device.advance(by: 5)
    }

    @Test("Let go above the scale, it stays where it is; below, it returns", arguments: [1.2, 1.3, 1.5, 2, 3.9] as [CGFloat])
    func stays(scale: CGFloat) throws {
        try run { phone, zoom in
            let fingers = phone.device.pinch(at: phone.home, spread: 100, scale: scale)
            phone.device.advance(by: 0.2)
            let held = zoom.pose
            phone.device.lift(fingers)
            #expect(zoom.state == (held.scale >= 1.3 ? .zooming : .returning))
            phone.device.advance(by: 5)
            guard held.scale >= 1.3 else { return #expect(zoom.state == .idle) }
            // The photo moves only as far as necessary: otherwise it would rest partly outside, or leave a part of the window uncovered.
            let height = FeedScreen.photoHeight * held.scale
            let top = phone.home.y + held.translation.dy - height / 2
            let rest = height <= 844 ? min(max(top, 0), 844 - height) : max(min(top, 0), 844 - height)
            let moved = zoom.pose.translation.dy - held.translation.dy
            #expect(abs(zoom.pose.scale - held.scale) < 1e-9 && abs(moved - (rest - top)) < 1, "\(moved), not \(rest - top)")
            #expect(abs(zoom.pose.translation.dx - held.translation.dx) < 1)
            #expect(zoom.current.backdropAlpha > 0.05 && phone.feed.record.milestones == [.willBegin])
            zoom.end()
        }
    }

    @Test("Past the largest scale, it comes back to the largest, and covers the window from edge to edge")
    func limits() throws {
        try run { phone, zoom in
            let fingers = phone.device.pinch(at: phone.home, spread: 40, scale: 9)
            phone.device.glide(fingers.map { ($0, CGPoint(x: $0.location.x + 150, y: $0.location.y)) }, duration: 0.3)
            phone.device.advance(by: 0.2)
            #expect(zoom.pose.scale > 4)
            phone.device.lift(fingers)
            phone.device.advance(by: 5)
            #expect(zoom.state == .zooming && abs(zoom.pose.scale - 4) < 1e-6)
            let left = phone.home.x + zoom.pose.translation.dx - 390 * 2
            #expect(left <= 0.5 && left + 390 * 4 >= 389.5)
            zoom.end()
        }
    }

    @Test("One finger moves it with momentum, and the photo resists at its edge and comes back to it")
    func pan() throws {
        try run { phone, zoom in
            try pinch(phone, to: 3)
            let start = zoom.pose
            let finger = phone.device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 430), duration: 0.1)
            let moved = zoom.pose
            #expect(abs(moved.translation.dx - start.translation.dx + 100) < 1 && abs(moved.scale - start.scale) < 1e-9)
            phone.device.lift([finger])
            phone.device.advanceFrames(3)
            #expect(zoom.pose.translation.dx < moved.translation.dx - 5, "it glides on")
            phone.device.advance(by: 5)
            let right = phone.home.x + zoom.pose.translation.dx + 390 * zoom.pose.scale / 2
            #expect(right > 389, "it stops at its edge")
            // The finger pulls the photo past its edge.
            let pulling = phone.device.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 10, y: 400), duration: 0.4)
            phone.device.advance(by: 0.2)
            let pulled = phone.home.x + zoom.pose.translation.dx + 390 * zoom.pose.scale / 2
            #expect(pulled < 380 && pulled > 390 - 370 * 0.6, "it resists: \(pulled)")
            phone.device.lift([pulling])
            phone.device.advance(by: 5)
            #expect(abs(phone.home.x + zoom.pose.translation.dx + 390 * zoom.pose.scale / 2 - 390) < 1)
            zoom.end()
        }
    }

    @Test("A finger stops a gliding photo at once, and two fingers pinch it on")
    func catches() throws {
        try run { phone, zoom in
            try pinch(phone, to: 3)
            phone.device.swipe(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 240, y: 420), duration: 0.1)
            phone.device.advanceFrames(2)
            let finger = phone.device.touchDown(at: CGPoint(x: 200, y: 400))
            let caught = zoom.pose
            phone.device.advance(by: 0.2)
            #expect(zoom.pose.difference(from: caught).translation < 0.01)
            let second = phone.device.touchDown(at: CGPoint(x: 300, y: 400))
            phone.device.glide([(second, CGPoint(x: 240, y: 400))], duration: 0.3)
            phone.device.advance(by: 0.2)
            #expect(abs(zoom.pose.scale / caught.scale - 0.4) < 0.02 || zoom.pose.scale < 1.25, "it follows both fingers")
            phone.device.lift([finger, second])
            phone.device.advance(by: 5)
            #expect(zoom.state == .idle, "a pinch below the scale returns it")
        }
    }

    @Test("The close button stands in the corner of the safe area, or below the controls of a window", arguments: [false, true])
    func closeButtonPlace(hasControls: Bool) throws {
        try run { phone, zoom in
            if hasControls { phone.device.windowControlsSize = CGSize(width: 66, height: 90) }
            try pinch(phone, to: 2)
            let button = try #require(phone.overlays.first?.descendants.compactMap { $0 as? CloseButton }.first)
            #expect(button.frame == CGRect(x: 12, y: hasControls ? 102 : 59, width: 44, height: 44))
            zoom.end()
        }
    }

    /// An action that takes the photo back.
    enum Way: CaseIterable {
        case tapOnPhoto, tapBeside, closeButton, escapeKey, voiceOver, appScroll, end, push, alert, otherWindowSize
    }

    @Test("It is taken back", arguments: Way.allCases)
    func takenBack(way: Way) throws {
        try run { phone, zoom in
            try pinch(phone, to: way == .tapBeside ? 1.8 : 2)
            let button = try #require(phone.overlays.first?.descendants.compactMap { $0 as? CloseButton }.first)
            #expect(phone.window.heldFirstResponder === phone.overlays.first)
            #expect(button.alpha == 1 && button.accessibilityLabel == "Zoom out" && button.frame.minY >= phone.window.safeAreaInsets.top)
            switch way {
            case .tapOnPhoto: phone.device.tap(at: phone.home)
            case .tapBeside: phone.device.tap(at: CGPoint(x: 195, y: 800))
            case .closeButton: phone.device.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
            case .escapeKey: phone.device.press(UIKeyCommand.inputEscape)
            case .voiceOver:
                phone.device.isVoiceOverRunning = true
                let element = try #require(phone.device.accessibilityElements.first { $0 is LiftedPhotoElement })
                #expect(phone.device.accessibilityElements.count == 2, "the photo and the button")
                #expect(phone.device.perform(.escape, on: element))
            case .appScroll:
                phone.feed.collectionView.setContentOffset(CGPoint(x: 0, y: phone.feed.collectionView.contentOffset.y + 30), animated: true)
            case .end: zoom.end()
            case .push: phone.navigation.pushViewController(UIViewController(), animated: true)
            case .alert:
                phone.feed.present(UIAlertController(title: "Title", message: nil, preferredStyle: .alert), animated: true)
            case .otherWindowSize: phone.device.rotate(to: .landscapeLeft)
            }
            let isAtOnce = way == .push || way == .alert || way == .otherWindowSize
            if !isAtOnce {
                phone.device.advanceFrames(3)
                #expect(zoom.state == .returning, "it flies back")
            }
            try phone.device.advanceUntilIdle()
            #expect(zoom.state == .idle)
            #expect(phone.feed.record.milestones == (isAtOnce ? [.willBegin, .didEnd] : [.willBegin, .willEnd, .didEnd]))
            if way == .alert { phone.feed.dismiss(animated: true) }
            try phone.device.advanceUntilIdle()
            #expect(phone.window.heldFirstResponder == nil)
        }
    }

    @Test("At rest it asks for no frame, and so costs nothing for as long as it stays")
    func rests() throws {
        try run { phone, zoom in
            try pinch(phone, to: 2)
            #expect(zoom.state == .zooming && !phone.asksForFrames)
            phone.device.swipe(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 560), duration: 0.1)
            #expect(phone.asksForFrames, "it glides")
            phone.device.advance(by: 5)
            #expect(!phone.asksForFrames)
            zoom.end()
        }
    }

    @Test("A pinch on a trackpad goes on with it, about the pointer")
    func trackpad() throws {
        try run { phone, zoom in
            try pinch(phone, to: 2)
            let scale = zoom.pose.scale
            let pointer = CGPoint(x: phone.home.x + 60, y: phone.home.y + 90)
            let point = phone.placePoint(under: pointer, zoom.pose)
            let pinch = phone.device.trackpadPinch(at: pointer, scale: 1.5)
            #expect(zoom.pose.scale > 1.3 * scale && distance(phone.placePoint(under: pointer, zoom.pose), point) < 0.01)
            pinch.end()
            phone.device.advance(by: 5)
            #expect(zoom.state == .zooming)
            phone.device.trackpadPinch(at: pointer, scale: 0.3).end()
            try phone.device.advanceUntilIdle()
            #expect(zoom.state == .idle)
        }
    }

    @Test("The keyboard stays with the app's text field")
    func textField() throws {
        try run { phone, zoom in
            let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 40))
            phone.feed.view.addSubview(field)
            #expect(field.becomeFirstResponder())
            try pinch(phone, to: 2)
            #expect(field.isFirstResponder)
            zoom.end()
            try phone.device.advanceUntilIdle()
            #expect(field.resignFirstResponder())
            field.removeFromSuperview()
        }
    }

    @Test("It opens its screen at the opening scale, and stays if the app opens none")
    func opening() throws {
        try run { phone, zoom in
            zoom.configuration.openingScale = 2
            var asked = 0
            phone.feed.record.onOpen = { _ in
                asked += 1
                return false
            }
            try pinch(phone, to: 1.8)
            #expect(asked == 0 && zoom.state == .zooming)
            zoom.cancel()
            try pinch(phone, to: 3.2)
            #expect(asked == 1 && zoom.state == .zooming && zoom.pose.scale > 2)
            zoom.end()
        }
    }

    @Test("An app may end it in any of its frames, also in the one in which it comes to rest", arguments: [true, false])
    func endedWhileMoving(isGlide: Bool) throws {
        try run { phone, zoom in
            /// Moves a photo that stays up, and ends it in a frame of the motion. Returns the number of frames.
            @MainActor func move(endingIn last: Int?) throws -> Int {
                if isGlide { try pinch(phone, to: 2) }
                var frames = 0
                phone.feed.record.onChange = { zoom in
                    frames += 1
                    if frames == last { zoom.end() }
                }
                if isGlide {
                    phone.device.swipe(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 540), duration: 0.1)
                } else {
                    zoom.zoomIn()
                }
                phone.device.advance(by: 5)
                phone.feed.record.onChange = { _ in }
                return frames
            }
            let count = try move(endingIn: nil)
            #expect(count > 10 && zoom.state == .zooming)
            for last in [count / 2, count - 1, count] {
                zoom.cancel()
                // A phone that drops frames may finish the motion in fewer frames.
                let reached = try move(endingIn: last)
                #expect(zoom.state == .idle || reached < last, "ended in frame \(last) of \(count)")
            }
            zoom.cancel()
        }
    }

    @Test("A zoom without fingers stays as well, with the button, and VoiceOver hears one thing at a time")
    func withoutFingers() throws {
        try run { phone, zoom in
            phone.device.isVoiceOverRunning = true
            #expect(zoom.zoomIn())
            phone.device.advance(by: 5)
            #expect(phone.overlays.first?.descendants.contains { $0 is CloseButton } == true)
            #expect(phone.device.announcements.isEmpty)
            phone.device.tap(at: phone.home)
            try phone.device.advanceUntilIdle()
            #expect(zoom.state == .idle && phone.device.announcements.isEmpty)
        }
    }

    /// The way in which people zoom in without fingers.
    enum Lifter: CaseIterable { case app, point, voiceOver }

    @Test("Whoever has lifted it, it rests inside the window where it fits, and returns when the list scrolls", arguments: Lifter.allCases)
    func behavesTheSame(lifter: Lifter) throws {
        try run { phone, zoom in
            phone.device.isVoiceOverRunning = lifter == .voiceOver
            switch lifter {
            case .app: #expect(zoom.zoomIn())
            case .point: #expect(zoom.zoomIn(at: CGPoint(x: 195, y: phone.home.y + 100)))
            case .voiceOver:
                let elements = phone.device.accessibilityElements(offering: "Zoom in")
                let element = try #require(elements.first { $0.accessibilityFrame.contains(phone.home) })
                #expect(phone.device.perform(.custom("Zoom in"), on: element))
            }
            phone.device.advance(by: 5)
            let height = FeedScreen.photoHeight * zoom.pose.scale
            let top = phone.home.y + zoom.pose.translation.dy - height / 2
            #expect(zoom.state == .zooming && top > -0.5 && top + height < 844.5, "\(top)")
            phone.feed.collectionView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
            try phone.device.advanceUntilIdle()
            #expect(zoom.state == .idle && phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd])
        }
    }

    @Test("VoiceOver's flick with three fingers looks around in it, up to its edge")
    func voiceOverScrolls() throws {
        try run { phone, zoom in
            phone.device.isVoiceOverRunning = true
            zoom.configuration.accessibilityZoomScale = 4
            #expect(zoom.zoomIn())
            phone.device.advance(by: 2)
            let element = try #require(phone.overlays.first?.descendants.lazy.compactMap { $0 as? LiftedPhotoElement }.first)
            let before = zoom.pose
            #expect(phone.device.perform(.scroll(.right), on: element))
            phone.device.advance(by: 2)
            #expect(abs(zoom.pose.translation.dx - before.translation.dx + 0.75 * 390) < 1 && zoom.pose.scale == before.scale)
            var flicks = 0
            while flicks < 10, phone.device.perform(.scroll(.right), on: element) {
                flicks += 1
                phone.device.advance(by: 2)
            }
            #expect(flicks < 3 && abs(zoom.pose.translation.dx + 1.5 * 390) < 1, "its right edge is at the window's")
            #expect(phone.device.perform(.scroll(.left), on: element))
            zoom.cancel()
        }
    }

    @Test("A trackpad's scrolling and a wheel move it, and an edge resists")
    func scrolling() throws {
        try run { phone, zoom in
            try pinch(phone, to: 2.5)
            let (point, before) = (CGPoint(x: 195, y: 400), zoom.pose.translation.dx)
            let scroll = phone.device.beginTrackpadScroll(at: point)
            scroll.glide(by: CGVector(dx: 80, dy: 0))
            #expect(zoom.state == .zooming && abs(zoom.pose.translation.dx - before - 80) < 12)
            scroll.end()
            phone.device.advance(by: 3)
            let after = zoom.pose.translation.dx
            phone.device.turnWheel(byNotches: CGVector(dx: -3, dy: 0), at: point)
            phone.device.advance(by: 3)
            #expect(zoom.pose.translation.dx < after - 5 && zoom.state == .zooming)
            let farther = phone.device.beginTrackpadScroll(at: point)
            farther.glide(by: CGVector(dx: 2000, dy: 0))
            farther.end()
            phone.device.advance(by: 3)
            #expect(abs(zoom.pose.translation.dx - (zoom.pose.scale - 1) / 2 * 390) < 1, "its left edge is at the window's")
            zoom.end()
        }
    }

    @Test("Of two photos, the Escape key closes the one in front first")
    func escapeTwice() throws {
        try run { phone, first in
            let second = try phone.zoom(1)
            #expect(first.zoomIn())
            phone.device.advance(by: 1)
            #expect(second.zoomIn())
            phone.device.advance(by: 1)
            phone.device.press(UIKeyCommand.inputEscape)
            phone.device.advance(by: 2)
            #expect(first.state == .zooming && second.state == .idle)
            // The keys come back, too, if the photo in front ends at once, and go to it after a text field has used them.
            #expect(second.zoomIn())
            let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 40))
            phone.feed.view.addSubview(field)
            #expect(field.becomeFirstResponder() && field.resignFirstResponder())
            phone.device.advance(by: 0.5)
            #expect(phone.overlays.map(\.isFirstResponder) == [false, true])
            field.removeFromSuperview()
            second.cancel()
            phone.device.press(UIKeyCommand.inputEscape)
            phone.device.advance(by: 2)
            #expect(first.state == .idle)
        }
    }

    @Test("The Escape key works again after a text field has used the keyboard")
    func escapeAfterEditing() throws {
        try run { phone, zoom in
            let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 40))
            phone.feed.view.addSubview(field)
            #expect(zoom.zoomIn())
            phone.device.advance(by: 1)
            #expect(field.becomeFirstResponder())
            phone.device.advance(by: 0.5)
            #expect(field.isFirstResponder && field.resignFirstResponder())
            phone.device.advance(by: 0.5)
            phone.device.press(UIKeyCommand.inputEscape)
            #expect(zoom.state == .returning)
            try phone.device.advanceUntilIdle()
            field.removeFromSuperview()
        }
    }

    @Test("The second tap of a double tap presses nothing below; a tap elsewhere, or a later one, does", arguments: [0.06, 0.2, 0.5])
    func doubleTap(pause: TimeInterval) throws {
        try run { phone, zoom in
            zoom.configuration.springResponse = 1
            var taps = 0
            try phone.feed.cell(1).addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
            try pinch(phone, to: 2)
            let point = CGPoint(x: 195, y: 480)
            phone.device.tap(at: point)
            phone.device.advance(by: pause)
            #expect(zoom.state == .returning)
            phone.device.tap(at: point)
            #expect(taps == (pause < 0.35 ? 0 : 1))
            phone.device.tap(at: CGPoint(x: 195, y: 580))
            #expect(taps == (pause < 0.35 ? 1 : 2))
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("The close button shows the contrast and the reading direction that people choose meanwhile")
    func settings() throws {
        try run { phone, zoom in
            try pinch(phone, to: 2)
            let button = try #require(phone.overlays.first?.descendants.lazy.compactMap { $0 as? CloseButton }.first)
            let former = button.configuration?.baseBackgroundColor
            phone.device.isReduceTransparencyEnabled = true
            #expect(button.configuration?.baseBackgroundColor != former)
            phone.device.isReduceTransparencyEnabled = false
            #expect(button.configuration?.baseBackgroundColor == former)
            let (left, photo) = (button.frame, zoom.pose)
            phone.device.setLayoutDirection(.rightToLeft)
            phone.device.advanceFrames()
            #expect(button.frame == CGRect(x: 390 - left.maxX, y: left.minY, width: left.width, height: left.height))
            phone.device.setContentSizeCategory(.accessibilityLarge)
            phone.device.advanceFrames()
            #expect(zoom.state == .zooming && zoom.pose == photo)
            zoom.end()
        }
    }

    @Test("A photo that an action holds up without `stays` isn't caught by one finger, and is by two")
    func oneFingerWithoutStays() throws {
        try run(.returns) { phone, zoom in
            #expect(zoom.zoomIn())
            phone.device.advance(by: 1)
            for point in [phone.home, CGPoint(x: 30, y: 760)] {
                phone.device.tap(at: point)
                phone.device.drag(from: point, to: CGPoint(x: point.x + 60, y: point.y + 40)).lift()
                phone.device.advance(by: 0.5)
                #expect(zoom.state == .zooming && zoom.pose == PinchZoomPose(scale: 2))
            }
            phone.device.lift(phone.device.touchDown(at: [CGPoint(x: 150, y: phone.home.y), CGPoint(x: 240, y: phone.home.y)]))
            #expect(zoom.state == .returning)
            try phone.device.advanceUntilIdle()
        }
    }

    @Test("A change of a photo at rest ends the zoom, or sends the photo back, in the next frame")
    func nextFrame() throws {
        let causes: [@MainActor (FeedPhone) throws -> Void] = [
            { $0.feed.collectionView.contentOffset.y += 50 },
            { try $0.feed.cell(0).photoView.transform = CGAffineTransform(scaleX: 0, y: 0) },
            { $0.feed.view.window?.isHidden = true },
            { $0.feed.present(UIViewController(), animated: true) },
        ]
        for cause in causes {
            try run { phone, zoom in
                let window = try #require(phone.feed.view.window)
                try pinch(phone, to: 2)
                #expect(zoom.state == .zooming)
                try cause(phone)
                phone.device.advanceFrames()
                #expect(zoom.state != .zooming)
                zoom.cancel()
                try phone.device.advanceUntilIdle()
                window.isHidden = false
                try phone.feed.cell(0).photoView.transform = .identity
                if phone.feed.presentedViewController != nil { phone.feed.dismiss(animated: false) }
            }
        }
    }
}
