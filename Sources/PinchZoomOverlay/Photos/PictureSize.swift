#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation

/// The size of a decoded picture of a photo, in pixels.
struct PictureSize: Equatable, Sendable {
    var width: CGFloat
    var height: CGFloat

    /// The size of the decoded picture in memory, in bytes: four for each pixel.
    var byteCount: CGFloat { 4 * width * height }

    /// Creates the size of the smallest picture that makes a photo as sharp as possible on the screen. The picture is never larger than the
    /// photo.
    ///
    /// - Parameters:
    ///   - photo: The photo's size in pixels.
    ///   - fit: The width of the photo at fit, in the screen's pixels.
    ///   - zoomScale: The scale relative to fit. The scale is rounded up to a power of 2, so that most changes of the zoom decode no new
    ///     picture.
    init(of photo: PictureSize, fittedTo fit: CGFloat, zoomScale: CGFloat) {
        let step = zoomScale > 1.01 ? pow(2, log2(zoomScale).rounded(.up)) : 1
        let part = photo.width > 0 ? min(1, fit * step / photo.width) : 1
        self.init(width: (photo.width * part).rounded(.up), height: (photo.height * part).rounded(.up))
    }

    init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// Returns this size if its picture fits into a number of bytes, or otherwise the largest size with the same aspect ratio that fits.
    func limited(to byteCount: CGFloat) -> PictureSize {
        guard self.byteCount > byteCount, byteCount > 0 else { return self }
        let part = (byteCount / self.byteCount).squareRoot()
        return PictureSize(width: max(1, (width * part).rounded(.down)), height: max(1, (height * part).rounded(.down)))
    }
}
#endif
