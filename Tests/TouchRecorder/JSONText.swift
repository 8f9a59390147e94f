/// A reader of strings in JSON's notation.
enum JSONText {
    /// A description of the fault in a string.
    struct Problem: Error {
        let problem: String
    }

    /// Returns the text of the bytes between two quotes.
    static func decode(_ bytes: ArraySlice<UInt8>) throws(Problem) -> String {
        var isPlain = true
        for byte in bytes {
            guard byte >= 0x20 else { throw Problem(problem: "a string holds a control character") }
            if byte == UInt8(ascii: "\\") || byte >= 0x80 { isPlain = false }
        }
        if isPlain { return String(decoding: bytes, as: UTF8.self) }
        // Unlike `String(bytes:encoding:)`, this initializer keeps a byte order mark. The comparison below detects bytes that are not
        // UTF-8.
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else { throw Problem(problem: "a string is not UTF-8") }
        return try unescape(text)
    }

    private static func unescape(_ text: String) throws(Problem) -> String {
        var units: [UInt16] = []
        var rest = text.utf16[...]
        while let unit = rest.popFirst() {
            guard unit == UInt16(UInt8(ascii: "\\")) else {
                units.append(unit)
                continue
            }
            guard let escape = rest.popFirst().flatMap(Unicode.Scalar.init) else {
                throw Problem(problem: "a string ends within an escape")
            }
            switch escape {
            case "\"", "\\", "/": units.append(UInt16(escape.value))
            case "b": units.append(0x08)
            case "f": units.append(0x0C)
            case "n": units.append(0x0A)
            case "r": units.append(0x0D)
            case "t": units.append(0x09)
            case "u":
                let digits = String(decoding: rest.prefix(4), as: UTF16.self)
                guard digits.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
                    throw Problem(problem: "four hexadecimal digits must follow “\\u”, not \(digits.inQuotes)")
                }
                rest.removeFirst(4)
                units.append(unit)
            default: throw Problem(problem: "there is no escape \("\\\(escape)".inQuotes)")
            }
        }
        // Half a surrogate pair is not a character. Without the check, it would be replaced silently.
        let decoded = String(decoding: units, as: UTF16.self)
        guard Array(decoded.utf16) == units else { throw Problem(problem: "a string holds half a surrogate pair") }
        return decoded
    }
}
