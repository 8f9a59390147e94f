import UIKit

extension UIImage {
    /// Returns a decoded copy of the image, or the image itself if it can't be decoded. The main thread doesn't have to decode the copy
    /// when a view shows it.
    ///
    /// - Parameter pixels: The size that the copy has to fill, in pixels. A larger image is decoded at the smallest size that fills it.
    @MainActor func prepared(filling pixels: CGSize) async -> UIImage {
        let fraction = max(pixels.width / (size.width * scale), pixels.height / (size.height * scale))
        guard fraction < 1 else { return await byPreparingForDisplay() ?? self }
        return await byPreparingThumbnail(ofSize: CGSize(width: size.width * fraction, height: size.height * fraction)) ?? self
    }
}
