import Foundation
import UIKit

/// Photos that a test makes itself: fields of plain colours, as JPEG.
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
    public static func jpeg(
        width: Int,
        height: Int,
        orientation: UIImage.Orientation = .up,
        quality: CGFloat = 0.8
    ) -> Data {
        var made: (row: Int, words: [UInt32]) = (-1, [])
        let data = JPEG.encode(width: width, height: height, quality: Int(quality * 100), orientation: orientation.exif) { index, words in
            let row = index * rows / height
            if made.row != row {
                made = (row, (0..<width).map { word(color(column: $0 * columns / width, row: row)) })
            }
            made.words.withUnsafeBufferPointer { _ = words.update(fromContentsOf: $0) }
        }
        guard let data else { preconditionFailure("a photo is 1 to 32767 pixels wide and high, not \(width) × \(height)") }
        return data
    }

    /// The colour of a field, as it is stored: no two are alike, and the red, the green and the blue tell them apart by 30 at the least.
    public static func color(column: Int, row: Int) -> Picture.Pixel {
        Picture.Pixel(red: UInt8(30 + column * 30), green: UInt8(30 + row * 40), blue: (column + row) % 2 == 0 ? 40 : 200)
    }

    private static func word(_ pixel: Picture.Pixel) -> UInt32 {
        UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
    }
}
