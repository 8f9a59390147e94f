import CCairo

/// A picture of pixels that does not change.
public final class CGImage: @unchecked Sendable {
    /// Premultiplied ARGB, 32 bits a pixel. Nobody draws into it once it is here, which makes the class Sendable.
    let surface: OpaquePointer

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

    /// The pixels as red, green, blue, alpha, row by row from the top, not premultiplied.
    package var rgba: [UInt8] {
        guard let data = cairo_image_surface_get_data(surface) else { return [] }
        let (width, height, stride) = (width, height, bytesPerRow)
        return [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            for row in 0..<height {
                for column in 0..<width {
                    // Cairo keeps a pixel as one native-endian word: blue comes first in memory.
                    let source = data + row * stride + column * 4
                    let target = (row * width + column) * 4
                    let alpha = Int(source[3])
                    for (channel, offset) in [(0, 2), (1, 1), (2, 0)] {
                        let value = Int(source[offset])
                        buffer[target + channel] =
                            alpha == 255 || alpha == 0 ? UInt8(value) : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
                    }
                    buffer[target + 3] = UInt8(alpha)
                }
            }
            count = width * height * 4
        }
    }
}

extension CGImage {
    /// A picture of pixels: red, green, blue, alpha, row by row from the top, not premultiplied.
    package convenience init(width: Int, height: Int, rgba: [UInt8]) {
        let canvas = Canvas(pixelWidth: width, pixelHeight: height)
        cairo_surface_flush(canvas.surface)
        let stride = Int(cairo_image_surface_get_stride(canvas.surface))
        if let data = cairo_image_surface_get_data(canvas.surface) {
            for row in 0..<height {
                for column in 0..<width {
                    let source = (row * width + column) * 4
                    let target = data + row * stride + column * 4
                    let alpha = Int(rgba[source + 3])
                    for (channel, offset) in [(0, 2), (1, 1), (2, 0)] {
                        target[offset] = UInt8((Int(rgba[source + channel]) * alpha + 127) / 255)
                    }
                    target[3] = UInt8(alpha)
                }
            }
        }
        cairo_surface_mark_dirty(canvas.surface)
        self.init(adopting: cairo_surface_reference(canvas.surface))
    }

    /// The same pixels in memory of their own.
    var copied: CGImage {
        cropping(to: CGRect(x: 0, y: 0, width: width, height: height)) ?? self
    }
}
