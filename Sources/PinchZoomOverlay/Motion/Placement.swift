#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The center, scale and angle of a photo in flight on the screen.
struct Placement: Equatable, Sendable {
    /// The center, in points of the window.
    var center: CGPoint
    /// The scale relative to the place.
    var scale: CGFloat = 1
    /// The angle relative to the place, in radians, clockwise.
    var angle: CGFloat = 0

    /// The rotation and the scale as a transform, without the translation.
    var linearTransform: CGAffineTransform {
        // If the angle is 0, the transform is only a scale, so that edges stay upright to the pixel.
        guard angle != 0 else { return CGAffineTransform(scaleX: scale, y: scale) }
        let cosine = scale * cos(angle)
        let sine = scale * sin(angle)
        return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Returns the transform in the window that moves the photo from its place to this placement. `place` is the center of the place.
    func transform(from place: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -place.x, y: -place.y)
            .concatenating(linearTransform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// Returns the present position of the photo's point that is at `point` when the photo is in its place. `place` is the center of the
    /// place. All positions are in points of the window.
    func carry(_ point: CGPoint, from place: CGPoint) -> CGPoint {
        let moved = CGPoint(x: point.x - place.x, y: point.y - place.y).applying(linearTransform)
        return CGPoint(x: center.x + moved.x, y: center.y + moved.y)
    }

    /// Returns the position that the photo's point at `point` has when the photo is in its place: the inverse of `carry(_:from:)`.
    func uncarry(_ point: CGPoint, to place: CGPoint) -> CGPoint {
        let offset = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(linearTransform.inverted())
        return CGPoint(x: place.x + offset.x, y: place.y + offset.y)
    }

    /// Returns the pose of the placement, for a place whose center is `center`.
    func pose(from center: CGPoint) -> PinchZoomPose {
        PinchZoomPose(
            scale: scale,
            translation: CGVector(dx: self.center.x - center.x, dy: self.center.y - center.y),
            rotation: angle
        )
    }

    /// Returns the change from another placement: the move, the factor of the scale, and the turn.
    func change(from other: Placement) -> PinchZoomPose {
        PinchZoomPose(
            scale: scale / other.scale,
            translation: CGVector(dx: center.x - other.center.x, dy: center.y - other.center.y),
            rotation: angle - other.angle
        )
    }
}

extension Placement {
    /// Creates the placement of a pose, for a place whose center is `center`.
    init(_ pose: PinchZoomPose, from center: CGPoint) {
        self.init(
            center: CGPoint(x: center.x + pose.translation.dx, y: center.y + pose.translation.dy),
            scale: pose.scale,
            angle: pose.rotation
        )
    }
}
#endif
