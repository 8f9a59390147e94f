import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer.
@MainActor @Suite("UILongPressGestureRecognizer", .timeLimit(.minutes(20))) final class LongPressTests {
    private lazy var bench = GestureBench(UILongPressGestureRecognizer())
    private var stage: TouchStage { bench.stage }
    private var press: UILongPressGestureRecognizer { bench.recognizer }
    private var log: StateLog { bench.log }

    @Test("It begins when the finger has stayed long enough, changes when it moves, and ends when it lifts")
    func states() throws {
        #expect(press.minimumPressDuration == 0.5)
        let finger = stage.down(10, 10)
        stage.device.advance(by: 0.45)
        #expect(log.take() == [])
        stage.device.advance(by: 0.1)
        #expect(log.take() == [.began])
        finger.move(100, 10)
        #expect(log.take() == [.changed])
        finger.lift()
        #expect(log.take() == [.ended])
        try stage.device.shutDown()
    }

    @Test("A finger that lifts or strays too early does not press")
    func tooEarly() throws {
        let finger = stage.down(10, 10)
        stage.device.advance(by: 0.3)
        finger.lift()
        stage.device.advance(by: 1)
        let straying = stage.down(10, 10)
        straying.move(10 + press.allowableMovement + 1, 10)
        stage.device.advance(by: 1)
        straying.lift()
        #expect(log.states == [])
        try stage.device.shutDown()
    }

    @Test("It takes the number of fingers that it requires, and ends when any of them lifts")
    func twoFingers() {
        press.numberOfTouchesRequired = 2
        let first = stage.down(10, 10)
        stage.device.advance(by: 1)
        #expect(log.take() == [])
        let second = stage.down(100, 10)
        stage.device.advance(by: 1)
        #expect(log.take() == [.began])
        first.lift()
        #expect(log.take() == [.ended])
        second.lift()
        #expect(log.take() == [])
    }

    @Test("The duration can be set")
    func duration() {
        press.minimumPressDuration = 2
        _ = stage.down(10, 10)
        stage.device.advance(by: 1.9)
        #expect(log.states == [])
        stage.device.advance(by: 0.2)
        #expect(log.states == [.began])
    }
}
