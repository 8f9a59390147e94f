import Testing
import UIKit

/// Bitmaps that an app makes and reads, by the pages of `CGContext` and of `CGImage.alphaInfo`.
@MainActor @Suite("Bitmap contexts", .timeLimit(.minutes(20))) struct BitmapContextTests {
    // https://developer.apple.com/documentation/coregraphics/cgcontext and its initializer with a size
    @Test("A bitmap of alpha has a byte for a pixel, row by row from the top, and draws an image upright")
    func alpha() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            UIColor(white: 0, alpha: 0.5).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor.black.setFill()
            $0.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
        }
        let context = try #require(
            CGContext(
                data: nil,
                width: 2,
                height: 2,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue
            )
        )
        try context.draw(#require(image.cgImage), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        let data = try #require(context.data)
        let rows = (0..<2).map { row in (0..<2).map { data.load(fromByteOffset: row * context.bytesPerRow + $0, as: UInt8.self) } }
        #expect(abs(Int(rows[0][0]) - 128) <= 1 && rows[0][1] == 0 && rows[1][0] == 0 && rows[1][1] == 255, "\(rows)")
    }

    // https://developer.apple.com/documentation/coregraphics/cgbitmapinfo/byteorder32little
    @Test("A bitmap of colors has blue, green, red and alpha for a pixel, multiplied by the alpha")
    func colors() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
            UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let context = try #require(
            CGContext(
                data: nil,
                width: 1,
                height: 1,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
            )
        )
        try context.draw(#require(image.cgImage), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        let data = try #require(context.data)
        let bytes = (0..<4).map { Int(data.load(fromByteOffset: $0, as: UInt8.self)) }
        #expect(zip(bytes, [0, 64, 128, 128]).allSatisfy { abs($0 - $1) <= 1 }, "\(bytes)")
    }

    // https://developer.apple.com/documentation/coregraphics/cgimage/alphainfo
    @Test("A photo from a JPEG has no alpha, and a drawn image has")
    func alphaInfo() throws {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
        let photo = try #require(drawn.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) })
        #expect(drawn.cgImage?.alphaInfo == .premultipliedFirst && photo.cgImage?.alphaInfo == .noneSkipLast)
    }
}
