import Foundation

/// Reads XMP data, a text that a JPEG has in a segment (Adobe's "XMP Specification Part 3", 1.1.3).
enum XMP {
    /// The bytes with which the segment begins.
    static let segmentName = Array("http://ns.adobe.com/xap/1.0/".utf8) + [0]

    /// Returns the value of `tiff:Orientation`, 1 to 8, or `nil` if there is none. The property is an attribute or an element.
    static func orientation(_ content: UnsafeRawBufferPointer) -> Int? {
        let text = String(decoding: content, as: UTF8.self)
        guard let name = text.range(of: "tiff:Orientation") else { return nil }
        let value = text[name.upperBound...].drop { $0 == "=" || $0 == ">" || $0 == "\"" || $0 == "'" || $0.isWhitespace }
        return value.prefix(while: \.isNumber).count == 1 ? value.first?.wholeNumberValue.flatMap { (1...8).contains($0) ? $0 : nil } : nil
    }
}
