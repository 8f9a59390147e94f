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
            hasHighDynamicRange: hasHighDynamicRange
        )
    }
}

extension UIImage.Orientation {
    /// The orientations in the order of EXIF's numbers (EXIF 2.3, table 6; CGImagePropertyOrientation has the same names for them) from 1
    /// on.
    private static let exifOrder: [UIImage.Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]

    /// Creates the orientation of EXIF's number, or nil if EXIF has no such number.
    package init?(exif number: Int) {
        guard (1...8).contains(number) else { return nil }
        self = Self.exifOrder[number - 1]
    }

    /// EXIF's number, 1 to 8.
    package var exif: Int { (Self.exifOrder.firstIndex(of: self) ?? 0) + 1 }

    /// Apple's page of `withHorizontallyFlippedOrientation()` has `left` become `leftMirrored`.
    fileprivate var mirrored: UIImage.Orientation {
        UIImage.Orientation(rawValue: (rawValue + 4) % 8) ?? .up
    }

    /// Whether the upright picture's width is the pixels' height.
    var swapsSides: Bool {
        switch self {
        case .up, .down, .upMirrored, .downMirrored: false
        case .left, .right, .leftMirrored, .rightMirrored: true
        }
    }

    /// Returns the size of the upright picture for a size of the pixels, and the other way round.
    func upright(_ size: CGSize) -> CGSize {
        swapsSides ? CGSize(width: size.height, height: size.width) : size
    }

    /// Returns the transform from places in pixels of a size to places in the upright picture.
    func toUpright(width: CGFloat, height: CGFloat) -> CGAffineTransform {
        switch self {
        case .up: CGAffineTransform.identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        }
    }
}
