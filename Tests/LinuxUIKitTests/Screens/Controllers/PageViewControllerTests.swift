import HeadlessDevice
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uipageviewcontroller, /setviewcontrollers(_:direction:animated:completion:),
/// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource and /uipageviewcontrollerdelegate.
@MainActor @Suite("A page view controller", .timeLimit(.minutes(20))) struct PageViewControllerTests {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [ControllerProbe]
        let log: LifeLog
        var count = 0

        init(_ names: [String], _ log: LifeLog) {
            pages = names.map { ControllerProbe($0, log) }
            self.log = log
        }

        private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
            let index = pages.firstIndex { $0 === page }.map { $0 + offset } ?? -1
            return pages.indices.contains(index) ? pages[index] : nil
        }

        func pageViewController(_ pager: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
            self.page(-1, from: page)
        }
        func pageViewController(_ pager: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
            self.page(1, from: page)
        }
        func presentationCount(for pager: UIPageViewController) -> Int { count }
        func presentationIndex(for pager: UIPageViewController) -> Int { 1 }
        func pageViewController(_ pager: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
            log.add("will \(pendingViewControllers.compactMap { ($0 as? ControllerProbe)?.name }.joined())")
        }
        func pageViewController(
            _ pager: UIPageViewController,
            didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) {
            log.add("did \(previousViewControllers.compactMap { ($0 as? ControllerProbe)?.name }.joined()) \(completed)")
        }
    }

    private let log = LifeLog()

    private func run(
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil,
        first: Int = 1,
        count: Int = 0,
        _ body: (HeadlessDevice, UIPageViewController, Book) throws -> Void
    ) throws {
        try HeadlessDevice.run { device in
            let book = Book(["A", "B", "C"], log)
            book.count = count
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation, options: options)
            pager.dataSource = book
            pager.delegate = book
            pager.setViewControllers([book.pages[first]], direction: .forward, animated: false)
            device.show(pager)
            _ = log.take()
            try body(device, pager, book)
            try device.advanceUntilIdle()
        }
    }

    private func swipe(_ device: HeadlessDevice, by distance: CGFloat, vertical: Bool = false) throws {
        let finger = device.touchDown(at: CGPoint(x: 195, y: 400))
        for _ in 0..<10 { finger.move(by: vertical ? CGVector(dx: 0, dy: distance / 10) : CGVector(dx: distance / 10, dy: 0)) }
        device.advance(by: 0.3)
        finger.lift()
        try device.advanceUntilIdle()
    }

    @Test("The page that was set is the only one, fills the view, is a child and has appeared")
    func first() throws {
        try HeadlessDevice.run { device in
            let book = Book(["A"], log)
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            #expect(pager.viewControllers == nil)
            var finished: Bool?
            pager.setViewControllers([book.pages[0]], direction: .forward, animated: false) { finished = $0 }
            device.show(pager)
            #expect(finished == true && pager.viewControllers == [book.pages[0]] && pager.children == [book.pages[0]])
            #expect(log.lines.filter { $0.hasSuffix("Appear") } == ["A willAppear", "A didAppear"])
            #expect(book.pages[0].view.convert(book.pages[0].view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 844))
        }
    }

    // Unit tests of Pageboy (uias/Pageboy on GitHub), which pass on iOS, scroll before any layout.
    @Test("The scroll view of the pages fills the view as soon as the view is loaded")
    func beforeLayout() throws {
        try HeadlessDevice.run { _ in
            let view: UIView = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal).view
            let scrollView = try #require(view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
            #expect(scrollView.frame == view.bounds && !view.bounds.isEmpty)
        }
    }

    @Test("A swipe goes on to the page after or before, and tells the delegate; pages appear and disappear once", arguments: [-300, 300])
    func swipes(_ distance: Int) throws {
        try run { device, pager, book in
            try swipe(device, by: CGFloat(distance))
            let (page, name) = distance < 0 ? (book.pages[2], "C") : (book.pages[0], "A")
            #expect(pager.viewControllers == [page] && pager.children == [page])
            #expect(page.view.convert(page.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 844))
            let lines = log.take()
            #expect(lines.filter { $0.hasPrefix("will") || $0.hasPrefix("did") } == ["will \(name)", "did B true"])
            #expect(lines.filter { $0.hasSuffix("Appear") } == ["\(name) willAppear", "\(name) didAppear"])
            #expect(lines.filter { $0.hasSuffix("Disappear") } == ["B willDisappear", "B didDisappear"])
        }
    }

    @Test("A short swipe leaves the page, and the delegate is told that nothing was completed")
    func short() throws {
        try run { device, pager, book in
            try swipe(device, by: -60)
            #expect(pager.viewControllers == [book.pages[1]] && pager.children == [book.pages[1]])
            let lines = log.take()
            #expect(lines.filter { $0.hasPrefix("will") || $0.hasPrefix("did") } == ["will C", "did B false"])
            let appearances = lines.filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") }
            #expect(appearances.last { $0.hasPrefix("B") } == "B didAppear")
            #expect(appearances.last { $0.hasPrefix("C") } == "C didDisappear")
        }
    }

    @Test("There is no page beyond the last")
    func end() throws {
        try run(first: 2) { device, pager, book in
            try swipe(device, by: -300)
            #expect(pager.viewControllers == [book.pages[2]] && log.take().isEmpty)
            try swipe(device, by: 300)
            try swipe(device, by: 300)
            #expect(pager.viewControllers == [book.pages[0]])
        }
    }

    @Test("Without a data source no finger changes pages")
    func noSource() throws {
        try run { device, pager, book in
            pager.dataSource = nil
            device.advanceFrames()
            try swipe(device, by: -300)
            #expect(pager.viewControllers == [book.pages[1]])
        }
    }

    @Test("Pages may lie one below the other")
    func vertical() throws {
        try run(.vertical) { device, pager, book in
            try swipe(device, by: -600, vertical: true)
            #expect(pager.viewControllers == [book.pages[2]])
        }
    }

    @Test("In right-to-left interfaces the next page is at the left")
    func rightToLeft() throws {
        try HeadlessDevice.run { device in
            device.setLayoutDirection(.rightToLeft)
            let book = Book(["A", "B"], log)
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.dataSource = book
            pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
            device.show(pager)
            try swipe(device, by: 300)
            #expect(pager.viewControllers == [book.pages[1]])
        }
    }

    // interPageSpacing: "Space between pages, in points".
    @Test("Between two pages there is the space of the options")
    func spacing() throws {
        try run(options: [.interPageSpacing: 20]) { device, pager, book in
            let finger = device.touchDown(at: CGPoint(x: 195, y: 400))
            finger.move(by: CGVector(dx: -20, dy: 0))
            finger.move(by: CGVector(dx: -100, dy: 0))
            let (here, next) = (book.pages[1].view.convert(CGPoint.zero, to: nil).x, book.pages[2].view.convert(CGPoint.zero, to: nil).x)
            #expect(next - here == 410 && book.pages[1].view.bounds.width == 390)
            finger.lift()
            try device.advanceUntilIdle()
        }
    }

    @Test("Animated, the program's page scrolls in from the direction's side; the completion comes at the end, and no call of the delegate")
    func animated() throws {
        try run { device, pager, book in
            var finished: Bool?
            pager.setViewControllers([book.pages[0]], direction: .reverse, animated: true) { finished = $0 }
            #expect(pager.viewControllers == [book.pages[0]] && finished == nil)
            device.advance(by: 0.1)
            let x = book.pages[0].view.convert(CGPoint.zero, to: nil).x
            #expect(x < 0 && x > -390)
            try device.advanceUntilIdle()
            #expect(finished == true && book.pages[0].view.convert(CGPoint.zero, to: nil).x == 0 && pager.children == [book.pages[0]])
            #expect(!log.take().contains { $0.hasPrefix("will") || $0.hasPrefix("did ") })
            try swipe(device, by: -300)
            #expect(pager.viewControllers == [book.pages[1]], "the pages beside it are the data source's")
        }
    }

    @Test("As many dots are seen as the data source counts, and they follow the pages")
    func dots() throws {
        try run(count: 3) { device, pager, book in
            let control = try #require(pager.view.subviews.compactMap { $0 as? UIPageControl }.first)
            #expect(!control.isHidden && control.numberOfPages == 3 && control.currentPage == 1)
            #expect(book.pages[1].view.bounds.height < 844)
            try swipe(device, by: -300)
            #expect(control.currentPage == 2)
        }
        try run { _, pager, _ in
            #expect(pager.view.subviews.compactMap { $0 as? UIPageControl }.allSatisfy { $0.isHidden }, "without a count there are none")
        }
    }

    @Test("Another number of pages than one raises")
    func wrongNumber() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                .setViewControllers([], direction: .forward, animated: false)
        }
        #expect(exit?.said("doesn't match the number required (1) for the requested transition") == true)
    }

    /// The completion's parameter, by its page: "true if the animation finished; false if it was skipped".
    @Test("A change that another one interrupts has not finished for its completion")
    func interrupted() throws {
        try run(first: 0) { device, pager, book in
            var ends: [Bool] = []
            pager.setViewControllers([book.pages[1]], direction: .forward, animated: true) { ends.append($0) }
            device.advance(by: 0.1)
            pager.setViewControllers([book.pages[2]], direction: .forward, animated: true) { ends.append($0) }
            try device.advanceUntilIdle()
            #expect(ends == [false, true] && pager.viewControllers == [book.pages[2]])
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uipagecontrol: a tap on either side of the control goes to the next or to the
    /// previous page.
    @Test("A tap beside the dot shows the page on that side; without one, or during a change, the dot stays with its page")
    func tappedDots() throws {
        try run(first: 1, count: 5) { device, pager, book in
            let control = try #require(pager.view.subviews.compactMap { $0 as? UIPageControl }.first)
            let forward = control.convert(CGPoint(x: control.bounds.maxX - 20, y: control.bounds.midY), to: nil)
            device.tap(at: forward)
            device.advance(by: 0.1)
            device.tap(at: forward)
            #expect(control.currentPage == 2, "the change is under way")
            try device.advanceUntilIdle()
            #expect(pager.viewControllers == [book.pages[2]] && control.currentPage == 2)
            device.tap(at: forward)
            try device.advanceUntilIdle()
            #expect(pager.viewControllers == [book.pages[2]] && control.currentPage == 2, "the last page")
        }
    }
}
