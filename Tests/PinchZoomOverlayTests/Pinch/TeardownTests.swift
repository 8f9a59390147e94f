import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// "Whatever happens": each cause leads to one teardown, in the same turn or in the next frame.
@MainActor @Suite("Teardown", .timeLimit(.minutes(20)), .phones) struct TeardownTests {
    /// A cause that ends a zoom without fingers.
    enum Cause: String, CaseIterable, CustomTestStringConvertible {
        case recognizerDisabled, cellRemoved, photoRemoved, cellMovedToOtherWindow, reload, itemDeleted, scrolledAway
        case pushed, pushedWithoutAnimation, presented, presentedWithoutAnimation, resignedActive, enteredBackground
        case sceneDisconnected, interactionRemoved, interactionDisabled, mixinDisabled, configurationChanged, cancelled, rotated
        case photoLosesSize, ancestorFlattened, windowHidden

        var testDescription: String { rawValue }

        /// Whether the cause is noticed only in the next frame. UIKit notifies only the controllers of a transition, and nobody of a
        /// changed geometry. If a view leaves its superview, UIKit notifies only that view and the views in it.
        var isSeenByNextFrame: Bool {
            switch self {
            case .cellRemoved, .photoRemoved, .cellMovedToOtherWindow, .reload, .itemDeleted, .scrolledAway, .pushed,
                .pushedWithoutAnimation, .presented, .presentedWithoutAnimation, .photoLosesSize, .ancestorFlattened, .rotated,
                .windowHidden:
                true
            default: false
            }
        }
    }

    // A reloaded list gives the photo's item another cell: see `reloadIntoSameCell(views:)`.
    @Test(
        "It puts everything back and tells the delegate once, with fingers down and in flight",
        .given(\.reuseOrder, .lastFirst),
        arguments: Cause.allCases,
        [false, true]
    )
    func cause(_ cause: Cause, inFlight: Bool) throws {
        // In flight, a rotation only moves the photo's destination: see ReleaseTests.
        if inFlight, cause == .rotated { return }
        try HeadlessDevice.run { device in
            let phone = try FeedPhone(device: device, feed: FeedScreen())
            let cell = try phone.feed.cell(0)
            let photo = cell.photoView
            let fingers = device.pinch(at: phone.home, scale: 2)
            try #expect(phone.zoom().state == .zooming)
            let zoom = try phone.zoom()
            if inFlight {
                device.lift(fingers)
                device.advance(by: 0.05)
                #expect(zoom.state == .returning)
            }
            try provoke(cause, phone, cell: cell)
            // On a busy phone, the next frame is at most 40 ms late. A photo that isn't put back flies for longer.
            if cause.isSeenByNextFrame { device.advance(by: 0.1) }

            #expect(phone.overlays.isEmpty)
            #expect(zoom.state == .idle && zoom.pose == .identity)
            #expect(photo.shownAlpha == 1 && photo.subviews.isEmpty)
            #expect(!phone.feed.collectionView.isLocked)
            #expect(phone.feed.record.beginCount == 1 && phone.feed.record.endCount == 1)
            #expect((phone.window.gestureRecognizers ?? []).isEmpty)

            // The fingers that are still down belong to no gesture.
            for finger in fingers where finger.isDown { finger.move(by: CGVector(dx: 11, dy: 5)) }
            for finger in fingers where finger.isDown { finger.lift() }
            try device.advanceUntilIdle()
            #expect(phone.feed.record.beginCount == 1 && phone.feed.record.endCount == 1)
            #expect(phone.overlays.isEmpty && photo.shownAlpha == 1)
        }
    }

    @Test(
        "Where a list that is loaded anew gives the photo's item its own cell again, the zoom goes on, unless its touches end with it",
        .given(\.reuseOrder, .firstFirst),
        arguments: HeadlessDevice.Behavior.ReusableViews.allCases
    )
    func reloadIntoSameCell(views: HeadlessDevice.Behavior.ReusableViews) throws {
        var phone = HeadlessDevice.Configuration()
        phone.behavior.reusableViews = views
        try HeadlessDevice.run(phone) { device in
            let phone = try FeedPhone(device: device, feed: FeedScreen())
            let cell = try phone.feed.cell(0)
            let fingers = device.pinch(at: phone.home, scale: 2)
            let zoom = try phone.zoom()
            phone.feed.collectionView.reloadData()
            phone.feed.collectionView.layoutIfNeeded()
            device.advanceFrames()
            #expect(try phone.feed.cell(0) === cell)
            #expect(zoom.state == .zooming || views == .leave && zoom.state == .returning)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(zoom.state == .idle && phone.overlays.isEmpty && cell.photoView.shownAlpha == 1 && cell.photoView.subviews.isEmpty)
            #expect(phone.feed.record.beginCount == 1 && phone.feed.record.endCount == 1)
        }
    }

    @Test("Touches that the system takes away let go of the photo: it flies back from where it is")
    func touchesCancelled() throws {
        try FeedPhone.run { phone in
            let zoom = try phone.zoom()
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            let pose = zoom.pose
            phone.device.cancel(fingers)
            #expect(zoom.state == .returning && abs(zoom.pose.scale - pose.scale) < 0.01)
            try phone.device.advanceUntilIdle()
            #expect(zoom.state == .idle && phone.overlays.isEmpty)
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd])
        }
    }

    @Test("Touches that the system takes away above the opening scale open nothing; the photo flies back")
    func touchesCancelledAboveOpeningScale() throws {
        try FeedPhone.run(prepareCell: { $0.enablePinchZoom { $0.openingScale = 1.5 } }) { phone in
            let zoom = try phone.zoom()
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            phone.device.cancel(fingers)
            #expect(zoom.state == .returning)
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd])
        }
    }

    @Test("A lifted view that the app moves to another superview ends the zoom at once", arguments: [false, true])
    func otherSuperview(isMasked: Bool) throws {
        try FeedPhone.run { phone in
            // A masked photo flies as a picture.
            if isMasked { try phone.feed.cell(0).photoView.mask = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 150)) }
            let (zoom, photo) = (try phone.zoom(), try phone.feed.cell(0).photoView)
            let (place, frame) = (photo.superview, photo.frame)
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            #expect(zoom.state == .zooming)
            phone.feed.view.addSubview(photo)
            phone.device.advanceFrames()
            #expect(zoom.state == .idle && photo.superview === phone.feed.view && phone.overlays.isEmpty)
            phone.device.lift(fingers)
            place?.addSubview(photo)
            photo.frame = frame
        }
    }

    @Test("A cell that waits for reuse in its list, hidden, puts its photo back too", arguments: [Cause.itemDeleted, .scrolledAway])
    func hiddenCell(_ cause: Cause) throws {
        var configuration = HeadlessDevice.Configuration()
        configuration.behavior.reusableViews = .stayHidden
        try FeedPhone.run(configuration) { phone in
            let cell = try phone.feed.cell(0)
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            #expect(cell.photoView.shownAlpha == 0)
            try provoke(cause, phone, cell: cell)
            phone.device.advanceFrames()
            #expect(cell.photoView.shownAlpha == 1 && phone.overlays.isEmpty)
            #expect(phone.feed.record.milestones == [.willBegin, .didEnd])
            phone.device.lift(fingers)
        }
    }

    @Test("Items that are inserted before it do not end a zoom: the cell moves with its item")
    func insertionBefore() throws {
        try FeedPhone.run { phone in
            let cell = try phone.feed.cell(0)
            let fingers = phone.device.pinch(at: phone.home, scale: 1.5)
            phone.feed.itemCount += 1
            phone.feed.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
            phone.device.advance(by: 0.5)
            #expect(cell.pinchZoomInteraction?.state == .zooming)
            #expect(phone.feed.collectionView.indexPath(for: cell)?.item == 1)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd])
        }
    }

    @Test("A page that is appended, and an item that is then inserted before it, do not end a zoom")
    func pageAppended() throws {
        try FeedPhone.run { phone in
            let (cell, list) = (try phone.feed.cell(0), phone.feed.collectionView)
            let fingers = phone.device.pinch(at: phone.home, scale: 1.5)
            for (index, count) in [(phone.feed.itemCount, 5), (0, 1)] {
                phone.feed.itemCount += count
                list.insertItems(at: (index..<index + count).map { IndexPath(item: $0, section: 0) })
                phone.device.advance(by: 0.5)
                #expect(cell.pinchZoomInteraction?.state == .zooming)
            }
            #expect(list.indexPath(for: cell)?.item == 1)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd])
        }
    }

    private func provoke(_ cause: Cause, _ phone: FeedPhone, cell: FeedCell) throws {
        let device = phone.device
        let list = phone.feed.collectionView
        switch cause {
        case .recognizerDisabled: cell.pinchZoomInteraction?.isEnabled = false
        case .cellRemoved: cell.removeFromSuperview()
        case .photoRemoved: cell.photoView.removeFromSuperview()
        case .cellMovedToOtherWindow: UIWindow(windowScene: device.scene).addSubview(cell)
        case .reload:
            list.reloadData()
            list.layoutIfNeeded()
            awaitFrame(device)
        case .itemDeleted:
            phone.feed.itemCount -= 1
            list.deleteItems(at: [IndexPath(item: 0, section: 0)])
            device.advance(by: 0.5)
        case .scrolledAway:
            list.contentOffset.y = 4000
            list.layoutIfNeeded()
            awaitFrame(device)
        case .pushed: phone.navigation.pushViewController(UIViewController(), animated: true)
        case .pushedWithoutAnimation: phone.navigation.pushViewController(UIViewController(), animated: false)
        case .presented: phone.feed.present(UIViewController(), animated: true)
        case .presentedWithoutAnimation: phone.feed.present(UIViewController(), animated: false)
        case .resignedActive: device.resignActive()
        case .enteredBackground: device.enterBackground()
        case .sceneDisconnected: device.disconnect(device.scene)
        case .interactionRemoved: cell.interactions = []
        case .interactionDisabled: cell.pinchZoomInteraction?.isEnabled = false
        case .mixinDisabled: cell.disablePinchZoom()
        case .configurationChanged: cell.enablePinchZoom(PinchZoomConfiguration())
        case .cancelled: cell.cancelPinchZoom()
        case .rotated: device.rotate(to: .landscapeRight, animated: false)
        case .photoLosesSize: cell.photoView.frame.size = .zero
        case .windowHidden: phone.window.isHidden = true
        case .ancestorFlattened: cell.contentView.transform = CGAffineTransform(scaleX: 0, y: 1)
        }
    }

    /// Waits for the next frame, which notices that a hidden cell in its list waits for reuse.
    private func awaitFrame(_ device: HeadlessDevice) {
        if device.configuration.behavior.reusableViews == .stayHidden { device.advance(by: 0.1) }
    }

    @Test("A screen that is popped puts its photo back")
    func popped() throws {
        try FeedPhone.run { phone in
            let second = FeedScreen()
            phone.navigation.pushViewController(second, animated: false)
            phone.device.advanceFrames()
            let photo = try second.cell(0).photoView
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            #expect(photo.shownAlpha == 0)
            phone.navigation.popViewController(animated: true)
            phone.device.advanceFrames(2)
            #expect(photo.shownAlpha == 1 && second.record.milestones == [.willBegin, .didEnd])
            phone.device.lift(fingers)
        }
    }

    @Test("A screen that is dismissed puts its photo back")
    func dismissed() throws {
        try FeedPhone.run { phone in
            let second = FeedScreen()
            second.modalPresentationStyle = .fullScreen
            phone.feed.present(second, animated: false)
            phone.device.advanceFrames()
            let photo = try second.cell(0).photoView
            let home = photo.convert(CGPoint(x: 195, y: 130), to: nil)
            let fingers = phone.device.pinch(at: home, scale: 2)
            #expect(photo.shownAlpha == 0)
            phone.feed.dismiss(animated: true)
            phone.device.advance(by: 0.1)
            #expect(photo.shownAlpha == 1 && second.record.milestones == [.willBegin, .didEnd])
            phone.device.lift(fingers)
        }
    }

    @Test(
        "A delegate may end it from within any call, at once or with a flight, and is told once",
        arguments: ["begin", "change", "end"],
        [true, false]
    )
    func reentrant(moment: String, atOnce: Bool) throws {
        try FeedPhone.run { phone in
            let record = phone.feed.record
            let end: (PinchZoomInteraction) -> Void = { interaction in
                if atOnce { interaction.cancel() } else { interaction.end() }
            }
            switch moment {
            case "begin": record.onWillBegin = end
            case "change": record.onChange = end
            default: record.onWillEnd = end
            }
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            phone.device.lift(fingers)
            if atOnce { #expect(phone.overlays.isEmpty) }
            try phone.device.advanceUntilIdle()
            #expect(record.beginCount == 1 && record.endCount == 1)
        }
    }

    @Test("A delegate that starts another zoom from within did-end gets it")
    func restartsInDidEnd() throws {
        try FeedPhone.run { phone in
            var restarts = 0
            phone.feed.record.onDidEnd = { interaction in
                guard restarts == 0 else { return }
                restarts += 1
                interaction.zoomIn()
            }
            phone.device.lift(phone.device.pinch(at: phone.home, scale: 2))
            phone.device.advance(by: 2)
            try #expect(phone.zoom().state == .zooming)
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd, .willBegin])
            try phone.zoom().end()
        }
    }

    @Test("A will-begin that takes the photo away ends it there")
    func photoGoneInWillBegin() throws {
        try FeedPhone.run { phone in
            let cell = try phone.feed.cell(0)
            phone.feed.record.onWillBegin = { _ in cell.photoView.removeFromSuperview() }
            let fingers = phone.device.pinch(at: phone.home, scale: 2)
            #expect(phone.overlays.isEmpty && phone.feed.record.milestones == [.willBegin, .didEnd])
            phone.device.lift(fingers)
            cell.contentView.addSubview(cell.photoView)
        }
    }

    @Test("Cell, interaction, delegate and overlay all go when their owner lets go", arguments: [false, true])
    func nothingLeaks(inFlight: Bool) throws {
        weak var cell: FeedCell?
        weak var zoom: PinchZoomInteraction?
        weak var feed: FeedScreen?
        weak var overlay: UIView?
        weak var record: ZoomRecord?
        try HeadlessDevice.run { device in
            try {
                let phone = try FeedPhone(device: device, feed: FeedScreen())
                feed = phone.feed
                record = phone.feed.record
                cell = try phone.feed.cell(0)
                zoom = try phone.zoom()
                let fingers = device.pinch(at: phone.home, scale: 2)
                overlay = phone.overlays.first
                #expect(overlay != nil)
                device.lift(fingers)
                if !inFlight { try device.advanceUntilIdle() }
                phone.window.rootViewController = UIViewController()
                phone.window.layoutIfNeeded()
            }()
            try device.advanceUntilIdle()
            #expect(cell == nil && zoom == nil && feed == nil && overlay == nil && record == nil)
        }
    }

    @Test(
        "A photo that the app lets go of in flight leaves no overlay and no lock, and its delegate hears of the end",
        arguments: [false, true]
    )
    func ownerLetsGo(isAtRest: Bool) throws {
        try HeadlessDevice.run { device in
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            scrollView.contentSize = CGSize(width: 390, height: 2000)
            let window = device.show(scrollView)
            let viewCount = window.subviews.count
            let record = EndRecord()
            weak var zoom: PinchZoomInteraction?
            let fingers = {
                let photo = UIImageView(image: TestImages.photo(0))
                photo.frame = CGRect(x: 45, y: 300, width: 300, height: 200)
                let interaction = PinchZoomInteraction()
                interaction.delegate = record
                photo.addInteraction(interaction)
                scrollView.addSubview(photo)
                device.advanceFrames(2)
                zoom = interaction
                let fingers = device.pinch(at: CGPoint(x: 195, y: 400), spread: 60, scale: 2)
                if isAtRest { device.advance(by: 1) }
                #expect(interaction.state == .zooming && scrollView.isLocked)
                #expect(window.subviews.count == viewCount + 1)
                photo.removeFromSuperview()
                return fingers
            }()
            device.advanceFrames(4)
            #expect(window.subviews.count == viewCount && !scrollView.isLocked)
            #expect(record.endCount == 1)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(zoom == nil)
        }
    }

    private final class EndRecord: PinchZoomInteractionDelegate {
        private(set) var endCount = 0

        func pinchZoomInteractionDidEnd(_ interaction: PinchZoomInteraction) { endCount += 1 }
    }

    /// An action of the list's own delegate after a pinch has stopped the list.
    enum Answer: CaseIterable {
        case cancels, zoomsIn, switchesOff
    }

    @Test(
        "Whatever the list's delegate does when the list is stopped, there is one zoom or none, and no lock stays",
        arguments: Answer.allCases,
        [true, false]
    )
    func endOfDrag(answer: Answer, byPinch: Bool) throws {
        try FeedPhone.run { phone in
            // Otherwise, the feed itself would unlock its list.
            phone.feed.locksItsList = false
            let list = phone.feed.collectionView
            let zoom = try phone.zoom()
            let listener = EndOfDragListener {
                switch answer {
                case .cancels: zoom.cancel()
                case .zoomsIn: zoom.zoomIn()
                case .switchesOff: zoom.isEnabled = false
                }
            }
            list.delegate = listener
            let first = phone.device.touchDown(at: CGPoint(x: 150, y: 300))
            phone.device.glide([(first, CGPoint(x: 150, y: 280))], duration: 0.1)
            #expect(list.isDragging)
            var fingers = [first]
            if byPinch {
                let second = phone.device.touchDown(at: CGPoint(x: 240, y: 280))
                fingers.append(second)
                phone.device.glide([(first, CGPoint(x: 60, y: 280)), (second, CGPoint(x: 330, y: 280))], duration: 0.1)
            } else {
                zoom.zoomIn()
            }
            #expect(listener.count == 1, "the zoom has stopped it")
            // UIKit decides whether the delegate is notified at once, or after the pinch has begun.
            let isUp = zoom.state == .zooming
            #expect(answer == .zoomsIn ? isUp : answer == .switchesOff ? !isUp : true)
            #expect(phone.overlays.count == (isUp ? 1 : 0) && list.isLocked == isUp)
            phone.device.lift(fingers)
            zoom.end()
            try phone.device.advanceUntilIdle()
            let record = phone.feed.record
            #expect(record.beginCount <= 1 && record.endCount == record.beginCount)
            #expect(!list.isLocked)
            zoom.isEnabled = true
            list.delegate = phone.feed
        }
    }
}

/// A delegate that performs an action at the end of each drag.
@MainActor private final class EndOfDragListener: NSObject, UICollectionViewDelegateFlowLayout {
    private(set) var count = 0
    private let action: () -> Void

    init(action: @escaping () -> Void) {
        self.action = action
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        count += 1
        action()
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: collectionView.bounds.width, height: FeedScreen.cellHeight) }
}
