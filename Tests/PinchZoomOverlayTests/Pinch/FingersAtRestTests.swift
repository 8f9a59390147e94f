import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchZoomTestSupport

/// Fingers that hold a photo still. No frame is requested until an event happens.
@MainActor @Suite("Fingers at rest", .timeLimit(.minutes(20)), .phones) struct FingersAtRestTests {
    /// An observer that counts how often the main thread has been awake.
    private final class Turns {
        private(set) var count = 0
        private var observer: CFRunLoopObserver?

        @MainActor init() {
            observer = CFRunLoopObserverCreateWithHandler(
                nil,
                CFRunLoopActivity.beforeWaiting.rawValue,
                true,
                0
            ) { [weak self] _, _ in self?.count += 1 }
            CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        }
    }

    private func run(prepareCell: @escaping (FeedCell) -> Void = { _ in }, _ body: (FeedPhone, [Finger]) throws -> Void) throws {
        try FeedPhone.run(prepareCell: prepareCell) { phone in
            let fingers = phone.device.pinch(at: phone.home, scale: 1.5)
            #expect(try phone.zoom().state == .zooming && phone.asksForFrames)
            phone.device.advanceFrames(60)
            try body(phone, fingers)
            phone.device.lift(fingers)
        }
    }

    @Test("The main thread sleeps: in a second not one frame is called for")
    func sleeps() throws {
        try run { phone, fingers in
            #expect(!phone.asksForFrames)
            let turns = Turns()
            let pose = try phone.zoom().pose
            phone.device.advanceFrames(60)
            #expect(try turns.count == 0 && phone.zoom().pose == pose)
            phone.device.move(fingers.map { ($0, CGPoint(x: $0.location.x + 12, y: $0.location.y)) })
            #expect(turns.count > 0 && phone.asksForFrames, "and wakes with the first move")
            #expect(try abs(phone.zoom().pose.translation.dx - pose.translation.dx - 12) < 1e-6)
            phone.device.advanceFrames(30)
            #expect(!phone.asksForFrames)
        }
    }

    @Test("Fingers that move ask for every frame, however slowly they move")
    func moves() throws {
        try run { phone, fingers in
            for step in 0..<30 {
                phone.device.move(fingers.map { ($0, CGPoint(x: $0.location.x + 0.5, y: $0.location.y)) })
                phone.device.advanceFrames()
                #expect(phone.asksForFrames, "step \(step)")
            }
        }
    }

    @Test("A program that ends the zoom meanwhile is followed at once, though nothing on the screen has changed yet")
    func ends() throws {
        try run { phone, _ in
            let zoom = try phone.zoom()
            zoom.end()
            #expect(zoom.state == .returning && phone.asksForFrames)
            try phone.device.advanceUntilIdle()
            #expect(zoom.state == .idle)
        }
    }

    /// An event while a photo is up.
    enum Event: CaseIterable {
        case image, alpha, cellAlpha, cellMoved, listScrolled, itemInserted, imageAnimated, imageRemoved, style, sizeClass
    }

    @Test("What happens meanwhile is caught up with, and the main thread sleeps again", arguments: Event.allCases)
    func wakes(event: Event) throws {
        try run { phone, _ in
            let cell = try phone.feed.cell(0)
            let photo = cell.photoView
            let twin = try #require(phone.overlays.last?.descendants.last { $0 is UIImageView } as? UIImageView)
            let zoom = try phone.zoom()
            let before = try phone.placeInFlight(of: zoom)
            make(event, in: phone, cell)
            phone.device.advanceFrames(40)
            switch event {
            case .image: #expect(twin.image === TestImages.photo(5))
            case .alpha: #expect(twin.alpha == 0.5)
            case .cellAlpha:
                let alpha: CGFloat = sequence(first: twin, next: \.superview).dropFirst().reduce(1) { $0 * $1.alpha }
                #expect(alpha == 0.5)
            case .cellMoved, .listScrolled, .itemInserted:
                let place = try phone.placeInFlight(of: zoom)
                #expect(abs(place.y - photo.convert(photo.bounds, to: nil).midY) < 0.01 && place != before)
            case .imageAnimated: break
            case .imageRemoved: #expect(twin.image === TestImages.photo(0))
            case .style: #expect(twin.traitCollection.userInterfaceStyle == .dark)
            case .sizeClass: #expect(twin.traitCollection.horizontalSizeClass == .regular)
            }
            #expect(phone.asksForFrames == (event == .imageAnimated))
            undo(event, in: phone, cell)
        }
    }

    private func make(_ event: Event, in phone: FeedPhone, _ cell: FeedCell) {
        switch event {
        case .image: cell.photoView.image = TestImages.photo(5)
        case .alpha: cell.photoView.alpha = 0.5
        case .cellAlpha: cell.alpha = 0.5
        case .cellMoved: cell.center.y += 20
        case .listScrolled: phone.feed.collectionView.contentOffset.y += 30
        case .itemInserted:
            phone.feed.itemCount += 1
            UIView.performWithoutAnimation { phone.feed.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        case .imageAnimated:
            cell.photoView.image = UIImage.animatedImage(with: [TestImages.photo(1), TestImages.photo(2)], duration: 0.4)
        case .imageRemoved: cell.photoView.image = nil
        case .style: phone.feed.overrideUserInterfaceStyle = .dark
        case .sizeClass: phone.feed.traitOverrides.horizontalSizeClass = .regular
        }
    }

    /// Undoes changes that would be a fault at the end of a test.
    private func undo(_ event: Event, in phone: FeedPhone, _ cell: FeedCell) {
        switch event {
        case .alpha: cell.photoView.alpha = 1
        case .cellAlpha: cell.alpha = 1
        case .cellMoved: cell.center.y -= 20
        case .image, .listScrolled, .itemInserted, .imageAnimated, .imageRemoved, .style, .sizeClass: break
        }
    }

    /// An event that removes the photo's place.
    enum Loss: CaseIterable {
        case deleted, reloaded, covered, presentedOver, windowHidden
    }

    @Test("A place that goes meanwhile ends the zoom with the next frame", arguments: Loss.allCases)
    func loses(loss: Loss) throws {
        try run { phone, _ in
            let zoom = try phone.zoom()
            switch loss {
            case .deleted:
                phone.feed.itemCount -= 1
                UIView.performWithoutAnimation { phone.feed.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
            case .reloaded:
                phone.feed.itemCount = 0
                phone.feed.collectionView.reloadData()
            case .covered: phone.navigation.pushViewController(UIViewController(), animated: true)
            case .presentedOver: phone.feed.present(UIViewController(), animated: true)
            case .windowHidden: phone.window.isHidden = true
            }
            phone.device.advanceFrames(4)
            #expect(zoom.state == .idle && phone.overlays.isEmpty)
            try phone.device.advanceUntilIdle()
            if loss == .presentedOver { phone.feed.dismiss(animated: false) }
            phone.window.isHidden = false
        }
    }
}

extension FeedPhone {
    /// Whether a display link runs.
    var asksForFrames: Bool { device.workUnderWay.contains("a display link") }

    /// Returns the center of the photo's place that the zoom assumes, in points of the window.
    fileprivate func placeInFlight(of zoom: PinchZoomInteraction) throws -> CGPoint {
        let center = try photoCenter()
        return CGPoint(x: center.x - zoom.pose.translation.dx, y: center.y - zoom.pose.translation.dy)
    }
}
