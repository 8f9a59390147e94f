import Foundation
import UIKit

/// Photos that a test makes itself: fields of plain colours, as JPEG or PNG.
///
/// A photo is written row by row, without a bitmap: one of 48 megapixels takes less than a second.
public enum MadePhoto {
    /// The fields in a row, and the rows.
    public static let columns = 8, rows = 6

    /// A photo of so many pixels, as they are stored.
    ///
    /// - Parameters:
    ///   - orientation: how it is turned to be upright.
    ///   - quality: of the compression, 0 to 1.
    ///   - restartRows: after so many rows of blocks there is a mark from which the photo can be decoded, as some cameras write it; 0 for
    ///     none.
    public static func jpeg(
        width: Int,
        height: Int,
        orientation: UIImage.Orientation = .up,
        quality: CGFloat = 0.8,
        restartRows: Int = 0
    ) -> Data {
        let row = rows(width: width, height: height)
        let data = JPEG.encode(
            width: width,
            height: height,
            quality: Int(quality * 100),
            orientation: orientation.exif,
            restartRows: restartRows,
            row: row
        )
        guard let data else { preconditionFailure("a JPEG is 1 to 65500 pixels wide and high, not \(width) × \(height)") }
        return data
    }

    /// A photo of so many pixels as PNG, which can be longer than a JPEG: a panorama of 100,000 pixels, say.
    ///
    /// - Parameter isInterlaced: whether the photo comes in passes, each of which makes it finer.
    public static func png(width: Int, height: Int, isInterlaced: Bool = false) -> Data {
        let data = PNG.encode(width: width, height: height, isInterlaced: isInterlaced, row: rows(width: width, height: height))
        guard let data else { preconditionFailure("a PNG is 1 to 1000000 pixels wide and high, not \(width) × \(height)") }
        return data
    }

    /// Makes the rows of a photo; a row that is like the one before is made once.
    private static func rows(width: Int, height: Int) -> (Int, UnsafeMutableBufferPointer<UInt32>) -> Void {
        var made: (row: Int, words: [UInt32]) = (-1, [])
        return { index, words in
            let row = index * rows / height
            if made.row != row {
                made = (row, (0..<width).map { word(color(column: $0 * columns / width, row: row)) })
            }
            made.words.withUnsafeBufferPointer { _ = words.update(fromContentsOf: $0) }
        }
    }

    /// The colour of a field, as it is stored: no two are alike, and the red, the green and the blue tell them apart by 30 at the least.
    public static func color(column: Int, row: Int) -> Picture.Pixel {
        Picture.Pixel(red: UInt8(30 + column * 30), green: UInt8(30 + row * 40), blue: (column + row) % 2 == 0 ? 40 : 200)
    }

    private static func word(_ pixel: Picture.Pixel) -> UInt32 {
        UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
    }
}
