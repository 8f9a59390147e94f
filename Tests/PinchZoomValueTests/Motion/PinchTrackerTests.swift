import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

extension MotionTests {
    @Suite("Motion: the tracker", timeLimit(minutes: 20)) struct PinchTrackerTests {
        private static let band = RubberBand(limits: 1...4, reach: 0.3)
        private static let home = CGPoint(x: 160, y: 310)

        private func contacts(_ points: [CGPoint], from id: Int = 1) -> [FingerContact] {
            points.enumerated().map { FingerContact(id: id + $0.offset, location: $0.element) }
        }

        private func hold(_ points: [CGPoint], from id: Int = 1) throws -> Fingers {
            try #require(Fingers(contacts(points, from: id)))
        }

        @Test(
            "What was under the centroid stays under it, over ten thousand events",
            arguments: [(false, 11), (true, 12), (false, 13), (true, 14)] as [(Bool, UInt64)]
        )
        func anchor(allowsRotation: Bool, seed: UInt64) throws {
            var random = SeededGenerator(seed: seed)
            let start = random.placement()
            var points = [random.point(), random.point()]
            let first = try hold(points)
            let anchor = start.uncarry(first.centroid, to: Self.home)
            var tracker = PinchTracker(placement: start, fingers: first, rubberBand: Self.band, allowsRotation: allowsRotation)
            var drift = Worst()
            var formula = Worst()
            var turned = Worst()
            var turn: CGFloat = 0
            for event in 1...10_000 {
                let before = points
                // Most steps are small. Some lead anywhere, so that the scale is often beyond both limits.
                points = points.map { point in
                    if random.whole(0...20) == 0 { return random.point() }
                    return CGPoint(x: point.x + random.number(-20...20), y: point.y + random.number(-20...20))
                }
                let fingers = try hold(points)
                tracker.follow(fingers)
                let placement = tracker.placement
                drift.note(placement.carry(anchor, from: Self.home).distance(to: fingers.centroid), "event \(event)")
                // The turn is computed again, from the cross and the dot product of the line between the fingers instead of two angles.
                let old = CGVector(dx: before[1].x - before[0].x, dy: before[1].y - before[0].y)
                let new = CGVector(dx: points[1].x - points[0].x, dy: points[1].y - points[0].y)
                if allowsRotation { turn += atan2(old.dx * new.dy - old.dy * new.dx, old.dx * new.dx + old.dy * new.dy) }
                turned.note(placement.angle - start.angle - turn, "event \(event)")
                // The formula is center = q + s·R(θ)·(c₀ − q₀), in components.
                let scale = placement.scale / start.scale
                let arm = CGVector(dx: start.center.x - first.centroid.x, dy: start.center.y - first.centroid.y)
                let center = CGPoint(
                    x: (points[0].x + points[1].x) / 2 + scale * (arm.dx * cos(turn) - arm.dy * sin(turn)),
                    y: (points[0].y + points[1].y) / 2 + scale * (arm.dx * sin(turn) + arm.dy * cos(turn))
                )
                formula.note(placement.center.distance(to: center), "event \(event)")
            }
            #expect(drift.error <= 0.01, "seed \(seed): \(drift)")
            #expect(formula.error <= 1e-6, "seed \(seed): \(formula)")
            #expect(turned.error <= 1e-9, "seed \(seed): \(turned)")
        }

        @Test("The scale is what the spread has grown by, through the rubber band", arguments: [21, 22, 23] as [UInt64])
        func scaleFollowsSpread(seed: UInt64) throws {
            var random = SeededGenerator(seed: seed)
            var worst = Worst()
            for gesture in 1...2000 {
                let start = [random.point(), random.point()]
                let scale = random.factor(1...4)
                var tracker = PinchTracker(
                    placement: Placement(center: random.point(), scale: scale),
                    fingers: try hold(start),
                    rubberBand: Self.band,
                    allowsRotation: random.flip()
                )
                let end = [random.point(), random.point()]
                tracker.follow(try hold(end))
                let raw = scale * max(end[0].distance(to: end[1]), 1) / max(start[0].distance(to: start[1]), 1)
                worst.note(tracker.placement.scale - Self.band.scale(for: raw), "gesture \(gesture)")
            }
            #expect(worst.error <= 1e-9, "seed \(seed): \(worst)")
        }

        @Test("Nothing jumps when fingers come, go or are others", arguments: [(false, 31), (true, 32)] as [(Bool, UInt64)])
        func rebase(allowsRotation: Bool, seed: UInt64) throws {
            var random = SeededGenerator(seed: seed)
            var position = Worst()
            var scale = Worst()
            var angle = Worst()
            for gesture in 1...500 {
                var id = 2
                var hand = contacts([random.point(), random.point()])
                var tracker = PinchTracker(
                    placement: random.placement(),
                    fingers: try #require(Fingers(hand)),
                    rubberBand: Self.band,
                    allowsRotation: allowsRotation
                )
                for change in 1...20 {
                    for _ in 1...random.whole(1...5) {
                        for index in hand.indices {
                            hand[index].location.x += random.number(-30...30)
                            hand[index].location.y += random.number(-30...30)
                        }
                        tracker.follow(try #require(Fingers(hand)))
                    }
                    // The fingers stay, except for one that leaves, joins, or joins in front.
                    id += 1
                    let newcomer = FingerContact(id: id, location: random.point())
                    switch random.whole(0...3) {
                    case 0 where hand.count > 1: hand.remove(at: random.whole(0...hand.count - 1))
                    case 1 where hand.count > 1: hand.swapAt(0, 1)
                    case 2: hand = [newcomer] + hand.prefix(2)
                    default: hand = hand.prefix(2) + [newcomer]
                    }
                    let before = tracker.placement
                    tracker.follow(try #require(Fingers(hand)))
                    position.note(before.center.distance(to: tracker.placement.center), "gesture \(gesture), change \(change)")
                    scale.note(before.scale - tracker.placement.scale, "gesture \(gesture), change \(change)")
                    angle.note(before.angle - tracker.placement.angle, "gesture \(gesture), change \(change)")
                }
            }
            #expect(position.error <= 0.01, "seed \(seed): \(position)")
            #expect(scale.error <= 0.0001, "seed \(seed): \(scale)")
            #expect(angle.error <= 1e-6, "seed \(seed): \(angle)")
        }

        @Test("One finger only moves the photo, as far as it moves itself", arguments: [41, 42] as [UInt64])
        func oneFinger(seed: UInt64) throws {
            var random = SeededGenerator(seed: seed)
            var worst = Worst()
            for gesture in 1...2000 {
                let start = random.placement()
                let (from, to) = (random.point(), random.point())
                var tracker = PinchTracker(placement: start, fingers: try hold([from]), rubberBand: Self.band, allowsRotation: true)
                for _ in 1...5 { tracker.follow(try hold([random.point()])) }
                tracker.follow(try hold([to]))
                let expected = CGPoint(x: start.center.x + to.x - from.x, y: start.center.y + to.y - from.y)
                worst.note(tracker.placement.center.distance(to: expected), "gesture \(gesture)")
                worst.note(tracker.placement.scale - start.scale, "the scale of gesture \(gesture)")
                worst.note(tracker.placement.angle - start.angle, "the angle of gesture \(gesture)")
            }
            #expect(worst.error <= 1e-9, "seed \(seed): \(worst)")
        }

        @Test("A third finger changes nothing", arguments: [51] as [UInt64])
        func thirdFinger(seed: UInt64) throws {
            var random = SeededGenerator(seed: seed)
            for _ in 1...500 {
                let three = contacts([random.point(), random.point(), random.point()])
                let all = try #require(Fingers(three))
                #expect(all == Fingers(three.prefix(2)), "seed \(seed): \(three)")
            }
            let nowhere = contacts([random.point(), random.point(), CGPoint(x: CGFloat.nan, y: 0)])
            #expect(Fingers(nowhere) == Fingers(nowhere.prefix(2)), "Not even one that is nowhere")
        }

        @Test("A photo caught anywhere is shown exactly there", arguments: [61, 62] as [UInt64])
        func caught(seed: UInt64) throws {
            var random = SeededGenerator(seed: seed)
            var worst = Worst()
            for gesture in 1...3000 {
                let start = random.placement()
                // The reach is 0 for a hard stop. Then no placement beyond the limits can be reached by fingers, only caught.
                let band = RubberBand(limits: 1...4, reach: random.flip() ? 0 : random.number(0.001...1))
                let fingers = try hold((0...random.whole(0...1)).map { _ in random.point() })
                var tracker = PinchTracker(placement: start, fingers: fingers, rubberBand: band, allowsRotation: random.flip())
                #expect(tracker.placement == start, "seed \(seed), gesture \(gesture)")
                tracker.follow(fingers)
                worst.note(tracker.placement.center.distance(to: start.center), "the centre of gesture \(gesture)")
                worst.note(tracker.placement.scale - start.scale, "the scale of gesture \(gesture)")
                worst.note(tracker.placement.angle - start.angle, "the angle of gesture \(gesture)")
            }
            #expect(worst.error <= 1e-11, "seed \(seed): \(worst)")
        }

        @Test("Fingers on one point, and fingers far away, leave numbers", arguments: [71] as [UInt64])
        func degenerate(seed: UInt64) throws {
            var random = SeededGenerator(seed: seed)
            for allowsRotation in [false, true] {
                var tracker = PinchTracker(
                    placement: random.placement(),
                    fingers: try hold([random.point(), random.point()]),
                    rubberBand: Self.band,
                    allowsRotation: allowsRotation
                )
                for event in 1...1000 {
                    let point = random.point()
                    let far = CGPoint(x: random.number(-1e9...1e9), y: random.number(-1e9...1e9))
                    let other = [point, far, CGPoint(x: point.x.nextUp, y: point.y)][random.whole(0...2)]
                    tracker.follow(try hold([point, other], from: random.whole(1...2)))
                    #expect(tracker.placement.isFinite && tracker.placement.scale > 0, "seed \(seed), event \(event): \(tracker.placement)")
                }
            }
        }

        @Test("Fingers that are nowhere are no fingers", arguments: [CGFloat.nan, .infinity, -.infinity])
        func nowhere(value: CGFloat) throws {
            let good = CGPoint(x: 10, y: 20)
            for bad in [CGPoint(x: value, y: 0), CGPoint(x: 0, y: value), CGPoint(x: value, y: value)] {
                #expect(Fingers(contacts([bad])) == nil)
                #expect(Fingers(contacts([bad, good])) == nil)
                #expect(Fingers(contacts([good, bad])) == nil)
                #expect(Fingers(trackpadScale: 1, at: bad) == nil)
            }
            #expect(Fingers(trackpadScale: value, at: good) == nil)
            #expect(Fingers([FingerContact]()) == nil)
        }

        @Test("A trackpad's ratio of 0 or less is no hold, and any other is followed to the same scale")
        func trackpad() throws {
            let pointer = CGPoint(x: 100, y: 100)
            #expect(Fingers(trackpadScale: 0, at: pointer) == nil)
            #expect(Fingers(trackpadScale: -1, at: pointer) == nil)
            let start = try #require(Fingers(trackpadScale: 1, at: pointer))
            var tracker = PinchTracker(placement: Placement(center: pointer), fingers: start, rubberBand: Self.band, allowsRotation: true)
            tracker.follow(try #require(Fingers(trackpadScale: 2.5, at: CGPoint(x: 130, y: 90))))
            #expect(abs(tracker.placement.scale - 2.5) <= 1e-12)
            #expect(tracker.placement.center.distance(to: CGPoint(x: 130, y: 90)) <= 1e-12)
        }
    }
}
