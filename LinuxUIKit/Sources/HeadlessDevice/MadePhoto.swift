import Foundation
import UIKit

/// Photos made of plain colored fields by a test, as JPEG or PNG.
///
/// A photo is written row by row, without a bitmap. A photo of 48 megapixels takes less than a second.
public enum MadePhoto {
    /// The number of fields in a row, and the number of rows.
    public static let columns = 8, rows = 6

    /// Returns a JPEG with a stored size in pixels.
    ///
    /// - Parameters:
    ///   - orientation: The orientation in which the photo is upright.
    ///   - quality: The quality of the compression, 0 to 1.
    ///   - restartRows: The number of rows of blocks between restart marks, from which the photo can be decoded; 0 for no marks. Some
    ///     cameras write such marks.
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
            orientation: orientation.ofPixels,
            restartRows: restartRows,
            row: row
        )
        guard let data else { preconditionFailure("a JPEG is 1 to 65500 pixels wide and high, not \(width) × \(height)") }
        return data
    }

    /// Returns a PNG with a size in pixels. A PNG can be longer than a JPEG, such as a panorama of 100,000 pixels.
    ///
    /// - Parameter isInterlaced: Whether the photo is stored in several passes, each of which adds detail.
    public static func png(width: Int, height: Int, isInterlaced: Bool = false) -> Data {
        let data = PNG.encode(width: width, height: height, isInterlaced: isInterlaced, row: rows(width: width, height: height))
        guard let data else { preconditionFailure("a PNG is 1 to 1000000 pixels wide and high, not \(width) × \(height)") }
        return data
    }

    /// Returns a closure that makes the rows of a photo. A row that equals the row before is made only once.
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

    /// Returns the stored color of a field. All colors are different: at least one of red, green and blue differs by 30 or more.
    public static func color(column: Int, row: Int) -> Picture.Pixel {
        Picture.Pixel(red: UInt8(30 + column * 30), green: UInt8(30 + row * 40), blue: (column + row) % 2 == 0 ? 40 : 200)
    }

    private static func word(_ pixel: Picture.Pixel) -> UInt32 {
        UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
    }
}
