import CCairo

extension Platform {
    /// Returns the screen's present picture. Like on a phone, areas without a window are black.
    ///
    /// - Parameter scale: The number of pixels per point, or `nil` for the screen's own.
    package func screenshot(scale: CGFloat? = nil) -> CGImage {
        if mainThreadHold == nil { turn {} }
        let scale = scale ?? screenMetrics.scale
        let canvas = Canvas(
            pixelWidth: Int((screenMetrics.size.width * scale).rounded()),
            pixelHeight: Int((screenMetrics.size.height * scale).rounded())
        )
        canvas.cairo.setSource(CGColor(gray: 0, alpha: 1))
        cairo_paint(canvas.cairo)
        cairo_scale(canvas.cairo, scale, scale)
        let renderer = LayerRenderer(cairo: canvas.cairo)
        for window in application.allWindows { renderer.draw(window.layer) }
        return canvas.makeImage()
    }
}
