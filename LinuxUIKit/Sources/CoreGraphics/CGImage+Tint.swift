import CCairo

extension CGImage {
    /// Returns a picture of a colour with this picture's opacity.
    package func tinted(_ color: CGColor) -> CGImage {
        let canvas = Canvas(pixelWidth: width, pixelHeight: height)
        canvas.cairo.setSource(color)
        cairo_mask_surface(canvas.cairo, surface, 0, 0)
        return canvas.makeImage()
    }
}
