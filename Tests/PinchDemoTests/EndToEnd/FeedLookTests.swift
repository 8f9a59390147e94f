import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchDemo

/// The feed in dark and light, from right to left, in large type, with each kind of post.
@MainActor @Suite("The feed's look", .timeLimit(.minutes(20)), .phones, .atKnownTimes) struct FeedLookTests {
    private static var phone: HeadlessDevice.Configuration { HeadlessDevice.Configuration(scale: 1) }
    private let kept = KeptPictures()

    enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft, largeType, landscape

        var testDescription: String { rawValue }
    }

    @Test("Nothing overlaps, and it looks as it did when somebody last looked at it", arguments: Look.allCases)
    func look(_ look: Look) throws {
        try HeadlessDevice.run(Self.phone) { device in
            let feed = FeedViewController(feed: Feed(count: 16), settings: DemoSettings())
            device.show(UINavigationController(rootViewController: feed))
            switch look {
            case .light: break
            case .dark: device.setUserInterfaceStyle(.dark)
            case .rightToLeft: device.setLayoutDirection(.rightToLeft)
            case .largeType: device.setContentSizeCategory(.accessibilityExtraLarge)
            case .landscape: device.rotate(to: .landscapeRight, animated: false)
            }
            device.advance(by: 0.2)
            let list = try #require(feed.view.subviews.first { $0 is UICollectionView } as? UICollectionView)
            // The cards and the gallery; the drawing moves, and is looked at by itself.
            list.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
            device.advance(by: 0.2)
            for case let cell as PostCell in list.visibleCells { expectNothingOverlaps(in: cell) }
            try #expect(
                kept.fault(
                    of: FingerMarks(fingers: []).picture(on: device.screenshot(), width: device.screenshot().width / 2),
                    named: "feed-\(look)"
                ) == nil
            )
        }
    }

    @Test("Each photo of a gallery lifts by itself, and the drawing lifts and goes on moving")
    func galleryAndDrawing() throws {
        try HeadlessDevice.run(Self.phone) { device in
            let feed = FeedViewController(feed: Feed(count: 16), settings: DemoSettings())
            let window = device.show(UINavigationController(rootViewController: feed))
            device.advance(by: 0.1)
            let list = try #require(feed.view.subviews.first { $0 is UICollectionView } as? UICollectionView)
            for item in [5, 7] {
                list.scrollToItem(at: IndexPath(item: item, section: 0), at: .centeredVertically, animated: false)
                device.advanceFrames(2)
                let cell = list.cellForItem(at: IndexPath(item: item, section: 0))
                let photo: UIView = try #require((cell as? GalleryCell)?.photoViews[1] ?? (cell as? DrawingCell)?.drawingView)
                let middle = photo.convert(CGPoint(x: photo.bounds.midX, y: photo.bounds.midY), to: nil)
                let fingers = device.pinch(at: middle, spread: 60, scale: 2)
                #expect(feed.zoomed?.pinchZoomView === photo)
                if let drawing = photo as? AuroraView {
                    let phase = drawing.phase
                    device.advance(by: 0.2)
                    #expect(drawing.phase != phase)
                }
                device.lift(fingers)
                device.advance(by: 1.5)
                #expect(feed.zoomed == nil)
            }
            // The drawing never rests: it goes with its screen.
            window.rootViewController = UIViewController()
            device.advanceFrames(2)
        }
    }

    @Test("A hundred thousand posts scroll as sixteen do: only what is on the screen is there")
    func longFeed() throws {
        try HeadlessDevice.run(Self.phone) { device in
            let feed = FeedViewController(feed: Feed(count: 100_000), settings: DemoSettings())
            device.show(UINavigationController(rootViewController: feed))
            device.advance(by: 0.1)
            let list = try #require(feed.view.subviews.first { $0 is UICollectionView } as? UICollectionView)
            list.scrollToItem(at: IndexPath(item: 99_990, section: 0), at: .top, animated: false)
            device.advanceFrames(2)
            #expect(list.visibleCells.count < 6)
            #expect(list.indexPathsForVisibleItems.contains { $0.item >= 99_990 })
        }
    }

    @Test("The settings change the configuration of the photos on the screen, and one that makes no sense changes nothing")
    func settings() throws {
        try HeadlessDevice.run(Self.phone) { device in
            let settings = DemoSettings()
            let feed = FeedViewController(feed: Feed(count: 16), settings: settings)
            device.show(UINavigationController(rootViewController: feed))
            device.advance(by: 0.1)
            let list = try #require(feed.view.subviews.first { $0 is UICollectionView } as? UICollectionView)
            let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? PhotoCell)
            // The gear, then "Turn with the fingers".
            device.tap(at: CGPoint(x: 363, y: 69))
            device.advance(by: 1)
            try #expect(
                kept.fault(
                    of: FingerMarks(fingers: []).picture(on: device.screenshot(), width: device.screenshot().width / 2),
                    named: "settings"
                ) == nil
            )
            device.tap(at: CGPoint(x: 350, y: 315))
            device.advance(by: 0.5)
            #expect(settings.configuration.allowsRotation)
            #expect(cell.pinchZoomInteraction?.configuration.allowsRotation == true)
            settings.change { $0.maximumScale = 0.1 }
            #expect(settings.configuration.maximumScale == 4)
            feed.dismiss(animated: false)
            try device.advanceUntilIdle()
        }
    }

    private func expectNothingOverlaps(in cell: PostCell) {
        let parts = cell.cardView.subviews.filter { !$0.isHidden && !$0.frame.isEmpty }
        for (index, part) in parts.enumerated() {
            #expect(cell.cardView.bounds.insetBy(dx: -0.5, dy: -0.5).contains(part.frame), "\(part)")
            for other in parts[(index + 1)...] {
                let shared = part.frame.intersection(other.frame)
                #expect(shared.isNull || shared.width < 0.5 || shared.height < 0.5, "\(part) and \(other)")
            }
        }
    }
}
