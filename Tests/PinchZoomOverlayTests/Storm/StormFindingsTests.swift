import HeadlessDevice
import PinchZoomOverlay
import Testing
import UIKit

/// What storms have found, each by itself.
@MainActor @Suite("Found by storms") struct StormFindingsTests {
    @Test("An alpha that the app sets just before the end of a zoom stands") func lateAlpha() throws {
        try FeedPhone.run { phone in
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            let cell = try phone.feed.cell(0)
            cell.photoView.alpha = 0.5
            cell.cancelPinchZoom()
            #expect(cell.photoView.alpha == 0.5)
            cell.photoView.alpha = 1
            phone.device.lift(fingers)
        }
    }

    @Test("A delegate that zooms in again when it hears of the end leaves nothing up if the end was the removal")
    func zoomInWhileRemoved() throws {
        try FeedPhone.run { phone in
            let cell = try phone.feed.cell(0)
            let zoom = try phone.zoom()
            phone.feed.record.onDidEnd = { _ in zoom.zoomIn() }
            zoom.zoomIn()
            cell.disablePinchZoom()
            phone.feed.record.onDidEnd = { _ in }
            #expect(zoom.state == .idle && phone.overlays.isEmpty)
            cell.enablePinchZoom()
        }
    }

    @Test("A delegate that zooms in when it hears of the end has one zoom, even if a pinch is about to begin another")
    func zoomInBeforePinch() throws {
        try FeedPhone.run { phone in
            phone.device.isReduceMotionEnabled = true
            phone.device.lift(phone.device.pinch(at: phone.home, scale: 2))
            let zoom = try phone.zoom()
            #expect(zoom.state == .returning)
            phone.feed.record.onDidEnd = { _ in zoom.zoomIn() }
            let fingers = phone.device.pinch(at: phone.home, scale: 2, duration: 0.05)
            phone.feed.record.onDidEnd = { _ in }
            #expect(phone.overlays.count == 1 && phone.feed.record.beginCount == phone.feed.record.endCount + 1)
            phone.device.lift(fingers)
            zoom.end()
        }
    }

    @Test("A pinch that ends a zoom begins none if the delegate switches zooming off when it hears of the end", arguments: [false, true])
    func offBeforePinch(isRemoved: Bool) throws {
        try FeedPhone.run { phone in
            phone.device.isReduceMotionEnabled = true
            phone.device.lift(phone.device.pinch(at: phone.home, scale: 2))
            let cell = try phone.feed.cell(0)
            let zoom = try phone.zoom()
            phone.feed.record.onDidEnd = { _ in if isRemoved { cell.disablePinchZoom() } else { zoom.isEnabled = false } }
            let fingers = phone.device.pinch(at: phone.home, scale: 2, duration: 0.05)
            #expect(phone.overlays.isEmpty && zoom.state == .idle)
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd])
            phone.device.lift(fingers)
            cell.enablePinchZoom()
        }
    }

    @Test("A hidden photo is not lifted") func hidden() throws {
        try FeedPhone.run { phone in
            let photo = try phone.feed.cell(0).photoView
            photo.isHidden = true
            #expect(try !phone.zoom().zoomIn())
            phone.device.lift(phone.device.pinch(at: phone.home, scale: 2))
            #expect(phone.feed.record.events == [])
            photo.isHidden = false
        }
    }
}
