import UIKit

/// Where a photo in flight is on the screen.
struct Placement: Equatable, Sendable {
    /// Its centre, in points of the window.
    var center: CGPoint
    /// How large it is in relation to its place.
    var scale: CGFloat = 1
    /// How far it is turned against its place, in radians, clockwise.
    var angle: CGFloat = 0

    /// The linear part: the turn and the scale.
    var linearTransform: CGAffineTransform {
        // Without a turn the sines must be zero exactly, so that edges stay upright to the pixel.
        guard angle != 0 else { return CGAffineTransform(scaleX: scale, y: scale) }
        let cosine = scale * cos(angle)
        let sine = scale * sin(angle)
        return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Where a point of the window lies that moves along with a photo whose place has its centre at another.
    func carry(_ point: CGPoint, from place: CGPoint) -> CGPoint {
        let moved = CGPoint(x: point.x - place.x, y: point.y - place.y).applying(linearTransform)
        return CGPoint(x: center.x + moved.x, y: center.y + moved.y)
    }

    /// The point in the place that is now at a point of the window.
    func uncarry(_ point: CGPoint, to place: CGPoint) -> CGPoint {
        let offset = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(linearTransform.inverted())
        return CGPoint(x: place.x + offset.x, y: place.y + offset.y)
    }

    /// That of a pose, for a place whose centre is `center`.
    init(_ pose: PinchZoomPose, from center: CGPoint) {
        self.init(
            center: CGPoint(x: center.x + pose.translation.dx, y: center.y + pose.translation.dy),
            scale: pose.scale,
            angle: pose.rotation
        )
    }

    init(center: CGPoint, scale: CGFloat = 1, angle: CGFloat = 0) {
        self.center = center
        self.scale = scale
        self.angle = angle
    }
}
