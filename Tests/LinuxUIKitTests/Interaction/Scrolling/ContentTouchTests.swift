import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiscrollview/cancancelcontenttouches and …/touchesshouldcancel(in:).
@MainActor @Suite("Touches in a scroll view's content", .timeLimit(.minutes(20))) struct ContentTouchTests {
    /// A finger lands in a view of the content, stays for longer than touches are delayed, and drags.
    private func drag(
        in content: UIView,
        _ configure: (AskingScrollView) -> Void = { _ in },
        then check: (AskingScrollView) throws -> Void
    ) throws {
        try HeadlessDevice.run { device in
            let view = AskingScrollView()
            let bench = ScrollBench(device, view)
            configure(view)
            content.frame = CGRect(x: 0, y: 0, width: 390, height: 10_000)
            view.addSubview(content)
            let finger = device.touchDown(at: CGPoint(x: 200, y: 500))
            device.advance(by: 0.3)
            device.glide([(finger, CGPoint(x: 200, y: 400))], duration: 0.2)
            try check(view)
            device.advance(by: 0.3)
            finger.lift()
            try bench.device.advanceUntilIdle()
        }
    }

    /// "If the value of this property is true and a view in the content has begun tracking a finger touching it, and if the user drags the
    /// finger enough to initiate a scroll, the view receives a touchesCancelled message".
    @Test("A drag takes a touch away that the content has begun to track")
    func cancels() throws {
        let content = TouchProbe()
        try drag(in: content) { view in
            #expect(view.isDragging && view.contentOffset.y > 50)
            #expect(content.log.first == "began 1" && content.log.last == "cancelled 1")
            #expect(view.asked == [content])
        }
    }

    /// "If the value of this property is false, the scroll view does not scroll regardless of finger movement once the content view starts
    /// tracking." `touchesShouldCancel(in:)` is not called then.
    @Test("Not so where canCancelContentTouches is false: the content keeps the touch, and the subclass is not asked")
    func cannotCancel() throws {
        let content = TouchProbe()
        try drag(in: content, { $0.canCancelContentTouches = false }) { view in
            #expect(!view.isDragging && view.contentOffset.y == 0 && view.asked == [])
            #expect(content.log.first == "began 1" && content.log.last == "moved 1")
        }
    }

    @Test("Not so where a subclass says no for the touched view")
    func subclassSaysNo() throws {
        let content = TouchProbe()
        try drag(in: content, { $0.answer = false }) { view in
            #expect(!view.isDragging && view.contentOffset.y == 0 && view.asked == [content])
            #expect(content.log.last == "moved 1")
        }
    }

    /// "The default returned value is true if view is not a UIControl object; otherwise, it returns false."
    @Test("Unless a subclass says otherwise, touches are taken away from views, and not from controls", arguments: [nil, true])
    func controls(answer: Bool?) throws {
        #expect(UIScrollView().touchesShouldCancel(in: UIView()))
        #expect(!UIScrollView().touchesShouldCancel(in: UIButton()))
        let button = UIButton()
        try drag(in: button, { $0.answer = answer }) { view in
            #expect(view.isDragging == (answer == true))
            #expect(button.isTracking == (answer == nil))
        }
    }
}

private final class AskingScrollView: UIScrollView {
    var answer: Bool?
    var asked: [UIView] = []

    override func touchesShouldCancel(in view: UIView) -> Bool {
        asked.append(view)
        return answer ?? super.touchesShouldCancel(in: view)
    }
}
