import UIKit

extension UIImage {
    /// Returns a decoded copy of the image, or the image itself if it can't be decoded. The main thread doesn't have to decode the copy
    /// when a view shows it.
    ///
    /// - Parameters:
    ///   - pixels: The size that the copy has to fill, in pixels. A larger image is decoded at the smallest size that fills it.
    ///   - byteLimit: The largest size of the copy in memory, in bytes. A copy that would be larger is smaller than `pixels`.
    @MainActor func prepared(filling pixels: CGSize, within byteLimit: CGFloat) async -> UIImage {
        let own = CGSize(width: size.width * scale, height: size.height * scale)
        let fraction = min(max(pixels.width / own.width, pixels.height / own.height), (byteLimit / decodedByteCount).squareRoot())
        guard fraction < 1 else { return await byPreparingForDisplay() ?? self }
        return await byPreparingThumbnail(ofSize: CGSize(width: size.width * fraction, height: size.height * fraction)) ?? self
    }

    /// The size of the image in memory if all of its pixels are decoded, in bytes: four for each pixel.
    var decodedByteCount: CGFloat { 4 * size.width * scale * size.height * scale }
}
