/// The turn from a picture's pixels to the upright picture. The raw values are EXIF's numbers (EXIF 2.3, table 6).
package enum PixelOrientation: Int, Sendable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    /// Whether the upright picture's width is the pixels' height.
    var swapsSides: Bool {
        switch self {
        case .up, .down, .upMirrored, .downMirrored: false
        case .left, .right, .leftMirrored, .rightMirrored: true
        }
    }

    /// Returns the size of the upright picture for a size of the pixels, and the other way round.
    package func upright(_ size: CGSize) -> CGSize {
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
