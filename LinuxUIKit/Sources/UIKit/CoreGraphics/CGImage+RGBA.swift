import CCairo

/// Pixels as red, green, blue, alpha, not premultiplied, row by row from the top; Cairo keeps premultiplied words 0xAARRGGBB.
///
/// The loops work on whole words and treat opaque pixels apart: a picture of the screen has over a million, and debug builds run them too.
extension CGImage {
    /// The pixels; none of a picture that is too large for a bitmap.
    package var rgba: [UInt8] {
        guard isDrawable, let data = cairo_image_surface_get_data(surface) else { return [] }
        let (width, height, stride) = (width, height, bytesPerRow)
        return [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            let target = UnsafeMutableRawBufferPointer(buffer).bindMemory(to: UInt32.self)
            var index = 0
            var row = 0
            while row < height {
                let source = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
                var column = 0
                while column < width {
                    let word = source[column]
                    if word & 0xFF00_0000 == 0xFF00_0000 {
                        // From 0xAARRGGBB to 0xAABBGGRR, whose bytes in memory are red, green, blue, alpha.
                        target[index] = (word & 0xFF00_FF00) | ((word >> 16) & 0xFF) | ((word & 0xFF) << 16)
                    } else {
                        target[index] = CGImage.straight(word)
                    }
                    index += 1
                    column += 1
                }
                row += 1
            }
            count = width * height * 4
        }
    }

    /// A picture of pixels.
    package convenience init(width: Int, height: Int, rgba: [UInt8]) {
        let canvas = Canvas(pixelWidth: width, pixelHeight: height)
        cairo_surface_flush(canvas.surface)
        let stride = Int(cairo_image_surface_get_stride(canvas.surface))
        if let data = cairo_image_surface_get_data(canvas.surface) {
            rgba.withUnsafeBytes { bytes in
                let source = bytes.bindMemory(to: UInt32.self)
                var index = 0
                var row = 0
                while row < height {
                    let target = UnsafeMutableRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
                    var column = 0
                    while column < width {
                        let word = source[index]
                        if word & 0xFF00_0000 == 0xFF00_0000 {
                            target[column] = (word & 0xFF00_FF00) | ((word >> 16) & 0xFF) | ((word & 0xFF) << 16)
                        } else {
                            target[column] = CGImage.premultiplied(word)
                        }
                        index += 1
                        column += 1
                    }
                    row += 1
                }
            }
        }
        cairo_surface_mark_dirty(canvas.surface)
        self.init(adopting: cairo_surface_reference(canvas.surface))
    }

    /// 0xAABBGGRR, not premultiplied, of a premultiplied 0xAARRGGBB.
    private static func straight(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        guard alpha > 0 else { return 0 }
        func divided(_ channel: UInt32) -> UInt32 { min(255, (channel * 255 + alpha / 2) / alpha) }
        return alpha << 24 | divided(word & 0xFF) << 16 | divided((word >> 8) & 0xFF) << 8 | divided((word >> 16) & 0xFF)
    }

    /// The premultiplied 0xAARRGGBB of a 0xAABBGGRR.
    private static func premultiplied(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        func multiplied(_ channel: UInt32) -> UInt32 { (channel * alpha + 127) / 255 }
        return alpha << 24 | multiplied(word & 0xFF) << 16 | multiplied((word >> 8) & 0xFF) << 8 | multiplied((word >> 16) & 0xFF)
    }
}
