#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIImage {
    /// Returns a decoded copy of the image, or the image itself if it can't be decoded. The main thread doesn't have to decode the copy
    /// when a view shows it.
    ///
    /// - Parameters:
    ///   - pixels: The size that the copy has to fill, in pixels. A larger image is decoded at the smallest size that fills it.
    ///   - byteLimit: The largest size of the copy in memory, in bytes. A copy that would be larger is smaller than `pixels`.
    ///   - file: The image's file, or `nil` if there is none.
    @MainActor func prepared(filling pixels: CGSize, within byteLimit: CGFloat, from file: PhotoFile? = nil) async -> UIImage {
        let own = pixelSize
        let fraction = min(
            max(pixels.width / own.width, pixels.height / own.height),
            (byteLimit / decodedByteCount).squareRoot(),
            PhotoFile.longestSide(of: file) / max(own.width, own.height)
        )
        let size = fraction < 1 ? CGSize(width: own.width * fraction, height: own.height * fraction) : nil
        return await decoded(in: size, from: file) ?? self
    }

    /// Returns a decoded copy of the image, or `nil` if the image can't be decoded.
    ///
    /// The thumbnail of a file keeps a high dynamic range. UIKit doesn't document whether the thumbnail of an image does.
    ///
    /// - Parameters:
    ///   - pixels: The size of the copy, in pixels, or `nil` for the image's own size.
    ///   - file: The image's file, or `nil` if there is none.
    @MainActor func decoded(in pixels: CGSize?, from file: PhotoFile? = nil) async -> UIImage? {
        if hasHighRange, let file { return await file.decodeHighRange(in: pixels) }
        guard let pixels else { return await byPreparingForDisplay() }
        return await byPreparingThumbnail(ofSize: CGSize(width: pixels.width / scale, height: pixels.height / scale))
    }

    /// Whether parts of the image are brighter than white.
    var hasHighRange: Bool { if #available(iOS 17, *) { isHighDynamicRange } else { false } }

    /// The size of the image, in pixels.
    var pixelSize: CGSize { CGSize(width: size.width * scale, height: size.height * scale) }

    /// The size of the image if all of its pixels are decoded.
    var pictureSize: PictureSize {
        PictureSize(width: pixelSize.width, height: pixelSize.height, bytesPerPixel: hasHighRange ? 8 : 4)
    }

    /// The size of the image in memory if all of its pixels are decoded, in bytes.
    var decodedByteCount: CGFloat { pictureSize.byteCount }
}
#endif
