extension UIImage {
    /// The turn from a picture's pixels to the upright picture.
    public enum Orientation: Int, @unchecked Sendable {
        /// No turn.
        case up = 0
        /// By half a turn.
        case down = 1
        /// By a quarter of a turn counterclockwise.
        case left = 2
        /// By a quarter of a turn clockwise.
        case right = 3
        /// Flipped horizontally.
        case upMirrored = 4
        /// Flipped vertically.
        case downMirrored = 5
        /// By a quarter of a turn clockwise, then flipped horizontally.
        case leftMirrored = 6
        /// By a quarter of a turn counterclockwise, then flipped horizontally.
        case rightMirrored = 7
    }

    /// Returns the picture as in a mirror, with another orientation of the same pixels: `Mirrored` is added to the orientation's name or
    /// removed.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        UIImage(
            pixels: cgImage,
            scale: scale,
            orientation: imageOrientation.mirrored,
            renderingMode: renderingMode,
            symbol: symbol,
            animation: animation?.map { $0.withHorizontallyFlippedOrientation() },
            hasHighDynamicRange: hasHighDynamicRange,
            placement: placement.mirrored
        )
    }
}

extension UIImage.Orientation {
    /// The orientations in the order of EXIF's numbers from 1 on.
    private static let exifOrder: [UIImage.Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]

    /// Creates the orientation of a picture's pixels.
    package init(_ orientation: PixelOrientation) {
        self = Self.exifOrder[orientation.rawValue - 1]
    }

    /// The orientation of a picture's pixels, which has EXIF's number.
    package var ofPixels: PixelOrientation {
        PixelOrientation(rawValue: (Self.exifOrder.firstIndex(of: self) ?? 0) + 1) ?? .up
    }

    /// Apple's page of `withHorizontallyFlippedOrientation()` has `left` become `leftMirrored`.
    fileprivate var mirrored: UIImage.Orientation {
        UIImage.Orientation(rawValue: (rawValue + 4) % 8) ?? .up
    }
}
