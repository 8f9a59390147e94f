import CCairo
import CJPEG
import Foundation

/// Reads and writes JPEG by libjpeg-turbo.
package struct JPEG: PictureFile {
    let width: Int
    let height: Int
    let exifOrientation: Int?
    let typeIdentifier = "public.jpeg"
    private let data: Data
    private let colors: ProfileColors

    init?(_ data: Data) {
        var (width, height) = (Int32(0), Int32(0))
        guard data.starts(with: [0xFF, 0xD8, 0xFF]), data.withBytes({ cjpeg_read_size($0, $1, &width, &height) }) == true else {
            return nil
        }
        (self.width, self.height) = (Int(width), Int(height))
        exifOrientation = ExifOrientation.find(inJPEG: data)
        self.data = data
        colors = ProfileColors { JPEG.conversion(in: data) }
    }

    var hasGainMap: Bool { GainMap.isMentioned(inJPEG: data) }

    func hasEnd(of frame: Int) -> Bool { data.withBytes { cjpeg_has_end($0, $1) } ?? false }

    let decodesParts = true

    func side(_ side: Int, reducedBy factor: Int) -> Int { JPEG.side(side, eighths: 8 / factor) }

    /// Returns the length of a side if the picture is decoded at a number of eighths of its size.
    private static func side(_ side: Int, eighths: Int) -> Int { Int(cjpeg_scaled_side(Int32(side), Int32(eighths))) }

    func decode(_ area: PixelArea, of frame: Int, reducedBy factor: Int) -> OpaquePointer? { decode(area, eighths: 8 / factor) }

    func decode(frame: Int, noSmallerThan size: (width: Int, height: Int)) -> OpaquePointer? {
        let eighths = (1...8).first { JPEG.side(width, eighths: $0) >= size.width && JPEG.side(height, eighths: $0) >= size.height } ?? 8
        return decode(.whole(JPEG.side(width, eighths: eighths), JPEG.side(height, eighths: eighths)), eighths: eighths)
    }

    /// Decodes a part of the picture at a number of eighths of its size. libjpeg leaves out finer detail, which saves time and memory.
    ///
    /// - Parameter area: The part, in pixels of the smaller size.
    /// - Returns: A surface that the caller owns, or `nil` if the part is too large or the data is broken. Pixels that are cut off are
    ///   grey.
    private func decode(_ area: PixelArea, eighths: Int) -> OpaquePointer? {
        let (width, height) = (Int32(JPEG.side(width, eighths: eighths)), Int32(JPEG.side(height, eighths: eighths)))
        let part = cjpeg_area(x: Int32(area.x), y: Int32(area.y), width: Int32(area.width), height: Int32(area.height))
        return Canvas.surface(pixelWidth: area.width, pixelHeight: area.height) { pixels, stride in
            colors.withFilter { filter, context in
                data.withBytes { cjpeg_decode($0, $1, Int32(eighths), width, height, part, pixels, stride, filter, context) } ?? false
            }
        }
    }

    private static func conversion(in data: Data) -> ColorConversion? {
        var (profile, length, colors) = (UnsafeMutablePointer<UInt8>?.none, 0, CJPEG_COLORS_BGRA)
        let isRead = data.withBytes { cjpeg_read_profile($0, $1, &profile, &length, &colors) }
        guard isRead == true, let profile else { return nil }
        let layout: ColorConversion.Layout =
            switch colors {
            case CJPEG_COLORS_INKS: .inks
            case CJPEG_COLORS_INVERTED_INKS: .invertedInks
            default: .bgra
            }
        return ColorConversion(profile: Data(bytesNoCopy: profile, count: length, deallocator: .free), layout: layout)
    }

    /// Encodes rows one by one, without a bitmap of the picture.
    ///
    /// - Parameters:
    ///   - quality: The quality, from 0 to 100.
    ///   - restartRows: The number of rows of blocks between two marks from which the picture can be decoded, or 0 for no marks.
    ///   - row: The closure that fills a row of words 0x..RRGGBB.
    /// - Returns: The data, or `nil` if there is no memory for it.
    package static func encode(
        width: Int,
        height: Int,
        quality: Int,
        orientation: PixelOrientation,
        restartRows: Int = 0,
        row: (_ index: Int, _ words: UnsafeMutableBufferPointer<UInt32>) -> Void
    ) -> Data? {
        guard (1...JPEG.largestSide).contains(width), (1...JPEG.largestSide).contains(height) else { return nil }
        return RowSource.encode(width: width, row: row) { source, bytes, count in
            cjpeg_encode(
                Int32(width),
                Int32(height),
                Int32(quality),
                Int32(orientation.rawValue),
                Int32(restartRows),
                { RowSource.fill($0, $1, $2) },
                source,
                &bytes,
                &count
            )
        }
    }

    /// Returns the data of a picture on white. Returns nil for a picture that is too large for a bitmap, and without memory for the data.
    package static func encode(_ image: CGImage, quality: Int, orientation: PixelOrientation) -> Data? {
        guard image.isDrawable else { return nil }
        return encode(
            width: image.width,
            height: image.height,
            quality: quality,
            orientation: orientation,
            row: image.fillRowOnWhite
        )
    }

    /// The longest side that libjpeg writes and reads, in pixels.
    private static let largestSide = 65_500
}
