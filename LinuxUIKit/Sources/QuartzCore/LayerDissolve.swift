import CCairo

/// A layer's former picture, and its progress in dissolving into the layer's present content.
package struct LayerDissolve {
    package let picture: CGImage
    /// The progress, from 0 to 1.
    package let progress: CGFloat

    package init(picture: CGImage, progress: CGFloat) {
        self.picture = picture
        self.progress = progress
    }
}

extension LayerDissolve {
    /// Draws the former picture and the present content, weighted so that pixels equal in both stay unchanged.
    func draw(on cairo: OpaquePointer, in bounds: CGRect, alpha: CGFloat, drawLayer: (CGFloat) -> Void) {
        cairo_push_group(cairo)
        drawLayer(progress)
        cairo_push_group(cairo)
        ImagePainter.paint(picture, in: bounds, on: cairo)
        cairo_pop_group_to_source(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
        cairo_paint_with_alpha(cairo, Double(1 - progress))
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, Double(alpha))
    }
}
