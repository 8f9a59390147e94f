#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation

/// The size of a decoded picture of a photo, in pixels.
struct PictureSize: Equatable, Sendable {
    var width: CGFloat
    var height: CGFloat
    /// The number of bytes of a decoded pixel: 4, or 8 in the high dynamic range.
    var bytesPerPixel: CGFloat = 4

    /// The size of the decoded picture in memory, in bytes.
    var byteCount: CGFloat { bytesPerPixel * width * height }
}

extension PictureSize {
    /// Creates the size of the smallest picture that makes a photo as sharp as possible on the screen. The picture is never larger than the
    /// photo.
    ///
    /// - Parameters:
    ///   - photo: The photo's size in pixels.
    ///   - fit: The width of the photo at fit, in the screen's pixels.
    ///   - zoomScale: The scale relative to fit. The scale is rounded up to a power of 2, so that most changes of the zoom decode no new
    ///     picture.
    ///   - longestSide: The largest width and height, in pixels.
    init(of photo: PictureSize, fittedTo fit: CGFloat, zoomScale: CGFloat, longestSide: CGFloat = .infinity) {
        let step = zoomScale > 1.01 ? pow(2, log2(zoomScale).rounded(.up)) : 1
        let size = photo.reduced(to: photo.width > 0 ? fit * step / photo.width : 1, .up)
        let longer = max(size.width, size.height)
        self = longer > longestSide ? photo.reduced(to: longestSide / max(photo.width, photo.height), .down) : size
    }

    /// Returns this size if its picture fits into a number of bytes, or otherwise the largest size with the same aspect ratio that fits.
    func limited(to byteCount: CGFloat) -> PictureSize {
        guard self.byteCount > byteCount, byteCount > 0 else { return self }
        return reduced(to: (byteCount / self.byteCount).squareRoot(), .down)
    }

    /// Returns a part of this size in whole pixels, with the same aspect ratio.
    ///
    /// The longer side follows from the rounded value of the shorter side. Otherwise, the picture of a panorama would be wider or narrower
    /// than the photo by several points. If the shorter side has many pixels, the longer side is rounded by itself, so that the picture at
    /// fit has exactly the screen's pixels.
    private func reduced(to part: CGFloat, _ rule: FloatingPointRoundingRule) -> PictureSize {
        guard part < 1 else { return self }
        let (shorter, longer) = (min(width, height), max(width, height))
        let short = max(1, (shorter * part).rounded(rule))
        let long = max(1, (longer * (rule == .up && short >= 500 ? part : short / max(shorter, 1))).rounded(rule))
        let isUpright = width < height
        return PictureSize(width: isUpright ? short : long, height: isUpright ? long : short, bytesPerPixel: bytesPerPixel)
    }
}
#endif
