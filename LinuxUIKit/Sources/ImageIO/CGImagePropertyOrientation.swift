/// How a stored image is turned to be upright, by EXIF's numbers.
@frozen public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// As it is stored.
    case up = 1
    /// Flipped horizontally.
    case upMirrored = 2
    /// Turned by half a turn.
    case down = 3
    /// Flipped vertically.
    case downMirrored = 4
    /// Turned clockwise, then flipped horizontally.
    case leftMirrored = 5
    /// Turned by a quarter of a turn clockwise.
    case right = 6
    /// Turned counterclockwise, then flipped horizontally.
    case rightMirrored = 7
    /// Turned by a quarter of a turn counterclockwise.
    case left = 8
}
