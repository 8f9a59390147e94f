extension UIImage {
    /// Returns the picture as JPEG, or nil for an empty image. The pixels are written as they are stored, together with the orientation.
    ///
    /// Transparent parts lie on white.
    ///
    /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best picture.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
        return cgImage.flatMap { JPEG.encode($0, quality: Int((quality * 100).rounded()), orientation: imageOrientation.ofPixels) }
    }
}
