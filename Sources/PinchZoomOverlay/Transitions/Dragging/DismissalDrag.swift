import UIKit

/// A finger that drags a photo: it shrinks about the finger, and what is behind it fades.
struct DismissalDrag: Sendable {
    private var pane: Pane
    private let backgroundAlpha: CGFloat
    private let configuration: ZoomTransitionConfiguration
    private let height: CGFloat
    /// Where the finger that counts would have come down, had it been the same all the time.
    private var start: CGPoint
    private var location: CGPoint

    /// Starts with the photo as it is.
    ///
    /// - Parameters:
    ///   - pane: Where the photo is.
    ///   - backgroundAlpha: Of what is behind it, 0 to 1.
    ///   - location: Of the finger, in points of the window.
    ///   - height: The window's, in points.
    init(of pane: Pane, backgroundAlpha: CGFloat, at location: CGPoint, height: CGFloat, configuration: ZoomTransitionConfiguration) {
        self.pane = pane
        self.backgroundAlpha = backgroundAlpha
        self.configuration = configuration
        self.height = height
        start = location
        self.location = location
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
        // It shrinks about another point from here on.
        pane.center = CGPoint(x: start.x + (center.x - location.x) / scale, y: start.y + (center.y - location.y) / scale)
    }

    /// How far down the finger has come, in points.
    var distance: CGFloat { location.y - start.y }

    /// How far down it must come to dismiss, in points.
    var dismissalDistance: CGFloat { configuration.dismissalDistance * height }

    /// Where the photo is: the point under the finger stays there.
    var current: Pane {
        Pane(
            center: CGPoint(
                x: location.x + (pane.center.x - start.x) * scale,
                y: location.y + (pane.center.y - start.y) * scale
            ),
            size: CGSize(width: pane.size.width * scale, height: pane.size.height * scale),
            angle: pane.angle,
            cornerRadius: pane.cornerRadius * scale
        )
    }

    /// How fast the photo moves and shrinks, at a velocity of the finger in points per second: the derivative of ``current``.
    func velocity(at velocity: CGVector) -> Velocity {
        // A curve may be any function. Half a point to either side is less than a finger's tremble.
        let slope = scale(at: distance + 0.5) - scale(at: distance - 0.5)
        let rate = slope * velocity.dy
        return Velocity(
            center: CGVector(dx: velocity.dx + (pane.center.x - start.x) * rate, dy: velocity.dy + (pane.center.y - start.y) * rate),
            scale: rate / scale
        )
    }

    private var scale: CGFloat { scale(at: distance) }

    private func scale(at distance: CGFloat) -> CGFloat { max(configuration.scaleCurve.value(at: distance, height: height), 0.01) }

    /// Of what is behind it, 0 to 1.
    var currentBackgroundAlpha: CGFloat {
        backgroundAlpha * configuration.backgroundCurve.value(at: distance, height: height)
    }
}
