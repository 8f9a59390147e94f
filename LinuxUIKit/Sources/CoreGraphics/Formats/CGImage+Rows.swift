import CCairo

/// Rows of words 0xAARRGGBB, for the encoders of files.
extension CGImage {
    /// Whether each pixel is opaque.
    var isOpaque: Bool {
        (0..<height).allSatisfy { index in
            row(index).allSatisfy { $0 >= 0xFF00_0000 }
        }
    }

    /// Fills a row with the pixels, not premultiplied.
    func fillStraightRow(_ index: Int, _ words: UnsafeMutableBufferPointer<UInt32>) {
        for (column, word) in row(index).enumerated() { words[column] = CGImage.straight(word) }
    }

    /// Fills a row with the pixels on white.
    func fillRowOnWhite(_ index: Int, _ words: UnsafeMutableBufferPointer<UInt32>) {
        for (column, word) in row(index).enumerated() {
            // No channel of a premultiplied word is above the opacity, so that no channel overflows.
            words[column] = word &+ (255 - word >> 24) &* 0x01_0101
        }
    }

    private func row(_ index: Int) -> UnsafeBufferPointer<UInt32> {
        guard let pixels = cairo_image_surface_get_data(surface) else { return UnsafeBufferPointer(start: nil, count: 0) }
        let start = UnsafeRawPointer(pixels + index * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        return UnsafeBufferPointer(start: start, count: width)
    }
}
