import HeadlessDevice
import PortableTestSupport
import TestSupport
import Testing
import UIKit

/// From https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer.
@MainActor @Suite("UIRotationGestureRecognizer", .timeLimit(.minutes(20))) final class RotationGestureTests {
    private lazy var bench = GestureBench(UIRotationGestureRecognizer())
    private var stage: TouchStage { bench.stage }
    private var rotation: UIRotationGestureRecognizer { bench.recognizer }
    private var log: StateLog { bench.log }

    /// The second finger about (200, 400), where the first is, at an angle and 100 points away.
    private func point(_ angle: CGFloat) -> CGPoint {
        CGPoint(x: 200 + 100 * cos(angle), y: 400 + 100 * sin(angle))
    }

    @Test("A rotation begins when the fingers have turned enough, changes, and ends when both have lifted")
    func states() throws {
        let fingers = stage.device.touchDown(at: [CGPoint(x: 200, y: 400), point(0)])
        // 8 points along an arc of radius 50.
        fingers[1].move(to: point(0.15))
        #expect(log.take() == [])
        fingers[1].move(to: point(0.17))
        #expect(log.take() == [.began])
        #expect(rotation.rotation == 0)
        fingers[1].move(to: point(0.67))
        #expect(log.take() == [.changed])
        #expect(abs(rotation.rotation - 0.5) < 1e-9)
        fingers[0].lift()
        #expect(log.take() == [.changed])
        fingers[1].lift()
        #expect(log.take() == [.ended])
        try stage.device.shutDown()
    }

    @Test("The rotation goes on past half a turn, either way", .chosen, arguments: [1, -1] as [CGFloat])
    func wholeTurns(direction: CGFloat) {
        let fingers = stage.device.touchDown(at: [CGPoint(x: 200, y: 400), point(0)])
        for step in 1...40 { fingers[1].move(to: point(direction * CGFloat(step) * 0.25)) }
        #expect(abs(rotation.rotation - direction * 9.75) < 1e-9)
    }

    @Test("Setting the rotation counts on from there and resets the velocity")
    func setting() {
        let fingers = stage.device.touchDown(at: [CGPoint(x: 200, y: 400), point(0)])
        stage.device.advanceFrames()
        fingers[1].move(to: point(0.3))
        #expect(rotation.velocity > 0)
        rotation.rotation = 2
        #expect(rotation.velocity == 0)
        fingers[1].move(to: point(0.4))
        #expect(abs(rotation.rotation - 2.1) < 1e-9)
    }

    @Test("The velocity of uniform turning is exact, at any rate of events", arguments: [60, 120])
    func velocity(rate: Int) {
        let stage = TouchStage { $0.framesPerSecond = rate }
        let rotation = UIRotationGestureRecognizer()
        stage.root.addGestureRecognizer(rotation)
        let fingers = stage.device.touchDown(at: [CGPoint(x: 200, y: 400), point(0)])
        for step in 1...(rate / 4) {
            stage.device.advanceFrames()
            fingers[1].move(to: point(3 * CGFloat(step) / CGFloat(rate)))
        }
        #expect(abs(rotation.velocity - 3) < 1e-9)
    }

    @Test("A finger that comes back turns on from where the rotation was", .chosen)
    func comesBack() {
        let fingers = stage.device.touchDown(at: [CGPoint(x: 200, y: 400), point(0)])
        fingers[1].move(to: point(0.2))
        fingers[1].move(to: point(0.7))
        fingers[1].lift()
        let back = stage.device.touchDown(at: point(2))
        #expect(abs(rotation.rotation - 0.5) < 1e-9)
        back.move(to: point(2.5))
        #expect(abs(rotation.rotation - 1) < 1e-9)
        stage.device.lift([fingers[0], back])
        #expect(log.states.last == .ended)
    }
}
