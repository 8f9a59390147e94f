import HeadlessDevice
import PortableTestSupport
import Testing
import UIKit

/// Questions of scroll views that Apple leaves open, each with the answers that there may be. The sources are in the README's table.
@MainActor @Suite("Scroll views of different phones", .timeLimit(.minutes(20))) struct ScrollSwitchTests {
    typealias Behavior = HeadlessDevice.Behavior

    @Test(
        "A drag ends when the app disables scrolling, or goes on until the finger lifts",
        .chosen,
        arguments: Behavior.ScrollDisabledInDrag.allCases
    )
    func disabled(behavior: Behavior.ScrollDisabledInDrag) throws {
        try ScrollBench.run {
            $0.scrollDisabledInDrag = behavior
        } _: { bench in
            let finger = bench.device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 500))
            bench.view.isScrollEnabled = false
            let offset = bench.view.contentOffset.y
            #expect(bench.view.isDragging == (behavior == .finishesDrag))
            finger.move(by: CGVector(dx: 0, dy: -20))
            #expect(bench.view.contentOffset.y == (behavior == .finishesDrag ? offset + 20 : offset))
            bench.device.advance(by: 0.3)
            finger.lift()
            #expect(bench.log.events.filter { $0.hasPrefix("didEndDragging") }.count == 1)
            try bench.device.advanceUntilIdle()
            let rest = bench.view.contentOffset
            bench.device.swipe(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400))
            try bench.device.advanceUntilIdle()
            #expect(bench.view.contentOffset == rest && !bench.view.panGestureRecognizer.isEnabled)
        }
    }

    @Test("A drag ends for the delegate when a second finger zooms, or goes on", .chosen, arguments: Behavior.DragThatBecomesZoom.allCases)
    func becomesZoom(behavior: Behavior.DragThatBecomesZoom) throws {
        try HeadlessDevice.run(.behaving { $0.dragThatBecomesZoom = behavior }) { device in
            let screen = CenteredPhoto(on: device)
            screen.scrollView.setZoomScale(2, animated: false)
            let first = device.drag(from: CGPoint(x: 195, y: 422), to: CGPoint(x: 165, y: 400))
            try #require(screen.scrollView.isDragging)
            let second = device.touchDown(at: CGPoint(x: 265, y: 400))
            device.glide([(first, CGPoint(x: 145, y: 400)), (second, CGPoint(x: 295, y: 400))], duration: 0.2)
            #expect(screen.scrollView.isZooming && screen.scrollView.isDragging == (behavior == .goesOn))
            second.lift()
            first.lift()
            #expect(!screen.scrollView.isDragging)
            try device.advanceUntilIdle()
        }
    }

    @Test(
        "Content at its top keeps its offset or its place when the app sets an inset",
        .chosen,
        arguments: Behavior.InsetChangeAtRest.allCases
    )
    func inset(behavior: Behavior.InsetChangeAtRest) throws {
        try ScrollBench.run {
            $0.insetChangeAtRest = behavior
        } _: { bench in
            bench.view.contentInset.top = 20
            #expect(bench.view.contentOffset.y == (behavior == .stays ? 0 : -20))
            bench.view.contentOffset.y = -20
            bench.view.contentInset.top = 0
            #expect(bench.view.contentOffset.y == 0, "no offset is left out of range")
        }
    }

    @Test("A finger too many makes a pan fail, or is left out", .chosen, arguments: Behavior.TooManyFingers.allCases)
    func tooMany(behavior: Behavior.TooManyFingers) throws {
        try HeadlessDevice.run(.behaving { $0.tooManyFingers = behavior }) { device in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let pan = UIPanGestureRecognizer()
            pan.maximumNumberOfTouches = 1
            view.addGestureRecognizer(pan)
            device.show(view)
            let first = device.touchDown(at: CGPoint(x: 150, y: 400))
            let second = device.touchDown(at: CGPoint(x: 250, y: 400))
            device.glide([(first, CGPoint(x: 150, y: 500)), (second, CGPoint(x: 250, y: 500))], duration: 0.2)
            #expect((pan.state == .changed) == (behavior == .waits))
            #expect(behavior == .fails || pan.numberOfTouches == 1)
            device.lift([first, second])
        }
    }
}

/// Scroll views in one another. From
/// https://developer.apple.com/documentation/uikit/uiscrollview/transfershorizontalscrollingtoparent: "the scroll view transfers horizontal
/// scrolling to its parent scroll view"; the default is true. That a scroll view further out is not asked is reported in rdar 33847193.
@MainActor @Suite("A drag past the edge goes to the nearest scroll view around", .timeLimit(.minutes(20))) struct NestedScrollTests {
    /// Three scroll views in one another, which scroll along both axes. The innermost one is at its upper left corner, and a drag down or
    /// to the right leads past its edge.
    private func withScrollViews(
        _ body: (HeadlessDevice, _ inner: UIScrollView, _ middle: UIScrollView, _ outer: UIScrollView) throws -> Void
    ) throws {
        try HeadlessDevice.run { device in
            let views = (0..<3).map { _ in UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
            for view in views {
                view.contentInsetAdjustmentBehavior = .never
                view.contentSize = CGSize(width: 1170, height: 2532)
            }
            for (outer, inner) in zip(views, views.dropFirst()) {
                inner.frame.origin = CGPoint(x: 390, y: 844)
                outer.contentOffset = CGPoint(x: 390, y: 844)
                outer.addSubview(inner)
            }
            device.show(views[0])
            try body(device, views[2], views[1], views[0])
        }
    }

    enum Axis: CaseIterable {
        case horizontal, vertical

        /// The end of a drag past the edge.
        var end: CGPoint { self == .horizontal ? CGPoint(x: 330, y: 400) : CGPoint(x: 150, y: 580) }

        @MainActor func offset(of view: UIScrollView) -> CGFloat { self == .horizontal ? view.contentOffset.x : view.contentOffset.y }

        var rest: CGFloat { self == .horizontal ? 390 : 844 }
    }

    @Test("Both axes are transferred, unless the inner scroll view says otherwise", arguments: Axis.allCases, [true, false])
    func transfers(axis: Axis, transfers: Bool) throws {
        try withScrollViews { device, inner, middle, outer in
            #expect(inner.transfersHorizontalScrollingToParent && inner.transfersVerticalScrollingToParent)
            if axis == .horizontal {
                inner.transfersHorizontalScrollingToParent = transfers
            } else {
                inner.transfersVerticalScrollingToParent = transfers
            }
            let finger = device.drag(from: CGPoint(x: 150, y: 400), to: axis.end)
            #expect((axis.offset(of: middle) < axis.rest) == transfers && (axis.offset(of: inner) < 0) != transfers)
            #expect(axis.offset(of: outer) == axis.rest)
            finger.lift()
            try device.advanceUntilIdle()
        }
    }

    @Test("A disabled scroll view between the two keeps the drag from the outer one", arguments: Axis.allCases)
    func disabledBetween(axis: Axis) throws {
        try withScrollViews { device, inner, middle, outer in
            middle.isScrollEnabled = false
            let finger = device.drag(from: CGPoint(x: 150, y: 400), to: axis.end)
            #expect(axis.offset(of: inner) < 0 && axis.offset(of: outer) == axis.rest)
            finger.lift()
            try device.advanceUntilIdle()
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uiscrollview/scrollstotop: "The default value of this property is true."
    @Test("scrollsToTop is true unless set") func scrollsToTop() {
        #expect(UIScrollView().scrollsToTop && UITableView().scrollsToTop)
    }
}
