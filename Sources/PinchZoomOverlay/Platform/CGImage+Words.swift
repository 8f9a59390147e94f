#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import CoreGraphics

extension CGImage {
    /// Returns the pixels of the image, drawn in a size, as words 0xAARRGGBB. The result is empty if the image can't be drawn.
    func words(width: Int, height: Int) -> [UInt32] {
        let context = CGContext(
            data: nil,
            width: width,
            height: height,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        )
        context?.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let context, let data = context.data else { return [] }
        return (0..<height).flatMap { row in
            (0..<width).map { data.load(fromByteOffset: row * context.bytesPerRow + 4 * $0, as: UInt32.self) }
        }
    }
}
#endif
