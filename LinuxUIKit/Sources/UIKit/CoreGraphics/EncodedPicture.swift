import CCairo

/// Where a picture's pixels come from when they are needed.
protocol PixelSource: Sendable {
    /// In pixels.
    var width: Int { get }
    var height: Int { get }
    /// How the pixels are to be turned.
    var orientation: UIImage.Orientation { get }

    /// All pixels, as a surface that is the caller's; nil where the data is broken.
    func decode() -> OpaquePointer?

    /// The pixels as small as they are had cheaply, yet no smaller than a size.
    func decode(noSmallerThan size: (width: Int, height: Int)) -> OpaquePointer?
}

/// A picture as it is in a file: how large it is and how it is turned is known, its pixels are not there yet.
package struct EncodedPicture: PixelSource {
    private enum Format {
        case png, jpeg
    }

    /// In pixels, as they are stored.
    package let width: Int
    package let height: Int
    /// EXIF's number for how it is turned, if there is one.
    package let exifOrientation: Int?
    private let data: Data
    private let format: Format

    package var orientation: UIImage.Orientation { exifOrientation.flatMap(UIImage.Orientation.init(exif:)) ?? .up }

    /// The uniform type identifier of the format.
    package var typeIdentifier: String {
        switch format {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        }
    }

    /// 16384 × 16384 pixels, a gigabyte of them: what claims more is taken for broken.
    private static let largestPixelCount = 1 << 28

    /// Reads what the header says; nil where that is no picture, or none that can be drawn.
    package init?(_ data: Data) {
        let size: (width: Int, height: Int)?
        if JPEG.isBegun(by: data) {
            format = .jpeg
            size = JPEG.size(of: data)
            exifOrientation = ExifOrientation.find(in: data)
        } else {
            format = .png
            size = PNG.size(of: data)
            exifOrientation = nil
        }
        guard let size, (1...JPEG.largestSide).contains(size.width), (1...JPEG.largestSide).contains(size.height),
            size.width * size.height <= Self.largestPixelCount
        else { return nil }
        (width, height) = size
        self.data = data
    }

    func decode() -> OpaquePointer? {
        switch format {
        case .png: checked(PNG.decode(data))
        case .jpeg: JPEG.decode(data, width: width, height: height)
        }
    }

    func decode(noSmallerThan size: (width: Int, height: Int)) -> OpaquePointer? {
        guard format == .jpeg else { return decode() }
        let eighths = (1...8).first { JPEG.side(width, eighths: $0) >= size.width && JPEG.side(height, eighths: $0) >= size.height }
        return JPEG.decode(data, width: width, height: height, eighths: eighths ?? 8)
    }

    /// What libpng makes of it is as large as the header said.
    private func checked(_ surface: OpaquePointer?) -> OpaquePointer? {
        guard let surface else { return nil }
        guard cairo_image_surface_get_width(surface) == width, cairo_image_surface_get_height(surface) == height else {
            cairo_surface_destroy(surface)
            return nil
        }
        return surface
    }
}
