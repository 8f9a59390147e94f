import UIKit

/// A finger that drags a photo: it shrinks about the point that the finger holds, and what is behind it fades.
struct DismissalDrag: Sendable {
    let origin: DragOrigin
    /// Which way it goes.
    let axis: DragAxis
    private var pane: Pane
    private let backgroundAlpha: CGFloat
    private let rule: ZoomTransitionConfiguration.Drag
    /// How far the finger goes before the photo follows, in points.
    private let deadZone: CGFloat
    /// Where the finger that counts would have come down, had it been the same all the time.
    private var start: CGPoint
    private var location: CGPoint

    /// Starts with the photo as it is.
    ///
    /// - Parameters:
    ///   - pane: Where the photo is.
    ///   - backgroundAlpha: Of what is behind it, 0 to 1.
    ///   - origin: What the finger has taken hold of; from where it has landed the photo stays behind it by the dead zone.
    ///   - location: Of the finger, in points of the window.
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
            // UIKit lets a drag begin when the finger has moved already. What that is counts, up to the dead zone, so that nothing jumps.
            let way = axis.along(CGVector(dx: location.x - landing.x, dy: location.y - landing.y))
            guard way.isFinite else { break }
            let back = axis.move(along: min(max(way, -deadZone), deadZone), across: 0)
            start = CGPoint(x: location.x - back.dx, y: location.y - back.dy)
        }
    }

    /// The finger is at a location now, in points of the window.
    mutating func move(to location: CGPoint) {
        guard location.isFinite else { return }
        self.location = location
    }

    /// Another finger counts from here on: nothing moves by that.
    mutating func changeFinger(to location: CGPoint) {
        guard location.isFinite else { return }
        let center = current.center
        start.x += location.x - self.location.x
        start.y += location.y - self.location.y
        self.location = location
        let held = heldPoint(at: location)
        // It shrinks about another point from here on.
        pane.center = CGPoint(x: start.x + (center.x - held.x) / scale, y: start.y + (center.y - held.y) / scale)
    }

    /// How far it has been led, in points.
    var distance: CGFloat { distance(at: location) }

    /// How far it must be led to dismiss, in points.
    var dismissalDistance: CGFloat { rule.dismissalDistance * axis.length }

    /// Whether letting go now leads to the source, at a velocity of the finger in points per second.
    func dismisses(at velocity: CGVector) -> Bool {
        DismissalRule.drag(distance, at: axis.along(velocity), for: rule.projection, past: dismissalDistance)
    }

    /// Where the photo is.
    var current: Pane {
        let (center, scale) = (center(at: location), scale)
        return Pane(
            center: center,
            size: CGSize(width: pane.size.width * scale, height: pane.size.height * scale),
            angle: pane.angle,
            cornerRadius: pane.cornerRadius * scale
        )
    }

    /// How fast the photo moves and shrinks, at a velocity of the finger in points per second: the derivative of ``current``.
    func velocity(at velocity: CGVector) -> Velocity {
        let speed = hypot(velocity.dx, velocity.dy)
        guard speed > 0, speed.isFinite else { return .zero }
        // A curve may be any function. Half a point to either side is less than a finger's tremble.
        let time = 0.5 / speed
        let before = CGPoint(x: location.x - velocity.dx * time, y: location.y - velocity.dy * time)
        let after = CGPoint(x: location.x + velocity.dx * time, y: location.y + velocity.dy * time)
        let (from, to) = (center(at: before), center(at: after))
        return Velocity(
            center: CGVector(dx: (to.x - from.x) * speed, dy: (to.y - from.y) * speed),
            scale: log(scale(at: after) / scale(at: before)) * speed
        )
    }

    /// The alpha of what is behind it, 0 to 1.
    var currentBackgroundAlpha: CGFloat {
        backgroundAlpha * rule.backgroundCurve.value(at: distance, of: axis.length)
    }

    // MARK: For a finger at a location

    private var scale: CGFloat { scale(at: location) }

    private func scale(at location: CGPoint) -> CGFloat {
        max(rule.scaleCurve.value(at: distance(at: location), of: axis.length), 0.01)
    }

    private func center(at location: CGPoint) -> CGPoint {
        let (held, scale) = (heldPoint(at: location), scale(at: location))
        return CGPoint(x: held.x + (pane.center.x - start.x) * scale, y: held.y + (pane.center.y - start.y) * scale)
    }

    private func movement(to location: CGPoint) -> CGVector { CGVector(dx: location.x - start.x, dy: location.y - start.y) }

    private func distance(at location: CGPoint) -> CGFloat {
        let way = axis.along(movement(to: location))
        return (way < 0 ? -1 : 1) * max(abs(way) - deadZone, 0)
    }

    /// Where the point of the photo is that the finger holds.
    private func heldPoint(at location: CGPoint) -> CGPoint {
        let aside = axis.across(movement(to: location))
        let move = axis.move(
            along: follow(distance(at: location)),
            across: rule.sideways == .gives ? ScrollBand.give(aside, in: axis.width) : aside
        )
        return CGPoint(x: start.x + move.dx, y: start.y + move.dy)
    }

    /// How far that point goes for a distance: behind by the cube of it, and never back while the finger goes on.
    private func follow(_ distance: CGFloat) -> CGFloat {
        guard rule.lag > 0, axis.length > 0 else { return distance }
        let part = min(abs(distance) / axis.length, (1 / (3 * rule.lag)).squareRoot())
        return (distance < 0 ? -1 : 1) * (part - rule.lag * part * part * part) * axis.length
    }
}
