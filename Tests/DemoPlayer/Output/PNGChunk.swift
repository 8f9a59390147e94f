import UIKit

/// A chunk of a PNG file: data with a type of four letters.
struct PNGChunk: Equatable {
    /// The first bytes of every PNG file.
    static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    /// The type, such as "IHDR".
    let type: String
    let data: Data

    init(type: String, data: Data) {
        self.type = type
        self.data = data
    }

    /// The bytes of the chunk in a file: length, type, data and checksum.
    var bytes: Data {
        let name = Data(type.utf8)
        var bytes = Data(capacity: data.count + 12)
        bytes.append(bigEndian: UInt32(data.count))
        bytes.append(name)
        bytes.append(data)
        bytes.append(bigEndian: CRC32.checksum(of: name, data))
        return bytes
    }

    /// Returns the chunks of a PNG; nil if the data is not a PNG or is incomplete. Checksums are not verified, because this program has
    /// written the data.
    static func chunks(of png: Data) -> [PNGChunk]? {
        guard png.starts(with: signature) else { return nil }
        var chunks: [PNGChunk] = []
        var rest = png.dropFirst(signature.count)
        while !rest.isEmpty {
            guard rest.count >= 12 else { return nil }
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard rest.count >= length + 12 else { return nil }
            rest = rest.dropFirst(4)
            chunks.append(PNGChunk(type: String(decoding: rest.prefix(4), as: UTF8.self), data: Data(rest.dropFirst(4).prefix(length))))
            rest = rest.dropFirst(length + 8)
        }
        return chunks
    }
}

extension Data {
    /// Appends a number in big-endian order.
    mutating func append<Number: FixedWidthInteger>(bigEndian number: Number) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }
}
