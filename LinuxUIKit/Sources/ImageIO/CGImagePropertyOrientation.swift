/// The orientation of a stored image, by EXIF's numbers: the transformation that makes the image upright.
@frozen public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// No transformation.
    case up = 1
    /// Flipped horizontally.
    case upMirrored = 2
    /// Turned by 180 degrees.
    case down = 3
    /// Flipped vertically.
    case downMirrored = 4
    /// Turned clockwise by 90 degrees, then flipped horizontally.
    case leftMirrored = 5
    /// Turned clockwise by 90 degrees.
    case right = 6
    /// Turned counterclockwise by 90 degrees, then flipped horizontally.
    case rightMirrored = 7
    /// Turned counterclockwise by 90 degrees.
    case left = 8
}
