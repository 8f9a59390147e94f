import CCairo

/// A space of colors. Only those exist here with which a bitmap of alpha or of colors is made.
public final class CGColorSpace: Sendable {
    fileprivate init() {}
}

/// Returns the device's space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// Returns the device's space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// The order of a pixel's bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates an order from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Pixels of 32 bits, whose lowest byte is first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
}

/// The alpha of a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Pixels without alpha.
    case none = 0
    /// Colors that are multiplied by the alpha, which is last.
    case premultipliedLast = 1
    /// Colors that are multiplied by the alpha, which is first.
    case premultipliedFirst = 2
    /// The alpha is last.
    case last = 3
    /// The alpha is first.
    case first = 4
    /// The last byte is ignored.
    case noneSkipLast = 5
    /// The first byte is ignored.
    case noneSkipFirst = 6
    /// Alpha without colors.
    case alphaOnly = 7
}

extension CGImage {
    /// The alpha of the pixels. A drawn picture has alpha, even if all of it is opaque.
    public var alphaInfo: CGImageAlphaInfo {
        (encoded as? EncodedPicture)?.hasAlpha == false ? .noneSkipLast : .premultipliedFirst
    }
}

extension CGContext {
    /// Makes a bitmap of alpha, or of colors with `premultipliedFirst` and `byteOrder32Little`, with memory of its own and y pointing up.
    /// Returns nil if the size isn't possible. Other bitmaps trap.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        let isAlpha = bitmapInfo == CGImageAlphaInfo.alphaOnly.rawValue
        let colors = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        precondition(
            data == nil && bitsPerComponent == 8 && bytesPerRow == 0 && (isAlpha || bitmapInfo == colors),
            "LinuxUIKit: CGContext(data:width:height:…): only bitmaps of alpha or colors, with memory and rows of their own, are simulated"
        )
        guard Canvas.isPossible(pixelWidth: width, pixelHeight: height) else { return nil }
        let canvas =
            isAlpha
            ? Canvas(opacityOfPixelWidth: width, pixelHeight: height) : Canvas(pixelWidth: width, pixelHeight: height)
        self.init(canvas: canvas, scale: 1)
        translateBy(x: 0, y: CGFloat(height))
        scaleBy(x: 1, y: -1)
    }

    /// The bytes of a bitmap, row by row from the top. Only a bitmap that was made by its size has them here.
    public var data: UnsafeMutableRawPointer? {
        let surface = cairo_get_target(cairo)
        cairo_surface_flush(surface)
        return cairo_image_surface_get_data(surface).map { UnsafeMutableRawPointer($0) }
    }

    /// The number of bytes of a bitmap's row.
    public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(cairo_get_target(cairo))) }
}
