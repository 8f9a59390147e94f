import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiscrollview and …/uiscrollviewdelegate.
@MainActor @Suite("UIScrollView", .timeLimit(.minutes(20))) struct ScrollViewTests {
    @Test("contentOffset is the origin of the bounds")
    func offsetIsBoundsOrigin() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentOffset = CGPoint(x: 3, y: 40)
        #expect(view.bounds == CGRect(x: 3, y: 40, width: 100, height: 100))
        view.bounds.origin.y = 7
        #expect(view.contentOffset == CGPoint(x: 3, y: 7))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("The delegate hears of a thrown drag in this order")
    func delegateOrder() throws {
        try HeadlessDevice.run { device in
            let (view, log) = makeScrollView()
            device.show(view)
            log.events = []
            device.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
            try device.advanceUntilIdle()
            #expect(
                log.withoutScrolls == [
                    "willBeginDragging", "willEndDragging", "didEndDragging decelerating", "willBeginDecelerating",
                    "didEndDecelerating",
                ]
            )
            let first = try #require(log.events.first), last = try #require(log.events.last)
            #expect(first == "willBeginDragging" && last == "didEndDecelerating")
        }
    }

    @Test("A drag that ends at rest tells of no deceleration")
    func delegateWithoutDeceleration() throws {
        try HeadlessDevice.run { device in
            let (view, log) = makeScrollView()
            device.show(view)
            let finger = device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
            device.advance(by: 0.5)
            finger.lift()
            #expect(log.withoutScrolls == ["willBeginDragging", "willEndDragging", "didEndDragging resting"])
        }
    }

    @Test("The velocity is told in points a millisecond, and the target may be changed")
    func target() throws {
        try HeadlessDevice.run { device in
            let (view, log) = makeScrollView()
            log.newTarget = CGPoint(x: 0, y: 1234)
            device.show(view)
            device.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 360), duration: 0.2)
            let velocity = try #require(log.velocity)
            #expect(abs(velocity.y - 1.2) < 1e-6 && velocity.x == 0)
            try device.advanceUntilIdle()
            #expect(view.contentOffset.y == 1234)
        }
    }

    @Test("setContentOffset(animated:) gets there in time and tells its end once; without animation it is there at once", .chosen)
    func animatedOffset() throws {
        try HeadlessDevice.run { device in
            let (view, log) = makeScrollView()
            device.show(view)
            view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
            #expect(view.contentOffset.y == 0)
            device.advance(by: 0.15)
            #expect(view.contentOffset.y > 100 && view.contentOffset.y < 400)
            try device.advanceUntilIdle()
            #expect(view.contentOffset.y == 500)
            #expect(log.withoutScrolls == ["didEndScrollingAnimation"])
            view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
            #expect(view.contentOffset.y == 20 && log.withoutScrolls.count == 1)
        }
    }

    @Test("scrollRectToVisible moves as little as needed, and not at all if the rectangle shows")
    func rectToVisible() {
        let (view, _) = makeScrollView()
        view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 44), animated: false)
        #expect(view.contentOffset.y == 200)
        view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 44), animated: false)
        #expect(view.contentOffset.y == 200)
        view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 44), animated: false)
        #expect(view.contentOffset.y == 100)
    }

    @Test("The safe area becomes a part of the insets as the behaviour says, and content at its top stays there", .chosen)
    func adjustedInsets() throws {
        try HeadlessDevice.run { device in
            let (view, log) = makeScrollView(behavior: .always)
            device.show(view)
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            #expect(view.contentOffset.y == -47 && log.withoutScrolls == ["didChangeAdjustedContentInset"])
            view.contentInset.top = 10
            #expect(view.adjustedContentInset.top == 57)
            view.contentInsetAdjustmentBehavior = .never
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
        }
    }

    /// From UIScrollView.h, `panGestureRecognizer`: "Do not change the gestures' delegates".
    @Test("Its own pan recognizer's delegate cannot be replaced")
    func panDelegate() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            final class Other: NSObject, UIGestureRecognizerDelegate {}
            let (view, other) = (UIScrollView(), Other())
            view.panGestureRecognizer.delegate = other
            withExtendedLifetime((view, other)) {}
        }
        #expect(exit?.said("pan gesture recognizer must have its scroll view as its delegate") == true)
    }

    @Test("A sideways drag does not move a list that scrolls up and down only", .chosen)
    func otherAxis() throws {
        try HeadlessDevice.run { device in
            let (view, _) = makeScrollView()
            device.show(view)
            let finger = device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 410))
            #expect(!view.isDragging && view.contentOffset == .zero)
            finger.lift()
        }
    }

    @Test("isScrollEnabled = false keeps fingers from scrolling, not the program")
    func scrollEnabled() throws {
        try HeadlessDevice.run { device in
            let (view, _) = makeScrollView()
            view.isScrollEnabled = false
            device.show(view)
            device.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
            #expect(view.contentOffset == .zero)
            view.contentOffset.y = 10
            #expect(view.contentOffset.y == 10)
        }
    }

    private func makeScrollView(
        behavior: UIScrollView.ContentInsetAdjustmentBehavior = .never
    ) -> (UIScrollView, ScrollLog) {
        let view = LoggedScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.contentInsetAdjustmentBehavior = behavior
        view.contentSize = CGSize(width: 390, height: 10_000)
        view.delegate = view.log
        view.log.events = []
        return (view, view.log)
    }
}

@MainActor private final class LoggedScrollView: UIScrollView {
    let log = ScrollLog()
}
