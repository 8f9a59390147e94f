import Foundation

/// The file of a wide picture with few colors, which is written row by row.
///
/// The file contains the differences between each row and the row above. A run of equal differences takes a few bits, so a row that equals
/// the row above takes almost nothing.
struct StripedPNG {
    private let width: Int
    private var height = 0
    private let palette: [UInt32]
    private var above: [UInt8]
    /// The compressed rows, as RFC 1950 describes.
    private var compressed = Data([0x78, 0x01])
    /// The bits that aren't a whole byte yet, the first bit lowest.
    private var bits: UInt64 = 0
    private var bitCount = 0
    /// The two sums of the checksum Adler-32.
    private var sums = (bytes: 1, sums: 0)

    /// - Parameter palette: The colors, as 0xRRGGBB.
    init(width: Int, palette: [UInt32]) {
        self.width = width
        self.palette = palette
        above = Array(repeating: 0, count: width)
        // All rows are in one block, the last, with the codes that RFC 1951 fixes.
        append(0b011, count: 3)
    }

    /// Appends a row several times. Each byte of the row is the number of a color.
    mutating func append(_ row: [UInt8], count: Int = 1) {
        for index in 0..<count {
            height += 1
            // The filter: differences from the row above.
            appendRun(of: 2, count: 1)
            if index == 0 { appendDifferences(of: row) } else { appendRun(of: 0, count: width) }
        }
    }

    private mutating func appendDifferences(of row: [UInt8]) {
        let former = above
        above = row
        // Without the buffers, each access would be checked, and debug builds would take seconds.
        row.withUnsafeBufferPointer { row in
            former.withUnsafeBufferPointer { former in
                var start = 0
                while start < row.count {
                    let difference = row[start] &- former[start]
                    var end = start + 1
                    while end < row.count, row[end] &- former[end] == difference { end += 1 }
                    appendRun(of: difference, count: end - start)
                    start = end
                }
            }
        }
    }

    /// Appends equal bytes: one byte, and then copies of the byte before.
    private mutating func appendRun(of byte: UInt8, count: Int) {
        let value = Int(byte)
        sums.sums = (sums.sums + count * sums.bytes + value * (count * (count + 1) / 2)) % 65_521
        sums.bytes = (sums.bytes + count * value) % 65_521
        var rest = count
        while rest > 0 {
            // A copy has 3 to 258 bytes.
            if rest == count || rest < 3 {
                append(code: value < 144 ? 0x30 + value : 0x190 + value - 144, count: value < 144 ? 8 : 9)
                rest -= 1
            } else {
                appendCopy(min(rest, 258))
                rest -= min(rest, 258)
            }
        }
    }

    /// Appends a copy of the byte before, 3 to 258 times.
    private mutating func appendCopy(_ length: Int) {
        // The code of the longest copy, and the distance. Nearly all copies are of this length.
        if length == 258 { return append(0b1010_0011, count: 13) }
        let steps = length - 3
        // Beyond ten bytes, a code stands for 2, 4, 8 and more lengths, and further bits choose one of these.
        let extraCount = steps < 8 ? 0 : Int.bitWidth - steps.leadingZeroBitCount - 3
        let code = 257 + 4 * extraCount + steps >> extraCount
        append(code: code < 280 ? code - 256 : 0xC0 + code - 280, count: code < 280 ? 7 : 8)
        append(steps & (1 << extraCount - 1), count: extraCount)
        // The distance to the byte before: 1.
        append(code: 0, count: 5)
    }

    /// Appends a code, whose highest bit comes first.
    private mutating func append(code: Int, count: Int) {
        var reversed = 0
        for bit in 0..<count where code >> bit & 1 == 1 { reversed |= 1 << (count - 1 - bit) }
        append(reversed, count: count)
    }

    /// Appends bits, the lowest first.
    private mutating func append(_ value: Int, count: Int) {
        bits |= UInt64(value) << UInt64(bitCount)
        bitCount += count
        while bitCount >= 8 {
            compressed.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }

    /// Returns the file after the last row.
    func data() -> Data {
        var end = self
        end.append(code: 0, count: 7)
        end.append(0, count: 7)
        let checksum = bigEndian(UInt32(sums.sums << 16 | sums.bytes))
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // Eight bits for each pixel, with a palette.
        file += chunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 3, 0, 0, 0])
        file += chunk("PLTE", Data(palette.flatMap { bigEndian($0).dropFirst() }))
        file += chunk("IDAT", end.compressed + checksum)
        return file + chunk("IEND", Data())
    }

    private func chunk(_ type: String, _ content: Data) -> Data {
        let body = Data(type.utf8) + content
        return bigEndian(UInt32(content.count)) + body + bigEndian(checksum(of: body))
    }

    /// Returns the checksum CRC-32.
    private func checksum(of data: Data) -> UInt32 {
        let table = (UInt32(0)..<256).map { byte in
            (0..<8).reduce(byte) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
        }
        return ~data.reduce(.max) { rest, byte in table[Int(UInt8(truncatingIfNeeded: rest) ^ byte)] ^ rest >> 8 }
    }

    private func bigEndian(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }
}
