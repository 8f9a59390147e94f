import CCairo

extension UIImage {
    /// Returns the picture as JPEG, or nil for an empty image. The pixels are written as they are stored, together with the orientation.
    ///
    /// Transparent parts lie on white.
    ///
    /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best picture.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let cgImage, cgImage.isDrawable, let pixels = cairo_image_surface_get_data(cgImage.surface) else { return nil }
        let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
        let stride = cgImage.bytesPerRow
        return JPEG.encode(
            width: cgImage.width,
            height: cgImage.height,
            quality: Int((quality * 100).rounded()),
            orientation: imageOrientation.ofPixels.rawValue
        ) { row, words in
            let source = UnsafeRawPointer(pixels + row * stride).assumingMemoryBound(to: UInt32.self)
            for column in words.indices { words[column] = source[column].onWhite }
        }
    }
}

extension UInt32 {
    /// The premultiplied word 0xAARRGGBB on white. No channel is above the opacity, so that no channel overflows.
    fileprivate var onWhite: UInt32 {
        let missing = 255 - self >> 24
        return missing == 0 ? self : self &+ missing &* 0x01_0101
    }
}
