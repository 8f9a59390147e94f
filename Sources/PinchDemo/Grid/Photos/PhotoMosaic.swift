import CoreGraphics
import Foundation

/// A photo of 230 megapixels: a photo of the demo that consists of thousands of small photos.
///
/// The resource `mosaic.jpg` contains 256 small photos side by side, with a restart marker after each of their rows of blocks. A decoder
/// can start at each marker. Therefore the large file is put together from the bytes between the markers, and no pixel is ever in memory.
/// `make-mosaic.py` has made both resources.
enum PhotoMosaic {
    /// The photo that a person sees from a distance.
    static let photo = Photo.cat
    static let columns = 291
    static let rows = 193
    /// The width and the height of a small photo, in pixels.
    static let tileSide = 64
    private static let tileCount = 256
    /// The size, in pixels.
    static var size: CGSize { CGSize(width: columns * tileSide, height: rows * tileSide) }
    /// The width and the height of a block of the JPEG, in pixels.
    private static let blockSide = 16

    /// Returns the JPEG; nil if a resource is missing or damaged.
    static func jpeg() -> Data? {
        guard let tiles = resource("jpg"), let plan = resource("plan"), plan.count == columns * rows,
            let header = header(of: tiles)
        else { return nil }
        let stripCount = tileSide / blockSide
        let pieces = pieces(of: tiles.dropFirst(header.count))
        guard pieces.count == stripCount * tileCount else { return nil }
        var jpeg = header
        for row in 0..<rows * stripCount {
            let (place, strip) = row.quotientAndRemainder(dividingBy: stripCount)
            for column in 0..<columns {
                let number = row * columns + column
                // The markers are numbered from 0 to 7, in a repeating order.
                if number > 0 { jpeg.append(contentsOf: [0xFF, 0xD0 + UInt8((number - 1) % 8)]) }
                jpeg.append(pieces[strip * tileCount + Int(plan[place * columns + column])])
            }
        }
        jpeg.append(contentsOf: [0xFF, 0xD9])
        return jpeg
    }

    private static func resource(_ pathExtension: String) -> Data? {
        DemoResources.url("mosaic", extension: pathExtension, folder: "Mosaic").flatMap { try? Data(contentsOf: $0) }
    }

    /// Returns all bytes before the pixels, with the size of the large photo; nil if the data is not a JPEG.
    private static func header(of jpeg: Data) -> Data? {
        var header = jpeg
        // Each segment begins with a marker of two bytes and the length of the rest.
        var position = 2
        while position + 9 < jpeg.count, jpeg[position] == 0xFF {
            let marker = jpeg[position + 1]
            if marker == 0xC0 {
                let (height, width) = (rows * tileSide, columns * tileSide)
                let size = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map { UInt8($0) }
                header.replaceSubrange(position + 5..<position + 9, with: size)
            }
            position += 2 + Int(jpeg[position + 2]) << 8 + Int(jpeg[position + 3])
            if marker == 0xDA { return header.prefix(position) }
        }
        return nil
    }

    /// Returns the bytes between the markers. Within these bytes, a zero follows each 255.
    private static func pieces(of pixels: Data) -> [Data] {
        var pieces: [Data] = []
        var (start, position) = (pixels.startIndex, pixels.startIndex)
        while let mark = pixels[position...].firstIndex(of: 0xFF), mark + 1 < pixels.endIndex {
            position = mark + 2
            guard pixels[mark + 1] != 0 else { continue }
            pieces.append(pixels.subdata(in: start..<mark))
            start = position
        }
        return pieces
    }
}
