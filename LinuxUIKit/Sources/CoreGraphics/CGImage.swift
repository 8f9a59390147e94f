import CCairo
import Foundation

/// A picture of pixels that does not change.
///
/// A picture from data is decoded when its pixels are first needed, on the thread that needs them. The picture then keeps its pixels.
public final class CGImage: @unchecked Sendable {
    /// The width, in pixels.
    public let width: Int

    /// The height, in pixels.
    public let height: Int

    /// The source from which the picture is decoded, or `nil` for a drawn picture.
    let encoded: (any PixelSource)?

    /// The turn that the pixels need.
    package var orientation: PixelOrientation { encoded?.orientation ?? .up }

    /// The account that counts the picture's pixels, or `nil` for a drawn picture.
    private let account: PixelAccount?
    /// The number of bytes that count for a decoded pixel: 4, or 8 in the high dynamic range, where a phone has a half-float for each
    /// channel.
    private let bytesPerPixel: Int

    private let lock = NSLock()
    private var pixels: OpaquePointer?

    /// Takes over a surface from its maker.
    init(adopting surface: OpaquePointer) {
        cairo_surface_flush(surface)
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        pixels = surface
        encoded = nil
        account = nil
        bytesPerPixel = 4
    }

    /// Makes a picture that is decoded when its pixels are needed.
    init(_ encoded: any PixelSource, bytesPerPixel: Int = 4) {
        width = encoded.width
        height = encoded.height
        self.encoded = encoded
        account = PixelAccount.owner
        self.bytesPerPixel = bytesPerPixel
    }

    /// Takes over a surface and counts its memory. Its pixels were decoded just now, or are a copy of decoded pixels.
    init(decoded surface: OpaquePointer, account: PixelAccount, bytesPerPixel: Int = 4, isCopy: Bool = false) {
        cairo_surface_flush(surface)
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        pixels = surface
        encoded = nil
        self.account = account
        self.bytesPerPixel = bytesPerPixel
        account.add(byteCount(of: surface), isCopy: isCopy)
    }

    deinit {
        guard let pixels else { return }
        account?.remove(byteCount(of: pixels))
        cairo_surface_destroy(pixels)
    }

    /// The pixels as premultiplied ARGB, 32 bits a pixel. The class is Sendable because nobody draws into the surface of a picture.
    package var surface: OpaquePointer {
        // A drawn picture has its pixels from the beginning.
        if encoded == nil, let pixels { return pixels }
        return lock.withLock {
            if let pixels { return pixels }
            // If the data cannot be decoded, the picture is transparent. A picture too large for a bitmap gets a single transparent pixel.
            let decoded =
                encoded?.decode() ?? Canvas.surface(pixelWidth: width, pixelHeight: height) { _, _ in true }
                ?? Canvas.makeSurface(pixelWidth: 1, pixelHeight: 1)
            cairo_surface_flush(decoded)
            pixels = decoded
            account?.add(byteCount(of: decoded))
            return decoded
        }
    }

    /// The number of bytes from one row to the next.
    public var bytesPerRow: Int { Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width))) }

    private func byteCount(of surface: OpaquePointer) -> Int {
        Int(cairo_image_surface_get_stride(surface)) * Int(cairo_image_surface_get_height(surface)) * bytesPerPixel / 4
    }

    /// Whether the surface has all pixels of the picture. The stand-in for a picture that is too large has a single pixel.
    package var isDrawable: Bool { isWhole(surface) }

    private func isWhole(_ surface: OpaquePointer) -> Bool {
        Int(cairo_image_surface_get_width(surface)) == width && Int(cairo_image_surface_get_height(surface)) == height
    }

    /// Whether the pixels are decoded.
    private var isDecoded: Bool { lock.withLock { pixels.map(isWhole) ?? false } }

    /// Returns the part of the picture in a rectangle of pixels, or `nil` if the rectangle lies outside the picture.
    ///
    /// If the picture comes from a file and is not decoded yet, only the part is decoded, when its pixels are needed.
    public func cropping(to rect: CGRect) -> CGImage? {
        let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
        let pixels = PixelArea(x: Int(area.minX), y: Int(area.minY), width: Int(area.width), height: Int(area.height))
        if !isDecoded, let part = encoded?.part(pixels) { return CGImage(part, bytesPerPixel: bytesPerPixel) }
        guard max(pixels.width, pixels.height) <= Canvas.largestSide else { return nil }
        let canvas = Canvas(pixelWidth: pixels.width, pixelHeight: pixels.height)
        cairo_set_source_surface(canvas.cairo, surface, -area.minX, -area.minY)
        cairo_paint(canvas.cairo)
        guard let account else { return canvas.makeImage() }
        return CGImage(decoded: cairo_surface_reference(canvas.surface), account: account, bytesPerPixel: bytesPerPixel, isCopy: true)
    }
}

extension CGImage {
    /// A copy of this drawn picture, with memory of its own.
    package var copied: CGImage {
        cropping(to: CGRect(x: 0, y: 0, width: width, height: height)) ?? self
    }

    /// The picture with its pixels decoded: itself if it has them, otherwise a new picture. The value is `nil` if the data cannot be
    /// decoded.
    package var decoded: CGImage? {
        guard let encoded, let account, !isDecoded else { return self }
        return encoded.decode().map { CGImage(decoded: $0, account: account, bytesPerPixel: bytesPerPixel) }
    }

    /// Returns the picture stretched to a size in pixels, or `nil` if the data cannot be decoded. If possible, fewer pixels are decoded
    /// than the picture has.
    package func resampled(width: Int, height: Int) -> CGImage? {
        guard let source = resamplingSource(width: width, height: height) else { return nil }
        if (source.width, source.height) == (width, height) { return source }
        let canvas = Canvas(pixelWidth: width, pixelHeight: height)
        ImagePainter.paint(source, in: CGRect(x: 0, y: 0, width: width, height: height), on: canvas.cairo)
        guard let account else { return canvas.makeImage() }
        return CGImage(decoded: cairo_surface_reference(canvas.surface), account: account, bytesPerPixel: bytesPerPixel)
    }

    private func resamplingSource(width: Int, height: Int) -> CGImage? {
        guard let encoded, let account, !isDecoded else { return self }
        return encoded.decode(noSmallerThan: (width, height)).map {
            CGImage(decoded: $0, account: account, bytesPerPixel: bytesPerPixel)
        }
    }
}
