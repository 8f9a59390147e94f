import CCairo

/// A picture of pixels that does not change.
///
/// One that comes from data is decoded when its pixels are needed first, on the thread that needs them, and keeps them.
public final class CGImage: @unchecked Sendable {
    /// The width, in pixels.
    public let width: Int

    /// The height, in pixels.
    public let height: Int

    /// What it is decoded from; nil for what was drawn.
    let encoded: (any PixelSource)?

    /// Where its pixels are counted; nil for what was drawn.
    private let account: PixelAccount?

    private let lock = NSLock()
    private var pixels: OpaquePointer?

    /// Takes over a surface from whoever made it.
    init(adopting surface: OpaquePointer) {
        cairo_surface_flush(surface)
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        pixels = surface
        encoded = nil
        account = nil
    }

    /// A picture that is decoded when it is needed.
    init(_ encoded: any PixelSource) {
        width = encoded.width
        height = encoded.height
        self.encoded = encoded
        account = PixelAccount.owner
    }

    /// Takes over a surface that was decoded just now, and counts it.
    init(decoded surface: OpaquePointer, account: PixelAccount) {
        cairo_surface_flush(surface)
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        pixels = surface
        encoded = nil
        self.account = account
        account.add(byteCount)
    }

    deinit {
        guard let pixels else { return }
        cairo_surface_destroy(pixels)
        account?.remove(byteCount)
    }

    /// Premultiplied ARGB, 32 bits a pixel. Nobody draws into it once it is here, which makes the class Sendable.
    package var surface: OpaquePointer {
        // What was drawn has its pixels from the beginning.
        if encoded == nil, let pixels { return pixels }
        return lock.withLock {
            if let pixels { return pixels }
            // What cannot be decoded is transparent.
            let decoded = encoded?.decode() ?? Canvas.makeSurface(pixelWidth: width, pixelHeight: height)
            cairo_surface_flush(decoded)
            pixels = decoded
            account?.add(byteCount)
            return decoded
        }
    }

    /// The bytes from one row to the next.
    public var bytesPerRow: Int { Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width))) }

    /// The bytes of all pixels.
    private var byteCount: Int { bytesPerRow * height }

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

    /// The picture with its pixels decoded: itself where they are there, otherwise a new one. Nil if they cannot be decoded.
    package var decoded: CGImage? {
        guard let encoded, let account, !isDecoded else { return self }
        return encoded.decode().map { CGImage(decoded: $0, account: account) }
    }

    /// Whether the pixels are there.
    private var isDecoded: Bool { lock.withLock { pixels != nil } }

    /// The picture stretched to a size in pixels, without all of its own being decoded where that can be done; nil if they cannot be decoded.
    func resampled(width: Int, height: Int) -> CGImage? {
        guard let source = resamplingSource(width: width, height: height) else { return nil }
        if (source.width, source.height) == (width, height) { return source }
        let canvas = Canvas(pixelWidth: width, pixelHeight: height)
        ImagePainter.paint(source, in: CGRect(x: 0, y: 0, width: width, height: height), on: canvas.cairo)
        guard let account else { return canvas.makeImage() }
        return CGImage(decoded: cairo_surface_reference(canvas.surface), account: account)
    }

    private func resamplingSource(width: Int, height: Int) -> CGImage? {
        guard let encoded, let account, !isDecoded else { return self }
        return encoded.decode(noSmallerThan: (width, height)).map { CGImage(decoded: $0, account: account) }
    }
}
