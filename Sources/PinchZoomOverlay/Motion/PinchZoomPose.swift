#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The scale, translation and rotation of a photo in flight, relative to its place.
public struct PinchZoomPose: Equatable, Sendable {
    /// The scale of the photo relative to its place, where 1 is the size of the place.
    public var scale: CGFloat
    /// The offset of the photo's center from the center of its place, in points of the window.
    public var translation: CGVector
    /// The angle by which the photo is rotated relative to its place, in radians, clockwise.
    public var rotation: CGFloat

    /// Creates a pose with a scale, a translation and a rotation.
    ///
    /// - Parameters:
    ///   - scale: The scale relative to the place. The default is 1.
    ///   - translation: The offset of the center from the center of the place, in points of the window. The default is zero.
    ///   - rotation: The angle relative to the place, in radians, clockwise. The default is 0.
    public init(scale: CGFloat = 1, translation: CGVector = .zero, rotation: CGFloat = 0) {
        self.scale = scale
        self.translation = translation
        self.rotation = rotation
    }

    /// The pose of a photo in its place: a scale of 1, without translation or rotation.
    public static let identity = PinchZoomPose()
}
#endif
