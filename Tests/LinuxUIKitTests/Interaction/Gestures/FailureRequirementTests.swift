import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From UIGestureRecognizer.h: `require(toFail:)`, `shouldRequireFailureOf`, `shouldBeRequiredToFailBy`, and the subclass's methods.
@MainActor @Suite("Failure requirements", .timeLimit(.minutes(20))) final class FailureRequirementTests {
    enum Means: CaseIterable {
        case require, delegate, othersDelegate, subclass, othersSubclass
    }

    /// The one that waits.
    private lazy var bench = GestureBench(ProbeRecognizer())
    private var stage: TouchStage { bench.stage }
    private var waiting: ProbeRecognizer { bench.recognizer }
    private var log: StateLog { bench.log }
    /// The one that must fail first.
    private let required = ProbeRecognizer()
    private lazy var requiredLog = StateLog(required)
    private let delegate = ProbeDelegate()
    private let requiredDelegate = ProbeDelegate()

    private func set(_ means: Means) {
        _ = requiredLog
        stage.root.addGestureRecognizer(required)
        waiting.delegate = delegate
        required.delegate = requiredDelegate
        switch means {
        case .require: waiting.require(toFail: required)
        case .delegate: delegate.requiresFailureOf = required
        case .othersDelegate: requiredDelegate.requiredToFailBy = waiting
        case .subclass: waiting.requiring = required
        case .othersSubclass: required.requiredBy = waiting
        }
    }

    @Test("It waits, and begins when the other has failed", arguments: Means.allCases)
    func othersFailure(means: Means) {
        set(means)
        let finger = stage.down(10, 10)
        waiting.onMoved = [.began]
        finger.move(20, 20)
        #expect(waiting.reached == [.possible])
        #expect(log.states == [])
        waiting.onMoved = [.changed]
        finger.move(25, 25)
        #expect(log.states == [])
        required.onMoved = [.failed]
        finger.move(30, 30)
        #expect(log.take() == [.began])
        finger.move(40, 40)
        #expect(log.take() == [.changed])
        waiting.onEnded = [.ended]
        finger.lift()
        #expect(log.take() == [.ended])
    }

    // About the Gesture Recognizer State Machine: from possible to began, and only then to changed.
    @Test("It begins before it changes also where the other has the touches of an event first", arguments: [false, true])
    func othersFailureBefore(ends: Bool) {
        set(.require)
        stage.root.removeGestureRecognizer(waiting)
        stage.root.addGestureRecognizer(waiting)
        waiting.require(toFail: required)
        let finger = stage.down(10, 10)
        waiting.onMoved = [.began]
        finger.move(20, 20)
        waiting.onMoved = [.changed]
        waiting.onEnded = [.ended]
        if ends {
            required.onEnded = [.failed]
            finger.lift()
            #expect(log.take() == [.began, .ended])
        } else {
            required.onMoved = [.failed]
            finger.move(30, 30)
            #expect(log.take() == [.began])
            finger.move(40, 40)
            #expect(log.take() == [.changed])
            finger.lift()
            #expect(log.take() == [.ended])
        }
    }

    @Test("It fails if the other recognizes", arguments: Means.allCases, [UIGestureRecognizer.State.began, .ended])
    func othersRecognition(means: Means, state: UIGestureRecognizer.State) {
        set(means)
        let finger = stage.down(10, 10)
        waiting.onMoved = [.began]
        finger.move(20, 20)
        required.onMoved = [state]
        finger.move(30, 30)
        #expect(requiredLog.states == [state])
        #expect(log.states == [])
        #expect(waiting.log.last == "reset")
    }

    @Test("It fails if the other has recognized, even if both may recognize at the same time", .chosen, arguments: Means.allCases)
    func othersEarlierRecognition(means: Means) {
        set(means)
        delegate.simultaneous = true
        let finger = stage.down(10, 10)
        required.onMoved = [.began]
        finger.move(20, 20)
        required.onMoved = []
        waiting.onMoved = [.began]
        finger.move(30, 30)
        #expect(waiting.reached == [.failed])
        #expect(log.states == [])
    }

    @Test("It does not wait for one that has failed, or that has no touch", arguments: Means.allCases)
    func nothingToWaitFor(means: Means) {
        set(means)
        var finger = stage.down(10, 10)
        required.onMoved = [.failed]
        finger.move(20, 20)
        waiting.onMoved = [.began]
        finger.move(30, 30)
        #expect(log.take() == [.began])
        finger.cancel()
        log.states = []
        requiredDelegate.receivesTouch = { _ in false }
        finger = stage.down(10, 10)
        finger.move(20, 20)
        #expect(log.take() == [.began])
    }

    @Test("A gesture that has begun and ended while it waited tells of both when the other fails", .chosen)
    func wholeGestureWhileWaiting() {
        set(.require)
        let other = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.removeGestureRecognizer(required)
        other.addGestureRecognizer(required)
        let held = stage.down(10, 10)
        let finger = stage.down(200, 200)
        waiting.onMoved = [.began]
        finger.move(210, 210)
        waiting.onEnded = [.ended]
        finger.lift()
        #expect(log.states == [])
        required.onMoved = [.failed]
        waiting.onMoved = []
        held.move(20, 20)
        #expect(log.states == [.began, .ended])
        #expect(waiting.state == .possible)
    }

    @Test("One that waits for two begins when both have failed")
    func two() {
        set(.require)
        let third = ProbeRecognizer()
        stage.root.addGestureRecognizer(third)
        waiting.require(toFail: third)
        let finger = stage.down(10, 10)
        waiting.onMoved = [.began]
        finger.move(20, 20)
        waiting.onMoved = []
        required.onMoved = [.failed]
        finger.move(30, 30)
        #expect(log.states == [])
        third.onMoved = [.failed]
        finger.move(40, 40)
        #expect(log.states == [.began])
    }

    @Test("One that waits can still be excluded by another one", .chosen)
    func excluded() {
        set(.require)
        let third = ProbeRecognizer()
        stage.root.addGestureRecognizer(third)
        let finger = stage.down(10, 10)
        waiting.onMoved = [.began]
        finger.move(20, 20)
        waiting.onMoved = []
        third.onMoved = [.began]
        finger.move(30, 30)
        third.onMoved = [.changed]
        required.onMoved = [.failed]
        finger.move(40, 40)
        #expect(log.states == [])
    }

    @Test("Two that wait for each other both fail when the fingers have lifted", .chosen)
    func deadlock() throws {
        set(.require)
        required.require(toFail: waiting)
        waiting.onMoved = [.began]
        required.onMoved = [.began]
        waiting.onEnded = [.ended]
        required.onEnded = [.ended]
        let finger = stage.down(10, 10)
        finger.move(20, 20)
        finger.lift()
        #expect(log.states == [])
        #expect(requiredLog.states == [])
        #expect(waiting.log.last == "reset")
        #expect(required.log.last == "reset")
        try stage.device.shutDown()
    }
}
