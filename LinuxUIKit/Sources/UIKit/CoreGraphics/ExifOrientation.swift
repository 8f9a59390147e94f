/// Finds how a JPEG's picture is to be turned, in its EXIF segment.
///
/// EXIF 2.3, 4.5.4: an APP1 segment that begins with "Exif" holds a TIFF file, whose first directory has the orientation as entry 0x0112,
/// one short number from 1 to 8. Whatever is otherwise counts as not there.
enum ExifOrientation {
    /// 1 to 8; nil where none is said.
    static func find(in data: Data) -> Int? {
        data.withUnsafeBytes { bytes in
            var position = 2
            // Segments: 0xFF, what it is, and its length with the two bytes of the length. The picture itself begins with SOS, 0xDA.
            while let marker = bytes.byte(at: position + 1), bytes.byte(at: position) == 0xFF, marker != 0xDA, marker != 0xD9 {
                if marker == 0xFF {
                    position += 1
                    continue
                }
                guard let length = bytes.short(at: position + 2, isBigEndian: true), length >= 2 else { return nil }
                let segment = position + 4
                let end = position + 2 + length
                guard end <= bytes.count else { return nil }
                if marker == 0xE1, let orientation = orientation(in: UnsafeRawBufferPointer(rebasing: bytes[segment..<end])) {
                    return orientation
                }
                position = end
            }
            return nil
        }
    }

    private static func orientation(in segment: UnsafeRawBufferPointer) -> Int? {
        let name: [UInt8] = Array("Exif".utf8) + [0, 0]
        guard segment.starts(with: name) else { return nil }
        let file = UnsafeRawBufferPointer(rebasing: segment[name.count...])
        let isBigEndian: Bool
        switch (file.byte(at: 0), file.byte(at: 1)) {
        case (UInt8(ascii: "M"), UInt8(ascii: "M")): isBigEndian = true
        case (UInt8(ascii: "I"), UInt8(ascii: "I")): isBigEndian = false
        default: return nil
        }
        guard file.short(at: 2, isBigEndian: isBigEndian) == 42,
            let directory = file.long(at: 4, isBigEndian: isBigEndian),
            let count = file.short(at: directory, isBigEndian: isBigEndian)
        else { return nil }
        for index in 0..<count {
            // An entry: what it is, its type (3 is short), how many numbers, and the first of them.
            let entry = directory + 2 + index * 12
            guard let tag = file.short(at: entry, isBigEndian: isBigEndian) else { return nil }
            guard tag == 0x0112 else { continue }
            guard file.short(at: entry + 2, isBigEndian: isBigEndian) == 3,
                file.long(at: entry + 4, isBigEndian: isBigEndian) == 1,
                let value = file.short(at: entry + 8, isBigEndian: isBigEndian),
                (1...8).contains(value)
            else { return nil }
            return value
        }
        return nil
    }
}

extension UnsafeRawBufferPointer {
    /// A byte; nil where there is none.
    func byte(at position: Int) -> UInt8? {
        position >= 0 && position < count ? self[position] : nil
    }

    /// A number of two bytes; nil where they are not there.
    func short(at position: Int, isBigEndian: Bool) -> Int? {
        guard position >= 0, position + 2 <= count else { return nil }
        let (first, second) = (Int(self[position]), Int(self[position + 1]))
        return isBigEndian ? first << 8 | second : second << 8 | first
    }

    /// A number of four bytes; nil where they are not there.
    func long(at position: Int, isBigEndian: Bool) -> Int? {
        guard let first = short(at: position, isBigEndian: isBigEndian), let second = short(at: position + 2, isBigEndian: isBigEndian)
        else { return nil }
        return isBigEndian ? first << 16 | second : second << 16 | first
    }
}
