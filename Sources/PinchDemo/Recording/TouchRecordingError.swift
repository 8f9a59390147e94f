import Foundation

/// What is wrong with a recording, and on which line.
struct TouchRecordingError: Error, Equatable {
    /// The line in the file; the header's is 1.
    let line: Int
    /// What is wrong, in words.
    let problem: String

    static let noEvents = TouchRecordingError(line: 1, problem: "the recording has no events")
}

extension TouchRecordingError: LocalizedError, CustomStringConvertible {
    var description: String { "line \(line): \(problem)" }
    var errorDescription: String? { description }
}

extension String {
    /// What a file holds, for an error: in quotes, on one line, and cut if it is long.
    var inQuotes: String {
        let start = unicodeScalars.prefix(40)
        let text = start.map { CharacterSet.controlCharacters.contains($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
        return "“\(text)\(start.endIndex < unicodeScalars.endIndex ? "…" : "")”"
    }
}
