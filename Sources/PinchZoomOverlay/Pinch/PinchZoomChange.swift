import UIKit

/// The state of a zoom at a moment: the photo's pose, the progress towards the maximum scale, and the backdrop's alpha.
public struct PinchZoomChange: Equatable, Sendable {
    /// The scale, translation and rotation by which the photo differs from the photo in its place.
    public let pose: PinchZoomPose
    /// The progress of the scale from 1 to the configuration's ``PinchZoomConfiguration/maximumScale``, from 0 to 1.
    public let progress: CGFloat
    /// The alpha of the backdrop, from 0 to 1.
    public let backdropAlpha: CGFloat

    /// The size of the photo in relation to its place; 1 is as large as the place.
    public var scale: CGFloat { pose.scale }
    /// The distance of the photo's centre from the centre of its place, in points of the window.
    public var translation: CGVector { pose.translation }
    /// The angle by which the photo is rotated against its place, in radians, clockwise.
    public var rotation: CGFloat { pose.rotation }
}
