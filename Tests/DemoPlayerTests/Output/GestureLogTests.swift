import PinchZoomOverlay
import Testing
import UIKit

@testable import DemoPlayer

@Suite("Gesture log", .timeLimit(.minutes(20))) struct GestureLogTests {
    @Test("An empty log has no gesture, the scale 1 and nothing else")
    func empty() {
        let log = GestureLog()
        #expect(log.gesture == nil && log.lift == nil && log.widest == nil)
        #expect(log.scaleReached == 1)
        #expect(log.largestDrift == 0 && log.gestureDuration == 0)
    }

    @Test("The gesture lasts from the touch that lifts the photo until the photo is back in its place")
    func gestureRange() {
        let log = SyntheticLog.zoomToThree()
        #expect(log.frames.map(\.index) == Array(0..<115))
        #expect(log.gesture == 5...105)
        #expect(log.lift == 15)
        #expect(log.widest == 74)
        #expect(log.releases == [75])
        #expect(abs(log.scaleReached - 3) < 1e-9)
        #expect(abs(log.gestureDuration - 100.0 / 60) < 1e-9)
    }

    @Test("Touches that lift nothing are a gesture from the first to the last of them")
    func noLift() {
        var log = GestureLog()
        SyntheticLog.note(&log, [], .idle)
        for _ in 0..<3 { SyntheticLog.note(&log, [SyntheticLog.finger(1, 10, 10)], .idle) }
        SyntheticLog.note(&log, [], .idle)
        #expect(log.gesture == 1...3)
        #expect(log.scaleReached == 1)
    }

    @Test("A photo that grows, turns and moves about the centroid does not drift")
    func noDrift() {
        var log = GestureLog()
        // The centroid is 40 points right of and 30 below the centre, and moves by (2, -1) a frame.
        let arm = CGVector(dx: 40, dy: 30)
        for index in 0..<50 {
            let (scale, angle) = (1 + 0.05 * CGFloat(index), 0.03 * CGFloat(index))
            let move = CGVector(dx: 2 * CGFloat(index), dy: -CGFloat(index))
            let turned = CGVector(
                dx: scale * (cos(angle) * arm.dx - sin(angle) * arm.dy),
                dy: scale * (sin(angle) * arm.dx + cos(angle) * arm.dy)
            )
            let translation = CGVector(dx: arm.dx + move.dx - turned.dx, dy: arm.dy + move.dy - turned.dy)
            let middle = CGPoint(x: SyntheticLog.home.x + arm.dx + move.dx, y: SyntheticLog.home.y + arm.dy + move.dy)
            let fingers = [SyntheticLog.finger(1, middle.x - 50, middle.y), SyntheticLog.finger(2, middle.x + 50, middle.y)]
            SyntheticLog.note(&log, fingers, .zooming, PinchZoomPose(scale: scale, translation: translation, rotation: angle))
        }
        #expect(log.largestDrift < 1e-9)
    }

    @Test("A photo that lags 3 points behind its fingers drifts by 3 points of the screen, however large it is")
    func drift() {
        var log = GestureLog()
        let hold = [SyntheticLog.finger(1, 145, 300), SyntheticLog.finger(2, 245, 300)]
        SyntheticLog.note(&log, hold, .zooming, PinchZoomPose(scale: 2))
        let moved = [SyntheticLog.finger(1, 155, 300), SyntheticLog.finger(2, 255, 300)]
        SyntheticLog.note(&log, moved, .zooming, PinchZoomPose(scale: 2, translation: CGVector(dx: 7, dy: 0)))
        #expect(abs(log.largestDrift - 3) < 1e-9)
    }

    @Test("Other fingers take hold anew: what the photo did before is no drift", arguments: [true, false])
    func changeOfFingers(isCaught: Bool) {
        var log = GestureLog()
        SyntheticLog.note(&log, [SyntheticLog.finger(1, 145, 300), SyntheticLog.finger(2, 245, 300)], .zooming, PinchZoomPose(scale: 2))
        if isCaught { SyntheticLog.note(&log, [], .returning, PinchZoomPose(scale: 1.5)) }
        let next = [SyntheticLog.finger(isCaught ? 1 : 3, 20, 100), SyntheticLog.finger(2, 245, 300)]
        SyntheticLog.note(&log, next, .zooming, PinchZoomPose(scale: 1.5))
        SyntheticLog.note(&log, next, .zooming, PinchZoomPose(scale: 1.5))
        #expect(log.largestDrift < 1e-9)
        SyntheticLog.note(&log, next, .zooming, PinchZoomPose(scale: 1.5, translation: CGVector(dx: 0, dy: 2)))
        #expect(abs(log.largestDrift - 2) < 1e-9)
    }

    @Test("The first two fingers hold the photo: wherever a third is, it makes no drift")
    func thirdFinger() {
        var log = GestureLog()
        let two = [SyntheticLog.finger(1, 145, 300), SyntheticLog.finger(2, 245, 300)]
        for third in [nil, 0, 100, 200] as [CGFloat?] {
            let fingers = two + [third.map { SyntheticLog.finger(3, $0, 500) }].compactMap(\.self)
            SyntheticLog.note(&log, fingers, .zooming, PinchZoomPose(scale: 2))
        }
        #expect(log.largestDrift < 1e-9)
    }

    @Test("Without the photo's home, or of a photo of no size, no drift is measured")
    func unknownHome() {
        var log = GestureLog()
        let fingers = [SyntheticLog.finger(1, 145, 300)]
        for shift in [0, 20, 40] {
            let pose = PinchZoomPose(scale: 2, translation: CGVector(dx: shift, dy: 0))
            SyntheticLog.note(&log, fingers, .zooming, pose, home: nil)
            SyntheticLog.note(&log, fingers, .zooming, PinchZoomPose(scale: 0, translation: pose.translation))
        }
        #expect(log.largestDrift == 0)
    }
}
