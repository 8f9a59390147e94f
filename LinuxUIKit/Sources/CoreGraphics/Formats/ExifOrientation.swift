import Foundation

/// Finds the orientation of a picture in EXIF data or, in a JPEG without EXIF data, in XMP data.
///
/// EXIF 2.3, 4.5.4: the data is a TIFF file, whose first directory has the orientation as entry 0x0112, one short number from 1 to 8.
/// Anything else counts as no orientation.
enum ExifOrientation {
    private static let name: [UInt8] = Array("Exif".utf8) + [0, 0]

    /// Returns the orientation in a JPEG's APP1 segments, 1 to 8, or `nil` if there is no orientation.
    static func find(inJPEG data: Data) -> Int? {
        func first(in name: [UInt8], _ find: (UnsafeRawBufferPointer) -> Int?) -> Int? {
            JPEGSegments.first(in: data) { marker, content in
                marker == 0xE1 && content.starts(with: name) ? find(content) : nil
            }
        }
        return first(in: name, find(in:)) ?? first(in: XMP.segmentName, XMP.orientation)
    }

    /// Returns the orientation in EXIF data, 1 to 8, or `nil` if there is no orientation. The data may begin with the name of a JPEG's
    /// segment, since some programs write the name into other files too.
    static func find(in data: UnsafeRawBufferPointer) -> Int? {
        let file = data.starts(with: name) ? UnsafeRawBufferPointer(rebasing: data[name.count...]) : data
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
            // An entry consists of its tag, its type (3 is short), its count of numbers, and the first of them.
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
    /// Returns the byte at a position, or `nil` past the end.
    func byte(at position: Int) -> UInt8? {
        position >= 0 && position < count ? self[position] : nil
    }

    /// Returns the number in two bytes, or `nil` past the end.
    func short(at position: Int, isBigEndian: Bool) -> Int? {
        guard position >= 0, position + 2 <= count else { return nil }
        let (first, second) = (Int(self[position]), Int(self[position + 1]))
        return isBigEndian ? first << 8 | second : second << 8 | first
    }

    /// Returns the number in four bytes, or `nil` past the end.
    func long(at position: Int, isBigEndian: Bool) -> Int? {
        guard let first = short(at: position, isBigEndian: isBigEndian), let second = short(at: position + 2, isBigEndian: isBigEndian)
        else { return nil }
        return isBigEndian ? first << 16 | second : second << 16 | first
    }
}
