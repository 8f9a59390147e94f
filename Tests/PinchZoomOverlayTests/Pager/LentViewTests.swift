import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A page with a view. The content of a cell's container flies live into its page, continues there, and flies back.
@MainActor @Suite("Photo pager: views that cells lend", .timeLimit(.minutes(20)), .phones) struct LentViewTests {
    /// A view with live content, which counts how often the view leaves its window.
    final class LiveView: UIView {
        private(set) var departures = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .red
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            nil
        }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window == nil { departures += 1 }
        }
    }

    /// A feed with one live view in a container with round corners, and a pager with three pages. The live view is the second page.
    final class Feed: UIViewController, ZoomTransitionSource, PhotoPagerDataSource {
        let live = LiveView()
        private(set) lazy var container = PinchZoomContainerView(contentView: live)
        let zoom = ZoomTransitionController()
        var pager: PhotoPagerViewController?
        static let place = CGRect(x: 20, y: 300, width: 200, height: 200)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            container.frame = Feed.place
            container.layer.cornerRadius = 16
            container.clipsToBounds = true
            view.addSubview(container)
            zoom.source = self
        }

        func makePager() -> PhotoPagerViewController {
            let pager = PhotoPagerViewController(dataSource: self, currentIndex: 1)
            self.pager = pager
            return pager
        }

        func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 3 }

        func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
            index == 1 ? .view(live, size: CGSize(width: 1920, height: 1080)) : .image(TestImages.photo(index))
        }

        func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? {
            item == AnyHashable(1) ? container : nil
        }
    }

    /// The way in which a pager is opened.
    enum Way: CaseIterable {
        case pushed, presented
    }

    /// A phone that shows the feed.
    @MainActor struct Phone {
        let device: HeadlessDevice
        let feed: Feed
        let navigation: UINavigationController
        let way: Way

        func open() throws { show(feed.makePager()) }

        func show(_ pager: PhotoPagerViewController) {
            switch way {
            case .pushed: navigation.pushViewController(pager, animated: true)
            case .presented:
                pager.transitioningDelegate = feed.zoom
                feed.present(pager, animated: true)
            }
        }

        func close() {
            switch way {
            case .pushed: navigation.popViewController(animated: true)
            case .presented: feed.dismiss(animated: true)
            }
        }

        /// The live view's frame in the window, in points.
        var frame: CGRect {
            let live = feed.live
            return live.convert(live.bounds, to: nil)
        }

        /// The opacity of the live view through all its superviews, from 0 to 1.
        var alpha: CGFloat {
            sequence(first: feed.live as UIView, next: \.superview).reduce(1) { $0 * CGFloat($1.layer.opacity) }
        }
    }

    static let page = CGRect(x: 0, y: (844 - 390 * 9 / 16.0) / 2, width: 390, height: 390 * 9 / 16.0)

    private func run(_ way: Way, _ body: (Phone) throws -> Void) throws {
        try HeadlessDevice.run { device in
            let feed = Feed()
            let navigation = UINavigationController(rootViewController: feed)
            navigation.delegate = feed.zoom
            device.show(navigation)
            device.advanceFrames()
            try body(Phone(device: device, feed: feed, navigation: navigation, way: way))
            try device.advanceUntilIdle()
        }
    }

    @Test("It flies into its page and back, never leaves the window, and is seen in every frame, in one place", arguments: Way.allCases)
    func bothWays(way: Way) throws {
        try run(way) { phone in
            #expect(phone.frame == Feed.place)
            try phone.open()
            var widths: [CGFloat] = []
            for _ in 0..<90 {
                phone.device.advanceFrames()
                widths.append(phone.frame.width)
                #expect(phone.feed.live.window != nil && phone.alpha == 1)
            }
            try phone.device.advanceUntilIdle()
            #expect(widths.first.map { $0 < 230 } ?? false && widths.contains { $0 > 240 && $0 < 370 }, "\(widths)")
            #expect(phone.frame.isClose(to: Self.page))
            #expect(phone.feed.pager?.pageView?.subviews == [phone.feed.live] && phone.feed.pager?.photoView == nil)
            phone.close()
            widths = []
            for _ in 0..<90 {
                phone.device.advanceFrames()
                widths.append(phone.frame.width)
                #expect(phone.feed.live.window != nil && phone.alpha == 1)
            }
            try phone.device.advanceUntilIdle()
            #expect(widths.first.map { $0 > 340 } ?? false && widths.contains { $0 > 210 && $0 < 340 }, "\(widths)")
            #expect(phone.feed.live.superview === phone.feed.container && phone.frame == Feed.place)
            #expect(phone.feed.container.contentView === phone.feed.live && phone.feed.live.departures == 0)
        }
    }

    @Test("A pager that the app keeps borrows the view again when it opens again", arguments: Way.allCases)
    func keptPager(way: Way) throws {
        try run(way) { phone in
            try phone.open()
            try phone.device.advanceUntilIdle()
            let pager = try #require(phone.feed.pager)
            for _ in 0..<2 {
                phone.close()
                try phone.device.advanceUntilIdle()
                #expect(phone.feed.live.superview === phone.feed.container)
                phone.show(pager)
                try phone.device.advanceUntilIdle()
                #expect(pager.pageView.map { phone.feed.live.isDescendant(of: $0) } == true && phone.frame.isClose(to: Self.page))
            }
            #expect(phone.feed.live.departures == 0)
        }
    }

    @Test("On the way it has the proportions of what is seen, not those of one end stretched")
    func proportions() throws {
        try run(.pushed) { phone in
            try phone.open()
            var proportions: [CGFloat] = []
            for _ in 0..<90 {
                phone.device.advanceFrames()
                proportions.append(phone.feed.live.bounds.width / phone.feed.live.bounds.height)
            }
            #expect(proportions.contains { $0 > 1.1 && $0 < 1.7 }, "\(proportions)")
            #expect(abs((proportions.last ?? 0) - 16 / 9) < 1e-6)
        }
    }

    @Test("A page that is swiped away gives it back, and takes it again when it comes back")
    func swiped() throws {
        try run(.presented) { phone in
            try phone.open()
            try phone.device.advanceUntilIdle()
            phone.device.swipe(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 100, y: 420))
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.pager?.currentIndex == 2 && phone.feed.live.superview === phone.feed.container)
            phone.device.swipe(from: CGPoint(x: 100, y: 420), to: CGPoint(x: 300, y: 420))
            try phone.device.advanceUntilIdle()
            #expect(phone.frame.isClose(to: Self.page))
        }
    }

    @Test("A drag that does not dismiss leaves it on its page; one that does takes it home")
    func dragged() throws {
        try run(.pushed) { phone in
            try phone.open()
            try phone.device.advanceUntilIdle()
            let start = CGPoint(x: 195, y: 422)
            let finger = phone.device.drag(from: start, to: CGPoint(x: 195, y: 470))
            #expect(phone.feed.live.window != nil && phone.alpha == 1)
            finger.move(to: CGPoint(x: 195, y: 425))
            phone.device.advanceFrames(10)
            finger.lift()
            try phone.device.advanceUntilIdle()
            #expect(phone.frame.isClose(to: Self.page) && phone.feed.pager?.pageView?.subviews == [phone.feed.live])
            phone.device.swipe(from: start, to: CGPoint(x: 195, y: 700))
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.live.superview === phone.feed.container && phone.frame == Feed.place && phone.feed.live.departures == 0)
        }
    }

    @Test("Without an animation, too, it is lent and given back")
    func still() throws {
        try run(.pushed) { phone in
            phone.navigation.pushViewController(phone.feed.makePager(), animated: false)
            try phone.device.advanceUntilIdle()
            #expect(phone.frame.isClose(to: Self.page))
            phone.navigation.popViewController(animated: false)
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.live.superview === phone.feed.container && phone.frame == Feed.place)
        }
    }

    @Test("A cell that is made meanwhile, and takes it for its own, gets it when its page goes; one that has another view does not")
    func otherCell() throws {
        try run(.presented) { phone in
            try phone.open()
            try phone.device.advanceUntilIdle()
            // The list is reloaded below the pager. The item gets another cell, and the former cell shows another view.
            let former = phone.feed.container
            let container = PinchZoomContainerView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
            phone.feed.view.addSubview(container)
            container.contentView = phone.feed.live
            let other = UIView()
            former.contentView = other
            phone.device.advanceFrames()
            #expect(phone.frame.isClose(to: Self.page), "the page shows it as long as it is there")
            phone.close()
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.live.superview === container && phone.frame == CGRect(x: 50, y: 100, width: 100, height: 100))
            #expect(other.superview === former)
        }
    }

    @Test("A cell that is told anew to show it while its page does, and another cell has claimed it, gets it when its page goes")
    func claimedAnew() throws {
        try run(.presented) { phone in
            try phone.open()
            try phone.device.advanceUntilIdle()
            let other = PinchZoomContainerView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
            other.contentView = phone.feed.live
            other.contentView = UIView()
            phone.feed.container.contentView = phone.feed.live
            phone.device.advanceFrames()
            #expect(phone.frame.isClose(to: Self.page), "the page shows it as long as it is there")
            phone.close()
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.live.superview === phone.feed.container && phone.frame == Feed.place)
        }
    }

    @Test("A view that no cell showed stays with its page when that leaves the screen, and goes to the cell that then asks for it")
    func claimedLate() throws {
        try run(.presented) { phone in
            phone.feed.container.contentView = nil
            try phone.open()
            try phone.device.advanceUntilIdle()
            #expect(phone.frame.isClose(to: Self.page))
            phone.device.swipe(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 100, y: 420))
            try phone.device.advanceUntilIdle()
            phone.feed.container.contentView = phone.feed.live
            #expect(phone.feed.live.superview === phone.feed.container)
            phone.close()
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.live.superview === phone.feed.container && phone.frame == Feed.place)
        }
    }

    @Test("A pager on another one borrows it from there, and it comes back to that and then to its cell", arguments: [true, false])
    func lentOn(isAnimated: Bool) throws {
        try run(.pushed) { phone in
            try phone.open()
            try phone.device.advanceUntilIdle()
            let second = PhotoPagerViewController(dataSource: phone.feed, currentIndex: 1)
            phone.navigation.pushViewController(second, animated: isAnimated)
            try phone.device.advanceUntilIdle()
            #expect(phone.frame.isClose(to: Self.page) && second.pageView?.subviews == [phone.feed.live])
            phone.navigation.popViewController(animated: isAnimated)
            try phone.device.advanceUntilIdle()
            #expect(phone.frame.isClose(to: Self.page) && phone.feed.pager?.pageView?.subviews == [phone.feed.live])
            phone.close()
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.live.superview === phone.feed.container && phone.frame == Feed.place)
        }
    }

    @Test("A pinch that opens the pager hands it on in flight")
    func pinched() throws {
        try run(.pushed) { phone in
            let interaction = PinchZoomInteraction()
            phone.feed.container.addInteraction(interaction)
            let fingers = phone.device.pinch(at: CGPoint(x: 120, y: 400), scale: 1.6)
            phone.device.advanceFrames(3)
            #expect(interaction.state == .zooming && phone.frame.width > 250)
            try phone.open()
            phone.device.lift(fingers)
            for _ in 0..<60 {
                phone.device.advanceFrames()
                #expect(phone.feed.live.window != nil && phone.alpha == 1)
            }
            try phone.device.advanceUntilIdle()
            #expect(phone.frame.isClose(to: Self.page) && interaction.state == .idle)
            phone.close()
            try phone.device.advanceUntilIdle()
            #expect(phone.feed.live.superview === phone.feed.container && phone.frame == Feed.place)
        }
    }

    @Test("A page that shows a zoomed view, then a photo, and the view again, shows the view fitted")
    func viewAgain() throws {
        final class Source: PhotoPagerDataSource {
            let view = LiveView()
            var isBroken = false
            func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }
            func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
                isBroken ? .image(TestImages.photo(0)) : .view(view, size: CGSize(width: 300, height: 300))
            }
        }
        try HeadlessDevice.run { device in
            let (source, fitted) = (Source(), CGRect(x: 0, y: 227, width: 390, height: 390))
            let pager = PhotoPagerViewController(dataSource: source)
            device.show(pager)
            try device.advanceUntilIdle()
            #expect(source.view.convert(source.view.bounds, to: nil) == fitted)
            pager.setZoomScale(2, animated: false)
            for isBroken in [true, false] {
                source.isBroken = isBroken
                pager.reloadPhoto(at: 0)
                try device.advanceUntilIdle()
            }
            #expect(pager.zoomScale == 1 && source.view.convert(source.view.bounds, to: nil) == fitted)
        }
    }

    @Test("A reload takes the new size of the same view, and a view that the app has taken away in between")
    func sameViewAgain() throws {
        final class Source: PhotoPagerDataSource {
            let view = SizedView()
            func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }
            func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { .view(view) }
        }
        final class SizedView: UIView {
            var size = CGSize(width: 300, height: 300)
            override var intrinsicContentSize: CGSize { size }
        }
        try HeadlessDevice.run { device in
            let source = Source()
            let pager = PhotoPagerViewController(dataSource: source)
            device.show(pager)
            try device.advanceUntilIdle()
            @MainActor func frame() -> CGRect { source.view.convert(source.view.bounds, to: nil) }
            #expect(frame() == CGRect(x: 0, y: 227, width: 390, height: 390))
            source.view.size = CGSize(width: 300, height: 200)
            pager.reloadPhoto(at: 0)
            try device.advanceUntilIdle()
            #expect(frame() == CGRect(x: 0, y: 292, width: 390, height: 260))
            source.view.removeFromSuperview()
            pager.reloadPhoto(at: 0)
            try device.advanceUntilIdle()
            #expect(source.view.window != nil && frame() == CGRect(x: 0, y: 292, width: 390, height: 260))
        }
    }

    @Test("A view of the page's own zooms as a photo does, and fills the page where it has no size of its own")
    func ownView() throws {
        final class Source: PhotoPagerDataSource {
            let view = LiveView()
            func numberOfPhotos(in pager: PhotoPagerViewController) -> Int { 1 }
            func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? { .view(view) }
        }
        try HeadlessDevice.run { device in
            let source = Source()
            let pager = PhotoPagerViewController(dataSource: source)
            device.show(pager)
            try device.advanceUntilIdle()
            let view = source.view
            #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 844))
            let fingers = device.pinch(at: CGPoint(x: 195, y: 422), scale: 2)
            device.advanceFrames()
            // The pinch doubles the width, less the distance that fingers move before a pinch begins.
            #expect(view.convert(view.bounds, to: nil).width > 600 && pager.isZoomed)
            device.lift(fingers)
            try device.advanceUntilIdle()
        }
    }
}
