import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer.
@MainActor @Suite("UIScreenEdgePanGestureRecognizer", .timeLimit(.minutes(20))) final class ScreenEdgePanTests {
    private lazy var bench = GestureBench(UIScreenEdgePanGestureRecognizer())
    private var stage: TouchStage { bench.stage }
    private var pan: UIScreenEdgePanGestureRecognizer { bench.recognizer }
    private var log: StateLog { bench.log }

    @Test("A finger that drags inwards from one of the edges pans, one that begins elsewhere does not")
    func edges() {
        pan.edges = .left
        stage.device.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 200, y: 400))
        #expect(log.states.first == .began)
        #expect(log.take().last == .ended)
        stage.device.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400))
        stage.device.swipe(from: CGPoint(x: 388, y: 400), to: CGPoint(x: 200, y: 400))
        stage.device.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 2, y: 200))
        #expect(log.states == [])
        pan.edges = .right
        stage.device.swipe(from: CGPoint(x: 388, y: 400), to: CGPoint(x: 200, y: 400))
        #expect(log.take().first == .began)
    }
}
