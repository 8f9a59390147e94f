import UIKit

/// The checksum of PNG chunks: CRC-32 as defined in ISO 3309.
enum CRC32 {
    /// Returns the checksum of several pieces in sequence.
    static func checksum(of pieces: Data...) -> UInt32 {
        var remainder: UInt32 = .max
        for piece in pieces {
            piece.withUnsafeBytes { bytes in
                for byte in bytes {
                    remainder = table[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)] ^ (remainder >> 8)
                }
            }
        }
        return ~remainder
    }

    /// The remainders of all bytes.
    private static let table = (UInt32(0)..<256).map { byte in
        (0..<8).reduce(byte) { remainder, _ in
            remainder & 1 == 1 ? 0xEDB8_8320 ^ (remainder >> 1) : remainder >> 1
        }
    }
}
