import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// `PinchZoomable`, and its interaction.
@MainActor @Suite("Mixin", .timeLimit(.minutes(20)), .phones) struct MixinTests {
    @Test("A plain view becomes zoomable by two lines")
    func plainView() throws {
        try HeadlessDevice.run { device in
            let view = ZoomableView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
            view.backgroundColor = .red
            device.show(view.inRoot())
            device.advanceFrames()
            let fingers = device.pinch(at: CGPoint(x: 200, y: 400), scale: 1.5)
            #expect(view.pinchZoomInteraction?.state == .zooming)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(view.frame == CGRect(x: 100, y: 300, width: 200, height: 200))
        }
    }

    @Test("An interaction on an image view makes it take touches, and lifts it")
    func interactionOnImageView() throws {
        try HeadlessDevice.run { device in
            let photo = UIImageView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
            photo.image = TestImages.photo(0)
            let zoom = PinchZoomInteraction()
            photo.addInteraction(zoom)
            #expect(zoom.view === photo && photo.isUserInteractionEnabled)
            #expect(photo.accessibilityCustomActions?.map(\.name) == ["Zoom in"])
            device.show(photo.inRoot())
            device.advanceFrames()
            let fingers = device.pinch(at: CGPoint(x: 200, y: 400), scale: 1.5)
            #expect(zoom.state == .zooming && photo.shownAlpha == 0)
            // The place is empty and receives no touches. Nevertheless, the finger that lands again belongs to the zoom.
            fingers[0].lift()
            let held = zoom.pose
            let again = device.touchDown(at: CGPoint(x: 150, y: 400))
            #expect(zoom.pose == held)
            again.move(by: CGVector(dx: -30, dy: 0))
            #expect(zoom.pose.scale > held.scale)
            device.lift([fingers[1], again])
            try device.advanceUntilIdle()
            #expect(photo.shownAlpha == 1)
        }
    }

    @Test("Photos side by side in one cell each zoom by themselves")
    func sideBySide() throws {
        try HeadlessDevice.run { device in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let photos = [0, 1].map { index in
                let photo = UIImageView(frame: CGRect(x: 195 * CGFloat(index), y: 300, width: 195, height: 195))
                photo.image = TestImages.photo(index)
                root.addSubview(photo)
                return photo
            }
            let zooms = photos.map { photo in
                let zoom = PinchZoomInteraction()
                photo.addInteraction(zoom)
                return zoom
            }
            device.show(root)
            device.advanceFrames()
            let fingers = device.pinch(at: CGPoint(x: 290, y: 400), spread: 60, scale: 2)
            #expect(zooms.map(\.state) == [.idle, .zooming])
            device.lift(fingers)
            try device.advanceUntilIdle()
        }
    }

    @Test("The delegate may be set before it is enabled, is asked by its own cell alone, and is not kept alive")
    func delegate() throws {
        try FeedPhone.run { phone in
            let cell = FeedCell(frame: .zero)
            cell.disablePinchZoom()
            #expect(cell.pinchZoomInteraction == nil && cell.pinchZoomDelegate == nil)
            cell.pinchZoomDelegate = phone.feed
            #expect(cell.pinchZoomDelegate === phone.feed)
            #expect(cell.pinchZoomInteraction?.isEnabled == false)
            cell.enablePinchZoom()
            #expect(cell.pinchZoomInteraction?.isEnabled == true && cell.pinchZoomDelegate === phone.feed)
            let interactions = cell.interactions.count
            cell.enablePinchZoom()
            #expect(cell.interactions.count == interactions, "once is enough")
            cell.pinchZoomDelegate = FeedScreen()
            #expect(cell.pinchZoomDelegate == nil)
        }
    }

    @Test("A closure changes the default configuration, whatever the cell's was before, and turns pinches on")
    func closure() {
        let cell = FeedCell(frame: .zero)
        cell.enablePinchZoom(PinchZoomConfiguration(allowsRotation: true))
        cell.pinchZoomInteraction?.isEnabled = false
        cell.enablePinchZoom { $0.maximumScale = 3 }
        #expect(cell.pinchZoomInteraction?.isEnabled == true)
        #expect(cell.pinchZoomInteraction?.configuration.maximumScale == 3)
        #expect(cell.pinchZoomInteraction?.configuration.allowsRotation == false)
    }

    @Test("The changes that the delegate hears of are what the interaction says at that time")
    func changes() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            var differing = 0
            phone.feed.record.onChange = { _ in
                if phone.feed.record.changes.last != zoom.current { differing += 1 }
            }
            let fingers = phone.device.pinch(at: phone.home, spread: 60, scale: 3.2)
            let change = try #require(phone.feed.record.changes.last)
            #expect(change.pose == zoom.pose && change.scale == zoom.pose.scale && change.translation == zoom.pose.translation)
            #expect(abs(change.progress - (change.scale - 1) / 3) < 1e-12)
            #expect(change.backdropAlpha == BackdropCurve.default.alpha(at: change.scale))
            #expect(change.rotation == 0 && differing == 0)
            phone.device.lift(fingers)
        }
    }

    @Test("Without the scroll lock the list is left to the delegate", arguments: [true, false])
    func scrollLock(isLocked: Bool) throws {
        try FeedPhone.run { phone in
            phone.feed.locksItsList = false
            var configuration = PinchZoomConfiguration()
            configuration.locksScrolling = isLocked
            try phone.feed.cell(0).enablePinchZoom(configuration)
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            #expect(phone.feed.collectionView.isLocked == isLocked)
            phone.device.lift(fingers)
        }
    }

    @Test("A list that the app had locked stays locked, and one in it that it had not scrolls again")
    func restoresExactly() throws {
        try FeedPhone.run { phone in
            phone.feed.locksItsList = false
            phone.feed.collectionView.isScrollEnabled = false
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(!phone.feed.collectionView.isScrollEnabled)
            phone.feed.collectionView.isScrollEnabled = true
        }
    }

    @Test("A list that was pulled past its end when the pinch began goes back to its end afterwards")
    func overscrolled() throws {
        try FeedPhone.run { phone in
            let list = phone.feed.collectionView
            let top = list.contentOffset.y
            let first = phone.device.drag(from: CGPoint(x: 150, y: 220), to: CGPoint(x: 150, y: 330))
            let second = phone.device.touchDown(at: CGPoint(x: 240, y: 330))
            phone.device.glide([(first, CGPoint(x: 110, y: 330)), (second, CGPoint(x: 290, y: 330))], duration: 0.1)
            try #expect(phone.zoom().state == .zooming)
            #expect(list.contentOffset.y < top)
            phone.device.lift([first, second])
            try phone.device.advanceUntilIdle()
            #expect(list.contentOffset.y == top)
        }
    }
}

/// A view that is lifted itself.
private final class ZoomableView: UIView, PinchZoomable {
    var pinchZoomView: UIView { self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        enablePinchZoom()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}

extension UIView {
    /// Returns a screen that shows the view.
    fileprivate func inRoot() -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root.addSubview(self)
        return root
    }
}
