import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From UIGestureRecognizer.h, `enabled`: "disabled gesture recognizers will not receive touches. when changed to NO the gesture recognizer
/// will be cancelled if it's currently recognizing a gesture"; and from the page of `addGestureRecognizer(_:)`.
@MainActor @Suite("Recognizers that are disabled, added and removed in flight", .timeLimit(.minutes(20)))
final class RecognizerInFlightTests {
    enum Interruption: CaseIterable {
        case disabling, togglingOffAndOn, removing, removingItsView
    }

    private lazy var bench = GestureBench(ProbeRecognizer())
    private var stage: TouchStage { bench.stage }
    private var probe: ProbeRecognizer { bench.recognizer }
    private var log: StateLog { bench.log }

    private func interrupt(_ interruption: Interruption) {
        switch interruption {
        case .disabling:
            probe.isEnabled = false
        case .togglingOffAndOn:
            probe.isEnabled = false
            probe.isEnabled = true
        case .removing:
            stage.root.removeGestureRecognizer(probe)
        case .removingItsView:
            stage.root.removeFromSuperview()
        }
    }

    @Test(
        "In every state: what has begun is cancelled, with an action; what has not fails without",
        arguments: Interruption.allCases,
        [0, 1, 2]
    )
    func interrupted(interruption: Interruption, rawState: Int) {
        let state = UIGestureRecognizer.State(rawValue: rawState) ?? .failed
        probe.onBegan = [[], [.began], [.began, .changed]][rawState]
        let finger = stage.down(10, 10)
        #expect(probe.state == state)
        log.states = []
        interrupt(interruption)
        #expect(log.take() == (state == .possible ? [] : [.cancelled]))
        #expect(probe.state == .possible)
        #expect(probe.log.last == "reset")
        // The finger that is down stays out.
        let before = probe.log
        finger.move(20, 20)
        finger.lift()
        #expect(probe.log == before)
        #expect(log.states == [])
    }

    @Test("A recognizer that waits for another one fails when it is disabled", .chosen)
    func interruptedWhileWaiting() {
        let required = ProbeRecognizer()
        stage.root.addGestureRecognizer(required)
        probe.require(toFail: required)
        probe.onBegan = [.began]
        let finger = stage.down(10, 10)
        probe.isEnabled = false
        required.onMoved = [.failed]
        finger.move(20, 20)
        #expect(log.states == [])
    }

    @Test("Disabling it in its own action cancels it in the same turn, once")
    func inItsOwnAction() {
        log.onAction = { if $0.state == .began { $0.isEnabled = false } }
        probe.onBegan = [.began]
        probe.onMoved = [.changed]
        let finger = stage.down(10, 10)
        #expect(log.states == [.began, .cancelled])
        finger.move(20, 20)
        #expect(log.states == [.began, .cancelled])
    }

    @Test("A disabled recognizer gets no touches, and one that is enabled in flight only those that land later")
    func enabling() {
        probe.isEnabled = false
        let finger = stage.down(10, 10)
        probe.isEnabled = true
        finger.move(20, 20)
        #expect(probe.log == [])
        _ = stage.down(50, 50)
        #expect(probe.log == ["began 1"])
        #expect(probe.numberOfTouches == 1)
    }

    @Test("A recognizer that is added in flight gets only touches that land later", .chosen)
    func adding() {
        let finger = stage.down(10, 10)
        let late = ProbeRecognizer()
        stage.root.addGestureRecognizer(late)
        finger.move(20, 20)
        #expect(late.log == [])
        _ = stage.down(50, 50)
        #expect(late.log == ["began 1"])
    }

    @Test("A cancelled pan can be told by its action and pans again with the next finger")
    func pan() throws {
        let pan = UIPanGestureRecognizer()
        let log = StateLog(pan)
        stage.root.gestureRecognizers = [pan]
        let finger = stage.down(10, 10)
        finger.move(40, 10)
        pan.isEnabled = false
        pan.isEnabled = true
        finger.move(80, 10)
        finger.lift()
        #expect(log.take() == [.began, .cancelled])
        stage.device.swipe(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 200, y: 10))
        #expect(log.states.first == .began)
        #expect(log.states.last == .ended)
        try stage.device.shutDown()
    }

    @Test("A recognizer belongs to one view: adding it to another takes it from the first")
    func oneView() {
        let other = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        other.addGestureRecognizer(probe)
        #expect(probe.view === other)
        #expect(stage.root.gestureRecognizers == nil)
        #expect(other.gestureRecognizers == [probe])
        other.gestureRecognizers = nil
        #expect(probe.view == nil)
    }
}
