import CCairo

/// Reads and writes PNG by Cairo.
enum PNG {
    /// The pixels, as a surface that is the caller's; nil if the data is none, or is cut off.
    static func decode(_ data: Data) -> OpaquePointer? {
        let source = Source(data: data)
        let surface = withExtendedLifetime(source) {
            cairo_image_surface_create_from_png_stream(
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
                    return Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue().read(into: bytes, count: Int(count))
                },
                Unmanaged.passUnretained(source).toOpaque()
            )
        }
        guard let surface else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        return normalized(surface)
    }

    /// The data of a picture; nil if Cairo cannot write it.
    static func encode(_ image: CGImage) -> Data? {
        let target = Target()
        let status = withExtendedLifetime(target) {
            cairo_surface_write_to_png_stream(
                image.surface,
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    Unmanaged<Target>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                },
                Unmanaged.passUnretained(target).toOpaque()
            )
        }
        return status == CAIRO_STATUS_SUCCESS ? target.data : nil
    }

    /// A picture without alpha comes as RGB24, whose fourth byte means nothing: all pictures here are ARGB32.
    private static func normalized(_ surface: OpaquePointer) -> OpaquePointer? {
        guard cairo_image_surface_get_format(surface) != CAIRO_FORMAT_ARGB32 else { return surface }
        defer { cairo_surface_destroy(surface) }
        let canvas = Canvas(
            pixelWidth: Int(cairo_image_surface_get_width(surface)),
            pixelHeight: Int(cairo_image_surface_get_height(surface))
        )
        cairo_set_source_surface(canvas.cairo, surface, 0, 0)
        cairo_set_operator(canvas.cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(canvas.cairo)
        return cairo_surface_reference(canvas.surface)
    }

    private final class Source {
        private let data: Data
        private var position: Int

        init(data: Data) {
            self.data = data
            position = data.startIndex
        }

        func read(into bytes: UnsafeMutablePointer<UInt8>, count: Int) -> cairo_status_t {
            guard data.endIndex - position >= count else { return CAIRO_STATUS_READ_ERROR }
            data.copyBytes(to: bytes, from: position..<(position + count))
            position += count
            return CAIRO_STATUS_SUCCESS
        }
    }

    private final class Target {
        var data = Data()
    }
}
