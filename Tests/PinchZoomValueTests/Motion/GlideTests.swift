import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

extension MotionTests {
    @Suite("Motion: a photo that stays up", timeLimit(minutes: 20)) struct GlideTests {
        private static let window = CGRect(x: 0, y: 0, width: 390, height: 844)

        /// Returns the resting area of a photo of any size, somewhere around the window.
        private func area(_ random: inout SeededGenerator) -> (area: RestingArea, center: CGPoint, frame: CGRect) {
            let size = CGSize(width: random.number(50...1500), height: random.number(50...1500))
            let center = CGPoint(x: random.number(-300...700), y: random.number(-300...1200))
            let crop = random.vector(40)
            let frame = CGRect(
                x: center.x - size.width / 2 + crop.dx,
                y: center.y - size.height / 2 + crop.dy,
                width: size.width,
                height: size.height
            )
            return (RestingArea(of: center, showing: frame, in: Self.window), center, frame)
        }

        @Test("A small photo rests wholly inside the window, and a large one covers it", arguments: [801] as [UInt64])
        func rests(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for number in 1...2000 {
                let (area, center, frame) = area(&random)
                let rest = area.nearest(to: center)
                let shown = frame.offsetBy(dx: rest.x - center.x, dy: rest.y - center.y)
                func isRight(_ low: CGFloat, _ high: CGFloat, _ end: CGFloat) -> Bool {
                    high - low <= end ? low >= -1e-9 && high <= end + 1e-9 : low <= 1e-9 && high >= end - 1e-9
                }
                #expect(isRight(shown.minX, shown.maxX, Self.window.maxX), "seed \(seed), photo \(number): \(shown)")
                #expect(isRight(shown.minY, shown.maxY, Self.window.maxY), "seed \(seed), photo \(number): \(shown)")
                #expect(area.nearest(to: rest) == rest)
                #expect(area.including(center).banded(center) == center, "a photo that a finger catches anywhere doesn't jump")
            }
        }

        @Test("A glide begins where it is and as fast as it is, never jumps, and ends in its resting area", arguments: [802] as [UInt64])
        func glides(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var start = Worst()
            var speed = Worst()
            var step = Worst()
            for number in 1...500 {
                let (area, center, _) = area(&random)
                let velocity = random.vector(6000)
                let glide = Glide(
                    from: Placement(center: center, scale: 2),
                    velocity: velocity,
                    within: area,
                    springResponse: 0.36,
                    at: 3
                )
                start.note(glide.placement(at: 3).center.distance(to: center), "glide \(number)")
                let instant = 0x1p-18
                let (once, twice) = (glide.placement(at: 3 + instant).center, glide.placement(at: 3 + 2 * instant).center)
                speed.note(((4 * once.x - twice.x - 3 * center.x) / (2 * instant) - velocity.dx) / 6000, "glide \(number)")
                speed.note(((4 * once.y - twice.y - 3 * center.y) / (2 * instant) - velocity.dy) / 6000, "glide \(number)")
                // No step between two instants is longer than the fastest motion. The limit comes from the velocity at the start, or from
                // the spring's far outside.
                var time = 3.0
                var last = center
                while !glide.isSettled(at: time), time < 20 {
                    time += 1.0 / 240
                    let next = glide.placement(at: time).center
                    let limit = hypot(velocity.dx, velocity.dy) + 2 * 2 * .pi / 0.36 * area.nearest(to: center).distance(to: center)
                    step.note(max(0, next.distance(to: last) - limit / 240), "glide \(number)")
                    last = next
                }
                #expect(time < 20, "seed \(seed), glide \(number)")
                #expect(area.nearest(to: last).distance(to: last) < 1, "seed \(seed), glide \(number)")
                #expect(glide.placement(at: time + 60).center.distance(to: last) < 1, "it has come to rest")
            }
            #expect(start.error <= 1e-9, "seed \(seed): \(start)")
            #expect(speed.error <= 1e-3, "seed \(seed): \(speed)")
            #expect(step.error <= 1e-6, "seed \(seed): \(step)")
        }

        @Test("Inside its area, a glide goes as far as a scroll view's deceleration, 0.499 seconds times the velocity")
        func distance() {
            let area = RestingArea(of: .zero, showing: CGRect(x: -2000, y: -2000, width: 4000, height: 4000), in: Self.window)
            let glide = Glide(
                from: Placement(center: CGPoint(x: 195, y: 422)),
                velocity: CGVector(dx: 800, dy: -600),
                within: area,
                springResponse: 0.36,
                at: 0
            )
            let end = glide.placement(at: 60).center
            #expect(isClose(end.x, 195 + 800 * 0.499, 0.01) && isClose(end.y, 422 - 600 * 0.499, 0.01))
            // The velocity falls by the factor 0.998 in each millisecond.
            let (first, second) = (glide.placement(at: 0.1).center, glide.placement(at: 0.101).center)
            let later = (glide.placement(at: 0.2).center, glide.placement(at: 0.201).center)
            #expect(isClose((later.1.x - later.0.x) / (second.x - first.x), pow(0.998, 100), 1e-3))
        }

        @Test("One finger pulls a photo past its resting area as it pulls the content of a scroll view, and lets go of no point inside")
        func band() throws {
            let center = CGPoint(x: 195, y: 422)
            let area = RestingArea(of: center, showing: CGRect(x: 0, y: 300, width: 390, height: 244), in: Self.window)
            let finger = { (location: CGPoint) in Fingers([FingerContact(id: 2, location: location)]) }
            let start = try #require(finger(CGPoint(x: 100, y: 400)))
            var tracker = PinchTracker(
                placement: Placement(center: center, scale: 2),
                fingers: start,
                rubberBand: RubberBand(limits: 1...4, reach: 0.3),
                allowsRotation: false,
                area: area
            )
            tracker.follow(try #require(finger(CGPoint(x: 200, y: 500))))
            #expect(isClose(tracker.placement.center.y, 522), "vertically, the photo has room")
            #expect(isClose(tracker.placement.center.x, 195 + ScrollBand.give(100, in: 390)), "horizontally, it has none")
            tracker.follow(try #require(finger(CGPoint(x: 100, y: 400))))
            #expect(tracker.placement.center.distance(to: center) < 1e-9)
            // A second finger lands, and the photo continues from its visible place.
            tracker.follow(try #require(finger(CGPoint(x: 220, y: 400))))
            let pulled = tracker.placement.center
            let two = [FingerContact(id: 2, location: CGPoint(x: 220, y: 400)), FingerContact(id: 3, location: CGPoint(x: 300, y: 400))]
            tracker.follow(try #require(Fingers(two)), within: { area })
            #expect(tracker.placement.center == pulled)
        }
    }
}
