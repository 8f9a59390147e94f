import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// The end of a gesture, where Apple leaves it open: from UIGestureRecognizerSubclass.h, `reset()`, UIGestureRecognizer.h, `enabled`, and
/// the page of `addGestureRecognizer(_:)`.
@MainActor @Suite("How a gesture ends", .timeLimit(.minutes(20))) struct RecognizerEndTests {
    private typealias Behavior = HeadlessDevice.Behavior

    private func makeStage(_ probe: ProbeRecognizer, _ change: @escaping (inout HeadlessDevice.Behavior) -> Void) -> TouchStage {
        let stage = TouchStage { change(&$0.behavior) }
        stage.root.addGestureRecognizer(probe)
        return stage
    }

    /// The header: `reset()` is "called automatically by the runtime after the gesture state has been set to
    /// UIGestureRecognizerStateEnded"; "after this is received all remaining active touches will be ignored". It does not say how soon.
    @Test(
        "After an end touches that are down stay out until they lift; the recognizer is reset at once or when they have",
        arguments: Behavior.RecognizerReset.allCases,
        [3, 4, 5]
    )
    func reset(_ reset: HeadlessDevice.Behavior.RecognizerReset, rawState: Int) {
        let state = UIGestureRecognizer.State(rawValue: rawState) ?? .failed
        let probe = ProbeRecognizer()
        let stage = makeStage(probe) { $0.recognizerReset = reset }
        probe.onMoved = state == .failed ? [.failed] : [.began, state]
        let finger = stage.down(10, 10)
        finger.move(20, 20)
        #expect(probe.log == ["began 1", "moved 1"] + (reset == .atOnce ? ["reset"] : []))
        #expect(probe.state == (reset == .atOnce ? .possible : state))
        #expect(probe.numberOfTouches == 0)
        finger.move(30, 30)
        finger.lift()
        #expect(probe.log == ["began 1", "moved 1", "reset"])
        #expect(probe.state == .possible)
        let next = stage.down(10, 10)
        next.lift()
        #expect(probe.log.dropFirst(3) == ["began 1", "ended 1", "reset"])
    }

    @Test("A new finger begins a new gesture when the recognizer is reset, and not before", arguments: Behavior.RecognizerReset.allCases)
    func newFinger(_ reset: HeadlessDevice.Behavior.RecognizerReset) {
        let probe = ProbeRecognizer()
        let stage = makeStage(probe) { $0.recognizerReset = reset }
        probe.onMoved = [.failed]
        let first = stage.down(10, 10)
        first.move(20, 20)
        probe.log = []
        let second = stage.down(50, 50)
        #expect(probe.log == (reset == .atOnce ? ["began 1"] : []))
        first.lift()
        probe.log = []
        second.lift()
        #expect(probe.log == (reset == .atOnce ? ["ended 1", "reset"] : ["reset"]))
        let third = stage.down(50, 50)
        #expect(probe.log.last == "began 1")
        third.lift()
    }

    @Test(
        "A recognizer that is switched off and on in its gesture takes new fingers, at once or when the old ones have lifted",
        .chosen,
        arguments: Behavior.RecognizerReset.allCases
    )
    func toggled(_ reset: HeadlessDevice.Behavior.RecognizerReset) {
        let probe = ProbeRecognizer()
        let log = StateLog(probe)
        let stage = makeStage(probe) { $0.recognizerReset = reset }
        probe.onBegan = [.began]
        probe.onEnded = [.ended]
        let first = stage.down(10, 10)
        probe.isEnabled = false
        probe.isEnabled = true
        #expect(log.take() == [.began, .cancelled])
        let second = stage.down(50, 50)
        #expect(log.take() == (reset == .atOnce ? [.began] : []))
        first.lift()
        second.lift()
        log.states = []
        let third = stage.down(10, 10)
        #expect(log.take() == [.began])
        third.lift()
    }

    /// The header: "when changed to NO the gesture recognizer will be cancelled if it's currently recognizing a gesture". When its action
    /// goes out it does not say.
    @Test(
        "A recognizer that another one's action disables is cancelled once, within that action or after it",
        .chosen,
        arguments: Behavior.CancellationInAction.allCases
    )
    func disabledInAction(_ cancellation: HeadlessDevice.Behavior.CancellationInAction) {
        let (probe, other) = (ProbeRecognizer(), ProbeRecognizer())
        let stage = makeStage(probe) { $0.cancellationInAction = cancellation }
        let delegate = ProbeDelegate()
        delegate.simultaneous = true
        probe.delegate = delegate
        stage.root.addGestureRecognizer(other)
        other.onBegan = [.began]
        probe.onMoved = [.began]
        var events: [String] = []
        other.addHandler { if $0.state == .cancelled { events.append("cancelled") } }
        probe.addHandler { _ in
            guard other.isEnabled else { return }
            events.append("action")
            other.isEnabled = false
            events.append("returns")
        }
        let finger = stage.down(10, 10)
        finger.move(20, 20)
        #expect(events == (cancellation == .atOnce ? ["action", "cancelled", "returns"] : ["action", "returns", "cancelled"]))
        #expect(other.log.last == "reset" && other.state == .possible)
        #expect(probe.state == .began)
        finger.lift()
        #expect(events.count == 3)
    }

    /// The page: adding a recognizer "establishes a strong reference"; a recognizer has one view. What becomes of its gesture is not said.
    @Test(
        "A recognizer that is added to another view in its gesture leaves the first view; the gesture goes on or is cancelled",
        .chosen,
        arguments: Behavior.MovedRecognizer.allCases
    )
    func moved(_ moved: HeadlessDevice.Behavior.MovedRecognizer) {
        let probe = ProbeRecognizer()
        let log = StateLog(probe)
        let stage = makeStage(probe) { $0.movedRecognizer = moved }
        let other = stage.addView(CGRect(x: 200, y: 200, width: 100, height: 100))
        probe.onBegan = [.began]
        probe.onMoved = [.changed]
        probe.onEnded = [.ended]
        let finger = stage.down(10, 10)
        other.addGestureRecognizer(probe)
        #expect(probe.view === other && stage.root.gestureRecognizers == nil && other.gestureRecognizers == [probe])
        finger.move(20, 20)
        finger.lift()
        #expect(log.take() == (moved == .goesOn ? [.began, .changed, .ended] : [.began, .cancelled]))
        let next = stage.down(210, 210)
        next.lift()
        #expect(log.states == [.began, .ended], "its next gesture is its new view's")
    }

    /// From the page of `addSubview(_:)`: a view that has a superview already is moved to the new one. Its window stays, and UIEvent.h says
    /// nothing of touches that end with the superview.
    @Test("A view that moves within its window in the gesture of a recognizer of its own keeps the gesture", arguments: [true, false])
    func viewMoves(toWindow: Bool) {
        let pan = UIPanGestureRecognizer()
        let log = StateLog(pan)
        let stage = TouchStage()
        let first = stage.addView(CGRect(x: 0, y: 0, width: 200, height: 200))
        let second = stage.addView(CGRect(x: 0, y: 400, width: 200, height: 200))
        let view = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100), in: first)
        view.addGestureRecognizer(pan)
        let finger = stage.down(10, 10)
        finger.move(40, 10)
        if toWindow { stage.window.addSubview(view) } else { second.addSubview(view) }
        finger.move(80, 10)
        #expect(pan.translation(in: nil) == CGPoint(x: 70, y: 0))
        finger.lift()
        #expect(log.states == [.began, .changed, .ended])
    }
}
