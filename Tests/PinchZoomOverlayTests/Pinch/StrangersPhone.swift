import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A phone that shows a stranger's feed under a navigation bar, scrolled away from its start.
@MainActor struct StrangersPhone {
    let device: HeadlessDevice
    let feed: StrangersFeed
    let window: UIWindow

    /// Runs a test on a phone of its own. At the end, checks that nothing of a zoom is left and that no constraint was broken.
    static func run(
        _ kind: StrangersFeed.Kind,
        _ media: PostContents.Media = .image,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (StrangersPhone) throws -> Void
    ) throws {
        try HeadlessDevice.run { device in
            let feed = StrangersFeed(kind, media)
            let window = device.show(UINavigationController(rootViewController: feed))
            try device.advanceUntilIdle()
            let phone = StrangersPhone(device: device, feed: feed, window: window)
            device.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
            try device.advanceUntilIdle()
            try body(phone)
            try device.advanceUntilIdle()
            #expect(phone.overlay == nil, sourceLocation: sourceLocation)
            #expect(!feed.scrollView.isLocked, sourceLocation: sourceLocation)
            #expect(feed.record.beginCount == feed.record.endCount, sourceLocation: sourceLocation)
            #expect(device.constraintMessages == [], sourceLocation: sourceLocation)
        }
    }

    /// Returns the first post whose media are completely visible below the bar.
    func wholePost() throws -> Int {
        try #require(
            feed.numbers.first { number in
                // The list also has cells that it keeps ready and doesn't show.
                let contents = feed.contents(number)
                guard feed.shownContents.contains(where: { $0 === contents }), let frame = try? mediaFrame(number) else { return false }
                return frame.minY > 100 && frame.maxY < 800
            }
        )
    }

    /// Returns the frame of a post's media, in points of the window.
    func mediaFrame(_ number: Int) throws -> CGRect {
        let media = try #require(feed.contents(number)).media
        return media.seenFrame
    }

    /// Returns the frames of the posts' views, in points of the window. The lifted media of one post may be left out.
    func layout(without number: Int? = nil) -> [CGRect] {
        feed.numbers.compactMap { post in feed.contents(post).map { (post, $0) } }.flatMap { post, contents in
            ([contents, contents.nameLabel, contents.placeLabel, contents.textLabel] + (post == number ? [] : [contents.media]))
                .map { $0.seenFrame }
        }
    }

    /// Returns the interaction of a visible post.
    func zoom(_ number: Int) throws -> PinchZoomInteraction {
        let contents = try #require(feed.contents(number))
        let cell = sequence(first: contents as UIView, next: \.superview).lazy.compactMap { $0 as? any PinchZoomable }.first
        return try #require(cell?.pinchZoomInteraction)
    }

    var overlay: UIView? { window.subviews.first { $0 is PinchOverlayView } }

    /// Returns the frame of the flying view, in points of the window.
    func flyingFrame() throws -> CGRect {
        let flying = try #require(overlay?.descendants.last)
        return flying.seenFrame
    }
}
