import UIKit

/// The scale, translation and rotation by which a photo in flight differs from the photo in its place.
public struct PinchZoomPose: Equatable, Sendable {
    /// The size of the photo in relation to its place; 1 is as large as the place.
    public var scale: CGFloat
    /// The distance of the photo's centre from the centre of its place, in points of the window.
    public var translation: CGVector
    /// The angle by which the photo is rotated against its place, in radians, clockwise.
    public var rotation: CGFloat

    /// Creates a pose with a scale, a translation and a rotation.
    ///
    /// - Parameters:
    ///   - scale: The size in relation to the place. The default is 1.
    ///   - translation: The distance of the centre from the centre of the place, in points of the window. The default is zero.
    ///   - rotation: The angle against the place, in radians, clockwise. The default is 0.
    public init(scale: CGFloat = 1, translation: CGVector = .zero, rotation: CGFloat = 0) {
        self.scale = scale
        self.translation = translation
        self.rotation = rotation
    }

    /// The pose of a photo in its place: a scale of 1, without translation or rotation.
    public static let identity = PinchZoomPose()
}

extension PinchZoomPose {
    /// The pose of a placement, for a place whose centre is `center`.
    init(_ placement: Placement, from center: CGPoint) {
        self.init(
            scale: placement.scale,
            translation: CGVector(dx: placement.center.x - center.x, dy: placement.center.y - center.y),
            rotation: placement.angle
        )
    }
}
