import CCairo

/// Three box blurs in a row, which come near a Gaussian (Wells 1986).
struct BoxBlur {
    private let radii: [Int]

    /// Makes a blur with a standard deviation in pixels.
    ///
    /// A box of width w has the variance (w² − 1)/12. The three boxes have odd widths, w or w + 2. The number of narrow boxes is chosen so
    /// that the sum is nearest to the requested variance (Kovesi 2010, "Fast Almost-Gaussian Filtering").
    init(deviation: CGFloat) {
        let variance = deviation * deviation
        let ideal = Int((4 * variance + 1).squareRoot())
        let width = ideal % 2 == 1 ? ideal : ideal - 1
        let wide = CGFloat(width)
        let narrowCount = Int(((3 * wide * wide + 12 * wide + 9 - 12 * variance) / (4 * wide + 4)).rounded())
        radii = (0..<3).map { ($0 < narrowCount ? width : width + 2) / 2 }
    }

    /// Blurs a surface of opacity alone.
    func blur(_ surface: OpaquePointer) {
        precondition(cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8, "LinuxUIKit: only opacity is blurred")
        cairo_surface_flush(surface)
        guard radii != [0, 0, 0], let data = cairo_image_surface_get_data(surface) else { return }
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, height)) { line in
            for radius in radii where radius > 0 {
                for row in 0..<height { blur(data + row * stride, step: 1, count: width, radius: radius, by: line) }
                for column in 0..<width { blur(data + column, step: stride, count: height, radius: radius, by: line) }
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Blurs one line: each value becomes the mean of the values within the radius. Values beyond the ends are zero.
    private func blur(
        _ values: UnsafeMutablePointer<UInt8>,
        step: Int,
        count: Int,
        radius: Int,
        by line: UnsafeMutableBufferPointer<UInt8>
    ) {
        let size = UInt32(2 * radius + 1)
        var sum: UInt32 = 0
        for index in 0..<count { line[index] = values[index * step] }
        for index in 0..<min(radius, count) { sum += UInt32(line[index]) }
        for index in 0..<count {
            if index + radius < count { sum += UInt32(line[index + radius]) }
            if index > radius { sum -= UInt32(line[index - radius - 1]) }
            values[index * step] = UInt8((sum + size / 2) / size)
        }
    }
}
