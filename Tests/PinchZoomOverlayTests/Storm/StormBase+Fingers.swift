import HeadlessDevice
import UIKit

@testable import PinchZoomTestSupport

/// The gestures of fingers on any content.
extension StormBase {
    func text(_ points: [CGPoint]) -> String {
        points.map { "(\(Double($0.x)), \(Double($0.y)))" }.joined(separator: " ")
    }

    func land(at points: [CGPoint]) {
        guard fingers.count + points.count <= 5 else { return }
        log("\(points.count) land at \(text(points))", events: points.count)
        fingers += device.touchDown(at: points)
    }

    /// Returns a random point on a view or up to 40 points beside the view, or `nil` if the view is in no window.
    func pointNear(_ view: UIView) -> CGPoint? {
        guard view.window != nil else { return nil }
        let area = view.convert(view.bounds, to: nil).insetBy(dx: -40, dy: -40)
        return CGPoint(x: number(area.minX...area.maxX), y: number(area.minY...area.maxY))
    }

    func landAnywhere() {
        land(at: [CGPoint(x: number(0...window.bounds.width), y: number(0...window.bounds.height))])
    }

    func pinch(at point: CGPoint) {
        let duration = Double(number(0.02...0.2))
        log("a pinch at \(text([point]))", events: 2 + 2 * max(1, Int((duration * 60).rounded())))
        fingers += device.pinch(
            at: point,
            spread: number(30...160),
            scale: number(0.3...3),
            angle: number(0...6),
            translation: CGVector(dx: number(-60...60), dy: number(-60...60)),
            rotation: number(-1...1),
            duration: duration
        )
    }

    func move(_ moves: [(finger: Finger, point: CGPoint)]) {
        guard !moves.isEmpty else { return }
        log("fingers move to \(text(moves.map(\.point)))", events: moves.count)
        device.move(moves)
    }

    /// Moves all fingers apart or together, turns and shifts them.
    func spread() {
        guard !fingers.isEmpty else { return }
        let middle = centroid(fingers)
        let scale = number(0.6...1.6)
        let angle = number(-0.3...0.3)
        let shift = CGVector(dx: number(-25...25), dy: number(-25...25))
        move(
            fingers.map { finger in
                let x = (finger.location.x - middle.x) * scale
                let y = (finger.location.y - middle.y) * scale
                let point = CGPoint(
                    x: middle.x + shift.dx + x * cos(angle) - y * sin(angle),
                    y: middle.y + shift.dy + x * sin(angle) + y * cos(angle)
                )
                return (finger, point)
            }
        )
    }

    func tremble() {
        move(fingers.map { ($0, CGPoint(x: $0.location.x + number(-3...3), y: $0.location.y + number(-3...3))) })
    }

    func jump() {
        guard let finger = pick(fingers) else { return }
        move([(finger, CGPoint(x: number(-100...900), y: number(-100...900)))])
    }

    func coincide() {
        guard let first = fingers.first else { return }
        move(fingers.dropFirst().map { ($0, first.location) })
    }

    func liftOne() {
        guard !fingers.isEmpty else { return }
        let finger = fingers.remove(at: .random(in: 0..<fingers.count, using: &random))
        log("a finger lifts")
        finger.lift()
    }

    func liftAll() {
        guard !fingers.isEmpty else { return }
        log("all fingers lift", events: fingers.count)
        let lifted = fingers
        fingers = []
        device.lift(lifted)
    }

    func cancelOne() {
        guard !fingers.isEmpty else { return }
        let finger = fingers.remove(at: .random(in: 0..<fingers.count, using: &random))
        log("a touch is cancelled")
        finger.cancel()
    }

    /// Moves one finger along a line. The finger may stay down.
    func swipe(from start: CGPoint, by vector: CGVector, duration: TimeInterval = 0.1) {
        guard fingers.count < 4 else { return }
        let end = CGPoint(x: start.x + vector.dx, y: start.y + vector.dy)
        log("a swipe along \(text([start, end])) in \(duration) s", events: 8)
        let finger = device.drag(from: start, to: end, duration: duration)
        if chance(4) { fingers.append(finger) } else { finger.lift() }
    }

    /// Holds the main thread, as a busy app does. During this time, the fingers move on and sometimes lift.
    func holdMainThread() {
        let duration = Double(number(0.02...0.15))
        let drift = CGVector(dx: number(-8...8), dy: number(-8...8))
        let liftingFrame = chance(4) ? device.frameCount + Int.random(in: 1...9, using: &random) : nil
        log("the main thread is held for \(duration) s")
        device.holdMainThread(for: duration) {
            move(fingers.map { ($0, CGPoint(x: $0.location.x + drift.dx, y: $0.location.y + drift.dy)) })
            if device.frameCount == liftingFrame { liftAll() }
        }
    }

    func wait(_ duration: TimeInterval) {
        log("\(duration) s pass", events: 0)
        device.advance(by: duration)
    }
}
