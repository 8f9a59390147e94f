import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

/// Tests of the differences between the default and the classic preset: a dead zone, and a photo that falls behind and gives way sideways.
/// The numbers were measured on Apple's own zoom transition, on a screen of 402 × 874 points.
@Suite("Dragging: as Apple's own zoom", timeLimit(minutes: 20)) struct SystemDragTests {
    private static let window = CGSize(width: 402, height: 874)
    private static let photo = Pane(CGRect(x: 0, y: 303, width: 402, height: 268))
    private static let landing = CGPoint(x: 201, y: 160)

    private func drag(from origin: DragOrigin, at location: CGPoint, of pane: Pane = photo) -> DismissalDrag {
        let configuration = ZoomTransitionConfiguration.system
        return DismissalDrag(
            of: pane,
            backgroundAlpha: 1,
            from: origin,
            at: location,
            along: DragAxis(from: origin, in: Self.window),
            by: origin.isEdge ? configuration.edgeSwipe : configuration.drag
        )
    }

    /// Returns a drag down that has landed on a point and begun after UIKit's slop.
    private func dragDown(beganAfter slop: CGFloat = 10) -> DismissalDrag {
        drag(from: .screen(landing: Self.landing), at: CGPoint(x: Self.landing.x, y: Self.landing.y + slop))
    }

    /// Returns the place of the photo's point on which the finger has landed.
    private func heldPoint(_ drag: DismissalDrag, of pane: Pane = photo, at landing: CGPoint = landing) -> CGPoint {
        drag.current.point(at: pane.part(at: landing))
    }

    @Test("Nothing moves for 18 points from where the finger has landed, whenever UIKit lets the drag begin", arguments: [0, 4, 10, 17])
    func deadZone(slop: CGFloat) {
        var drag = dragDown(beganAfter: slop)
        for way in stride(from: slop, through: 18, by: 1) {
            drag.move(to: CGPoint(x: 201, y: 160 + way))
            #expect(drag.current == Self.photo && drag.currentBackgroundAlpha == 1 && drag.distance == 0)
        }
        drag.move(to: CGPoint(x: 201, y: 160 + 28))
        #expect(abs(drag.distance - 10) <= 1e-9)
    }

    @Test("A drag that begins beyond the dead zone, or aside, begins where the photo is: nothing jumps")
    func begins() {
        for (x, y) in [(0, 40), (30, 12), (-9, 300), (0, -50)] as [(CGFloat, CGFloat)] {
            let drag = drag(from: .screen(landing: Self.landing), at: CGPoint(x: 201 + x, y: 160 + y))
            #expect(drag.current == Self.photo && drag.currentBackgroundAlpha == 1)
        }
    }

    @Test("It is as large as measured", arguments: [(0.3, 0.812), (0.5, 0.678), (0.8, 0.545)] as [(CGFloat, CGFloat)])
    func scale(travel: CGFloat, scale: CGFloat) {
        var drag = dragDown()
        drag.move(to: CGPoint(x: 201, y: 160 + travel * 874))
        #expect(abs(drag.current.size.width / 402 - scale) <= 0.003)
    }

    @Test(
        "The point that the finger holds falls behind as measured: by 9 points at 0.28 of the height, by 39 at 0.48",
        arguments: [
            (0.28, 9), (0.48, 39),
        ] as [(CGFloat, CGFloat)]
    )
    func lag(part: CGFloat, behind: CGFloat) {
        var drag = dragDown()
        let finger = 160 + 18 + part * 874
        drag.move(to: CGPoint(x: 201, y: finger))
        #expect(abs(finger - 18 - heldPoint(drag).y - behind) <= 3)
    }

    @Test("While the finger goes on the photo goes on, gets smaller, and what is behind it fades", arguments: [false, true])
    func monotonic(isEdge: Bool) {
        let landing = isEdge ? CGPoint(x: 2, y: 400) : CGPoint(x: 201, y: 2)
        var drag = drag(from: isEdge ? .edge(landing: landing) : .screen(landing: landing), at: landing)
        var (last, scale, alpha) = (-CGFloat.infinity, CGFloat(1), CGFloat(1))
        for step in 0...(isEdge ? 400 : 870) {
            drag.move(to: CGPoint(x: isEdge ? 2 + CGFloat(step) : 201, y: isEdge ? 400 : 2 + CGFloat(step)))
            let held = heldPoint(drag, at: landing)
            let along = isEdge ? held.x : held.y
            #expect(along >= last - 1e-9 && drag.current.size.width / 402 <= scale && drag.currentBackgroundAlpha <= alpha)
            (last, scale, alpha) = (along, drag.current.size.width / 402, drag.currentBackgroundAlpha)
        }
        #expect(scale > 0.33 && alpha == 0)
    }

    @Test("Half of what is behind it is left where letting go begins to dismiss", arguments: [false, true])
    func background(isEdge: Bool) {
        let landing = CGPoint(x: 2, y: 160)
        var drag = drag(from: isEdge ? .edge(landing: landing) : .screen(landing: landing), at: landing)
        let way = drag.rule.dismissalDistance * drag.axis.length + (isEdge ? 12 : 18)
        drag.move(to: CGPoint(x: 2 + (isEdge ? way : 0), y: 160 + (isEdge ? 0 : way)))
        #expect(abs(drag.currentBackgroundAlpha - 0.5) <= 1e-9)
    }

    @Test(
        "Sideways it gives way as measured, and its size does not change",
        arguments: [(50, 26), (100, 49), (195, 85)] as [(CGFloat, CGFloat)]
    )
    func sideways(finger: CGFloat, photo: CGFloat) {
        for side in [1, -1] as [CGFloat] {
            var drag = dragDown()
            drag.move(to: CGPoint(x: 201, y: 422))
            let (before, size) = (heldPoint(drag), drag.current.size)
            drag.move(to: CGPoint(x: 201 + side * finger, y: 422))
            let after = heldPoint(drag)
            #expect(abs(after.x - before.x - side * photo) <= 1 && after.y == before.y)
            #expect(drag.current.size == size)
        }
    }

    @Test(
        "From the edge it stays 12 points behind the finger, from either edge, gives way down and up, and shrinks as measured",
        arguments: [
            (0.16, 0.898), (0.36, 0.761), (0.56, 0.620),
        ] as [(CGFloat, CGFloat)]
    )
    func edge(travel: CGFloat, scale: CGFloat) {
        for direction in [1, -1] as [CGFloat] {
            let landing = CGPoint(x: direction > 0 ? 3 : 399, y: 400)
            var drag = drag(from: .edge(landing: landing), at: landing)
            let x = landing.x + direction * (12 + travel * 402)
            drag.move(to: CGPoint(x: x, y: 400))
            #expect(abs(drag.current.size.width / 402 - scale) <= 0.006)
            #expect(abs(heldPoint(drag, at: landing).x - (x - 12 * direction)) <= 1e-9)
            let size = drag.current.size
            drag.move(to: CGPoint(x: x, y: 600))
            #expect(abs(heldPoint(drag, at: landing).y - 400 - 86) <= 1 && drag.current.size == size)
        }
    }

    @Test("Another finger goes on without a jump, and brings the photo as far as the first would have", arguments: [861] as [UInt64])
    func fingers(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var jump = Worst()
        for round in 1...300 {
            let pane = random.pane()
            var drag = drag(from: .screen(landing: Self.landing), at: Self.landing, of: pane)
            for step in 1...20 {
                drag.move(to: random.point())
                let (before, alpha, distance) = (drag.current, drag.currentBackgroundAlpha, drag.distance)
                drag.changeFinger(to: random.point())
                for (a, b) in zip(drag.current.corners, before.corners) { jump.note(a.distance(to: b), "round \(round), \(step)") }
                jump.note(drag.currentBackgroundAlpha - alpha, "the background of round \(round), \(step)")
                jump.note(drag.distance - distance, "the distance of round \(round), \(step)")
            }
        }
        #expect(jump.error <= 1e-6, "seed \(seed): \(jump)")
    }

    @Test("The photo's velocity is how fast it moves when the finger goes on as it does", arguments: [862, 863] as [UInt64])
    func velocity(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var worst = Worst()
        for round in 1...500 {
            let pane = random.pane()
            // The point avoids the dead zone and the knee.
            let finger = CGPoint(x: 201 + random.number(-300...300), y: 160 + random.number(30...400))
            let speed = random.vector(3000)
            var drag = drag(from: .screen(landing: Self.landing), at: Self.landing, of: pane)
            drag.move(to: finger)
            worst.noteVelocity(of: drag, at: finger, moving: speed, in: round)
        }
        #expect(worst.error <= 0.05, "seed \(seed): \(worst)")
        #expect(dragDown().velocity(at: .zero) == .zero)
    }

    @Test("A drag up is the mirror image of a drag down: the photo, its background, its velocity, and whether it is dismissed")
    func up() {
        let landing = CGPoint(x: 201, y: 437)
        let (down, up) = (drag(from: .screen(landing: landing), at: landing), drag(from: .screen(landing: landing), at: landing))
        for way in stride(from: CGFloat(1), through: 420, by: 3) {
            var (down, up) = (down, up)
            down.move(to: CGPoint(x: 230, y: 437 + way))
            up.move(to: CGPoint(x: 230, y: 437 - way))
            #expect(up.directionToSource == CGVector(dx: 0, dy: -1) && down.directionToSource == CGVector(dx: 0, dy: 1))
            #expect(abs(up.current.center.y + down.current.center.y - 874) <= 1e-9 && up.current.center.x == down.current.center.x)
            #expect(up.current.size == down.current.size && up.currentBackgroundAlpha == down.currentBackgroundAlpha)
            for velocity in stride(from: CGFloat(-3000), through: 3000, by: 125) {
                let (below, above) = (CGVector(dx: 40, dy: velocity), CGVector(dx: 40, dy: -velocity))
                #expect(down.dismisses(at: below) == up.dismisses(at: above), "\(way) at \(velocity)")
                #expect(abs(down.velocity(at: below).center.dy + up.velocity(at: above).center.dy) <= 1e-6)
            }
        }
    }

    @Test("A finger that turns round dismisses nothing on its way back")
    func turnsRound() {
        for way in stride(from: CGFloat(19), through: 420, by: 20) {
            for (side, velocity) in [(1, -6000), (-1, 6000)] as [(CGFloat, CGFloat)] {
                var drag = dragDown(beganAfter: 0)
                drag.move(to: CGPoint(x: 201, y: 160 + side * way))
                #expect(!drag.dismisses(at: CGVector(dx: 0, dy: velocity)), "\(side * way)")
            }
        }
    }

    @Test("Where only down dismisses, in flight, and from the edge, no drag the other way dismisses, as far and as fast as it goes")
    func oneWay() {
        var rule = ZoomTransitionConfiguration.system.drag
        rule.directions = .down
        let edge = CGPoint(x: 2, y: 400)
        for (origin, rule, way) in [
            (.screen(landing: Self.landing), rule, CGVector(dx: 0, dy: -1)),
            (.flight, ZoomTransitionConfiguration.system.drag, CGVector(dx: 0, dy: -1)),
            (.edge(landing: edge), ZoomTransitionConfiguration.system.edgeSwipe, CGVector(dx: -1, dy: 0)),
        ] as [(DragOrigin, ZoomTransitionConfiguration.Drag, CGVector)] {
            let (axis, start) = (DragAxis(from: origin, in: Self.window), origin.isEdge ? edge : Self.landing)
            for distance in stride(from: CGFloat(0), through: 800, by: 40) {
                var drag = DismissalDrag(of: Self.photo, backgroundAlpha: 1, from: origin, at: start, along: axis, by: rule)
                drag.move(to: CGPoint(x: start.x + way.dx * distance, y: start.y + way.dy * distance))
                #expect(!drag.dismisses(at: CGVector(dx: way.dx * 3000, dy: way.dy * 3000)) && drag.directionToSource == axis.direction)
            }
        }
    }

    @Test("What is grabbed in flight follows at once")
    func grabbed() {
        var drag = drag(from: .flight, at: Self.landing)
        drag.move(to: CGPoint(x: 201, y: 165))
        #expect(abs(drag.distance - 5) <= 1e-9 && drag.current != Self.photo)
    }
}
