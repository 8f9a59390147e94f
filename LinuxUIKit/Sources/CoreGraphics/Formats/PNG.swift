import CPNG
import Foundation

/// Reads and writes PNG by libpng.
package struct PNG: PictureFile {
    let width: Int
    let height: Int
    let exifOrientation: Int?
    let typeIdentifier = "public.png"
    private let data: Data
    private let colors: ProfileColors

    init?(_ data: Data) {
        var (width, height) = (Int32(0), Int32(0))
        guard data.withBytes({ cpng_read_size($0, $1, &width, &height) }) == true else { return nil }
        (self.width, self.height) = (Int(width), Int(height))
        exifOrientation = PNG.withChunk("eXIf", in: data, ExifOrientation.find(in:))
        self.data = data
        colors = ProfileColors { PNG.conversion(in: data) }
    }

    /// Whether the header's color type has the bit for alpha. A picture without the bit may have a chunk with the alphas of its colors.
    var hasAlpha: Bool { data.withBytes { $1 > 25 && $0[25] & 4 != 0 } == true || PNG.withChunk("tRNS", in: data) { _ in true } == true }

    func hasEnd(of frame: Int) -> Bool { PNG.withChunk("IEND", in: data) { _ in true } ?? false }

    /// Returns a closure's result for the content of the first chunk of a kind, or `nil` if that chunk is missing or cut off.
    private static func withChunk<Result>(_ kind: String, in data: Data, _ body: (UnsafeRawBufferPointer) -> Result?) -> Result? {
        data.withUnsafeBytes { bytes in
            var position = 8
            // A chunk consists of the length of its content, its kind, its content, and a checksum.
            while let length = bytes.long(at: position, isBigEndian: true), position + 12 + length <= bytes.count {
                let content = position + 8
                if bytes[(position + 4)..<content].elementsEqual(kind.utf8) {
                    return body(UnsafeRawBufferPointer(rebasing: bytes[content..<(content + length)]))
                }
                position += 12 + length
            }
            return nil
        }
    }

    let decodesParts = true

    func side(_ side: Int, reducedBy factor: Int) -> Int { Int(cpng_reduced_side(Int32(side), Int32(factor))) }

    /// Decodes a part of the picture, reduced by a factor.
    ///
    /// - Parameter area: The part, in pixels of the reduced picture.
    /// - Returns: A surface that the caller owns, or `nil` if the part is too large or missing from the data. Pixels that are cut off are
    ///   transparent.
    func decode(_ area: PixelArea, of frame: Int, reducedBy factor: Int) -> OpaquePointer? {
        let (width, height) = (Int32(side(width, reducedBy: factor)), Int32(side(height, reducedBy: factor)))
        let part = cpng_area(x: Int32(area.x), y: Int32(area.y), width: Int32(area.width), height: Int32(area.height))
        return Canvas.surface(pixelWidth: area.width, pixelHeight: area.height) { pixels, stride in
            colors.withFilter { filter, context in
                data.withBytes { cpng_decode($0, $1, Int32(factor), width, height, part, pixels, stride, filter, context) } ?? false
            }
        }
    }

    private static func conversion(in data: Data) -> ColorConversion? {
        var (profile, length) = (UnsafeMutablePointer<UInt8>?.none, 0)
        guard data.withBytes({ cpng_read_profile($0, $1, &profile, &length) }) == true, let profile else { return nil }
        return ColorConversion(profile: Data(bytesNoCopy: profile, count: length, deallocator: .free), layout: .rgba)
    }

    /// Encodes opaque rows one by one, without a bitmap of the picture.
    ///
    /// - Parameters:
    ///   - isInterlaced: Whether the picture is stored in passes. If so, each row is made seven times.
    ///   - row: The closure that fills a row of words 0x..RRGGBB.
    /// - Returns: The data, or `nil` if there is no memory for it.
    package static func encode(
        width: Int,
        height: Int,
        isInterlaced: Bool,
        row: (_ index: Int, _ words: UnsafeMutableBufferPointer<UInt32>) -> Void
    ) -> Data? {
        RowSource.encode(width: width, row: row) { source, bytes, count in
            cpng_encode(Int32(width), Int32(height), false, isInterlaced, { RowSource.fill($0, $1, $2) }, source, &bytes, &count)
        }
    }

    /// Returns the data of a picture. Returns nil for a picture that is too large for a bitmap, and without memory for the data.
    package static func encode(_ image: CGImage) -> Data? {
        guard image.isDrawable else { return nil }
        let (width, height, hasAlpha) = (Int32(image.width), Int32(image.height), !image.isOpaque)
        return RowSource.encode(width: image.width, row: image.fillStraightRow) { source, bytes, count in
            cpng_encode(width, height, hasAlpha, false, { RowSource.fill($0, $1, $2) }, source, &bytes, &count)
        }
    }
}
