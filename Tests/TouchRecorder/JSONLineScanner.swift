import Foundation

/// Reads one line of JSON: an object whose values are numbers and strings.
///
/// Foundation's readers ignore a key that occurs twice, and don't describe a fault in a sentence.
struct JSONLineScanner {
    /// The line's number, for error messages.
    let line: Int
    private let bytes: [UInt8]
    private var position: Int
    private let end: Int
    private var state = State.beforeObject

    private enum State { case beforeObject, atFirstKey, afterValue, done }

    init(_ bytes: [UInt8], _ range: Range<Int>, line: Int) {
        self.bytes = bytes
        self.line = line
        position = range.lowerBound
        end = range.upperBound
    }

    // MARK: Keys

    /// Reads the next key, before its value. Returns nil after the last key, at the object's end, which must end the line.
    mutating func nextKey() throws(TouchRecordingError) -> String? {
        skipSpaces()
        switch state {
        case .beforeObject:
            guard position < end else { throw error("the line is blank") }
            try take("{", "the line is not JSON: it must begin with “{”, not")
            skipSpaces()
            state = .atFirstKey
            if peek == UInt8(ascii: "}") { return try finish() }
        case .atFirstKey, .afterValue:
            if peek == UInt8(ascii: "}") { return try finish() }
            try take(",", "the line is not JSON: “,” or “}” must follow a value, not")
            skipSpaces()
        case .done: return nil
        }
        guard peek == UInt8(ascii: "\"") else { throw error("the line is not JSON: a key in quotes must follow, not \(found)") }
        let key = try scanString()
        skipSpaces()
        try take(":", "the line is not JSON: “:” must follow the key \(key.inQuotes), not")
        skipSpaces()
        state = .afterValue
        return key
    }

    private mutating func finish() throws(TouchRecordingError) -> String? {
        position += 1
        skipSpaces()
        guard position == end else { throw error("the line is not JSON: nothing may follow “}”, but there is \(found)") }
        state = .done
        return nil
    }

    // MARK: Values

    /// Reads a string value into a variable that is still nil.
    mutating func string(_ key: String, into place: inout String?) throws(TouchRecordingError) {
        try requireFirst(place, key)
        guard peek == UInt8(ascii: "\"") else { throw error("“\(key)” must be a string in quotes, not \(found)") }
        place = try scanString()
    }

    /// Reads a number into a variable that is still nil.
    mutating func number(_ key: String, into place: inout Double?) throws(TouchRecordingError) {
        try requireFirst(place, key)
        guard let byte = peek, byte == UInt8(ascii: "-") || JSONNumber.isDigit(byte) else {
            throw error("“\(key)” must be a number, not \(found)")
        }
        guard let (value, length) = JSONNumber.scan(bytes, position..<end) else {
            throw error("“\(key)” must be a number as JSON writes it, not \(found)")
        }
        guard value.isFinite else { throw error("“\(key)” must be a number within reason, not \(found)") }
        position += length
        place = value
    }

    /// Reads a whole number into a variable that is still nil.
    mutating func wholeNumber(_ key: String, into place: inout Int?) throws(TouchRecordingError) {
        try requireFirst(place, key)
        let start = position
        var value: Double?
        try number(key, into: &value)
        guard let value, value == value.rounded(), value.magnitude < 1e9 else {
            position = start
            throw error("“\(key)” must be a whole number, not \(found)")
        }
        place = Int(value)
    }

    private func requireFirst<Value>(_ place: Value?, _ key: String) throws(TouchRecordingError) {
        guard place == nil else { throw error("the key “\(key)” is there twice") }
    }

    /// Returns the value of a required key. A nil value is an error.
    func require<Value>(_ value: Value?, _ key: String) throws(TouchRecordingError) -> Value {
        guard let value else { throw error("the key “\(key)” is missing") }
        return value
    }

    // MARK: Errors

    func error(_ problem: String) -> TouchRecordingError {
        TouchRecordingError(line: line, problem: problem)
    }

    func unknown(_ key: String) -> TouchRecordingError {
        error("the key \(key.inQuotes) is unknown")
    }

    /// The text at the current position, for an error message.
    private var found: String {
        guard position < end else { return "the end of the line" }
        let delimiters = Array(",}: \t".utf8)
        var stop = position + 1
        while stop < end, stop < position + 24, !delimiters.contains(bytes[stop]) { stop += 1 }
        return String(decoding: bytes[position..<stop], as: UTF8.self).inQuotes
    }

    // MARK: Bytes

    private var peek: UInt8? { position < end ? bytes[position] : nil }

    private mutating func skipSpaces() {
        while let byte = peek, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar, _ complaint: @autoclosure () -> String) throws(TouchRecordingError) {
        guard peek == UInt8(ascii: character) else { throw error("\(complaint()) \(found)") }
        position += 1
    }

    private mutating func scanString() throws(TouchRecordingError) -> String {
        let start = position + 1
        var stop = start
        while stop < end, bytes[stop] != UInt8(ascii: "\"") { stop += bytes[stop] == UInt8(ascii: "\\") ? 2 : 1 }
        guard stop < end else { throw error("the line is not JSON: a quote is opened and not closed") }
        position = stop + 1
        do {
            return try JSONText.decode(bytes[start..<stop])
        } catch {
            throw self.error("the line is not JSON: \(error.problem)")
        }
    }
}
