import UIKit

/// A file or folder could not be written: one line that names it and says why.
struct OutputError: Error, Equatable, CustomStringConvertible {
    /// What could not be written.
    let path: String
    /// Why.
    let reason: String

    /// A failure of a reason in words.
    init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// A failure of the system's, by its number (`errno`).
    init(path: String, code: Int32) {
        self.init(path: path, reason: String(cString: strerror(code)))
    }

    /// All of it in a line.
    var description: String {
        // A path may hold line breaks; the line may not.
        let path = path.components(separatedBy: .newlines).joined(separator: "␤")
        return "cannot write \(path): \(reason)"
    }
}
