#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The state of a zoom at a moment: the photo's pose, its progress toward the maximum scale, and the backdrop's alpha.
public struct PinchZoomChange: Equatable, Sendable {
    /// The scale, translation and rotation of the photo, relative to its place.
    public let pose: PinchZoomPose
    /// The progress of the scale toward the configuration's ``PinchZoomConfiguration/maximumScale``, from 0 to 1.
    ///
    /// The progress is 0 up to scale 1, and 1 from the maximum scale on. If the maximum scale is 1 or less, the progress is always 0.
    public let progress: CGFloat
    /// The alpha of the backdrop, from 0 to 1.
    public let backdropAlpha: CGFloat

    /// The scale of the photo relative to its place, where 1 is the size of the place.
    public var scale: CGFloat { pose.scale }
    /// The offset of the photo's center from the center of its place, in points of the window.
    public var translation: CGVector { pose.translation }
    /// The angle by which the photo is rotated relative to its place, in radians, clockwise.
    public var rotation: CGFloat { pose.rotation }
}
#endif
