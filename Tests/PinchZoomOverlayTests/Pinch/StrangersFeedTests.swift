import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// Cells written by an author who has read only the quick start. The cells have constraints, their own height and diffable data. They are
/// shown by a compositional layout, by a layout of lists, and by a table.
@MainActor @Suite("A stranger's cells", .timeLimit(.minutes(20)), .phones) struct StrangersFeedTests {
    typealias Kind = StrangersFeed.Kind
    typealias Media = PostContents.Media

    @Test("A photo lifts out of its cell, follows the fingers, and lands, and nothing else moves", arguments: Kind.allCases)
    func liftsAndLands(kind: Kind) throws {
        try StrangersPhone.run(kind) { phone in
            let post = try phone.wholePost()
            let (feed, layout) = (phone.device.screenshot(), phone.layout())
            let place = try phone.mediaFrame(post)
            let middle = CGPoint(x: place.midX, y: place.midY)

            let fingers = phone.device.pinch(at: middle, spread: 80, scale: 2)
            #expect(feed != phone.device.screenshot() && phone.overlay != nil)
            #expect(!phone.feed.scrollView.isScrollEnabled && phone.feed.record.milestones == [.willBegin])
            let lifted = try phone.flyingFrame()
            let scale = try phone.zoom(post).pose.scale
            #expect(scale > 1.5 && abs(lifted.width / place.width - scale) < 1e-6 && abs(lifted.height / place.height - scale) < 1e-6)
            #expect(distance(CGPoint(x: lifted.midX, y: lifted.midY), middle) < 1)
            phone.device.glide(fingers.map { ($0, CGPoint(x: $0.location.x + 40, y: $0.location.y - 60)) }, duration: 0.2)
            let moved = try phone.flyingFrame()
            #expect(distance(CGPoint(x: moved.midX, y: moved.midY), CGPoint(x: middle.x + 40, y: middle.y - 60)) < 1)
            #expect(phone.layout() == layout)

            phone.device.lift(fingers)
            phone.device.advance(by: 0.15)
            #expect(try phone.flyingFrame().width > place.width && phone.flyingFrame().width < moved.width)
            #expect(phone.layout() == layout)
            try phone.device.advanceUntilIdle()
            #expect(phone.layout() == layout && phone.device.screenshot() == feed)
            #expect(phone.feed.record.milestones == [.willBegin, .willEnd, .didEnd])
        }
    }

    @Test("The frame in which it lifts is the feed as it was", arguments: Kind.allCases, [Media.image, .drawing])
    func firstFrame(kind: Kind, media: Media) throws {
        try StrangersPhone.run(kind, media) { phone in
            let post = try phone.wholePost()
            let feed = phone.device.screenshot()
            let place = try phone.mediaFrame(post)
            let zoom = try phone.zoom(post)
            let arms = [CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0)]
            var reach: CGFloat = 20
            func points() -> [CGPoint] { arms.map { CGPoint(x: place.midX + $0.dx * reach, y: place.midY) } }
            let fingers = phone.device.touchDown(at: points())
            while zoom.state == .idle, reach < 60 {
                reach += 2
                phone.device.move(Array(zip(fingers, points())))
            }
            #expect(zoom.state == .zooming)
            let picture = phone.device.screenshot()
            // On some phones, the pinch begins with the distance that the fingers moved before. The first frame then shows that distance.
            let isUnmoved = zoom.pose.scale == 1
            #expect(!isUnmoved || largestDifference(picture, feed) <= 6)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(phone.device.screenshot() == feed)
        }
    }

    @Test("Posts that come above take the photo's cell down, and it lands there", arguments: Kind.allCases, [true, false])
    func postsComeAbove(kind: Kind, animated: Bool) throws {
        try StrangersPhone.run(kind) { phone in
            phone.feed.scrollView.contentOffset.y = -phone.feed.scrollView.adjustedContentInset.top
            phone.device.advanceFrames()
            let place = try phone.mediaFrame(0)
            let fingers = phone.device.pinch(at: CGPoint(x: place.midX, y: place.midY), spread: 80, scale: 1.5)
            phone.feed.show([100] + Array(0..<30), animated: animated)
            phone.device.advance(by: 0.4)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            let media = try #require(phone.feed.contents(0)).media
            #expect(media.shownAlpha == 1 && media.superview === phone.feed.contents(0))
            #expect(try phone.mediaFrame(0).minY > place.minY + 200)
        }
    }

    @Test("A post that is filled anew keeps its photo up or lets it go, and its place is whole afterwards", arguments: Kind.allCases)
    func reconfigured(kind: Kind) throws {
        try StrangersPhone.run(kind) { phone in
            let post = try phone.wholePost()
            let (feed, layout) = (phone.device.screenshot(), phone.layout())
            let place = try phone.mediaFrame(post)
            let fingers = phone.device.pinch(at: CGPoint(x: place.midX, y: place.midY), spread: 80, scale: 1.5)
            phone.feed.show(Array(0..<30), reconfiguring: [post])
            phone.device.advanceFrames(3)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(phone.layout() == layout && phone.device.screenshot() == feed)
        }
    }

    @Test("A post that is deleted takes its photo with it", arguments: Kind.allCases, [true, false])
    func deleted(kind: Kind, animated: Bool) throws {
        try StrangersPhone.run(kind) { phone in
            let post = try phone.wholePost()
            let place = try phone.mediaFrame(post)
            let fingers = phone.device.pinch(at: CGPoint(x: place.midX, y: place.midY), spread: 80, scale: 1.5)
            phone.feed.show((0..<30).filter { $0 != post }, animated: animated)
            phone.device.advance(by: 0.5)
            #expect(phone.overlay == nil)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.contents(post) == nil)
            #expect(phone.feed.shownContents.allSatisfy { $0.media.shownAlpha == 1 && $0.media.superview === $0 })
        }
    }

    @Test(
        "A phone that is turned meanwhile: the photo lands in its place, which constraints have made another size",
        arguments: Kind.allCases
    )
    func turned(kind: Kind) throws {
        try StrangersPhone.run(kind) { phone in
            let post = try phone.wholePost()
            let place = try phone.mediaFrame(post)
            let fingers = phone.device.pinch(at: CGPoint(x: place.midX, y: place.midY), spread: 80, scale: 1.5)
            phone.device.rotate(to: .landscapeLeft)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.shownContents.flatMap(\.faults) == [])
        }
    }

    @Test("Whatever the width and the size of the text, every cell is as high as it needs", arguments: Kind.allCases)
    func heights(kind: Kind) throws {
        try StrangersPhone.run(kind) { phone in
            for category in [UIContentSizeCategory.accessibilityExtraLarge, .small] {
                for isAnimated in [true, false] {
                    phone.device.rotate(to: .landscapeLeft, animated: isAnimated)
                    phone.device.setContentSizeCategory(category)
                    phone.device.advanceFrames()
                    phone.device.rotate(to: .portrait, animated: isAnimated)
                    try phone.device.advanceUntilIdle()
                    #expect(phone.feed.shownContents.flatMap(\.faults) == [], "\(category.rawValue), \(isAnimated)")
                }
            }
        }
    }

    @Test("What draws by itself lifts and lands under constraints, and is held by the same ones afterwards", arguments: Kind.allCases)
    func drawing(kind: Kind) throws {
        try StrangersPhone.run(kind, .drawing) { phone in
            let post = try phone.wholePost()
            let (feed, layout) = (phone.device.screenshot(), phone.layout())
            let (place, others) = (try phone.mediaFrame(post), phone.layout(without: post))
            let fingers = phone.device.pinch(at: CGPoint(x: place.midX, y: place.midY), spread: 80, scale: 2)
            #expect(try abs(phone.flyingFrame().width / place.width - phone.zoom(post).pose.scale) < 1e-6)
            #expect(phone.layout(without: post) == others)
            phone.device.lift(fingers)
            try phone.device.advanceUntilIdle()
            #expect(phone.layout() == layout && phone.device.screenshot() == feed)
            // Another width shows whether the view still has all its constraints.
            phone.device.rotate(to: .landscapeLeft)
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.shownContents.flatMap(\.faults) == [])
        }
    }
}
