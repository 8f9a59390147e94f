#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// The displayed picture of a photo is upright. The stored pixels may be turned or mirrored.
extension UIImage.Orientation {
    /// Creates an orientation from EXIF's number. Any number other than 1 to 8 counts as upright.
    init(exifNumber: Int) {
        let order: [UIImage.Orientation] = [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]
        // A number out of a damaged file may be the smallest integer, from which nothing can be subtracted.
        self = (1...order.count).contains(exifNumber) ? order[exifNumber - 1] : .up
    }

    /// Returns the displayed size of a picture with a stored size.
    func displayedSize(of stored: CGSize) -> CGSize {
        CGRect(origin: .zero, size: stored).applying(displayTransform(of: stored)).size
    }

    /// Returns the transform from points of a stored picture with a size to points of the displayed picture.
    func displayTransform(of stored: CGSize) -> CGAffineTransform {
        let (width, height) = (stored.width, stored.height)
        return switch self {
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        default: .identity
        }
    }
}
#endif
