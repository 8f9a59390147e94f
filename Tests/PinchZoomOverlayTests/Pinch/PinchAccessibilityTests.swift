import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// "Reduce Motion" and "VoiceOver".
@MainActor @Suite("Accessibility", .timeLimit(.minutes(20)), .phones) struct PinchAccessibilityTests {
    @Test("With Reduce Motion the photo still follows the fingers, and its way back is a short fade in place", .given(\.frames, .regular))
    func reduceMotion() throws {
        try FeedPhone.run { phone in
            phone.device.isReduceMotionEnabled = true
            let before = phone.device.screenshot()
            let zoom = try phone.zoom()
            let fingers = phone.device.pinch(at: phone.home, scale: 2, translation: CGVector(dx: 80, dy: 0))
            #expect(zoom.pose.scale > 1.5)
            let lifted = phone.device.screenshot()
            phone.device.lift(fingers)
            #expect(zoom.state == .idle && zoom.pose == .identity && zoom.current.backdropAlpha == 0)
            #expect(!phone.feed.collectionView.isLocked && phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd])
            // Core Animation also fades between two frames. In a frame's duration, the fade changes a pixel by at most a twelfth of 255.
            #expect(largestDifference(phone.device.screenshot(), lifted) <= 22, "the fade starts from what was seen")
            let photo = try phone.feed.cell(0).photoView
            #expect(photo.shownAlpha == 1, "the photo is in its place beneath")
            var pictures = [lifted]
            let start = phone.device.now
            try phone.device.advanceFrames(while: !phone.overlays.isEmpty) { pictures.append(phone.device.screenshot()) }
            #expect(phone.device.now - start < 0.25)
            pictures.append(phone.device.screenshot())
            #expect(pictures.last == before)
            let distances = pictures.map { largestDifference($0, before) }
            #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 >= $1 }, "it only fades: \(distances)")
        }
    }

    @Test("A pinch during the fade starts anew from the photo's place")
    func pinchDuringFade() throws {
        try FeedPhone.run { phone in
            phone.device.isReduceMotionEnabled = true
            phone.device.lift(phone.device.pinch(at: phone.home, scale: 2))
            phone.device.advance(by: 0.03)
            let fingers = phone.device.pinch(at: phone.home, scale: 1.6, duration: 0.1)
            try #expect(phone.zoom().state == .zooming)
            #expect(phone.overlays.count == 2)
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd, .willBegin])
            phone.device.lift(fingers)
        }
    }

    @Test("The zoom action lifts the photo and moves the focus there, and the escape gesture takes it back and gives the focus back")
    func zoomAction() throws {
        try FeedPhone.run { phone in
            phone.device.isVoiceOverRunning = true
            let elements = phone.device.accessibilityElements(offering: "Zoom in")
            let element = try #require(elements.first { $0.accessibilityFrame.contains(phone.home) })
            let action = try #require(element.accessibilityCustomActions?.first)
            #expect(phone.device.perform(.custom("Zoom in"), on: element))
            #expect(phone.feed.record.milestones == [.willBegin])
            try phone.device.advanceUntilSettled()
            let zoom = try phone.zoom()
            #expect(zoom.state == .zooming && zoom.pose == PinchZoomPose(scale: 2))
            #expect(abs(zoom.current.backdropAlpha - 0.8) < 0.01)
            let lifted = try #require(phone.device.focusedAccessibilityElement)
            #expect(phone.device.accessibilityElements == [lifted], "VoiceOver stays with the photo")
            #expect(action.actionHandler?(action) == false, "it is up already")
            #expect(phone.device.perform(.escape, on: lifted))
            #expect(zoom.state == .returning)
            try phone.device.advanceUntilIdle()
            #expect(phone.device.focusedAccessibilityElement === element && phone.device.announcements.isEmpty)
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd])
        }
    }

    @Test("Zooming in at a point leaves that point where it is, and the zoom-out gesture takes the photo back")
    func zoomInAtPoint() throws {
        try FeedPhone.run { phone in
            let point = CGPoint(x: 60, y: 150)
            let zoom = try phone.zoom()
            #expect(zoom.zoomIn(at: point))
            try phone.device.advanceUntilSettled()
            #expect(distance(phone.placePoint(under: point, zoom.pose), point) < 0.01)
            let lifted = try #require(phone.device.accessibilityElements.first)
            #expect(phone.device.accessibilityElements == [lifted] && phone.device.perform(.zoomOut(at: point), on: lifted))
            #expect(zoom.state == .returning)
        }
    }

    @Test("Fingers take hold of a photo that the action has lifted, and it goes back when they let go")
    func fingersTakeOver() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            zoom.zoomIn()
            try phone.device.advanceUntilSettled()
            let held = zoom.pose
            let fingers = phone.device.touchDown(at: [CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200)])
            #expect(zoom.pose == held)
            fingers[1].move(by: CGVector(dx: 60, dy: 0))
            #expect(zoom.pose.scale > held.scale)
            phone.device.lift(fingers)
            #expect(zoom.state == .returning)
        }
    }

    @Test("With Reduce Motion the action shows the zoomed photo at once")
    func actionWithReduceMotion() throws {
        try FeedPhone.run { phone in
            phone.device.isReduceMotionEnabled = true
            let zoom = try phone.zoom()
            #expect(zoom.zoomIn())
            #expect(zoom.pose == PinchZoomPose(scale: 2))
            zoom.end()
        }
    }

    @Test("The action is offered while pinches are looked for, in the configuration's words, beside those of others")
    func actionIsOffered() throws {
        try FeedPhone.run { phone in
            let cell = try phone.feed.cell(0)
            let other = UIAccessibilityCustomAction(name: "Like") { _ in true }
            cell.accessibilityCustomActions = (cell.accessibilityCustomActions ?? []) + [other]
            var configuration = PinchZoomConfiguration()
            configuration.phrases.zoomIn = "Vergrößern"
            cell.enablePinchZoom(configuration)
            #expect(cell.accessibilityCustomActions?.map(\.name) == ["Like", "Vergrößern"])
            cell.pinchZoomInteraction?.isEnabled = false
            #expect(cell.accessibilityCustomActions?.map(\.name) == ["Like"])
            cell.pinchZoomInteraction?.isEnabled = true
            cell.disablePinchZoom()
            #expect(cell.accessibilityCustomActions?.map(\.name) == ["Like"])
            cell.accessibilityCustomActions = nil
            cell.enablePinchZoom()
            cell.pinchZoomDelegate = phone.feed
        }
    }
}

extension HeadlessDevice {
    /// Advances by a second. A photo that stays up has a display link, so that the phone is never idle.
    func advanceUntilSettled() throws {
        advance(by: 1)
    }
}
