import HeadlessDevice
import PinchZoomOverlay
import TestSupport
import Testing
import UIKit

@testable import PinchDemo

/// Tests of the demo's screens by fingers: the screens that open, and the places to which they close.
@MainActor @Suite("Tabs and the screens in them", .timeLimit(.minutes(20)), .phones) struct TabsTests {
    @Test("A tap on a tab shows it, and each row of the third leads on")
    func tabs() throws {
        try DemoPhone.run(.feed) { phone in
            #expect(phone.tabs.tabBar.items?.map(\.title) == ["Feed", "Grid", "Transitions"])
            phone.tapTab(1)
            #expect(phone.top is GridViewController)
            phone.tapTab(2)
            #expect(phone.top is ExamplesViewController)
            phone.tap(195, 130)
            #expect(phone.top is StoriesViewController)
            phone.tapBack()
            phone.tap(195, 210)
            #expect(phone.top is CardsViewController)
            phone.tapBack()
            phone.tap(195, 290)
            #expect(phone.top is GridViewController && phone.tabs.selectedIndex == 1)
        }
    }

    @Test("Screens that come by UIKit's own push are swiped back, though the navigation controller's delegate gives transitions")
    func swipeBack() throws {
        try DemoPhone.run(.transitions) { phone in
            for y in [130, 210] as [CGFloat] {
                phone.tap(195, y)
                #expect(!(phone.top is ExamplesViewController))
                phone.device.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
                phone.wait()
                #expect(phone.top is ExamplesViewController)
            }
        }
    }

    @Test("A photo of the grid opens by a tap, pages, and flies to the cell of the photo that is shown then", arguments: [false, true])
    func grid(isPresented: Bool) throws {
        try DemoPhone.run(.grid) { phone in
            if isPresented { phone.tap(350, 69) }
            phone.tap(195, 156)
            let pager = try #require(phone.pager)
            #expect((pager.presentingViewController != nil) == isPresented)
            #expect(pager.currentIndex == 1 && pager.title == "2 of 60")
            pager.setCurrentIndex(50, animated: false)
            #expect(pager.title == "51 of 60")
            phone.device.advanceFrames(2)
            phone.dragDown()
            #expect(phone.pager == nil && phone.top === phone.tabs.grid)
            // The grid has scrolled to the cell, which was off the screen before.
            let cell = phone.tabs.grid.zoomTransition(phone.tabs.grid.zoom, viewFor: phone.tabs.grid.items[50])
            #expect(try CGRect(x: 0, y: 91, width: 390, height: 670).contains(phone.frame(cell)))
            #expect(cell?.alpha == 1)
            #expect(phone.tabs.grid.zoomTransition(phone.tabs.grid.zoom, viewFor: phone.tabs.grid.items[1]) == nil)
        }
    }

    @Test(
        "A photo of the feed opens by a tap; the pager has those of galleries too, and the feed scrolls to where it closes",
        arguments: DemoSettings.FeedStyle.allCases
    )
    func feed(_ style: DemoSettings.FeedStyle) throws {
        try DemoPhone.run(.feed) { phone in
            let feed = phone.tabs.feed
            phone.settings.feedStyle = style
            phone.device.advance(by: 0.2)
            let first = try phone.frame(feed.list.postView(0)?.media)
            phone.tap(first.midX, first.midY)
            let pager = try #require(phone.pager)
            #expect(pager.currentIndex == 0)
            // The feed has five single photos, then a gallery of three. Index 6 is the second photo of the gallery.
            pager.setCurrentIndex(6, animated: false)
            #expect(pager.zoomTransitionItem == AnyHashable(FeedPhoto(item: 5, place: 1)))
            phone.device.advanceFrames(2)
            phone.dragDown()
            #expect(phone.pager == nil)
            let photo = try #require(feed.zoomTransition(feed.zoom, viewFor: FeedPhoto(item: 5, place: 1)))
            #expect(try CGRect(x: 0, y: 91, width: 390, height: 670).contains(phone.frame(photo)))
            #expect((feed.list.postView(5)?.media as? GalleryView)?.photoViews[1] === photo)
            // A tap opens the gallery's third photo.
            let third = try phone.frame(feed.zoomTransition(feed.zoom, viewFor: FeedPhoto(item: 5, place: 2)))
            phone.tap(third.midX, third.midY)
            #expect(phone.pager?.currentIndex == 7)
        }
    }

    @Test("Taps on buttons and on the drawing open nothing")
    func tapsBeside() throws {
        try DemoPhone.run(.feed) { phone in
            let list = phone.tabs.feed.list
            let first = try #require(list.postView(0))
            let actions = try phone.frame(first.actionsView)
            phone.tap(actions.minX + 28, actions.midY)
            #expect(first.actionsView.isLiked && phone.pager == nil)
            list.scroll(to: 7)
            phone.device.advanceFrames(2)
            let drawing = try phone.frame(list.postView(7)?.media)
            phone.tap(drawing.midX, drawing.midY)
            #expect(phone.pager == nil)
        }
    }

    @Test("With the settings' switch on, a pinch opens a photo if it is let go far enough; off, and for a drawing, never")
    func pinchToOpen() throws {
        try DemoPhone.run(.feed) { phone in
            let feed = phone.tabs.feed
            @MainActor func pinch(at point: CGPoint, _ scale: CGFloat) {
                phone.device.lift(phone.device.pinch(at: point, spread: 60, scale: scale))
                phone.wait()
            }
            let place = try phone.frame(feed.list.postView(0)?.media)
            let photo = CGPoint(x: place.midX, y: place.midY)
            pinch(at: photo, 2.5)
            #expect(phone.pager == nil)
            // The first tap is on the settings button, and the second one on the switch.
            phone.tap(363, 69)
            let settings = try #require((phone.tabs.presentedViewController as? UINavigationController)?.topViewController)
            let toggle = try #require(settings.view.descendants.first { $0 is UISwitch && $0.accessibilityLabel == "Pinch opens photo" })
            let switchFrame = try phone.frame(toggle)
            phone.tap(switchFrame.midX, switchFrame.midY)
            #expect(phone.settings.configuration.openingScale == DemoSettings.openingScale)
            phone.tabs.dismiss(animated: false)
            phone.wait()
            pinch(at: photo, 1.3)
            #expect(phone.pager == nil)
            pinch(at: photo, 2.5)
            #expect(phone.pager?.currentIndex == 0)
            phone.dragDown()
            #expect(phone.pager == nil && feed.zoomed == nil && feed.list.scrollView.isScrollEnabled)
            feed.list.scroll(to: 7)
            phone.device.advanceFrames(2)
            let drawing = try phone.frame(feed.list.postView(7)?.media)
            pinch(at: CGPoint(x: drawing.midX, y: drawing.midY), 2.5)
            #expect(phone.pager == nil && feed.zoomed == nil)
        }
    }

    @Test("A story's screen comes and goes, in between with the row's photo in flight")
    func sharedViews() throws {
        try DemoPhone.run(.stories) { phone in
            let list = try #require(phone.top as? StoriesViewController)
            let row = try #require(list.cell(2))
            phone.device.tap(at: CGPoint(x: 195, y: 327))
            phone.device.advance(by: 0.2)
            #expect(phone.navigation?.transitionCoordinator?.transitionDuration == 0.4)
            phone.wait()
            let story = try #require(phone.top as? StoryViewController)
            #expect(story.story == Story.samples[2])
            #expect(story.sharedViews(with: list).count == 4 && list.sharedViews(with: story).count == 3)
            phone.tapBack()
            #expect(phone.top === list)
            #expect(list.cell(2) === row && row.pictureView.alpha == 1 && row.titleLabel.alpha == 1)
            #expect(list.view.transform == .identity)
        }
    }

    @Test("A card grows into its screen and shrinks back")
    func growingCard() throws {
        try DemoPhone.run(.cards) { phone in
            let cards = try #require(phone.top as? CardsViewController)
            phone.device.tap(at: CGPoint(x: 195, y: 300))
            phone.device.advance(by: 0.1)
            let screen = try #require(phone.top as? CardViewController)
            #expect(try phone.frame(screen.view.superview).width < 390)
            phone.wait()
            #expect(screen.growTransitionItem == AnyHashable(Story.samples[0]))
            #expect(try phone.frame(screen.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
            phone.tapBack()
            #expect(phone.top === cards)
        }
    }

    @Test("Photos of a feed are counted without a look at it, whatever its length", arguments: [1, 6, 8, 10, 16, 37])
    func feedPhotos(count: Int) {
        let photos = FeedPhotos(Feed(count: count))
        let expected = (0..<count).flatMap { item in
            Feed(count: count).post(item).photos.indices.map { FeedPhoto(item: item, place: $0) }
        }
        #expect((0..<photos.count).map { photos[$0] } == expected)
        #expect(expected.map { photos.index(of: $0) } == Array(0..<photos.count))
        #expect(photos.index(of: FeedPhoto(item: count, place: 0)) == nil)
    }
}
