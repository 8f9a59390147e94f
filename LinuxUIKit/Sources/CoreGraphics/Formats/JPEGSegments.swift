import Foundation

/// The segments of a JPEG file before its picture.
enum JPEGSegments {
    /// Returns the first result of a closure that isn't nil, for the segments in their order.
    ///
    /// - Parameter body: The closure to call with the marker's second byte and the segment's content. A content that is cut off ends the
    ///   search.
    static func first<Result>(in data: Data, _ body: (_ marker: UInt8, _ content: UnsafeRawBufferPointer) -> Result?) -> Result? {
        data.withUnsafeBytes { bytes in
            var position = 2
            // A segment consists of 0xFF, its kind, its length (with the length's own two bytes), and its content. The picture itself
            // begins with SOS, 0xDA.
            while let marker = bytes.byte(at: position + 1), bytes.byte(at: position) == 0xFF, marker != 0xDA, marker != 0xD9 {
                if marker == 0xFF {
                    position += 1
                    continue
                }
                guard let length = bytes.short(at: position + 2, isBigEndian: true), length >= 2 else { return nil }
                let end = position + 2 + length
                guard end <= bytes.count else { return nil }
                if let result = body(marker, UnsafeRawBufferPointer(rebasing: bytes[(position + 4)..<end])) { return result }
                position = end
            }
            return nil
        }
    }
}
