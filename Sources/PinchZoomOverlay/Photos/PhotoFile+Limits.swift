#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
extension PhotoFile {
    /// The largest photos that are decoded. A photo beyond a limit is refused before anything of it is decoded.
    ///
    /// A file says in its first bytes how large its picture is, and nothing proves that before the picture is decoded. A file of a few
    /// kilobytes can therefore ask for gigabytes of memory.
    struct Limits: Sendable {
        /// The largest number of pixels of a photo.
        var pixelCount = 500_000_000
        /// The largest width and height of a photo, in pixels.
        var side = 200_000
        /// The largest number of frames of an animated photo.
        var frameCount = 2_000
        /// The largest number of pixels of a picture that is decoded as a whole.
        ///
        /// Such pictures are photos in other formats than JPEG, PNG and HEIC, such as WebP and GIF, progressive JPEG photos, and interlaced
        /// PNG photos. Decoding them takes at least four bytes for each pixel. Other JPEG, PNG and HEIC photos are decoded in parts.
        var framePixelCount = 50_000_000

        /// The largest number of pixels of the frames of a photo that plays. The decoder of an animated photo has several frames in memory.
        var animatedPixelCount: Int { framePixelCount / 4 }

        /// Checks the figures of a file's header.
        ///
        /// - Parameters:
        ///   - width: The width of the photo, in pixels.
        ///   - height: The height of the photo, in pixels.
        ///   - frameCount: The number of frames.
        ///   - isDecodedWhole: Whether the photo, or a frame of the photo, is decoded as a whole.
        /// - Throws: An error with the first figure that is beyond its limit.
        func check(width: Int, height: Int, frameCount: Int, isDecodedWhole: Bool) throws(PhotoLimitError) {
            let (area, overflows) = width.multipliedReportingOverflow(by: height)
            let pixels = overflows ? .max : area
            let figures = [
                ("pixels along the longer side", max(width, height), side), ("pixels", pixels, pixelCount),
                ("frames", frameCount, self.frameCount), ("pixels to decode as a whole", isDecodedWhole ? pixels : 0, framePixelCount),
            ]
            for (figure, value, limit) in figures where value > limit {
                throw PhotoLimitError(description: "\(value) \(figure), and the limit is \(limit)")
            }
        }
    }
}

/// The error of a file that says that its photo is larger than the package decodes.
///
/// The limits are 500,000,000 pixels, 200,000 pixels along a side, and 2,000 frames. A picture that is decoded as a whole may have 50,000,000
/// pixels. See <doc:Pages#Large-photos>.
public struct PhotoLimitError: Error, Equatable, CustomStringConvertible {
    /// A text with the figure that is too large, and its limit.
    public let description: String
}
#endif
