import CCairo

/// Draws a picture into a rectangle so that its edges do not run out into transparency.
enum ImagePainter {
    /// Paints the picture over the rectangle; whoever calls saves and restores Cairo's state.
    ///
    /// - Parameters:
    ///   - orientation: how the pixels are turned.
    ///   - visible: the part of the rectangle that is painted; nil is all of it.
    static func paint(
        _ image: CGImage,
        orientation: UIImage.Orientation = .up,
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
        // Beyond its edge a picture goes on with the pixels of its edge; the clip above cuts it.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, filter(smooth: smooth, under: cairo.currentTransform))
        if alpha < 1 {
            cairo_paint_with_alpha(cairo, alpha)
        } else {
            cairo_paint(cairo)
        }
    }

    /// Whether a picture shrinks so much that pixels must be averaged: from three quarters down bilinear sampling would leave some out.
    static func averages(scaleX: CGFloat, scaleY: CGFloat) -> Bool {
        scaleX < 0.75 || scaleY < 0.75
    }

    /// Scaled down, Cairo's good filter averages all pixels that fall together; scaled up, bilinear is the same and faster;
    /// pixel on pixel there is nothing to filter.
    private static func filter(smooth: Bool, under transform: CGAffineTransform) -> cairo_filter_t {
        guard smooth else { return CAIRO_FILTER_NEAREST }
        // Sums of fractions of points are not exact: a thousandth of a pixel is none.
        func isNear(_ value: CGFloat, _ target: CGFloat, _ grace: CGFloat) -> Bool { abs(value - target) < grace }
        let isAligned = transform.b == 0 && transform.c == 0 && isNear(transform.a, 1, 1e-6) && isNear(transform.d, 1, 1e-6)
        if isAligned, isNear(transform.tx, transform.tx.rounded(), 1e-3), isNear(transform.ty, transform.ty.rounded(), 1e-3) {
            return CAIRO_FILTER_NEAREST
        }
        let isAveraged = averages(scaleX: hypot(transform.a, transform.b), scaleY: hypot(transform.c, transform.d))
        return isAveraged ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    }
}
