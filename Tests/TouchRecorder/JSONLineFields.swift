/// The keys and values of one line. All keys must be read before the kind of the line is certain.
struct JSONLineFields {
    /// The type of a key's value.
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
    /// - Parameter type: The closure that returns the type of a key's value, or `nil` for an unknown key.
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

    /// Whether the line has the key, and its value has not been taken yet.
    func has(_ key: String) -> Bool {
        values.contains { $0.key == key }
    }

    func error(_ problem: String) -> TouchRecordingError {
        object.error(problem)
    }

    // MARK: Taking values

    /// Takes the number of a required key.
    mutating func takeNumber(_ key: String) throws(TouchRecordingError) -> Double {
        try object.require(take(key, number(key)), key)
    }

    /// Takes the number of an optional key. Returns nil if the line doesn't have the key.
    mutating func takeNumberIfPresent(_ key: String) -> Double? {
        take(key, number(key))
    }

    /// Takes the whole number of a required key.
    mutating func takeWholeNumber(_ key: String) throws(TouchRecordingError) -> Int {
        try object.require(take(key, wholeNumber(key)), key)
    }

    /// Takes the string of a required key.
    mutating func takeString(_ key: String) throws(TouchRecordingError) -> String {
        try object.require(take(key, string(key)), key)
    }

    /// Takes the string of a required key as a case of an enumeration.
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

    /// Throws an error if a value has not been taken.
    ///
    /// - Parameter thing: The kind of the line, in words.
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
