/// A reader of numbers in JSON's notation.
enum JSONNumber {
    /// The powers of ten that a Double represents exactly.
    private static let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]

    static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    /// Reads the number at the start of a range. Returns the number and its length in bytes, or `nil` if it is not in JSON's notation.
    static func scan(_ bytes: [UInt8], _ range: Range<Int>) -> (value: Double, length: Int)? {
        var position = range.lowerBound
        let end = range.upperBound
        var decimals = 0
        // With sixteen digits or more the mantissa can overflow, but then it is not used.
        var mantissa: UInt64 = 0

        func byte() -> UInt8? { position < end ? bytes[position] : nil }
        func scanDigits() -> Int {
            let start = position
            while let digit = byte(), isDigit(digit) {
                mantissa = mantissa &* 10 &+ UInt64(digit - UInt8(ascii: "0"))
                position += 1
            }
            return position - start
        }

        let isNegative = byte() == UInt8(ascii: "-")
        if isNegative { position += 1 }
        let first = byte()
        let digits = scanDigits()
        guard digits == 1 || (digits > 1 && first != UInt8(ascii: "0")) else { return nil }
        if byte() == UInt8(ascii: ".") {
            position += 1
            decimals = scanDigits()
            guard decimals > 0 else { return nil }
        }
        let significand = mantissa
        var hasExponent = false
        if let letter = byte(), letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E") {
            hasExponent = true
            position += 1
            if let sign = byte(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
            guard scanDigits() > 0 else { return nil }
        }
        // A letter or a dot after the number means that the number is wrong, as in 1.2.3.
        if let next = byte(), !",}] \t".utf8.contains(next) { return nil }
        let length = position - range.lowerBound
        if !hasExponent, digits + decimals <= 15 {
            // Both operands are exact, so their quotient is the Double nearest to the text.
            let value = Double(significand) / powersOfTen[decimals]
            return (isNegative ? -value : value, length)
        }
        return Double(String(decoding: bytes[range.lowerBound..<position], as: UTF8.self)).map { ($0, length) }
    }
}
