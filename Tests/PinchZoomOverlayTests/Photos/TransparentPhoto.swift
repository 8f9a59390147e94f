import HeadlessDevice
import UIKit

@testable import PinchZoomTestSupport

/// A photo of 15 megapixels with an alpha channel: fields of plain colors, whose opacities differ.
@MainActor enum TransparentPhoto {
    static let size = CGSize(width: 4800, height: 3200)
    private static let (columns, rows) = (8, 8)
    private static let opacities: [UInt8] = [255, 128, 0, 64]

    /// The photo as PNG.
    static let data: Data = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            for row in 0..<rows {
                for column in 0..<columns {
                    let color = color(column: column, row: row)
                    let channels = [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) / 255 }
                    UIColor(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3]).setFill()
                    let field = CGSize(width: size.width / CGFloat(columns), height: size.height / CGFloat(rows))
                    let origin = CGPoint(x: CGFloat(column) * field.width, y: CGFloat(row) * field.height)
                    context.fill(CGRect(origin: origin, size: field))
                }
            }
        }
        return image.pngData() ?? Data()
    }()

    private static func color(column: Int, row: Int) -> Picture.Pixel {
        let color = MadePhoto.color(column: column, row: row % MadePhoto.rows)
        return Picture.Pixel(red: color.red, green: color.green, blue: color.blue, alpha: opacities[(column + 2 * row) % opacities.count])
    }

    /// Returns the largest difference of a channel between the screen and the photo over a backdrop.
    ///
    /// - Parameters:
    ///   - picture: The picture of the screen.
    ///   - frame: The frame of the photo, in points.
    ///   - area: The part of the screen that is compared, in points.
    ///   - margin: The distance from the fields' edges that isn't compared, in pixels of the screen.
    static func difference(
        of picture: Picture,
        photo frame: CGRect,
        over backdrop: Picture.Pixel,
        in area: CGRect,
        margin: CGFloat
    ) -> Int {
        let scale = picture.scale
        let (step, screen) = (37, CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
        let pixels = area.intersection(frame).applying(CGAffineTransform(scaleX: scale, y: scale)).intersection(screen)
        let field = CGSize(width: frame.width * scale / CGFloat(columns), height: frame.height * scale / CGFloat(rows))
        /// Returns the field at a position, or `nil` near a field's edge.
        func index(_ position: CGFloat, _ length: CGFloat) -> Int? {
            let index = (position / length).rounded(.down)
            return min(position - index * length, (index + 1) * length - position) < margin ? nil : Int(index)
        }
        var largest = 0
        func compare(_ x: Int, _ y: Int) {
            guard let column = index(CGFloat(x) + 0.5 - frame.minX * scale, field.width),
                let row = index(CGFloat(y) + 0.5 - frame.minY * scale, field.height)
            else { return }
            let color = color(column: column, row: row)
            func mixed(_ one: UInt8, _ other: UInt8) -> UInt8 {
                let alpha = CGFloat(color.alpha) / 255
                return UInt8((CGFloat(one) * alpha + CGFloat(other) * (1 - alpha)).rounded())
            }
            let expected = Picture.Pixel(
                red: mixed(color.red, backdrop.red),
                green: mixed(color.green, backdrop.green),
                blue: mixed(color.blue, backdrop.blue)
            )
            largest = max(largest, picture[x, y].difference(from: expected))
        }
        let (across, down) = (Int(pixels.minX.rounded(.up))..<Int(pixels.maxX), Int(pixels.minY.rounded(.up))..<Int(pixels.maxY))
        // The lines and columns are compared as a whole, so that all borders of tiles are crossed.
        for y in stride(from: down.lowerBound, to: down.upperBound, by: step) { for x in across { compare(x, y) } }
        for x in stride(from: across.lowerBound, to: across.upperBound, by: step) { for y in down { compare(x, y) } }
        return largest
    }
}
