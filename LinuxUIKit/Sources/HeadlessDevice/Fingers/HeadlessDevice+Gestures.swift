import UIKit

extension HeadlessDevice {
    /// Taps once. The finger lifts a twentieth of a second after it lands.
    public func tap(at point: CGPoint) {
        let finger = touchDown(at: point)
        advance(by: 0.05)
        finger.lift()
        advanceFrames()
    }

    /// Drags one finger in a straight line at an even speed, with an event a frame. The finger stays down.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) -> Finger {
        let finger = touchDown(at: start)
        glide([(finger, end)], duration: duration)
        return finger
    }

    /// Drags one finger and lifts it during the movement, so that the list decelerates.
    public func swipe(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.15) {
        drag(from: start, to: end, duration: duration).lift()
    }

    /// Moves fingers in straight lines at an even speed, with an event a frame.
    public func glide(_ moves: [(finger: Finger, point: CGPoint)], duration: TimeInterval) {
        let steps = max(1, Int((duration * Double(configuration.framesPerSecond)).rounded()))
        let starts = moves.map(\.finger.location)
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            move(
                zip(moves, starts).map { move, start in
                    let point = CGPoint(x: start.x + (move.point.x - start.x) * part, y: start.y + (move.point.y - start.y) * part)
                    return (finger: move.finger, point: point)
                }
            )
        }
    }

    /// Puts two fingers on the screen about a center, and moves them apart or together at an even speed. The fingers stay down.
    ///
    /// - Parameters:
    ///   - center: The place of the fingers' centroid on the screen, in points.
    ///   - spread: The distance between the fingers when they land, in points.
    ///   - scale: The factor by which that distance grows.
    ///   - angle: The direction from the first finger to the second, in radians.
    ///   - translation: The movement of the centroid during the pinch, in points.
    ///   - rotation: The rotation of the fingers about the centroid, in radians.
    ///   - duration: The duration, in seconds.
    public func pinch(
        at center: CGPoint,
        spread: CGFloat = 100,
        scale: CGFloat,
        angle: CGFloat = 0,
        translation: CGVector = .zero,
        rotation: CGFloat = 0,
        duration: TimeInterval = 0.3
    ) -> [Finger] {
        let fingers = touchDown(at: HeadlessDevice.pair(about: center, spread: spread, angle: angle))
        let steps = max(1, Int((duration * Double(configuration.framesPerSecond)).rounded()))
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            let points = HeadlessDevice.pair(
                about: CGPoint(x: center.x + translation.dx * part, y: center.y + translation.dy * part),
                spread: spread * (1 + (scale - 1) * part),
                angle: angle + rotation * part
            )
            move([(fingers[0], points[0]), (fingers[1], points[1])])
        }
        return fingers
    }

    /// Returns two points at equal distances from a center.
    private static func pair(about center: CGPoint, spread: CGFloat, angle: CGFloat) -> [CGPoint] {
        let arm = CGVector(dx: cos(angle) * spread / 2, dy: sin(angle) * spread / 2)
        return [CGPoint(x: center.x - arm.dx, y: center.y - arm.dy), CGPoint(x: center.x + arm.dx, y: center.y + arm.dy)]
    }
}
