import Foundation

/// What is wrong with a recording, and on which line.
package struct TouchRecordingError: Error, Equatable {
    /// The line in the file; the header's is 1.
    package let line: Int
    /// What is wrong, in words.
    package let problem: String

    package init(line: Int, problem: String) {
        self.line = line
        self.problem = problem
    }

    static let noEvents = TouchRecordingError(line: 1, problem: "the recording has no events")
}

extension TouchRecordingError: LocalizedError, CustomStringConvertible {
    package var description: String { "line \(line): \(problem)" }
    package var errorDescription: String? { description }
}

extension String {
    /// What a file holds, for an error: in quotes, on one line, and cut if it is long.
    package var inQuotes: String {
        let start = unicodeScalars.prefix(40)
        let text = start.map { CharacterSet.controlCharacters.contains($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
        return "“\(text)\(start.endIndex < unicodeScalars.endIndex ? "…" : "")”"
    }
}
