import CCairo

/// A map from one plane to another, as seen under perspective.
package struct Homography {
    // The map of (u, v) is ((a·u + b·v + c) / w, (d·u + e·v + f) / w), with w = g·u + h·v + i.
    private let a, b, c, d, e, f, g, h, i: CGFloat

    package init(_ x: (CGFloat, CGFloat, CGFloat), _ y: (CGFloat, CGFloat, CGFloat), _ w: (CGFloat, CGFloat, CGFloat)) {
        ((a, b, c), (d, e, f), (g, h, i)) = (x, y, w)
    }

    /// The map back, up to a positive factor of all entries.
    private var inverse: Homography {
        let determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
        let sign: CGFloat = determinant < 0 ? -1 : 1
        return Homography(
            (sign * (e * i - f * h), sign * (c * h - b * i), sign * (b * f - c * e)),
            (sign * (f * g - d * i), sign * (a * i - c * g), sign * (c * d - a * f)),
            (sign * (d * h - e * g), sign * (b * g - a * h), sign * (a * e - b * d))
        )
    }

    /// Returns the image of a point, or nil if the point is behind the eye.
    private func map(_ u: CGFloat, _ v: CGFloat) -> CGPoint? {
        let w = g * u + h * v + i
        guard w > 1e-9 else { return nil }
        return CGPoint(x: (a * u + b * v + c) / w, y: (d * u + e * v + f) / w)
    }

    /// Paints a bitmap, whose pixels this map brings to the pixels of Cairo's target.
    package func paint(_ picture: Canvas, on cairo: OpaquePointer) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        cairo_surface_flush(picture.surface)
        let (width, height) = (Int(cairo_image_surface_get_width(picture.surface)), Int(cairo_image_surface_get_height(picture.surface)))
        guard let area = area(width: CGFloat(width), height: CGFloat(height), on: cairo) else { return }
        guard let source = cairo_image_surface_get_data(picture.surface) else { return }
        let sourceStride = Int(cairo_image_surface_get_stride(picture.surface))
        let inverse = inverse
        let surface = Canvas.surface(pixelWidth: Int(area.width), pixelHeight: Int(area.height)) { pixels, stride in
            for row in 0..<Int(area.height) {
                for column in 0..<Int(area.width) {
                    let point = inverse.map(area.minX + CGFloat(column) + 0.5, area.minY + CGFloat(row) + 0.5)
                    guard let point, point.x > 0.5, point.y > 0.5, point.x < CGFloat(width) - 0.5, point.y < CGFloat(height) - 0.5 else {
                        continue
                    }
                    // The four pixels around the point, weighted by their distances.
                    let (x, y) = (Int(point.x - 0.5), Int(point.y - 0.5))
                    let (right, down) = (point.x - 0.5 - CGFloat(x), point.y - 0.5 - CGFloat(y))
                    let start = source + y * sourceStride + x * 4
                    for byte in 0..<4 {
                        func value(_ offset: Int) -> CGFloat { CGFloat(start[offset + byte]) }
                        let upper = value(0) * (1 - right) + value(4) * right
                        let lower = value(sourceStride) * (1 - right) + value(sourceStride + 4) * right
                        pixels[row * stride + column * 4 + byte] = UInt8((upper * (1 - down) + lower * down).rounded())
                    }
                }
            }
            return true
        }
        guard let surface else { return }
        cairo_set_source_surface(cairo, surface, area.minX, area.minY)
        cairo_paint(cairo)
        cairo_surface_destroy(surface)
    }

    /// Returns the whole pixels of the target on which the bitmap shows, or nil if there are none.
    private func area(width: CGFloat, height: CGFloat, on cairo: OpaquePointer) -> CGRect? {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        var area = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let corners = [map(0, 0), map(width, 0), map(0, height), map(width, height)].compactMap { $0 }
        if corners.count == 4 {
            let (xs, ys) = (corners.map(\.x), corners.map(\.y))
            let box = CGRect(
                x: xs.min() ?? 0,
                y: ys.min() ?? 0,
                width: (xs.max() ?? 0) - (xs.min() ?? 0),
                height: (ys.max() ?? 0) - (ys.min() ?? 0)
            )
            area = area.intersection(box)
        }
        guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
        return area.integral
    }
}
