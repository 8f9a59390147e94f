import UIKit

/// Where a zoom has got to.
public struct PinchZoomChange: Equatable, Sendable {
    /// How the photo differs from the photo in its place.
    public let pose: PinchZoomPose
    /// How far the scale is from 1 to the configuration's maximum, 0 to 1.
    public let progress: CGFloat
    /// The alpha of the backdrop, 0 to 1.
    public let backdropAlpha: CGFloat

    /// How large the photo is in relation to its place.
    public var scale: CGFloat { pose.scale }
    /// How far its centre is from that of its place, in points of the window.
    public var translation: CGVector { pose.translation }
    /// How far it is turned, in radians, clockwise.
    public var rotation: CGFloat { pose.rotation }
}
