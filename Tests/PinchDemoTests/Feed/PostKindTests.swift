import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchDemo

/// Tests of posts of every kind under two fingers, in both lists.
@MainActor @Suite("Posts of every kind", .timeLimit(.minutes(20)), .phones) struct PostKindTests {
    private let kept = KeptPictures()

    @Test(
        "It lifts, its post keeps its room, and it lands where constraints hold it as before",
        arguments: DemoSettings.FeedStyle.allCases,
        PostSample.allCases
    )
    func liftsAndLands(_ style: DemoSettings.FeedStyle, _ sample: PostSample) throws {
        try FeedPhone.run(style) { phone in
            let post = try phone.post(sample.rawValue)
            let view = try #require(sample.pinched(in: post))
            let place = try phone.frame(view)
            let postFrame = try phone.frame(post)
            let fingers = phone.device.pinch(at: CGPoint(x: place.midX, y: place.midY), spread: 60, scale: 2)
            let zoom = try #require(phone.feed.zoomed?.pinchZoomInteraction)
            #expect(phone.feed.zoomed?.pinchZoomView === view)
            #expect(zoom.state == .zooming && zoom.pose.scale > 1.5)
            #expect(!phone.feed.list.scrollView.isScrollEnabled)
            #expect(try phone.frame(post) == postFrame)
            phone.device.lift(fingers)
            phone.device.advance(by: 1)
            #expect(phone.feed.zoomed == nil && phone.feed.list.scrollView.isScrollEnabled)
            #expect(view.isDescendant(of: post) && view.shownAlpha == 1)
            #expect(try phone.frame(view) == place && phone.frame(post) == postFrame)

            // In landscape orientation, the view must again be as wide as its post.
            phone.device.rotate(to: .landscapeRight, animated: false)
            phone.device.advance(by: 0.2)
            let media = try #require(phone.post(sample.rawValue).media)
            #expect(media.bounds.width > 600 && media.frame == media.superview?.bounds)
            #expect(phone.device.constraintMessages == [])
        }
    }

    @Test(
        "What is up when its cell is used again is back in its post at once",
        arguments: DemoSettings.FeedStyle.allCases,
        [PostSample.photo, .gallery, .video, .route]
    )
    func reuse(_ style: DemoSettings.FeedStyle, _ sample: PostSample) throws {
        try FeedPhone.run(style) { phone in
            let post = try phone.post(sample.rawValue)
            let view = try #require(sample.pinched(in: post))
            let place = try phone.frame(view)
            let fingers = phone.device.pinch(at: CGPoint(x: place.midX, y: place.midY), spread: 60, scale: 2)
            #expect(phone.feed.zoomed?.pinchZoomView === view)
            (phone.feed.list.scrollView as? UITableView)?.reloadData()
            (phone.feed.list.scrollView as? UICollectionView)?.reloadData()
            phone.device.advanceFrames(2)
            #expect(phone.feed.zoomed == nil && phone.feed.list.scrollView.isScrollEnabled)
            #expect(view.isDescendant(of: post) && view.shownAlpha == 1)
            #expect(view.frame == view.superview?.bounds || sample == .gallery)
            phone.device.lift(fingers)
            phone.device.advance(by: 0.5)
            #expect(phone.device.constraintMessages == [])
        }
    }

    @Test("At rest and lifted it looks as it did when somebody last looked at it", .atKnownTimes, arguments: PostSample.allCases)
    func look(_ sample: PostSample) throws {
        try FeedPhone.run(.collection) { phone in
            let post = try phone.post(sample.rawValue)
            let place = try phone.frame(sample.pinched(in: post))
            try #expect(kept.fault(of: phone.picture(), named: "post-\(sample)") == nil)
            let fingers = phone.device.pinch(at: CGPoint(x: place.midX, y: place.midY), spread: 60, scale: 1.7)
            phone.device.advanceFrames(2)
            try #expect(kept.fault(of: phone.picture(), named: "post-\(sample)-lifted") == nil)
            phone.device.lift(fingers)
            phone.device.advance(by: 1)
        }
    }

    @Test("Each photo of a gallery lifts by itself", arguments: DemoSettings.FeedStyle.allCases, [0, 1, 2])
    func gallery(_ style: DemoSettings.FeedStyle, _ number: Int) throws {
        try FeedPhone.run(style) { phone in
            let gallery = try #require(phone.post(PostSample.gallery.rawValue).media as? GalleryView)
            let place = try phone.frame(gallery.photoView(number))
            let fingers = phone.device.pinch(at: CGPoint(x: place.midX, y: place.midY), spread: 60, scale: 2)
            #expect(phone.feed.zoomed === gallery.photoView(number))
            #expect(gallery.photoViews.map(\.shownAlpha) == (0..<3).map { $0 == number ? 0 : 1 })
            phone.device.lift(fingers)
            phone.device.advance(by: 1)
            #expect(gallery.photoViews.map(\.shownAlpha) == [1, 1, 1])
        }
    }
}
