import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
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

    /// From https://developer.apple.com/documentation/uikit/uiscrollview/delayscontenttouches: "If the value of this property is true, the
    /// scroll view delays handling the touch-down gesture until it can determine if scrolling is the intent." The time is the switch's.
    @Test(
        "Content gets a touch after a moment, or when it lifts; and at once without a delay",
        arguments: Behavior.ContentTouchDelay.allCases
    )
    func contentDelay(behavior: Behavior.ContentTouchDelay) throws {
        try HeadlessDevice.run(.behaving { $0.contentTouchDelay = behavior }) { device in
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            view.contentSize = CGSize(width: 390, height: 3000)
            let content = TouchProbe()
            content.frame = CGRect(x: 0, y: 0, width: 390, height: 3000)
            view.addSubview(content)
            device.show(view)
            for delays in [true, false] {
                view.delaysContentTouches = delays
                content.log = []
                let isHeldBack = delays && behavior == .usual
                var finger = device.touchDown(at: CGPoint(x: 200, y: 400))
                device.advance(by: 0.1)
                #expect(content.log == (isHeldBack ? [] : ["began 1"]))
                device.advance(by: 0.1)
                #expect(content.log == ["began 1"])
                finger.lift()
                #expect(content.log == ["began 1", "ended 1"])
                content.log = []
                device.tap(at: CGPoint(x: 200, y: 400))
                #expect(content.log == ["began 1", "ended 1"], "a tap is never lost")
                content.log = []
                device.advance(by: 1)
                device.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.1)
                #expect(content.log.first == "began 1" && content.log.contains("moved 1"), "it sees a finger that doesn't scroll move")
                content.log = []
                device.advance(by: 1)
                finger = device.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), duration: 0.1)
                #expect(view.isDragging && content.log.isEmpty == isHeldBack)
                #expect(isHeldBack || content.log.last == "cancelled 1")
                device.advance(by: 0.3)
                finger.lift()
                try device.advanceUntilIdle()
            }
        }
    }

    /// From https://developer.apple.com/documentation/uikit/uiscrollview/touchesshouldbegin(_:with:in:): "false if you don't want the
    /// scroll view to send event messages to view".
    @Test("Content gets no touch that a subclass refuses")
    func refusedTouch() throws {
        try HeadlessDevice.run { device in
            let view = RefusingScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let content = TouchProbe()
            content.frame = view.bounds
            view.addSubview(content)
            device.show(view)
            device.tap(at: CGPoint(x: 200, y: 400))
            #expect(content.log.isEmpty)
            view.refuses = false
            device.tap(at: CGPoint(x: 200, y: 400))
            #expect(content.log == ["began 1", "ended 1"])
        }
    }

    @Test(
        "A drag past the inner one's edge shows its rubber band, or moves the outer one without a jump",
        .chosen,
        arguments: Behavior.NestedHandover.allCases,
        Behavior.RecognizerOrder.allCases
    )
    func handover(behavior: Behavior.NestedHandover, order: Behavior.RecognizerOrder) throws {
        try HeadlessDevice.run(.behaving { ($0.nestedHandover, $0.recognizerOrder) = (behavior, order) }) { device in
            let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
            outer.contentInsetAdjustmentBehavior = .never
            inner.contentInsetAdjustmentBehavior = .never
            outer.contentSize = CGSize(width: 390, height: 3000)
            inner.contentSize = CGSize(width: 390, height: 700)
            outer.addSubview(inner)
            device.show(outer)
            let finger = device.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 420))
            #expect(inner.contentOffset.y > 60 && inner.contentOffset.y < 100 && outer.contentOffset.y == 0)
            var former = outer.contentOffset.y
            for _ in 0..<20 {
                finger.move(by: CGVector(dx: 0, dy: -5))
                device.advanceFrames()
                #expect(outer.contentOffset.y - former <= 5, "no jump")
                former = outer.contentOffset.y
            }
            #expect((outer.contentOffset.y > 40) == (behavior == .sameDrag))
            #expect(inner.isDragging == (behavior == .newDrag) && outer.isDragging == (behavior == .sameDrag))
            device.advance(by: 0.3)
            finger.lift()
            try device.advanceUntilIdle()
            #expect(inner.contentOffset.y == 100)
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

private final class RefusingScrollView: UIScrollView {
    var refuses = true

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { !refuses }
}
