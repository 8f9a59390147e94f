import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

@Suite("Dragging: a finger that drags a photo away", timeLimit(minutes: 20)) struct DismissalDragTests {
    private static let window = CGSize(width: 390, height: 844)

    /// Returns a drag by the classic rule, whose numbers these tests expect. `SystemDragTests` tests the differences of the default.
    private func drag(_ pane: Pane, at location: CGPoint, alpha: CGFloat = 1) -> DismissalDrag {
        DismissalDrag(
            of: pane,
            backgroundAlpha: alpha,
            from: .flight,
            at: location,
            along: DragAxis(from: .flight, in: Self.window),
            by: ZoomTransitionConfiguration.classic.drag
        )
    }

    @Test("It starts with everything as it is", arguments: [841] as [UInt64])
    func start(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var worst = Worst()
        for round in 1...500 {
            let (pane, alpha) = (random.pane(), random.number(0...1))
            let drag = drag(pane, at: random.point(), alpha: alpha)
            for (a, b) in zip(drag.current.corners, pane.corners) { worst.note(a.distance(to: b), "round \(round)") }
            worst.note(drag.current.cornerRadius - pane.cornerRadius, "round \(round)")
            worst.note(drag.currentBackgroundAlpha - alpha, "round \(round)")
            worst.note(drag.distance, "round \(round)")
        }
        #expect(worst.error <= 1e-9, "seed \(seed): \(worst)")
    }

    @Test("The point under the finger stays there, wherever it goes and whichever finger it is", arguments: [842, 843] as [UInt64])
    func underTheFinger(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var slip = Worst()
        var jump = Worst()
        for round in 1...300 {
            let pane = random.pane()
            var finger = random.point()
            var drag = drag(pane, at: finger)
            var part = pane.part(at: finger)
            for step in 1...30 {
                if random.whole(0...4) == 0 {
                    let (before, alpha, distance) = (drag.current, drag.currentBackgroundAlpha, drag.distance)
                    finger = random.point()
                    drag.changeFinger(to: finger)
                    for (a, b) in zip(drag.current.corners, before.corners) { jump.note(a.distance(to: b), "round \(round), \(step)") }
                    jump.note(drag.currentBackgroundAlpha - alpha, "the background of round \(round), step \(step)")
                    jump.note(drag.distance - distance, "the distance of round \(round), step \(step)")
                    part = drag.current.part(at: finger)
                } else {
                    finger = random.point()
                    drag.move(to: finger)
                }
                slip.note(drag.current.point(at: part).distance(to: finger), "round \(round), step \(step)")
            }
        }
        #expect(slip.error <= 1e-6, "seed \(seed): \(slip)")
        #expect(jump.error <= 1e-6, "seed \(seed): \(jump)")
    }

    @Test("It shrinks evenly, keeps its angle and its proportions, and is never less than half")
    func shape() {
        let pane = Pane(center: CGPoint(x: 195, y: 422), size: CGSize(width: 390, height: 260), angle: 0.3, cornerRadius: 8)
        var drag = drag(pane, at: CGPoint(x: 100, y: 400))
        for y in stride(from: CGFloat(-900), through: 1800, by: 10) {
            drag.move(to: CGPoint(x: 130, y: y))
            let scale = drag.current.size.width / pane.size.width
            #expect(abs(scale - max(1 - abs(y - 400) / 844, 0.5)) <= 1e-12)
            #expect(abs(drag.current.size.height - pane.size.height * scale) <= 1e-9)
            #expect(abs(drag.current.cornerRadius - pane.cornerRadius * scale) <= 1e-9)
            #expect(drag.current.angle == pane.angle)
        }
    }

    @Test("Back where it started everything is as it was")
    func thereAndBack() {
        let pane = Pane(CGRect(x: 0, y: 292, width: 390, height: 260))
        var drag = drag(pane, at: CGPoint(x: 100, y: 400))
        drag.move(to: CGPoint(x: 300, y: 800))
        #expect(drag.currentBackgroundAlpha == 0.0)
        drag.move(to: CGPoint(x: 100, y: 400))
        #expect(drag.current == pane && drag.currentBackgroundAlpha == 1.0 && drag.distance == 0.0)
    }

    @Test("A finger that is nowhere moves nothing")
    func nowhere() {
        var drag = drag(Pane(CGRect(x: 0, y: 292, width: 390, height: 260)), at: CGPoint(x: 100, y: 400))
        drag.move(to: CGPoint(x: 120, y: 500))
        let before = drag.current
        for value in [.nan, .infinity, -.infinity] as [CGFloat] {
            drag.move(to: CGPoint(x: value, y: 500))
            drag.move(to: CGPoint(x: 120, y: value))
            drag.changeFinger(to: CGPoint(x: value, y: value))
            #expect(drag.current == before)
        }
    }

    @Test("Whether it dismisses depends on how far down it has come, not on which finger brought it there")
    func decision() {
        var drag = drag(Pane(CGRect(x: 0, y: 292, width: 390, height: 260)), at: CGPoint(x: 100, y: 400))
        drag.move(to: CGPoint(x: 100, y: 480))
        #expect(!drag.dismisses(at: .zero))
        drag.changeFinger(to: CGPoint(x: 300, y: 200))
        #expect(!drag.dismisses(at: .zero))
        drag.move(to: CGPoint(x: 300, y: 226))
        #expect(drag.dismisses(at: .zero), "80 and 26 points are more than an eighth of 844")
        #expect(!drag.dismisses(at: CGVector(dx: 0, dy: -1000)))
    }

    @Test("The photo's velocity is how fast it moves when the finger goes on as it does", arguments: [844, 845] as [UInt64])
    func velocity(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var worst = Worst()
        for round in 1...500 {
            let (pane, start) = (random.pane(), random.point())
            // The point avoids the kinks of the curve, at the start and at half of the height.
            let finger = CGPoint(x: start.x + random.number(-300...300), y: start.y + random.number(10...410) * (random.flip() ? 1 : -1))
            let speed = random.vector(3000)
            var drag = drag(pane, at: start)
            drag.move(to: finger)
            worst.noteVelocity(of: drag, at: finger, moving: speed, in: round)
            #expect(drag.velocity(at: speed).angle == 0)
        }
        // The error is in points per second, for velocities up to 3000, and in hundredths for growth.
        #expect(worst.error <= 0.05, "seed \(seed): \(worst)")
    }
}
