import HeadlessDevice
import PortableTestSupport
import Testing
import TestSupport
import UIKit

typealias RecognizerState = UIGestureRecognizer.State

/// A way to a state, and what a subclass may set from there.
struct StateTransition: Codable, CustomTestStringConvertible {
    var way: [Int]
    var to: Int
    /// The state after that, or nil where it traps.
    var result: Int?

    var testDescription: String { "\(way) to \(to)" }

    /// Every state, and each way to reach it, with every state that can be set.
    static var all: [StateTransition] {
        let possible = 0
        let began = 1
        let changed = 2
        let ended = 3
        let cancelled = 4
        let failed = 5
        let rows: [(way: [Int], results: [Int?])] = [
            ([], [possible, began, nil, ended, failed, failed]),
            ([began], [nil, nil, changed, ended, cancelled, nil]),
            ([began, changed], [nil, nil, changed, ended, cancelled, nil]),
            // A continuous gesture's end, and a discrete one's.
            ([began, ended], [ended, ended, ended, ended, ended, ended]),
            ([ended], [ended, ended, ended, ended, ended, ended]),
            ([began, cancelled], [cancelled, cancelled, cancelled, cancelled, cancelled, cancelled]),
            ([failed], [failed, failed, failed, failed, failed, failed]),
        ]
        return rows.flatMap { row in
            row.results.enumerated().map { StateTransition(way: row.way, to: $0.offset, result: $0.element) }
        }
    }

    @MainActor func run() -> (state: RecognizerState?, told: [RecognizerState]) {
        let stage = TouchStage()
        let probe = ProbeRecognizer()
        let log = StateLog(probe)
        stage.root.addGestureRecognizer(probe)
        probe.onBegan = (way + [to]).map { RecognizerState(rawValue: $0) ?? .failed }
        _ = stage.down(10, 10)
        return (probe.reached.last, log.states)
    }
}

/// From https://developer.apple.com/documentation/uikit/about-the-gesture-recognizer-state-machine and UIGestureRecognizerSubclass.h.
@MainActor @Suite("The recognizers' state machine", .timeLimit(.minutes(20))) final class RecognizerStateTests {
    private lazy var bench = GestureBench(ProbeRecognizer())
    private var stage: TouchStage { bench.stage }
    private var probe: ProbeRecognizer { bench.recognizer }
    private var log: StateLog { bench.log }

    @Test(
        "From every state to every state: what the page draws is done, and an attempt that is over stays over",
        arguments: StateTransition.all.filter { $0.result != nil }
    )
    func transition(_ transition: StateTransition) {
        let (state, told) = transition.run()
        #expect(state?.rawValue == transition.result)
        // One action for the event; none for what was never recognized.
        let quiet: [Int] = [0, 5]
        #expect(told.map(\.rawValue) == [transition.result ?? 0].filter { !quiet.contains($0) })
    }

    @Test("What the page does not draw traps", .chosen, arguments: StateTransition.all.filter { $0.result == nil })
    func trap(_ transition: StateTransition) async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [transition] in
            _ = await transition.run()
        }
        #expect(exit?.said("cannot go from the state") == true)
    }

    @Test("Actions go out once for an event, with the state of then")
    func oncePerTurn() {
        probe.onBegan = [.began, .changed, .changed]
        probe.onMoved = [.changed, .changed]
        let finger = stage.down(10, 10)
        #expect(log.take() == [.changed])
        finger.move(20, 20)
        #expect(log.take() == [.changed])
    }

    @Test("Actions go out in the order in which they were added, when all recognizers have seen the event", .chosen)
    func order() {
        var order: [String] = []
        let later = ProbeRecognizer()
        let delegate = ProbeDelegate()
        delegate.simultaneous = true
        probe.delegate = delegate
        probe.onBegan = [.began]
        probe.addHandler { _ in order.append("first, \(later.log.count)") }
        probe.addHandler { _ in order.append("second") }
        stage.root.addGestureRecognizer(later)
        _ = stage.down(10, 10)
        #expect(order == ["first, 1", "second"])
    }

    @Test("During the action for the end the state is still that of the end")
    func stateInAction() {
        var state: UIGestureRecognizer.State?
        log.onAction = { state = $0.state }
        probe.onBegan = [.ended]
        _ = stage.down(10, 10)
        #expect(state == .ended)
        #expect(probe.state == .possible)
    }

    @Test("Several touches that change at once come in one call; a touch that rests does not come")
    func grouping() {
        let fingers = stage.device.touchDown(at: [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)])
        fingers[0].move(11, 10)
        stage.device.move([(fingers[0], CGPoint(x: 12, y: 10)), (fingers[1], CGPoint(x: 22, y: 10))])
        stage.device.lift(fingers)
        #expect(probe.log == ["began 2", "moved 1", "moved 2", "ended 2", "reset"])
    }

    @Test("The location is the centroid of the touches, in any view's coordinates")
    func centroid() {
        let inner = stage.addView(CGRect(x: 50, y: 50, width: 100, height: 100))
        let fingers = stage.device.touchDown(at: [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 40), CGPoint(x: 60, y: 10)])
        #expect(probe.location(in: nil) == CGPoint(x: 30, y: 20))
        #expect(probe.location(in: inner) == CGPoint(x: -20, y: -30))
        #expect(probe.location(ofTouch: 1, in: inner) == CGPoint(x: -30, y: -10))
        #expect(probe.numberOfTouches == 3)
        stage.device.lift(fingers)
    }

    @Test("The location of a touch that is not there traps")
    func outOfRange() async {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIPinchGestureRecognizer().location(ofTouch: 1, in: nil)
        }
        #expect(exit?.said("index (1) beyond bounds (0)") == true)
    }

    // MARK: Beginning

    @Test("The delegate is asked once whether the gesture may begin; no makes it fail", arguments: [true, false])
    func shouldBeginDelegate(answer: Bool) {
        let delegate = ProbeDelegate()
        delegate.shouldBegin = answer
        probe.delegate = delegate
        probe.onMoved = [.began]
        probe.onEnded = [.ended]
        let finger = stage.down(10, 10)
        #expect(!delegate.questions.contains("begin"))
        finger.move(20, 20)
        #expect(probe.reached == [answer ? .began : .failed])
        #expect(delegate.questions.filter { $0 == "begin" }.count == 1)
        finger.lift()
        #expect(log.states == (answer ? [.began, .ended] : []))
    }

    @Test("The touched view and all views out to the recognizer's are asked too", arguments: [0, 1, 2, 3])
    func shouldBeginView(refusing: Int) {
        let outer = stage.addView(CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100), in: outer)
        let views = [inner, outer, stage.root]
        if refusing < 3 { views[refusing].shouldBegin = false }
        probe.onBegan = [.began]
        _ = stage.down(10, 10)
        #expect(log.states == (refusing < 3 ? [] : [.began]))
    }

    @Test("A view inside of which there is no touch is not asked")
    func otherView() {
        stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100)).shouldBegin = false
        probe.onBegan = [.began]
        _ = stage.down(200, 200)
        #expect(log.states == [.began])
    }

    @Test("The delegate of a discrete gesture is asked as well")
    func shouldBeginDiscrete() {
        let delegate = ProbeDelegate()
        delegate.shouldBegin = false
        probe.delegate = delegate
        probe.onBegan = [.ended]
        _ = stage.down(10, 10)
        #expect(log.states == [])
    }
}
