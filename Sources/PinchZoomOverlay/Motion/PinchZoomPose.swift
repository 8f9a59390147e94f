import UIKit

/// How a photo in flight differs from the photo in its place.
public struct PinchZoomPose: Equatable, Sendable {
    /// How large it is in relation to its place; 1 is as large.
    public var scale: CGFloat
    /// How far its centre is from that of its place, in points of the window.
    public var translation: CGVector
    /// How far it is turned against its place, in radians, clockwise.
    public var rotation: CGFloat

    /// A pose of its parts; as in the place where they are left out.
    public init(scale: CGFloat = 1, translation: CGVector = .zero, rotation: CGFloat = 0) {
        self.scale = scale
        self.translation = translation
        self.rotation = rotation
    }

    /// In the place itself.
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
