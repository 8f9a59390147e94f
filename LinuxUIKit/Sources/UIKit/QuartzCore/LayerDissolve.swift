import CCairo

/// A picture of what a layer looked like, and how far it has dissolved into what the layer looks like now.
package struct LayerDissolve {
    package let picture: CGImage
    /// 0 to 1.
    package let progress: CGFloat
}

extension LayerDissolve {
    /// Draws the former picture and what there is now, weighted so that what is the same in both stays as it is.
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
