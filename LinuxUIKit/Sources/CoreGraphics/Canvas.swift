import CCairo

/// A bitmap that Cairo draws into, or a recording of Cairo's drawing.
package final class Canvas {
    package let surface: OpaquePointer
    package let cairo: OpaquePointer

    /// Makes a transparent bitmap.
    package init(pixelWidth: Int, pixelHeight: Int) {
        precondition(
            (1...Canvas.largestSide).contains(pixelWidth) && (1...Canvas.largestSide).contains(pixelHeight),
            "a bitmap is 1 to 32767 pixels wide and high, not \(pixelWidth) × \(pixelHeight)"
        )
        surface = Canvas.makeSurface(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
        cairo = Canvas.require(cairo_create(surface))
    }

    /// Cairo's limit for a side, in pixels.
    package static let largestSide = 32_767

    /// The number of pixels in a gigabyte. A larger picture is not decoded.
    private static let largestPixelCount = 1 << 28

    /// Returns whether a bitmap can have a size.
    static func isPossible(pixelWidth: Int, pixelHeight: Int) -> Bool {
        (1...largestSide).contains(pixelWidth) && (1...largestSide).contains(pixelHeight) && pixelWidth * pixelHeight <= largestPixelCount
    }

    /// Makes a surface of pixels that a closure fills. The caller owns the surface. Returns nil if there are too many pixels, or the
    /// closure returns false.
    static func surface(
        pixelWidth: Int,
        pixelHeight: Int,
        fill: (_ pixels: UnsafeMutablePointer<UInt8>, _ stride: Int) -> Bool
    ) -> OpaquePointer? {
        guard isPossible(pixelWidth: pixelWidth, pixelHeight: pixelHeight),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixelWidth), Int32(pixelHeight))
        else { return nil }
        guard let pixels = cairo_image_surface_get_data(surface), fill(pixels, Int(cairo_image_surface_get_stride(surface))) else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }

    /// Makes a transparent bitmap of opacity alone, with one byte for a pixel.
    package init(opacityOfPixelWidth pixelWidth: Int, pixelHeight: Int) {
        surface = Canvas.require(cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(pixelWidth), Int32(pixelHeight)))
        cairo = Canvas.require(cairo_create(surface))
    }

    /// Makes a recording, which has no pixels.
    init(recording extents: CGRect) {
        var rectangle = cairo_rectangle_t(x: extents.minX, y: extents.minY, width: extents.width, height: extents.height)
        surface = Canvas.require(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &rectangle))
        cairo = Canvas.require(cairo_create(surface))
    }

    /// Makes a surface of transparent pixels that the caller owns.
    static func makeSurface(pixelWidth: Int, pixelHeight: Int) -> OpaquePointer {
        require(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixelWidth), Int32(pixelHeight)))
    }

    /// Switches the drawing to points of `scale` pixels, with `origin` in the upper left corner.
    package func scale(by scale: CGFloat, origin: CGPoint = .zero) {
        cairo_scale(cairo, scale, scale)
        cairo_translate(cairo, -origin.x, -origin.y)
    }

    /// Fills the whole canvas with black.
    package func blacken() {
        cairo_save(cairo)
        cairo_set_source_rgb(cairo, 0, 0, 0)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// Returns the drawing. The canvas must not be drawn into afterwards.
    package func makeImage() -> CGImage {
        CGImage(adopting: detached)
    }

    /// The bitmap, which the caller owns. The canvas must not be drawn into afterwards.
    var detached: OpaquePointer { Canvas.require(cairo_surface_reference(surface)) }

    private static func require(_ pointer: OpaquePointer?) -> OpaquePointer {
        guard let pointer else { preconditionFailure("LinuxUIKit: Cairo is out of memory") }
        return pointer
    }
}
