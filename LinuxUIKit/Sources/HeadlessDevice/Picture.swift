import UIKit

/// A picture of the screen, in pixels.
public struct Picture: Equatable, Sendable {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int
    /// The pixels for a point.
    public let scale: CGFloat
    /// The pixels, four bytes each, row by row from the top: red, green, blue, alpha, not premultiplied.
    public let pixels: [UInt8]

    /// Creates a picture from pixels.
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

    /// Creates a picture from the stored pixels of an image, whatever its orientation. Returns nil if the image has no pixels or is too
    /// large for a bitmap.
    public init?(_ image: UIImage) {
        guard let pixels = image.cgImage, pixels.isDrawable else { return nil }
        self.init(pixels, scale: image.scale)
    }

    init(_ image: CGImage, scale: CGFloat) {
        self.init(width: image.width, height: image.height, scale: scale, pixels: image.rgba)
    }

    /// The picture as a UIKit image.
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
            // Foundation always throws a CocoaError here, but doesn't declare its type.
            throw error as? CocoaError ?? CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: error])
        }
    }

    /// Returns the color of the pixel at a point of the screen.
    public func color(at point: CGPoint) -> Pixel {
        self[Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down))]
    }

    /// The pixel at a column and a row.
    public subscript(column: Int, row: Int) -> Pixel {
        precondition((0..<width).contains(column) && (0..<height).contains(row), "no pixel at (\(column), \(row)) in \(width) × \(height)")
        let index = (row * width + column) * 4
        return Pixel(red: pixels[index], green: pixels[index + 1], blue: pixels[index + 2], alpha: pixels[index + 3])
    }

    /// A color of four bytes.
    public struct Pixel: Hashable, Sendable, CustomStringConvertible {
        /// Red, 0 to 255.
        public let red: UInt8
        /// Green, 0 to 255.
        public let green: UInt8
        /// Blue, 0 to 255.
        public let blue: UInt8
        /// Opacity, 0 to 255.
        public let alpha: UInt8

        /// Creates a color from four bytes.
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// The color in CSS notation.
        public var description: String { String(format: "#%02x%02x%02x%02x", red, green, blue, alpha) }

        /// Returns the largest difference of a channel, 0 to 255.
        public func difference(from other: Pixel) -> Int {
            func difference(_ first: UInt8, _ second: UInt8) -> Int { abs(Int(first) - Int(second)) }
            let ofColor = max(difference(red, other.red), difference(green, other.green), difference(blue, other.blue))
            return max(ofColor, difference(alpha, other.alpha))
        }
    }
}

/// Descriptions for failing tests, which print the picture's size instead of its million bytes.
extension Picture: CustomStringConvertible, CustomReflectable {
    /// The size, in pixels.
    public var description: String { "Picture(\(width) × \(height) at \(scale))" }

    /// The size alone.
    public var customMirror: Mirror { Mirror(self, children: ["width": width, "height": height]) }
}
