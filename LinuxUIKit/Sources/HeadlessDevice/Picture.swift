import UIKit

/// A picture of the screen, in pixels.
public struct Picture: Equatable, Sendable {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int
    /// Pixels for a point.
    public let scale: CGFloat
    /// Four bytes a pixel, row by row from the top: red, green, blue, alpha, not premultiplied.
    public let pixels: [UInt8]

    /// A picture of pixels.
    public init(width: Int, height: Int, scale: CGFloat, pixels: [UInt8]) {
        precondition(
            pixels.count == width * height * 4,
            "a picture of \(width) × \(height) has \(width * height * 4) bytes, not \(pixels.count)"
        )
        self.width = width
        self.height = height
        self.scale = scale
        self.pixels = pixels
    }

    /// The pixels of an image as they are stored, whatever its orientation; nil if it has none, or is too large for a bitmap.
    public init?(_ image: UIImage) {
        guard let pixels = image.cgImage, pixels.isDrawable else { return nil }
        self.init(pixels, scale: image.scale)
    }

    init(_ image: CGImage, scale: CGFloat) {
        self.init(width: image.width, height: image.height, scale: scale, pixels: image.rgba)
    }

    /// The picture as an image of UIKit's.
    public var image: UIImage {
        UIImage(cgImage: CGImage(width: width, height: height, rgba: pixels), scale: scale, orientation: .up)
    }

    /// The picture as PNG.
    public var pngData: Data { image.pngData() ?? Data() }

    /// Writes the picture as PNG.
    public func write(to url: URL) throws(CocoaError) {
        do {
            try pngData.write(to: url)
        } catch {
            // It is one already, though Foundation does not say so.
            throw error as? CocoaError ?? CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: error])
        }
    }

    /// The colour of the pixel at a point of the screen.
    public func color(at point: CGPoint) -> Pixel {
        self[Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down))]
    }

    /// The pixel at a column and a row.
    public subscript(column: Int, row: Int) -> Pixel {
        precondition((0..<width).contains(column) && (0..<height).contains(row), "no pixel at (\(column), \(row)) in \(width) × \(height)")
        let index = (row * width + column) * 4
        return Pixel(red: pixels[index], green: pixels[index + 1], blue: pixels[index + 2], alpha: pixels[index + 3])
    }

    /// A colour of four bytes.
    public struct Pixel: Hashable, Sendable, CustomStringConvertible {
        /// Red, 0 to 255.
        public let red: UInt8
        /// Green, 0 to 255.
        public let green: UInt8
        /// Blue, 0 to 255.
        public let blue: UInt8
        /// Opacity, 0 to 255.
        public let alpha: UInt8

        /// A colour of four bytes.
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// As in CSS.
        public var description: String { String(format: "#%02x%02x%02x%02x", red, green, blue, alpha) }

        /// The largest difference of a channel, 0 to 255.
        public func difference(from other: Pixel) -> Int {
            func difference(_ first: UInt8, _ second: UInt8) -> Int { abs(Int(first) - Int(second)) }
            let ofColor = max(difference(red, other.red), difference(green, other.green), difference(blue, other.blue))
            return max(ofColor, difference(alpha, other.alpha))
        }
    }
}

/// A failing test prints the picture's size, not its million bytes.
extension Picture: CustomStringConvertible, CustomReflectable {
    /// The size, in pixels.
    public var description: String { "Picture(\(width) × \(height) at \(scale))" }

    /// The size alone.
    public var customMirror: Mirror { Mirror(self, children: ["width": width, "height": height]) }
}
