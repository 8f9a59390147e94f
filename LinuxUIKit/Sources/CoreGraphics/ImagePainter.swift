import CCairo

/// Draws a picture into a rectangle so that its edges stay opaque.
package enum ImagePainter {
    /// Paints the picture over the rectangle. The caller saves and restores Cairo's state.
    ///
    /// - Parameters:
    ///   - orientation: The turn of the pixels.
    ///   - visible: The part of the rectangle to paint, or `nil` for all of it.
    package static func paint(
        _ image: CGImage,
        orientation: PixelOrientation = .up,
        in rect: CGRect,
        visible: CGRect? = nil,
        alpha: CGFloat = 1,
        smooth: Bool = true,
        on cairo: OpaquePointer
    ) {
        let size = orientation.upright(CGSize(width: image.width, height: image.height))
        let scaleX = rect.width / size.width
        let scaleY = rect.height / size.height
        guard scaleX != 0, scaleY != 0 else { return }
        cairo_new_path(cairo)
        cairo.addRectangle(visible ?? rect)
        cairo_clip(cairo)
        cairo_translate(cairo, rect.minX, rect.minY)
        cairo_scale(cairo, scaleX, scaleY)
        if orientation != .up { cairo.concatenate(orientation.toUpright(width: CGFloat(image.width), height: CGFloat(image.height))) }
        cairo_set_source_surface(cairo, image.surface, 0, 0)
        let pattern = cairo_get_source(cairo)
        // Beyond its edge, the picture continues with the pixels of the edge. The clip above cuts it there.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, filter(smooth: smooth, under: cairo.currentTransform))
        if alpha < 1 {
            cairo_paint_with_alpha(cairo, alpha)
        } else {
            cairo_paint(cairo)
        }
    }

    /// Returns whether a picture shrinks so much that pixels must be averaged. At three quarters and below, bilinear sampling would skip
    /// pixels.
    package static func averages(scaleX: CGFloat, scaleY: CGFloat) -> Bool {
        scaleX < 0.75 || scaleY < 0.75
    }

    /// Returns Cairo's filter for a transform. If the picture shrinks, the good filter averages all pixels that fall together. If it grows,
    /// the bilinear filter looks the same and is faster. If pixels match exactly, no filter is needed.
    private static func filter(smooth: Bool, under transform: CGAffineTransform) -> cairo_filter_t {
        guard smooth else { return CAIRO_FILTER_NEAREST }
        // Sums of fractions of points are not exact, so a thousandth of a pixel counts as zero.
        func isNear(_ value: CGFloat, _ target: CGFloat, _ grace: CGFloat) -> Bool { abs(value - target) < grace }
        let isAligned = transform.b == 0 && transform.c == 0 && isNear(transform.a, 1, 1e-6) && isNear(transform.d, 1, 1e-6)
        if isAligned, isNear(transform.tx, transform.tx.rounded(), 1e-3), isNear(transform.ty, transform.ty.rounded(), 1e-3) {
            return CAIRO_FILTER_NEAREST
        }
        let isAveraged = averages(scaleX: hypot(transform.a, transform.b), scaleY: hypot(transform.c, transform.d))
        return isAveraged ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    }
}
