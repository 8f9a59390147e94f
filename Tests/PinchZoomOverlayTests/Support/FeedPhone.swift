import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// A phone that shows a feed under a navigation bar, with helpers for the zoom of the first photo.
@MainActor struct FeedPhone {
    let device: HeadlessDevice
    let feed: FeedScreen
    let navigation: UINavigationController
    let window: UIWindow
    let rest: Rest

    /// The middle of the first photo at rest, in points of the window: a bar of 91 points, and half of 260.
    let home: CGPoint

    /// Runs a test on a phone of its own, and checks at the end that the feed is at rest.
    static func run(
        _ configuration: HeadlessDevice.Configuration = HeadlessDevice.Configuration(),
        itemCount: Int = 20,
        prepareCell: @escaping (FeedCell) -> Void = { _ in },
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (FeedPhone) throws -> Void
    ) throws {
        try HeadlessDevice.run(configuration) { device in
            let feed = FeedScreen(itemCount: itemCount)
            feed.prepareCell = prepareCell
            let phone = try FeedPhone(device: device, feed: feed)
            try body(phone)
            try device.advanceUntilIdle()
            #expect(phone.rest.faults(of: feed) == [], sourceLocation: sourceLocation)
        }
    }

    /// Runs a test that waits for tasks on a phone of its own, and checks at the end that the feed is at rest.
    static func runAsynchronously(
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: @MainActor (FeedPhone) async throws -> Void
    ) async throws {
        try await HeadlessDevice.runAsynchronously { device in
            let feed = FeedScreen()
            let phone = try FeedPhone(device: device, feed: feed)
            try await body(phone)
            try device.advanceUntilIdle()
            #expect(phone.rest.faults(of: feed) == [], sourceLocation: sourceLocation)
        }
    }

    init(device: HeadlessDevice, feed: FeedScreen) throws {
        self.device = device
        self.feed = feed
        navigation = UINavigationController(rootViewController: feed)
        window = device.show(navigation)
        device.advanceFrames()
        rest = Rest(in: window)
        let photo = try feed.cell(0).photoView
        home = photo.convert(CGPoint(x: photo.bounds.midX, y: photo.bounds.midY), to: window)
    }

    /// Returns the interaction of an item on the screen.
    func zoom(_ item: Int = 0) throws -> PinchZoomInteraction {
        try #require(feed.cell(item).pinchZoomInteraction)
    }

    /// The overlays in the window, back to front.
    var overlays: [UIView] {
        window.subviews.filter { $0 is PinchOverlayView }
    }

    /// Returns the middle of the lifted photo as seen on the screen, in points of the window.
    func photoCenter() throws -> CGPoint {
        let photo = try #require(overlays.last?.descendants.last { $0 is UIImageView })
        let frame = photo.seenFrame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Returns the point of the photo's place that a pose has moved under a point of the window. Both are in points of the window. The
    /// current place counts, because a list that was pulled past its end when the photo lifted may stay there.
    func placePoint(under point: CGPoint, _ pose: PinchZoomPose) -> CGPoint {
        let photo = try? feed.cell(0).photoView
        let place = photo.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: window) } ?? home
        let x = (point.x - place.x - pose.translation.dx) / pose.scale
        let y = (point.y - place.y - pose.translation.dy) / pose.scale
        return CGPoint(
            x: place.x + x * cos(pose.rotation) + y * sin(pose.rotation),
            y: place.y - x * sin(pose.rotation) + y * cos(pose.rotation)
        )
    }
}

/// Returns the middle between fingers.
@MainActor func centroid(_ fingers: [Finger]) -> CGPoint {
    CGPoint(
        x: fingers.reduce(0) { $0 + $1.location.x } / CGFloat(fingers.count),
        y: fingers.reduce(0) { $0 + $1.location.y } / CGFloat(fingers.count)
    )
}

func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    hypot(first.x - second.x, first.y - second.y)
}

extension PinchZoomPose {
    /// Returns the differences from another pose: in points, in scale, and in radians.
    func difference(from other: PinchZoomPose) -> (translation: CGFloat, scale: CGFloat, angle: CGFloat) {
        (
            hypot(translation.dx - other.translation.dx, translation.dy - other.translation.dy), abs(scale - other.scale),
            abs(remainder(rotation - other.rotation, 2 * .pi))
        )
    }
}
