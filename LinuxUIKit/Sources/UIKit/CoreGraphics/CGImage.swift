import CCairo

/// A picture of pixels that does not change.
public final class CGImage: @unchecked Sendable {
    /// Premultiplied ARGB, 32 bits a pixel. Nobody draws into it once it is here, which makes the class Sendable.
    package let surface: OpaquePointer

    /// Takes over a surface from whoever made it.
    init(adopting surface: OpaquePointer) {
        cairo_surface_flush(surface)
        self.surface = surface
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// The width, in pixels.
    public var width: Int { Int(cairo_image_surface_get_width(surface)) }

    /// The height, in pixels.
    public var height: Int { Int(cairo_image_surface_get_height(surface)) }

    /// The bytes from one row to the next.
    public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

    /// The part of the picture in a rectangle of pixels; nil if none of it is there.
    public func cropping(to rect: CGRect) -> CGImage? {
        let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
        let canvas = Canvas(pixelWidth: Int(area.width), pixelHeight: Int(area.height))
        cairo_set_source_surface(canvas.cairo, surface, -area.minX, -area.minY)
        cairo_paint(canvas.cairo)
        return canvas.makeImage()
    }
}

extension CGImage {
    /// The same pixels in memory of their own.
    var copied: CGImage {
        cropping(to: CGRect(x: 0, y: 0, width: width, height: height)) ?? self
    }
}
