import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// Pages of zooming scroll views in a paging one, as photo viewers have it.
/// From https://developer.apple.com/documentation/uikit/uiscrollview (isPagingEnabled, zoom(to:animated:), bouncesZoom),
/// …/uiscrollviewdelegate and the Scroll View Programming Guide, "Nesting Scroll Views": same-direction scrolling works by itself.
@MainActor @Suite("Scroll views: pages that zoom", .timeLimit(.minutes(20))) struct ZoomingPagesTests {
    private let middle = CGPoint(x: 195, y: 422)

    @Test("Two fingers zoom the photo about where they are, and do not page")
    func pinch() throws {
        try HeadlessDevice.run { device in
            let pager = PageScroller(device)
            let page = try #require(pager.page)
            let fingers = device.pinch(at: CGPoint(x: 120, y: 400), spread: 80, scale: 2.4, translation: CGVector(dx: 40, dy: 30))
            let scale = page.scrollView.zoomScale
            #expect(scale > 1.8 && scale < 2.5)
            #expect(page.scrollView.contentSize == page.photo.frame.size)
            let fingersMiddle = page.photo.convert(CGPoint(x: 160, y: 430), from: nil)
            let touched = CGPoint(x: 120, y: 400 - 292)
            #expect(hypot(fingersMiddle.x - touched.x, fingersMiddle.y - touched.y) < 8, "but for the way that recognizing takes")
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(pager.offsets.isEmpty, "the pager has not moved")
        }
    }

    /// UIPinchGestureRecognizer's page: the scale is that of the points of the two touches. One that is left has none.
    @Test("A finger that lifts before the other changes no scale, and neither does the one that is left", .chosen)
    func oneByOne() throws {
        try HeadlessDevice.run { device in
            let pager = PageScroller(device)
            let page = try #require(pager.page)
            let fingers = device.pinch(at: middle, spread: 80, scale: 2)
            let scale = page.scrollView.zoomScale
            fingers[1].lift()
            device.advance(by: 0.05)
            #expect(page.scrollView.zoomScale == scale)
            fingers[0].move(by: CGVector(dx: 20, dy: 0))
            device.advanceFrames()
            #expect(page.scrollView.zoomScale == scale)
            fingers[0].lift()
            try device.advanceUntilIdle()
            #expect(pager.offsets.isEmpty)
        }
    }

    @Test("A zoomed photo pans under one finger while it can go that way, and the pages stay")
    func pans() throws {
        try HeadlessDevice.run { device in
            let pager = PageScroller(device)
            let page = try #require(pager.page)
            page.scrollView.setZoomScale(3, animated: false)
            let start = page.scrollView.contentOffset
            let finger = device.drag(from: middle, to: CGPoint(x: 95, y: 422))
            #expect(page.scrollView.contentOffset.x > start.x + 80)
            device.advance(by: 0.3)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(pager.offsets.isEmpty)
        }
    }

    @Test("At the photo's edge a new drag outwards moves the pages, and one inwards the photo", .chosen)
    func edge() throws {
        try HeadlessDevice.run { device in
            let pager = PageScroller(device)
            let page = try #require(pager.page)
            page.scrollView.setZoomScale(2, animated: false)
            page.scrollView.contentOffset.x = 390
            device.swipe(from: middle, to: CGPoint(x: 395, y: 422))
            try device.advanceUntilIdle()
            #expect(pager.offsets.isEmpty && page.scrollView.contentOffset.x < 300)
            page.scrollView.contentOffset.x = 390
            device.swipe(from: middle, to: CGPoint(x: 45, y: 422))
            try device.advanceUntilIdle()
            #expect(pager.view.contentOffset.x == 780 && page.scrollView.contentOffset.x == 390)
        }
    }

    @Test("A swipe on an unzoomed photo goes one page on, however quick it is, and never past it", .chosen, arguments: [0.05, 0.15, 0.4])
    func swipe(duration: TimeInterval) throws {
        try HeadlessDevice.run { device in
            let pager = PageScroller(device)
            device.swipe(from: CGPoint(x: 340, y: 422), to: CGPoint(x: 60, y: 422), duration: duration)
            try device.advanceUntilIdle()
            #expect(pager.view.contentOffset.x == 780)
            #expect(pager.offsets.allSatisfy { $0 <= 780 } && pager.offsets.contains { $0 < 780 })
            device.swipe(from: CGPoint(x: 60, y: 422), to: CGPoint(x: 340, y: 422), duration: duration)
            try device.advanceUntilIdle()
            #expect(pager.view.contentOffset.x == 390)
        }
    }

    @Test("A drag of less than half a page without speed goes back", .chosen)
    func shortDrag() throws {
        try HeadlessDevice.run { device in
            let pager = PageScroller(device)
            let finger = device.drag(from: middle, to: CGPoint(x: 60, y: 422))
            device.advance(by: 0.3)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(pager.view.contentOffset.x == 390)
        }
    }

    @Test("A double tap that zooms to a rectangle about the touched point brings that point into the middle")
    func doubleTap() throws {
        try HeadlessDevice.run { device in
            let pager = PageScroller(device)
            let page = try #require(pager.page)
            device.tap(at: CGPoint(x: 150, y: 400))
            device.advance(by: 0.05)
            device.tap(at: CGPoint(x: 150, y: 400))
            try device.advanceUntilIdle()
            #expect(abs(page.scrollView.zoomScale - 4) < 1e-12)
            let point = page.photo.convert(middle, from: nil)
            #expect(abs(point.x - 150) < 0.01 && abs(point.y - (400 - 292)) < 0.01)
            #expect(page.events.first == "begin" && page.events.last == "end 4")
            #expect(page.events.dropFirst().dropLast().allSatisfy { $0 == "zoom" })
        }
    }

    @Test(
        "Zoomed out below the smallest scale the photo comes back, and the room around it that the app makes is kept to all the way",
        .chosen
    )
    func zoomsBack() throws {
        try HeadlessDevice.run { device in
            let pager = PageScroller(device)
            let page = try #require(pager.page)
            #expect(page.scrollView.contentOffset.y == -292, "in the middle")
            let fingers = device.pinch(at: middle, spread: 300, scale: 0.5)
            #expect(page.scrollView.zoomScale < 1 && page.scrollView.isZooming)
            device.lift(fingers)
            #expect(page.scrollView.isZoomBouncing && !page.scrollView.isZooming)
            #expect(!page.events.contains { $0.hasPrefix("end") })
            device.advance(by: 0.28)
            let late = page.seenMiddle
            #expect(abs(late.x - 195) < 3 && abs(late.y - 422) < 3, "no jump is left for the end")
            try device.advanceUntilIdle()
            #expect(page.scrollView.zoomScale == 1 && page.scrollView.contentOffset == CGPoint(x: 0, y: -292))
            #expect(page.events.first == "begin" && page.events.last == "end 1")
        }
    }

    @Test("From a zoomed photo back to the smallest scale, asked for: it ends in the middle of its room")
    func zoomsOut() throws {
        try HeadlessDevice.run { device in
            let pager = PageScroller(device)
            let page = try #require(pager.page)
            page.scrollView.setZoomScale(4, animated: false)
            page.scrollView.contentOffset = .zero
            device.advanceFrames()
            page.scrollView.setZoomScale(1, animated: true)
            var ways: [CGFloat] = []
            try device.advanceFrames(while: page.events.last != "end 1") {
                let place = page.seenMiddle
                ways.append(hypot(place.x - 195, place.y - 422))
            }
            let steps = zip(ways, ways.dropFirst()).map { $0 - $1 }
            #expect(steps.allSatisfy { $0 >= 0 } && ways.count > 10)
            #expect(zip(steps.suffix(5), steps.suffix(4)).allSatisfy { $0 > $1 }, "slower and slower, without a jump at the end")
            #expect(page.scrollView.contentOffset == CGPoint(x: 0, y: -292))
        }
    }

    @Test(
        "Fingers that catch a photo on its way back to the largest scale zoom on from what is seen",
        .chosen,
        .given(\.zoomCaughtInFlight, .fromPresentation)
    )
    func caught() throws {
        try HeadlessDevice.run { device in
            let pager = PageScroller(device)
            let page = try #require(pager.page)
            page.scrollView.setZoomScale(4, animated: false)
            device.lift(device.pinch(at: middle, spread: 60, scale: 5))
            device.advance(by: 0.05)
            #expect(page.scrollView.isZoomBouncing)
            let fingers = device.touchDown(at: [CGPoint(x: 145, y: 422), CGPoint(x: 245, y: 422)])
            var last = page.seenScale
            while !page.scrollView.isZooming {
                last = page.seenScale
                device.move([
                    (fingers[0], CGPoint(x: fingers[0].location.x - 1, y: 422)),
                    (fingers[1], CGPoint(x: fingers[1].location.x + 1, y: 422)),
                ])
                if !page.scrollView.isZooming { device.advanceFrames() }
                try #require(fingers[0].location.x > 100)
            }
            #expect(last > 4 && page.scrollView.zoomScale > 4)
            #expect(abs(page.scrollView.zoomScale / last - 1) < 0.05)
            device.lift(fingers)
            try device.advanceUntilIdle()
            #expect(page.scrollView.zoomScale == 4)
        }
    }

    /// UIScrollViewDelegate's page has a method for the beginning and one for the end of both; which comes first here it does not say.
    @Test("A drag that a second finger makes a zoom of ends for the delegate, as the zoom does", .chosen)
    func dragBecomesZoom() throws {
        try HeadlessDevice.run { device in
            let pager = PageScroller(device)
            let page = try #require(pager.page)
            page.scrollView.setZoomScale(2, animated: false)
            page.clearEvents()
            let first = device.drag(from: middle, to: CGPoint(x: 165, y: 400))
            #expect(page.events == ["begin drag"])
            let second = device.touchDown(at: CGPoint(x: 265, y: 400))
            device.glide([(first, CGPoint(x: 135, y: 400)), (second, CGPoint(x: 305, y: 400))], duration: 0.2)
            #expect(page.events.contains("begin") && page.scrollView.isZooming)
            device.lift([first, second])
            try device.advanceUntilIdle()
            for (beginning, end) in [("begin drag", "end drag"), ("begin", "end 3")] {
                #expect(page.events.filter { $0 == beginning }.count == 1 && page.events.filter { $0 == end }.count == 1, "\(page.events)")
            }
        }
    }

    /// viewWillTransition(to:with:)'s page: the place for such changes.
    @Test("In a rotation the page that the app asks for alongside is the one that shows")
    func rotation() throws {
        try HeadlessDevice.run { device in
            let controller = TurningPager()
            device.show(controller)
            controller.pager.view.contentOffset.x = 390
            device.advanceFrames()
            device.rotate(to: .landscapeLeft)
            try device.advanceUntilIdle()
            #expect(controller.pager.view.contentOffset.x == 844 && controller.pager.view.contentSize.width == 3 * 844.0)
            #expect(controller.pager.view.indexPathsForVisibleItems == [IndexPath(item: 1, section: 0)])
            #expect(controller.pager.page?.frame == CGRect(x: 844, y: 0, width: 844, height: 390))
            device.swipe(from: CGPoint(x: 700, y: 200), to: CGPoint(x: 200, y: 200))
            try device.advanceUntilIdle()
            #expect(controller.pager.view.contentOffset.x == 2 * 844.0)
        }
    }

    @Test("A photo taken out of the window while it comes back rests within its limits, and its delegate hears the end", .chosen)
    func takenOut() throws {
        try HeadlessDevice.run { device in
            let pager = PageScroller(device)
            let page = try #require(pager.page)
            device.lift(device.pinch(at: middle, spread: 300, scale: 0.5))
            device.advance(by: 0.05)
            pager.view.removeFromSuperview()
            #expect(page.scrollView.zoomScale == 1 && page.events.last == "end 1")
            try device.advanceUntilIdle()
            #expect(page.events.filter { $0 == "end 1" }.count == 1)
        }
    }
}

/// Three photos, the second shown.
@MainActor private final class PageScroller: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let view: UICollectionView
    private(set) var offsets: [CGFloat] = []

    let layout = UICollectionViewFlowLayout()

    override init() {
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.itemSize = CGSize(width: 390, height: 844)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        super.init()
        view.contentInsetAdjustmentBehavior = .never
        view.isPagingEnabled = true
        view.register(PhotoPage.self, forCellWithReuseIdentifier: "page")
        view.dataSource = self
    }

    convenience init(_ device: HeadlessDevice) {
        self.init()
        device.show(view)
        device.advanceFrames()
        view.contentOffset.x = 390
        device.advanceFrames()
        view.delegate = self
    }

    var page: PhotoPage? { view.cellForItem(at: IndexPath(item: 1, section: 0)) as? PhotoPage }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
}

/// Keeps the page that shows when the screen turns.
private final class TurningPager: UIViewController {
    let pager = PageScroller()

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.view.frame = view.bounds
        pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager.view)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let page = (pager.view.contentOffset.x / pager.view.bounds.width).rounded()
        coordinator.animate(alongsideTransition: { [pager] _ in
            pager.layout.itemSize = size
            pager.view.layoutIfNeeded()
            pager.view.contentOffset.x = page * size.width
        })
    }
}

/// A photo of 390 × 260 points in the middle of the page, which zooms to 4.
private final class PhotoPage: UICollectionViewCell, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 390, height: 260))
    private(set) var events: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        scrollView.frame = CGRect(origin: .zero, size: frame.size)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = photo.bounds.size
        scrollView.maximumZoomScale = 4
        scrollView.delegate = self
        scrollView.addSubview(photo)
        contentView.addSubview(scrollView)
        makeRoom()
        let tap = UITapGestureRecognizer { [weak self] in self?.zoomIn(at: $0.location(in: self?.photo)) }
        tap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func zoomIn(at point: CGPoint) {
        let size = CGSize(width: 390 / 4, height: 844 / 4)
        scrollView.zoom(
            to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height),
            animated: true
        )
    }

    /// Keeps a photo that is smaller than the page in its middle.
    private func makeRoom() {
        let room = CGSize(
            width: max(0, scrollView.bounds.width - scrollView.contentSize.width) / 2,
            height: max(0, scrollView.bounds.height - scrollView.contentSize.height) / 2
        )
        scrollView.contentInset = UIEdgeInsets(top: room.height, left: room.width, bottom: room.height, right: room.width)
    }

    func clearEvents() { events = [] }

    /// The middle of the photo on the screen, as it is seen.
    var seenMiddle: CGPoint {
        (photo.layer.presentation() ?? photo.layer).convert(CGPoint(x: 195, y: 130), to: nil)
    }

    /// The scale at which the photo is seen.
    var seenScale: CGFloat { (photo.layer.presentation() ?? photo.layer).affineTransform().a }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { events.append("begin") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin drag") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { events.append("end drag") }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        events.append("zoom")
        makeRoom()
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        events.append("end \(Int(scale.rounded()))")
    }
}
