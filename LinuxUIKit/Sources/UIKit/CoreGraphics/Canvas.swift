import CCairo

/// A bitmap that Cairo draws into, or a recording of what is drawn.
final class Canvas {
    let surface: OpaquePointer
    let cairo: OpaquePointer

    /// A transparent bitmap.
    init(pixelWidth: Int, pixelHeight: Int) {
        precondition(
            (1...Canvas.largestSide).contains(pixelWidth) && (1...Canvas.largestSide).contains(pixelHeight),
            "a bitmap is 1 to 32767 pixels wide and high, not \(pixelWidth) × \(pixelHeight)"
        )
        surface = Canvas.makeSurface(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
        cairo = Canvas.require(cairo_create(surface))
    }

    /// Cairo's limit, in pixels.
    static let largestSide = 32_767

    /// A gigabyte of pixels: what would take more is not decoded.
    private static let largestPixelCount = 1 << 28

    /// Whether there can be a bitmap of a size.
    static func isPossible(pixelWidth: Int, pixelHeight: Int) -> Bool {
        (1...largestSide).contains(pixelWidth) && (1...largestSide).contains(pixelHeight) && pixelWidth * pixelHeight <= largestPixelCount
    }

    /// Pixels that a closure fills, as a surface that is the caller's; nil if they are too many, or the closure returns false.
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

    /// A transparent bitmap of opacity alone, a byte for a pixel.
    init(opacityOfPixelWidth pixelWidth: Int, pixelHeight: Int) {
        surface = Canvas.require(cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(pixelWidth), Int32(pixelHeight)))
        cairo = Canvas.require(cairo_create(surface))
    }

    /// A recording, which takes no pixels.
    init(recording extents: CGRect) {
        var rectangle = cairo_rectangle_t(x: extents.minX, y: extents.minY, width: extents.width, height: extents.height)
        surface = Canvas.require(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &rectangle))
        cairo = Canvas.require(cairo_create(surface))
    }

    /// Transparent pixels, which are the caller's.
    static func makeSurface(pixelWidth: Int, pixelHeight: Int) -> OpaquePointer {
        require(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixelWidth), Int32(pixelHeight)))
    }

    /// From here on draws in points of so many pixels, with a point of the plane in the upper left corner.
    func scale(by scale: CGFloat, origin: CGPoint = .zero) {
        cairo_scale(cairo, scale, scale)
        cairo_translate(cairo, -origin.x, -origin.y)
    }

    /// Makes all of it black.
    func blacken() {
        cairo_save(cairo)
        cairo_set_source_rgb(cairo, 0, 0, 0)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// What has been drawn; the canvas is not to be drawn into any more.
    func makeImage() -> CGImage {
        CGImage(adopting: detached)
    }

    /// The bitmap, which is the caller's; the canvas is not to be drawn into any more.
    var detached: OpaquePointer { Canvas.require(cairo_surface_reference(surface)) }

    private static func require(_ pointer: OpaquePointer?) -> OpaquePointer {
        guard let pointer else { preconditionFailure("LinuxUIKit: Cairo is out of memory") }
        return pointer
    }
}
