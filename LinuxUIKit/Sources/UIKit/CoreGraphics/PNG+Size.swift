extension PNG {
    /// The size in pixels of a file that is whole; nil if it is no PNG, or is cut off or damaged anywhere.
    ///
    /// PNG, 5.3 to 5.6: the signature, then chunks, of a length, a name, so many bytes and their checksum, from IHDR to IEND. What lies in
    /// them is not unpacked.
    static func size(of data: Data) -> (width: Int, height: Int)? {
        data.withUnsafeBytes { bytes in
            guard bytes.starts(with: signature) else { return nil }
            var position = signature.count
            var size: (width: Int, height: Int)?
            while let length = bytes.long(at: position, isBigEndian: true), let name = bytes.long(at: position + 4, isBigEndian: true) {
                let content = position + 8
                guard let checksum = bytes.long(at: content + length, isBigEndian: true),
                    UInt32(checksum) == CyclicChecksum.of(bytes[(position + 4)..<(content + length)])
                else { return nil }
                if size == nil {
                    guard name == header, let width = bytes.long(at: content, isBigEndian: true),
                        let height = bytes.long(at: content + 4, isBigEndian: true)
                    else { return nil }
                    size = (width, height)
                }
                if name == end { return size }
                position = content + length + 4
            }
            return nil
        }
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let header = 0x4948_4452
    private static let end = 0x4945_4E44
}

/// The checksum of PNG's chunks: CRC-32 of ISO 3309.
enum CyclicChecksum {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }

    static func of(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt32 {
        table.withUnsafeBufferPointer { table in
            var value: UInt32 = 0xFFFF_FFFF
            for byte in UnsafeRawBufferPointer(rebasing: bytes) {
                value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ (value >> 8)
            }
            return ~value
        }
    }
}
