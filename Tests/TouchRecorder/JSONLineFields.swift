/// The keys and values of one line, for a reader that has to know them all before it can say what the line is.
struct JSONLineFields {
    /// What a key's value must be.
    enum ValueType {
        case number, wholeNumber, string
    }

    private enum Value {
        case number(Double)
        case wholeNumber(Int)
        case string(String)
    }

    private let object: JSONLineScanner
    private var values: [(key: String, value: Value)] = []

    /// Reads a line to its end.
    ///
    /// - Parameter type: says what a key's value must be; nil for a key that is unknown.
    init(_ object: JSONLineScanner, type: (String) throws(TouchRecordingError) -> ValueType?) throws(TouchRecordingError) {
        self.object = object
        var object = object
        while let key = try object.nextKey() {
            switch try type(key) {
            case .number:
                var place = number(key)
                try object.number(key, into: &place)
                if let place { values.append((key, .number(place))) }
            case .wholeNumber:
                var place = wholeNumber(key)
                try object.wholeNumber(key, into: &place)
                if let place { values.append((key, .wholeNumber(place))) }
            case .string:
                var place = string(key)
                try object.string(key, into: &place)
                if let place { values.append((key, .string(place))) }
            case nil: throw object.unknown(key)
            }
        }
    }

    /// Whether the line has a key that has not been taken.
    func has(_ key: String) -> Bool {
        values.contains { $0.key == key }
    }

    func error(_ problem: String) -> TouchRecordingError {
        object.error(problem)
    }

    // MARK: Taking values

    /// Takes a key's number, which must be there.
    mutating func takeNumber(_ key: String) throws(TouchRecordingError) -> Double {
        try object.require(take(key, number(key)), key)
    }

    /// Takes a key's number; nil if the key is not there.
    mutating func takeNumberIfPresent(_ key: String) -> Double? {
        take(key, number(key))
    }

    /// Takes a key's whole number, which must be there.
    mutating func takeWholeNumber(_ key: String) throws(TouchRecordingError) -> Int {
        try object.require(take(key, wholeNumber(key)), key)
    }

    /// Takes a key's string, which must be there.
    mutating func takeString(_ key: String) throws(TouchRecordingError) -> String {
        try object.require(take(key, string(key)), key)
    }

    /// Takes a key's string, which must be there, as one of a few words.
    mutating func takeWord<Word: RawRepresentable & CaseIterable>(
        _ key: String
    ) throws(TouchRecordingError) -> Word where Word.RawValue == String {
        let text = try takeString(key)
        guard let word = Word(rawValue: text) else {
            let words = Word.allCases.map(\.rawValue)
            let list = "\(words.dropLast().joined(separator: ", ")) and \(words.last ?? "")"
            throw object.error("the \(key) \(text.inQuotes) is unknown; there are \(list)")
        }
        return word
    }

    /// Finds keys that nobody has taken.
    ///
    /// - Parameter thing: what the line is, in words.
    func close(_ thing: String) throws(TouchRecordingError) {
        guard let key = values.first?.key else { return }
        throw object.error("the key “\(key)” does not belong to \(thing)")
    }

    private mutating func take<Found>(_ key: String, _ found: Found?) -> Found? {
        if found != nil { values.removeAll { $0.key == key } }
        return found
    }

    // MARK: Finding values

    private func number(_ key: String) -> Double? {
        if case .number(let number) = value(key) { number } else { nil }
    }

    private func wholeNumber(_ key: String) -> Int? {
        if case .wholeNumber(let number) = value(key) { number } else { nil }
    }

    private func string(_ key: String) -> String? {
        if case .string(let text) = value(key) { text } else { nil }
    }

    private func value(_ key: String) -> Value? {
        values.first { $0.key == key }?.value
    }
}
