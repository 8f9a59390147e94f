import Foundation
import HeadlessDevice
import TestSupport

/// A place of a photo in `Decoded`, with the pixels that Pillow decodes there. `make-photos.py` in that folder writes both.
struct DecodedPlace: Sendable, CustomStringConvertible {
    /// The side of each place, in pixels.
    static let side = 24

    let photo: String
    /// The number of the orientation in EXIF.
    let orientation: Int
    /// The level: the number of photo pixels along each side of one pixel.
    let factor: Int
    /// The upper left corner, in pixels of the upright photo at the level.
    let left: Int
    let top: Int
    /// Whether a page can show the place with each pixel of the level on one pixel of the screen.
    let isForPages: Bool
    /// The pixels, row by row from the top: red, green, blue and opacity, multiplied by the opacity.
    let pixels: [UInt8]

    var description: String { "\(photo), orientation \(orientation), 1/\(factor), at (\(left), \(top))" }

    /// The largest difference of a channel from Pillow's pixels that counts as rounding.
    ///
    /// libjpeg rounds each decoded pixel in several steps, and versions of libjpeg differ in their last bits. PNG has no such steps. The
    /// mean of several pixels and the low byte of 16 bits are rounded up or down.
    var tolerance: Int { photo.hasSuffix(".jpg") ? 2 : 1 }

    /// Returns the largest difference of a channel from the pixels of a picture in which the photo lies over a color.
    ///
    /// - Parameter pixel: A closure that returns the picture's pixel at a column and a row of the place.
    func difference(over backdrop: Picture.Pixel, from pixel: (_ column: Int, _ row: Int) -> Picture.Pixel) -> Int {
        var largest = 0
        for index in 0..<Self.side * Self.side {
            let color = pixel(index % Self.side, index / Self.side)
            let rest = 255 - Int(pixels[index * 4 + 3])
            for (offset, (channel, behind)) in zip([color.red, color.green, color.blue], [backdrop.red, backdrop.green, backdrop.blue])
                .enumerated()
            {
                let expected = Int(pixels[index * 4 + offset]) + (Int(behind) * rest + 127) / 255
                largest = max(largest, abs(Int(channel) - expected))
            }
        }
        return largest
    }

    /// Returns the largest difference of a channel from the pixels of a picture, whose opacity is not multiplied.
    ///
    /// - Parameter pixel: A closure that returns the picture's pixel at a column and a row of the place.
    func difference(from pixel: (_ column: Int, _ row: Int) -> Picture.Pixel) -> Int {
        var largest = 0
        for row in 0..<Self.side {
            for column in 0..<Self.side {
                let color = pixel(column, row)
                let index = (row * Self.side + column) * 4
                let alpha = Int(color.alpha)
                var channels = [color.red, color.green, color.blue].map { (Int($0) * alpha + 127) / 255 }
                channels.append(alpha)
                for (offset, channel) in channels.enumerated() { largest = max(largest, abs(channel - Int(pixels[index + offset]))) }
            }
        }
        return largest
    }

    /// Returns the pixel of the stored picture that is a pixel of the upright one. See EXIF 2.3, 4.6.4, tag 274.
    ///
    /// - Parameter size: The size of the stored picture.
    static func stored(_ x: Int, _ y: Int, of size: (width: Int, height: Int), orientation: Int) -> (x: Int, y: Int) {
        let (right, bottom) = (size.width - 1, size.height - 1)
        return switch orientation {
        case 2: (right - x, y)
        case 3: (right - x, bottom - y)
        case 4: (x, bottom - y)
        case 5: (y, x)
        case 6: (y, bottom - x)
        case 7: (right - y, bottom - x)
        case 8: (right - y, x)
        default: (x, y)
        }
    }

    /// Returns the upper left corner in pixels of the upright photo, which are finer than those of the level.
    ///
    /// The levels begin at the upper left corner of the stored picture, so the last pixel of a level may be only partly in the photo.
    func corner(in photo: CGSize) -> CGPoint {
        let isMirrored = (x: [2, 3, 6, 7].contains(orientation), y: [3, 4, 7, 8].contains(orientation))
        func position(_ index: Int, of length: CGFloat, _ isMirrored: Bool) -> CGFloat {
            let pixels = (Int(length) + factor - 1) / factor
            return isMirrored ? length - CGFloat((pixels - index) * factor) : CGFloat(index * factor)
        }
        return CGPoint(x: position(left, of: photo.width, isMirrored.x), y: position(top, of: photo.height, isMirrored.y))
    }

    // MARK: Files

    private static let folder = Repository.tests.appendingPathComponent("PinchZoomOverlayTests/Support/Decoded")

    /// All places.
    static let all: [DecodedPlace] = {
        guard let text = try? String(contentsOf: folder.appendingPathComponent("places.txt"), encoding: .utf8),
            let pixels = try? Data(contentsOf: folder.appendingPathComponent("places.bin"))
        else { return [] }
        let count = side * side * 4
        return text.split(separator: "\n").enumerated().compactMap { index, line in
            let words = line.split(separator: " ")
            let numbers = words.dropFirst().prefix(4).compactMap { Int($0) }
            guard numbers.count == 4, pixels.count >= (index + 1) * count else { return nil }
            return DecodedPlace(
                photo: String(words[0]),
                orientation: numbers[0],
                factor: numbers[1],
                left: numbers[2],
                top: numbers[3],
                isForPages: words.last == "page",
                pixels: Array(pixels[(index * count)..<((index + 1) * count)])
            )
        }
    }()

    /// The file of a photo in an orientation. Only the file `turned.jpg` has an orientation.
    static func data(of photo: String, orientation: Int = 1) throws -> Data {
        var data = try Data(contentsOf: folder.appendingPathComponent(photo))
        // The entry of the directory: the tag, the type of a short number, and the count of numbers.
        if let entry = data.firstRange(of: Data([0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00])) {
            data[entry.upperBound] = UInt8(orientation)
        }
        return data
    }

    /// Returns whole files of few pixels, which tests damage.
    static func smallFiles() throws -> [(name: String, data: Data)] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("small") }.sorted().map {
            (name: $0, data: try Data(contentsOf: folder.appendingPathComponent($0)))
        }
    }
}
