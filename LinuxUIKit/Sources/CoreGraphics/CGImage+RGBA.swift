import CCairo

/// Pixels as red, green, blue, alpha, not premultiplied, row by row from the top. Cairo stores premultiplied words 0xAARRGGBB.
///
/// The loops work on whole words: a picture of the screen has over a million pixels, and tests take thousands of pictures.
extension CGImage {
    /// The pixels, or no pixels for a picture that is too large for a bitmap.
    package var rgba: [UInt8] {
        guard isDrawable, let data = cairo_image_surface_get_data(surface) else { return [] }
        let (width, height, stride) = (width, height, bytesPerRow)
        return [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            guard let target = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            for row in 0..<height {
                let source = UnsafeRawPointer(data + row * stride)
                CGImage.translate(source, to: target + row * width * 4, count: width) { CGImage.swapped(CGImage.straight($0)) }
            }
            count = width * height * 4
        }
    }

    /// Makes a picture of pixels.
    package convenience init(width: Int, height: Int, rgba: [UInt8]) {
        let canvas = Canvas(pixelWidth: width, pixelHeight: height)
        cairo_surface_flush(canvas.surface)
        let stride = Int(cairo_image_surface_get_stride(canvas.surface))
        if let data = cairo_image_surface_get_data(canvas.surface) {
            rgba.withUnsafeBytes { bytes in
                guard let source = bytes.baseAddress else { return }
                for row in 0..<height {
                    let target = UnsafeMutableRawPointer(data + row * stride)
                    CGImage.translate(source + row * width * 4, to: target, count: width, with: CGImage.premultiplied)
                }
            }
        }
        cairo_surface_mark_dirty(canvas.surface)
        self.init(adopting: cairo_surface_reference(canvas.surface))
    }

    /// Translates a row of words from one order to the other. Most rows are opaque and need no branch for each pixel, so the compiler can
    /// translate many pixels at a time.
    ///
    /// - Parameter translucent: The function to call with a word that is not opaque.
    private static func translate(
        _ source: UnsafeRawPointer,
        to target: UnsafeMutableRawPointer,
        count: Int,
        with translucent: (UInt32) -> UInt32
    ) {
        let (source, target) = (source.assumingMemoryBound(to: UInt32.self), target.assumingMemoryBound(to: UInt32.self))
        var common: UInt32 = 0xFF00_0000
        for column in 0..<count { common &= source[column] }
        guard common != 0xFF00_0000 else {
            for column in 0..<count { target[column] = swapped(source[column]) }
            return
        }
        for column in 0..<count {
            let word = source[column]
            target[column] = word >= 0xFF00_0000 ? swapped(word) : translucent(word)
        }
    }

    /// Returns the word 0xAABBGGRR for 0xAARRGGBB, or the other way round. The bytes of 0xAABBGGRR in memory are red, green, blue, alpha.
    private static func swapped(_ word: UInt32) -> UInt32 { (word & 0xFF00_FF00) | ((word >> 16) & 0xFF) | ((word & 0xFF) << 16) }

    /// Returns the word 0xAARRGGBB, not premultiplied, for a premultiplied one.
    static func straight(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        guard alpha != 255 else { return word }
        guard alpha > 0 else { return 0 }
        func divided(_ channel: UInt32) -> UInt32 { min(255, (channel * 255 + alpha / 2) / alpha) }
        return alpha << 24 | divided((word >> 16) & 0xFF) << 16 | divided((word >> 8) & 0xFF) << 8 | divided(word & 0xFF)
    }

    /// Returns the premultiplied word 0xAARRGGBB for 0xAABBGGRR.
    private static func premultiplied(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        func multiplied(_ channel: UInt32) -> UInt32 { (channel * alpha + 127) / 255 }
        return alpha << 24 | multiplied(word & 0xFF) << 16 | multiplied((word >> 8) & 0xFF) << 8 | multiplied((word >> 16) & 0xFF)
    }
}
