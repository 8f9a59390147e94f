import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer.
@MainActor @Suite("UISwipeGestureRecognizer", .timeLimit(.minutes(20))) final class SwipeTests {
    private lazy var bench = GestureBench(UISwipeGestureRecognizer())
    private var stage: TouchStage { bench.stage }
    private var swipe: UISwipeGestureRecognizer { bench.recognizer }
    private var log: StateLog { bench.log }

    /// Moves fingers by a distance in four steps, and lifts them.
    private func move(_ points: [CGPoint], by distance: CGVector, duration: TimeInterval = 0.2) {
        let fingers = points.map { stage.down($0.x, $0.y) }
        for step in 1...4 {
            stage.device.advance(by: duration / 4)
            for (finger, point) in zip(fingers, points) {
                finger.move(point.x + distance.dx * CGFloat(step) / 4, point.y + distance.dy * CGFloat(step) / 4)
            }
        }
        fingers.forEach { $0.lift() }
    }

    @Test("It is discrete: it is recognized once, in its direction, which is to the right by default")
    func direction() throws {
        #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
        move([CGPoint(x: 50, y: 100)], by: CGVector(dx: 120, dy: 10))
        #expect(log.take() == [.ended])
        move([CGPoint(x: 200, y: 100)], by: CGVector(dx: -120, dy: 0))
        move([CGPoint(x: 50, y: 100)], by: CGVector(dx: 10, dy: 120))
        #expect(log.take() == [])
        swipe.direction = [.left, .down]
        move([CGPoint(x: 200, y: 100)], by: CGVector(dx: -120, dy: 0))
        move([CGPoint(x: 50, y: 100)], by: CGVector(dx: 0, dy: 120))
        #expect(log.take() == [.ended, .ended])
        try stage.device.shutDown()
    }

    @Test("A short or slow movement is no swipe, and a swipe takes the number of fingers that it requires")
    func limits() throws {
        move([CGPoint(x: 50, y: 100)], by: CGVector(dx: 20, dy: 0))
        move([CGPoint(x: 50, y: 100)], by: CGVector(dx: 120, dy: 0), duration: 4)
        move([CGPoint(x: 50, y: 100), CGPoint(x: 50, y: 160)], by: CGVector(dx: 120, dy: 0))
        #expect(log.take() == [])
        swipe.numberOfTouchesRequired = 2
        move([CGPoint(x: 50, y: 100)], by: CGVector(dx: 120, dy: 0))
        #expect(log.take() == [])
        move([CGPoint(x: 50, y: 100), CGPoint(x: 50, y: 160)], by: CGVector(dx: 120, dy: 0))
        #expect(log.take() == [.ended])
        try stage.device.shutDown()
    }
}
