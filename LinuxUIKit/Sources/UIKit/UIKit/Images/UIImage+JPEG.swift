import CCairo

extension UIImage {
    /// The picture as JPEG, its pixels as they are stored and its orientation beside them; nil for an image of nothing.
    ///
    /// What is transparent lies on white.
    ///
    /// - Parameter compressionQuality: 0 is the smallest, 1 the best.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let cgImage, cgImage.isDrawable, let pixels = cairo_image_surface_get_data(cgImage.surface) else { return nil }
        let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
        let stride = cgImage.bytesPerRow
        return JPEG.encode(
            width: cgImage.width,
            height: cgImage.height,
            quality: Int((quality * 100).rounded()),
            orientation: imageOrientation.exif
        ) { row, words in
            let source = UnsafeRawPointer(pixels + row * stride).assumingMemoryBound(to: UInt32.self)
            for column in words.indices { words[column] = source[column].onWhite }
        }
    }
}

extension UInt32 {
    /// A premultiplied word 0xAARRGGBB on white. No channel is above the opacity, so none runs over.
    fileprivate var onWhite: UInt32 {
        let missing = 255 - self >> 24
        return missing == 0 ? self : self &+ missing &* 0x01_0101
    }
}
