import UIKit

/// A panorama of 100,000 × 2,000 pixels: a city in the evening. A scale below the city says how far from its beginning each place is.
///
/// The picture is drawn in units of ten pixels. Some lines are one pixel wide, so that single pixels are visible close up.
struct Skyline {
    /// The size, in units.
    static let width = 10_000
    static let height = 200
    /// The number of pixels along a unit, at full size.
    static let unit = 10

    /// The number of pixels along a unit: ``unit``, or 1 for a thumbnail.
    let scale: Int

    private static let skyCount = 24
    /// The colors after the sky's.
    private static let sun: UInt8 = 24, far: UInt8 = 25, wall: UInt8 = 26, lit: UInt8 = 27, dark: UInt8 = 28, star: UInt8 = 29
    private static let ground: UInt8 = 30, ink: UInt8 = 31
    /// The height of the ground and of a floor, in units.
    private static let (groundHeight, floorHeight) = (12, 5)
    /// The digits 0 to 9, of three columns and five rows. Each octal digit is a row.
    private static let digits = [0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71111, 0o75757, 0o75717]

    /// The size, in pixels.
    static let size = CGSize(width: width * unit, height: height * unit)
    /// The panorama at a tenth of its size; nil if the image can't be read.
    @MainActor static let thumbnail = UIImage(data: png(scale: 1))

    /// Returns the file.
    static func png(scale: Int = unit) -> Data {
        let skyline = Skyline(scale: scale)
        var png = StripedPNG(width: width * scale, palette: palette)
        for row in 0..<height {
            if scale > 1 { png.append(skyline.pixels(row, hasLines: true)) }
            png.append(skyline.pixels(row, hasLines: false), count: max(scale - 1, 1))
        }
        return png.data()
    }

    /// The sky, from a dark blue to a warm red, and the other colors.
    private static let palette: [UInt32] =
        (0..<skyCount).map { step in
            let part = Double(step) / Double(skyCount - 1)
            func mixed(_ top: Double, _ bottom: Double) -> UInt32 { UInt32(top + (bottom - top) * part) }
            return mixed(34, 246) << 16 | mixed(32, 150) << 8 | mixed(84, 112)
        } + [0xFFD98A, 0x8A5A83, 0x2B234A, 0xFFD36B, 0x4A3F72, 0xFFFFFF, 0x1A1530, 0xE8DFF5]

    private struct Building {
        let left, width, floors: Int
    }

    /// Returns buildings side by side. Random numbers with a fixed seed determine their sizes.
    private static func buildings(_ seed: UInt32, widths: ClosedRange<Int>, floors: ClosedRange<Int>) -> [Building] {
        var (random, left, all) = (seed, 0, [Building]())
        func next(_ range: ClosedRange<Int>) -> Int {
            random = random &* 1_664_525 &+ 1_013_904_223
            return range.lowerBound + Int(random >> 16) % range.count
        }
        while left < width {
            let size = min(next(widths), width - left)
            // Parts of the city with high and with low buildings take turns.
            let rise = 0.55 + 0.45 * cos(Double(left) / 420)
            all.append(Building(left: left, width: size, floors: max(2, Int(Double(next(floors)) * rise))))
            left += size + next(0...4)
        }
        return all
    }

    private static let front = buildings(7, widths: 23...50, floors: 8...27)
    private static let back = buildings(11, widths: 12...40, floors: 10...30)

    /// Returns a row of pixels. Lines of one pixel are only in the first row of each unit.
    private func pixels(_ row: Int, hasLines: Bool) -> [UInt8] {
        let sky = Skyline.height - Skyline.groundHeight
        var pixels = Row(unit: scale, color: row < sky ? UInt8(row * Skyline.skyCount / sky) : Skyline.ground)
        if row < sky {
            drawSky(row, hasLines, into: &pixels)
            let up = sky - 1 - row
            for building in Skyline.back where up < building.floors * Skyline.floorHeight {
                pixels.fill(building.left, building.width, Skyline.far)
            }
            for building in Skyline.front { draw(building, up, hasLines, into: &pixels) }
        } else {
            drawScale(row - sky, hasLines, into: &pixels)
        }
        return pixels.bytes
    }

    private func drawSky(_ row: Int, _ hasLines: Bool, into pixels: inout Row) {
        // A sun with stripes, in the middle of the city.
        let down = Double(row - 60)
        if abs(down) < 48, down < 0 || row % 6 > 1 {
            let half = Int((48 * 48 - down * down).squareRoot())
            pixels.fill(Skyline.width / 2 - half, 2 * half, Skyline.sun)
        }
        guard hasLines, row < 120, row % 3 == 0 else { return }
        // Multiples of an irrational number place the stars evenly.
        for number in 0..<24 {
            let place = (Double(number * 41 + row) * 0.618_033_989).truncatingRemainder(dividingBy: 1)
            pixels.fill(Int(place * Double(Skyline.width)), line: Skyline.star)
        }
    }

    private func draw(_ building: Building, _ up: Int, _ hasLines: Bool, into pixels: inout Row) {
        let (floor, rest) = up.quotientAndRemainder(dividingBy: Skyline.floorHeight)
        guard floor < building.floors else {
            // An antenna.
            if scale > 1, building.left % 3 == 0, floor < building.floors + 3 {
                pixels.fill(building.left + building.width / 2, line: Skyline.wall)
            }
            return
        }
        pixels.fill(building.left, building.width, Skyline.wall)
        // The two highest floors have the number of the place instead of windows.
        let down = building.floors * Skyline.floorHeight - 1 - up
        guard down >= 2 * Skyline.floorHeight else {
            return draw(building.left * Skyline.unit, at: building.left + 2, row: down - 2, Skyline.lit, into: &pixels)
        }
        guard (1...3).contains(rest) else { return }
        for left in stride(from: building.left + 1, to: building.left + building.width - 2, by: 3) {
            let isLit = (left &* 7_919 &+ floor &* 104_729) % 11 < 5
            pixels.fill(left, 2, isLit ? Skyline.lit : Skyline.dark)
            // The bars of the window.
            if scale > 1 { pixels.fill(left + 1, line: Skyline.wall) }
            if hasLines, rest == 2 { pixels.fill(left, 2, Skyline.wall) }
        }
    }

    /// Draws marks at every tenth pixel, longer marks at every hundredth pixel, and numbers at every thousandth pixel.
    private func drawScale(_ row: Int, _ hasLines: Bool, into pixels: inout Row) {
        for place in stride(from: 0, to: Skyline.width, by: row == 0 ? 1 : 10) where row < 3 && scale > 1 {
            pixels.fill(place, line: Skyline.ink)
        }
        for place in stride(from: 0, to: Skyline.width, by: 100) {
            draw(place * Skyline.unit, at: place, row: row - 5, Skyline.ink, into: &pixels)
        }
    }

    /// Draws a row of a number.
    private func draw(_ number: Int, at left: Int, row: Int, _ color: UInt8, into pixels: inout Row) {
        guard (0..<5).contains(row) else { return }
        for (index, digit) in String(number).compactMap(\.wholeNumberValue).enumerated() {
            for column in 0..<3 where Skyline.digits[digit] >> (14 - 3 * row - column) & 1 == 1 {
                pixels.fill(left + 4 * index + column, 1, color)
            }
        }
    }

    /// The pixels of a row.
    private struct Row {
        let unit: Int
        private(set) var bytes: [UInt8]

        init(unit: Int, color: UInt8) {
            self.unit = unit
            bytes = Array(repeating: color, count: Skyline.width * unit)
        }

        /// Fills units.
        mutating func fill(_ left: Int, _ width: Int, _ color: UInt8) {
            let end = min(left + width, Skyline.width)
            guard left < end else { return }
            bytes.withUnsafeMutableBufferPointer { $0[left * unit..<end * unit].update(repeating: color) }
        }

        /// Fills the first pixel of a unit.
        mutating func fill(_ left: Int, line color: UInt8) {
            if left < Skyline.width { bytes[left * unit] = color }
        }
    }
}
