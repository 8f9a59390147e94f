import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// Faults that storms have found, each in a test of its own.
@MainActor @Suite("Found by storms", .timeLimit(.minutes(20)), .phones) struct StormFindingsTests {
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

    @Test("A screen that is presented while the phone is turned, and dismissed before it is up, gives the presenter's view back")
    func dismissedWhileTurned() throws {
        try FeedPhone.run { phone in
            phone.device.rotate(to: .landscapeLeft)
            phone.device.advance(by: 0.2)
            let controller = UIViewController()
            controller.modalPresentationStyle = .fullScreen
            phone.feed.present(controller, animated: true)
            phone.device.advance(by: 0.3)
            phone.feed.dismiss(animated: false)
            try phone.device.advanceUntilIdle()
            phone.device.rotate(to: .portrait, animated: false)
        }
    }

    @Test("A list that is pulled past its end and leaves its window, or shrinks while it scrolls, ends within its range")
    func listEndsInRange() throws {
        try FeedPhone.run { phone in
            let list = phone.feed.collectionView
            let top = list.contentOffset.y
            let finger = phone.device.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 700))
            #expect(list.contentOffset.y < top - 50)
            phone.navigation.pushViewController(UIViewController(), animated: false)
            phone.device.advanceFrames()
            finger.lift()
            phone.navigation.popViewController(animated: false)
            try phone.device.advanceUntilIdle()
            #expect(abs(list.contentOffset.y - top) < 1)

            let bottom = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
            list.setContentOffset(CGPoint(x: 0, y: bottom), animated: true)
            phone.device.advance(by: 0.1)
            list.performBatchUpdates {
                phone.feed.itemCount -= 1
                list.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
            try phone.device.advanceUntilIdle()
            #expect(abs(list.contentOffset.y - (bottom - FeedScreen.cellHeight)) < 1)
        }
    }

    @Test(
        "A list that a finger has stopped past its end goes back there after a zoom, even if the app stops it again meanwhile",
        arguments: [false, true]
    )
    func listStoppedPastItsEnd(byDelegate: Bool) throws {
        try FeedPhone.run { phone in
            phone.feed.locksItsList = byDelegate
            let list = phone.feed.collectionView
            let top = list.contentOffset.y
            phone.device.swipe(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500))
            phone.device.advanceFrames(2)
            let photo = try phone.feed.cell(0).photoView
            let middle = photo.convert(CGPoint(x: photo.bounds.midX, y: photo.bounds.midY), to: nil)
            let fingers = phone.device.pinch(at: middle, scale: 2)
            #expect(list.contentOffset.y < top - 20)
            list.setContentOffset(list.contentOffset, animated: false)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(list.contentOffset.y == top)
        }
    }
}
