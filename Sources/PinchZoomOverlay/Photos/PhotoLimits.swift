#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation

/// The largest photos that are decoded. A photo beyond a limit is refused before anything of it is decoded.
///
/// A file says in its first bytes how large its picture is, and nothing proves that before the picture is decoded. A file of a few
/// kilobytes can therefore ask for gigabytes of memory.
///
/// The limits apply to files and data. An image in memory is shown regardless of its size.
public struct PhotoLimits: Equatable, Sendable {
    /// The largest number of pixels of a photo. The default is 500,000,000.
    public var pixelCount = 500_000_000

    /// The largest width and height of a photo, in pixels. The default is 200,000.
    public var side = 200_000

    /// The largest number of frames of an animated photo. The default is 2,000.
    public var frameCount = 2_000

    /// The largest number of pixels of a picture that is decoded as a whole. The default is 50,000,000.
    ///
    /// Such pictures are photos in other formats than JPEG, PNG and HEIC, such as WebP and GIF, progressive JPEG photos, and interlaced PNG
    /// photos. Decoding them takes at least four bytes for each pixel. Other JPEG, PNG and HEIC photos are decoded in parts.
    ///
    /// The decoder of an animated photo has several frames in memory. Therefore, a photo plays only if a frame has at most a quarter of
    /// this number of pixels. Otherwise, its first frame stands.
    public var framePixelCount = 50_000_000

    /// The largest number of pixels of the frames of a photo that plays.
    var animatedPixelCount: Int { framePixelCount / 4 }

    /// Creates limits with the default values.
    public init() {}

    /// Checks the figures of a file's header.
    ///
    /// - Parameters:
    ///   - width: The width of the photo, in pixels.
    ///   - height: The height of the photo, in pixels.
    ///   - frameCount: The number of frames.
    ///   - isDecodedWhole: Whether the photo, or a frame of the photo, is decoded as a whole.
    /// - Throws: A ``PhotoLimitError`` with the first figure that is beyond its limit.
    func check(width: Int, height: Int, frameCount: Int, isDecodedWhole: Bool) throws(PhotoLimitError) {
        let longer = max(width, height)
        if longer > side { throw PhotoLimitError(figure: .side, value: longer, limit: side) }
        let (area, overflows) = width.multipliedReportingOverflow(by: height)
        if overflows || area > pixelCount {
            throw PhotoLimitError(figure: .pixelCount, value: overflows ? .max : area, limit: pixelCount)
        }
        if frameCount > self.frameCount { throw PhotoLimitError(figure: .frameCount, value: frameCount, limit: self.frameCount) }
        if isDecodedWhole, area > framePixelCount {
            throw PhotoLimitError(figure: .framePixelCount, value: area, limit: framePixelCount)
        }
    }
}

/// The error of a photo that is beyond one of its ``PhotoLimits``.
public struct PhotoLimitError: Error, Equatable, CustomStringConvertible {
    /// The figures that are limited.
    public enum Figure: String, Sendable {
        /// The number of pixels.
        case pixelCount
        /// The longer side, in pixels.
        case side
        /// The number of frames.
        case frameCount
        /// The number of pixels of a picture that is decoded as a whole.
        case framePixelCount
    }

    /// The figure that is beyond its limit.
    public var figure: Figure
    /// The figure's value in the file.
    public var value: Int
    /// The limit.
    public var limit: Int

    init(figure: Figure, value: Int, limit: Int) {
        (self.figure, self.value, self.limit) = (figure, value, limit)
    }

    /// A text with the figure, its value and its limit.
    public var description: String { "\(figure.rawValue) is \(value), and the limit is \(limit)" }
}
#endif
