import HeadlessDevice
import UIKit

/// What fingers do.
extension Storm {
    typealias Action = (weight: Int, perform: @MainActor (Storm) -> Void)

    static let gestures: [Action] = [
        (8, { $0.landOnPhoto() }), (2, { $0.landAnywhere() }), (5, { $0.pinch() }), (1, { $0.pinchBesidesReturning() }),
        (18, { $0.spread() }), (10, { $0.tremble() }), (2, { $0.jump() }), (2, { $0.coincide() }),
        (6, { $0.liftOne() }), (3, { $0.liftAll() }), (1, { $0.cancelOne() }), (2, { $0.swipe() }),
        (12, { $0.wait(Double($0.number(0.001...0.03))) }), (1, { $0.wait(0.5) }),
    ]

    private func text(_ points: [CGPoint]) -> String {
        points.map { "(\(Double($0.x)), \(Double($0.y)))" }.joined(separator: " ")
    }

    private func land(at points: [CGPoint]) {
        guard fingers.count + points.count <= 5 else { return }
        log("\(points.count) land at \(text(points))", events: points.count)
        fingers += device.touchDown(at: points)
    }

    /// A point on a photo, or up to 40 points beside it.
    private func pointNearPhoto() -> CGPoint? {
        guard let photo = somePhoto()?.photoView, photo.window != nil else { return nil }
        let area = photo.convert(photo.bounds, to: nil).insetBy(dx: -40, dy: -40)
        return CGPoint(x: number(area.minX...area.maxX), y: number(area.minY...area.maxY))
    }

    private func landOnPhoto() {
        guard let point = pointNearPhoto() else { return }
        let others = (0..<Int.random(in: 0...2, using: &random)).map { _ in
            CGPoint(x: point.x + number(-90...90), y: point.y + number(-90...90))
        }
        land(at: [point] + others)
    }

    private func landAnywhere() {
        land(at: [CGPoint(x: number(0...window.bounds.width), y: number(0...window.bounds.height))])
    }

    private func pinch() {
        guard fingers.count <= 3, let cell = somePhoto() else { return }
        let photo = chance(5) ? cell.captionLabel : cell.photoView
        guard photo.window != nil else { return }
        let middle = photo.convert(CGPoint(x: photo.bounds.midX, y: photo.bounds.midY), to: nil)
        pinch(at: CGPoint(x: middle.x + number(-60...60), y: middle.y + number(-60...60)))
    }

    private func pinch(at point: CGPoint) {
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

    private func pinchBesidesReturning() {
        let notes = notes.filter { $0.cell?.pinchZoomInteraction?.state == .zooming }
        guard let up = notes.first?.cell else { return }
        liftAll()
        let others = feed.collectionView.visibleCells.compactMap { $0 as? FeedCell }.filter { $0 !== up }
        guard let photo = pick(others)?.photoView, photo.window != nil else { return }
        pinch(at: photo.convert(CGPoint(x: photo.bounds.midX, y: photo.bounds.midY), to: nil))
    }

    private func move(_ moves: [(finger: Finger, point: CGPoint)]) {
        guard !moves.isEmpty else { return }
        log("fingers move to \(text(moves.map(\.point)))", events: moves.count)
        device.move(moves)
    }

    private func spread() {
        guard !fingers.isEmpty else { return landOnPhoto() }
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

    private func tremble() {
        move(fingers.map { ($0, CGPoint(x: $0.location.x + number(-3...3), y: $0.location.y + number(-3...3))) })
    }

    private func jump() {
        guard let finger = pick(fingers) else { return }
        move([(finger, CGPoint(x: number(-100...900), y: number(-100...900)))])
    }

    private func coincide() {
        guard let first = fingers.first else { return }
        move(fingers.dropFirst().map { ($0, first.location) })
    }

    private func liftOne() {
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

    private func cancelOne() {
        guard !fingers.isEmpty else { return }
        let finger = fingers.remove(at: .random(in: 0..<fingers.count, using: &random))
        log("a touch is cancelled")
        finger.cancel()
    }

    private func swipe() {
        guard fingers.count < 4 else { return }
        let start = CGPoint(x: number(0...window.bounds.width), y: number(0...window.bounds.height))
        let end = CGPoint(x: start.x + number(-60...200), y: start.y + number(-300...300))
        log("a swipe along \(text([start, end]))", events: 8)
        let finger = device.drag(from: start, to: end, duration: 0.1)
        if chance(4) { fingers.append(finger) } else { finger.lift() }
    }

    private func wait(_ duration: TimeInterval) {
        log("\(duration) s pass", events: 0)
        device.advance(by: duration)
    }
}
