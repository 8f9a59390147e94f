import CCairo
import UIKit

/// Draws the phone's screen, the dots of the fingers with their hint, and the help lines into one picture.
struct WindowPainter {
    /// The window's pixels for a point of the phone.
    let zoom: CGFloat

    /// The radius of a dot, in points.
    private static let dotRadius: CGFloat = 10

    /// Returns the size of the window's part that shows a phone of a size.
    func screenSize(for size: CGSize) -> PixelSize {
        PixelSize(width: Int((size.width * zoom).rounded()), height: Int((size.height * zoom).rounded()))
    }

    /// Draws a picture of the window into a new surface. The caller must destroy the surface.
    func paint(
        _ screen: CGImage,
        dots: [CGPoint],
        isPressed: Bool,
        hint: FingerHint?,
        help: HelpText,
        screenSize: PixelSize,
        size: PixelSize
    ) -> OpaquePointer? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(size.width), Int32(size.height)) else { return nil }
        guard let cairo = cairo_create(surface) else { return surface }
        defer { cairo_destroy(cairo) }
        cairo_set_source_rgb(cairo, 0.13, 0.13, 0.14)
        cairo_paint(cairo)
        help.draw(on: cairo, top: screenSize.height, width: size.width)
        draw(screen, on: cairo, screenSize)
        hint?.draw(on: cairo, screenSize: screenSize, zoom: zoom)
        for dot in dots { draw(dot: dot, isPressed: isPressed, on: cairo) }
        return surface
    }

    /// Draws the screen. If a pixel of the phone is a pixel of the window, the pixels are copied.
    private func draw(_ screen: CGImage, on cairo: OpaquePointer, _ size: PixelSize) {
        cairo_save(cairo)
        cairo_rectangle(cairo, 0, 0, Double(size.width), Double(size.height))
        cairo_clip(cairo)
        let scale = CGFloat(size.width) / CGFloat(screen.width)
        cairo_scale(cairo, scale, CGFloat(size.height) / CGFloat(screen.height))
        cairo_set_source_surface(cairo, screen.surface, 0, 0)
        // Down to half the size, the mean of four neighboring pixels covers all pixels. Below, the better but slower filter is needed.
        let filter = scale == 1 ? CAIRO_FILTER_NEAREST : scale >= 0.5 ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD
        cairo_pattern_set_filter(cairo_get_source(cairo), filter)
        // Without this, the filter would mix in transparent pixels from outside at the edges.
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// Draws a disc that is visible on light and dark pictures, and denser while its finger is down.
    private func draw(dot: CGPoint, isPressed: Bool, on cairo: OpaquePointer) {
        cairo_new_path(cairo)
        cairo_arc(cairo, dot.x * zoom, dot.y * zoom, Self.dotRadius * zoom, 0, 2 * .pi)
        cairo_set_source_rgba(cairo, 0.5, 0.5, 0.5, isPressed ? 0.75 : 0.5)
        cairo_fill_preserve(cairo)
        cairo_set_source_rgba(cairo, 1, 1, 1, 0.7)
        cairo_set_line_width(cairo, max(1, zoom))
        cairo_stroke(cairo)
    }
}
