import PortableTestSupport
import Testing
import UIKit

@testable import PinchZoomOverlay

extension Pane {
    /// The corners as if the pane weren't rounded, clockwise from the top left.
    var corners: [CGPoint] {
        [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { point(at: CGPoint(x: $0.0, y: $0.1)) }
    }

    /// Returns a point of the pane, given in fractions of the pane's size from its center.
    func point(at part: CGPoint) -> CGPoint {
        let (x, y) = (part.x * size.width, part.y * size.height)
        return CGPoint(x: center.x + x * cos(angle) - y * sin(angle), y: center.y + x * sin(angle) + y * cos(angle))
    }

    /// Returns the pane's part at a point of the window, in fractions of the pane's size from its center.
    func part(at point: CGPoint) -> CGPoint {
        let (x, y) = (point.x - center.x, point.y - center.y)
        return CGPoint(x: (x * cos(angle) + y * sin(angle)) / size.width, y: (y * cos(angle) - x * sin(angle)) / size.height)
    }
}

extension SeededGenerator {
    mutating func pane() -> Pane {
        let size = CGSize(width: factor(20...2000), height: factor(20...2000))
        return Pane(center: point(), size: size, angle: flip() ? 0 : number(-9...9), cornerRadius: flip() ? 0 : number(0...40))
    }
}

extension MotionTests {
    @Suite("Motion: a pane", timeLimit(minutes: 20)) struct PaneTests {
        /// Returns the greatest distance between corresponding corners, in any order.
        private func distance(_ corners: [CGPoint], _ others: [CGPoint]) -> CGFloat {
            corners.map { corner in others.map { corner.distance(to: $0) }.min() ?? .infinity }.max() ?? .infinity
        }

        @Test("A transform from one to another carries each corner to its counterpart, and back", arguments: [801] as [UInt64])
        func transform(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var there = Worst()
            var back = Worst()
            for pair in 1...2000 {
                let (one, other) = (random.pane(), random.pane())
                for (from, to) in zip(one.corners, other.corners) {
                    there.note(from.applying(other.transform(from: one)).distance(to: to), "pair \(pair)")
                    back.note(to.applying(one.transform(from: other)).distance(to: from), "pair \(pair)")
                }
            }
            #expect(there.error <= 1e-9, "seed \(seed): \(there)")
            #expect(back.error <= 1e-9, "seed \(seed): \(back)")
        }

        @Test("From itself to itself, upright, the transform is the identity to the last bit")
        func identity() {
            let pane = Pane(CGRect(x: 10.1, y: 20.3, width: 128, height: 96))
            #expect(pane.transform(from: pane) == .identity)
        }

        @Test("A rectangle under a transform has the corners that the transform gives it, also mirrored", arguments: [802] as [UInt64])
        func underTransform(seed: UInt64) throws {
            var random = SeededGenerator(seed: seed)
            var worst = Worst()
            var radius = Worst()
            for round in 1...2000 {
                let rect = CGRect(x: random.number(-500...500), y: random.number(-500...500), width: 320, height: random.factor(10...900))
                let (horizontal, vertical) = (random.factor(0.1...5), random.flip() ? random.factor(0.1...5) : nil)
                let scale = CGSize(
                    width: horizontal * (random.flip() ? 1 : -1),
                    height: (vertical ?? horizontal) * (random.flip() ? 1 : -1)
                )
                let move = random.point()
                let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
                    .concatenating(CGAffineTransform(rotationAngle: random.number(-9...9)))
                    .concatenating(CGAffineTransform(translationX: move.x, y: move.y))
                let pane = try #require(Pane(rect, under: transform, cornerRadius: 12))
                let corners = Pane(rect).corners.map { $0.applying(transform) }
                worst.note(distance(corners, pane.corners), "round \(round)")
                radius.note(pane.cornerRadius - 12 * min(abs(scale.width), abs(scale.height)), "round \(round)")
            }
            #expect(worst.error <= 1e-9, "seed \(seed): \(worst)")
            #expect(radius.error <= 1e-9, "seed \(seed): \(radius)")
        }

        @Test("Nothing is left of a rectangle without area, or under a transform that flattens it or is none")
        func nothingLeft() {
            let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
            #expect(Pane(rect, under: .identity) == Pane(rect))
            #expect(Pane(CGRect(x: 1, y: 2, width: 0, height: 4), under: .identity) == nil)
            #expect(Pane(CGRect(x: 1, y: 2, width: 3, height: 0), under: .identity) == nil)
            #expect(Pane(rect, under: CGAffineTransform(scaleX: 0, y: 1)) == nil)
            #expect(Pane(rect, under: CGAffineTransform(scaleX: 1, y: 0)) == nil)
            for value in [.nan, .infinity, -.infinity] as [CGFloat] {
                #expect(Pane(rect, under: CGAffineTransform(scaleX: value, y: 1)) == nil)
                #expect(Pane(rect, under: CGAffineTransform(translationX: 0, y: value)) == nil)
                #expect(Pane(CGRect(x: value, y: 0, width: 3, height: 4), under: .identity) == nil)
                #expect(Pane(CGRect(x: 0, y: 0, width: 3, height: value), under: .identity) == nil)
            }
        }

        @Test("Its frame is the smallest upright rectangle around its corners", arguments: [803] as [UInt64])
        func frame(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var worst = Worst()
            for round in 1...2000 {
                let pane = random.pane()
                let (xs, ys) = (pane.corners.map(\.x), pane.corners.map(\.y))
                let edges = [xs.min(), xs.max(), ys.min(), ys.max()].map { $0 ?? .nan }
                let frame = [pane.frame.minX, pane.frame.maxX, pane.frame.minY, pane.frame.maxY]
                for (edge, other) in zip(edges, frame) { worst.note(edge - other, "round \(round)") }
            }
            #expect(worst.error <= 1e-9, "seed \(seed): \(worst)")
        }

        @Test("A mix goes straight from one to the other, and turns by less than half a turn", arguments: [804] as [UInt64])
        func mixed(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            var ends = Worst()
            var middle = Worst()
            for round in 1...2000 {
                let (one, other) = (random.pane(), random.pane())
                let (first, half, last) = (one.mixed(with: other, 0), one.mixed(with: other, 0.5), one.mixed(with: other, 1))
                ends.note(first == one ? 0 : 1, "round \(round)")
                for (a, b) in zip(last.corners, other.corners) { ends.note(a.distance(to: b), "round \(round)") }
                ends.note(last.cornerRadius - other.cornerRadius, "round \(round)")
                middle.note(half.center.x - (one.center.x + other.center.x) / 2, "round \(round)")
                middle.note(half.size.height - (one.size.height + other.size.height) / 2, "round \(round)")
                middle.note(max(abs(half.angle - one.angle) - .pi / 2, 0), "round \(round)")
                middle.note((last.angle - half.angle) - (half.angle - one.angle), "round \(round)")
            }
            #expect(ends.error <= 1e-9, "seed \(seed): \(ends)")
            #expect(middle.error <= 1e-9, "seed \(seed): \(middle)")
        }

        @Test("Moved by a vector it is the same elsewhere")
        func offset() {
            let pane = Pane(center: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4), angle: 0.5, cornerRadius: 6)
            let moved = pane.offset(by: CGVector(dx: 10, dy: -20))
            #expect(moved == Pane(center: CGPoint(x: 11, y: -18), size: pane.size, angle: 0.5, cornerRadius: 6))
        }
    }
}
