import UIKit

/// The error of a file or folder that can't be written: one line with the path and the reason.
struct OutputError: Error, Equatable, CustomStringConvertible {
    /// The path that can't be written.
    let path: String
    /// The reason, in words.
    let reason: String

    /// Creates an error with a reason in words.
    init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// Creates an error from the system's error number (`errno`).
    init(path: String, code: Int32) {
        self.init(path: path, reason: String(cString: strerror(code)))
    }

    /// The error in one line.
    var description: String {
        // A path can contain line breaks. The description must be one line.
        let path = path.components(separatedBy: .newlines).joined(separator: "␤")
        return "cannot write \(path): \(reason)"
    }
}
