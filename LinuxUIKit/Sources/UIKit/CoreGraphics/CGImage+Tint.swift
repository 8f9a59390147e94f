import CCairo

extension CGImage {
    /// The picture's opacity filled with a colour.
    func tinted(_ color: CGColor) -> CGImage {
        let canvas = Canvas(pixelWidth: width, pixelHeight: height)
        canvas.cairo.setSource(color)
        cairo_mask_surface(canvas.cairo, surface, 0, 0)
        return canvas.makeImage()
    }
}
