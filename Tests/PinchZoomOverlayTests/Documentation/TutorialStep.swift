import Foundation

/// What a tutorial's files say: its directives, and the code of a step.
enum TutorialStep {
    /// The namespace in which a step's file is compiled: `Feed0102` for `feed-01-02.swift`.
    static func namespace(ofFile name: String) -> String {
        name.split(separator: ".").first.map { $0.split(separator: "-").joined().capitalized } ?? ""
    }

    /// The lines that count of a step that is compiled in a namespace, without that namespace and the names that it takes from other steps.
    static func code(of source: String, in namespace: String) -> [String] {
        var lines = source.components(separatedBy: "\n")
        if let first = lines.firstIndex(of: "enum \(namespace) {"), let last = lines[first...].firstIndex(of: "}") {
            lines.remove(at: last)
            lines.remove(at: first)
        }
        let code = SwiftBlock.code(in: lines).filter { !$0.hasPrefix("typealias ") }
        return code.map { $0.replacingOccurrences(of: "extension \(namespace).", with: "extension ") }
    }

    /// The names of the directives, in order.
    static func directives(in text: String) -> [String] {
        text.components(separatedBy: "\n").compactMap { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            return line.hasPrefix("@") ? String(line.dropFirst().prefix { $0.isLetter }) : nil
        }
    }

    /// What an argument is in each use of a directive, in order.
    static func arguments(_ label: String, of directive: String, in text: String) -> [String] {
        text.components(separatedBy: "\n").compactMap { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix("@\(directive)("), let start = line.range(of: "\(label): \"") else { return nil }
            return line[start.upperBound...].firstIndex(of: "\"").map { String(line[start.upperBound..<$0]) }
        }
    }
}
