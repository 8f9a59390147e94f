#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A drag that dismisses a photo. The photo shrinks about the point that the finger holds, and the photo's screen fades.
struct DismissalDrag: Sendable {
    let origin: DragOrigin
    let axis: DragAxis
    private var pane: Pane
    private let backgroundAlpha: CGFloat
    let rule: ZoomTransitionConfiguration.Drag
    /// The distance that the finger moves before the photo follows, in points.
    private let deadZone: CGFloat
    /// The start of the drag, in points of the window. When another finger takes over, this point moves by the distance between the
    /// fingers, so that the photo doesn't jump.
    private var start: CGPoint
    private var location: CGPoint

    /// Starts with the photo in its present state.
    ///
    /// - Parameters:
    ///   - pane: The pane of the photo.
    ///   - backgroundAlpha: The alpha of the photo's screen, from 0 to 1.
    ///   - origin: The origin of the drag. If the drag starts from a screen at rest, the photo stays behind the finger by the dead zone.
    ///   - location: The position of the finger, in points of the window.
    init(
        of pane: Pane,
        backgroundAlpha: CGFloat,
        from origin: DragOrigin,
        at location: CGPoint,
        along axis: DragAxis,
        by rule: ZoomTransitionConfiguration.Drag
    ) {
        self.pane = pane
        self.backgroundAlpha = backgroundAlpha
        self.rule = rule
        self.origin = origin
        self.axis = axis
        self.location = location
        start = location
        switch origin {
        case .flight:
            deadZone = 0
        case .screen(let landing), .edge(let landing):
            deadZone = rule.deadZone
            // The finger has already moved when a drag begins. This movement counts only up to the dead zone. Without this limit, the photo
            // would jump when the drag begins.
            let way = axis.along(CGVector(dx: location.x - landing.x, dy: location.y - landing.y))
            guard way.isFinite else { break }
            let back = axis.move(along: way.clamped(to: -deadZone...deadZone), across: 0)
            start = CGPoint(x: location.x - back.dx, y: location.y - back.dy)
        }
    }

    /// Follows the finger to a point of the window.
    mutating func move(to location: CGPoint) {
        guard location.isFinite else { return }
        self.location = location
    }

    /// Continues with another finger, at a point of the window. The change of fingers doesn't move the photo.
    mutating func changeFinger(to location: CGPoint) {
        guard location.isFinite else { return }
        let center = current.center
        start.x += location.x - self.location.x
        start.y += location.y - self.location.y
        self.location = location
        let held = heldPoint(at: location)
        // From now on, the photo shrinks about the new finger's point. With the former center, the photo would jump at the change of
        // fingers.
        pane.center = CGPoint(x: start.x + (center.x - held.x) / scale, y: start.y + (center.y - held.y) / scale)
    }

    /// The distance of the drag along its axis, minus the dead zone, in points.
    var distance: CGFloat { distance(at: location) }

    /// The direction in which the finger dismisses the photo, as a unit vector: along the axis, or opposite to it if a screen at rest is
    /// dragged up.
    var directionToSource: CGVector { axis.move(along: side, across: 0) }

    /// The direction of the dismissal along the axis: 1, or −1 for a drag up.
    var side: CGFloat {
        guard case .screen = origin, rule.directions == .downAndUp else { return 1 }
        return axis.along(movement(to: location)) < 0 ? -1 : 1
    }

    /// The present pane of the photo.
    var current: Pane { pane.moved(to: center(at: location), scaledBy: scale, angle: pane.angle) }

    /// Returns the velocity of the photo for a velocity of the finger, in points per second. The photo's velocity is the derivative of
    /// ``current``.
    func velocity(at velocity: CGVector) -> Velocity {
        let speed = hypot(velocity.dx, velocity.dy)
        guard speed > 0, speed.isFinite else { return .zero }
        // The derivative is a central difference, because a curve may be any function. The difference covers half a point on either side of
        // the finger. Smaller steps aren't needed, because a finger at rest already trembles by more than half a point.
        let time = 0.5 / speed
        let before = CGPoint(x: location.x - velocity.dx * time, y: location.y - velocity.dy * time)
        let after = CGPoint(x: location.x + velocity.dx * time, y: location.y + velocity.dy * time)
        let (from, to) = (center(at: before), center(at: after))
        return Velocity(
            center: CGVector(dx: (to.x - from.x) * speed, dy: (to.y - from.y) * speed),
            scale: log(scale(at: after) / scale(at: before)) * speed
        )
    }

    /// The present alpha of the photo's screen, from 0 to 1.
    var currentBackgroundAlpha: CGFloat {
        backgroundAlpha * rule.backgroundCurve.value(at: distance, of: axis.length)
    }

    // MARK: Functions of the finger's position

    private var scale: CGFloat { scale(at: location) }

    private func scale(at location: CGPoint) -> CGFloat { rule.scaleCurve.value(at: distance(at: location), of: axis.length) }

    private func center(at location: CGPoint) -> CGPoint {
        let (held, scale) = (heldPoint(at: location), scale(at: location))
        return CGPoint(x: held.x + (pane.center.x - start.x) * scale, y: held.y + (pane.center.y - start.y) * scale)
    }

    private func movement(to location: CGPoint) -> CGVector { CGVector(dx: location.x - start.x, dy: location.y - start.y) }

    private func distance(at location: CGPoint) -> CGFloat {
        let way = axis.along(movement(to: location))
        return (way < 0 ? -1 : 1) * max(abs(way) - deadZone, 0)
    }

    /// Returns the position of the held point while the finger is at `location`, both in points of the window. The held point is the point
    /// of the photo that follows the finger.
    private func heldPoint(at location: CGPoint) -> CGPoint {
        let aside = axis.across(movement(to: location))
        let move = axis.move(
            along: follow(distance(at: location)),
            across: rule.sideways == .gives ? ScrollBand.give(aside, in: axis.width) : aside
        )
        return CGPoint(x: start.x + move.dx, y: start.y + move.dy)
    }

    /// Returns the distance that the held point of the photo moves, for a distance of the finger. The lag of the point behind the finger
    /// grows with the cube of the distance. The point never moves back.
    private func follow(_ distance: CGFloat) -> CGFloat {
        guard rule.lag > 0, axis.length > 0 else { return distance }
        let part = min(abs(distance) / axis.length, (1 / (3 * rule.lag)).squareRoot())
        return (distance < 0 ? -1 : 1) * (part - rule.lag * part * part * part) * axis.length
    }
}

/// The axis along which a finger drags a photo back, in a window.
struct DragAxis: Equatable, Sendable {
    /// The direction as a unit vector.
    let direction: CGVector
    /// The length of the window along the axis, in points.
    let length: CGFloat
    /// The width of the window, in points. The photo's resistance across the axis depends on this width, even if the axis is horizontal.
    let width: CGFloat

    /// Returns the component of a movement along the axis.
    func along(_ move: CGVector) -> CGFloat { move.dx * direction.dx + move.dy * direction.dy }

    /// Returns the component of a movement across the axis.
    func across(_ move: CGVector) -> CGFloat { move.dx * direction.dy - move.dy * direction.dx }

    /// Returns the movement with components along and across the axis.
    func move(along: CGFloat, across: CGFloat) -> CGVector {
        CGVector(dx: direction.dx * along + direction.dy * across, dy: direction.dy * along - direction.dx * across)
    }
}

extension DragAxis {
    /// Creates the axis of a drag. A swipe from the edge goes away from that edge, and every other drag goes down. A drag up has negative
    /// components along the axis.
    init(from origin: DragOrigin, in window: CGSize) {
        if case .edge(let landing) = origin {
            let direction = CGVector(dx: landing.x > window.width / 2 ? -1 : 1, dy: 0)
            self.init(direction: direction, length: window.width, width: window.width)
        } else {
            self.init(direction: CGVector(dx: 0, dy: 1), length: window.height, width: window.width)
        }
    }
}
#endif
