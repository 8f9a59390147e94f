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

    /// A part of the picture, for which the rest is not decoded; nil if that cannot be done.
    func part(_ area: PixelArea) -> (any PixelSource)?
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

    /// Whether the file does not break off before its end.
    package var hasEnd: Bool {
        switch format {
        case .png: PNG.hasEnd(data)
        case .jpeg: JPEG.hasEnd(data)
        }
    }

    /// Whether the file has a gain map beside its picture, from which the picture is made brighter than white.
    var hasGainMap: Bool {
        switch format {
        case .png: false
        case .jpeg: GainMap.isMentioned(inJPEG: data)
        }
    }

    /// Reads what the header says; nil where that is no picture. How large a picture may be is seen when it is decoded.
    package init?(_ data: Data) {
        let size: (width: Int, height: Int)?
        if JPEG.isBegun(by: data) {
            format = .jpeg
            size = JPEG.size(of: data)
            exifOrientation = ExifOrientation.find(inJPEG: data)
        } else {
            format = .png
            size = PNG.size(of: data)
            exifOrientation = nil
        }
        guard let size, size.width > 0, size.height > 0 else { return nil }
        (width, height) = size
        self.data = data
    }

    func decode() -> OpaquePointer? { decode(.whole(width, height), reducedBy: 1) }

    func decode(noSmallerThan size: (width: Int, height: Int)) -> OpaquePointer? {
        switch format {
        case .png:
            let factor = EncodedPicture.factors.last { factor in
                let reduced = self.size(reducedBy: factor)
                return reduced.width >= size.width && reduced.height >= size.height
            }
            let reduced = self.size(reducedBy: factor ?? 1)
            return decode(.whole(reduced.width, reduced.height), reducedBy: factor ?? 1)
        case .jpeg:
            let eighths = (1...8).first { JPEG.side(width, eighths: $0) >= size.width && JPEG.side(height, eighths: $0) >= size.height }
            return JPEG.decode(data, width: width, height: height, eighths: eighths ?? 8)
        }
    }

    /// The factors by which a picture can be reduced while it is decoded.
    static let factors = [1, 2, 4, 8]

    /// The size of the picture when so many pixels along each side are one.
    func size(reducedBy factor: Int) -> (width: Int, height: Int) {
        switch format {
        case .png: (PNG.side(width, factor: factor), PNG.side(height, factor: factor))
        case .jpeg: (JPEG.side(width, eighths: 8 / factor), JPEG.side(height, eighths: 8 / factor))
        }
    }

    /// A part of the picture at a fraction of its size, as a surface that is the caller's; nil if it is too large, or the data is broken.
    func decode(_ area: PixelArea, reducedBy factor: Int) -> OpaquePointer? {
        switch format {
        case .png: PNG.decode(data, width: width, height: height, factor: factor, area: area)
        case .jpeg: JPEG.decode(data, width: width, height: height, eighths: 8 / factor, area: area)
        }
    }

    func part(_ area: PixelArea) -> (any PixelSource)? { PicturePart(self, reducedBy: 1, area: area) }
}
