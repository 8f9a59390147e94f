import Foundation

/// A fault in a recording, and its line.
package struct TouchRecordingError: Error, Equatable {
    /// The line in the file, where the header is line 1.
    package let line: Int
    /// A description of the fault.
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
    /// The text for an error message: in quotes, on one line, and shortened if it is long.
    package var inQuotes: String {
        let start = unicodeScalars.prefix(40)
        let text = start.map { CharacterSet.controlCharacters.contains($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
        return "“\(text)\(start.endIndex < unicodeScalars.endIndex ? "…" : "")”"
    }
}
