/// The declarations in a file of Swift. The file is read line by line. The reader relies on the formatter, as `SuiteSource` does.
struct DeclarationSource {
    /// A type or a member.
    struct Declaration: Equatable {
        /// The name with the types around the declaration: `UIView.setNeedsDisplay(_:)`.
        let name: String
        /// The documentation of the declaration, on one line.
        let comment: String
    }

    /// All declarations with documentation.
    private(set) var documented: [Declaration] = []
    /// The names of properties that everybody can set and that only store a value. A name contains the types around the property.
    private(set) var stored: [String] = []

    /// Reads a file's text.
    init(code: String) {
        var types: [(indentation: Int, name: String)] = []
        var comment = ""
        for line in code.split(separator: "\n") {
            let text = line.drop { $0 == " " }
            let indentation = line.count - text.count
            if text.hasPrefix("///") {
                comment += (comment.isEmpty ? "" : " ") + text.dropFirst(3).drop { $0 == " " }
                continue
            }
            // An attribute on a line of its own belongs to the next declaration.
            if text.hasPrefix("@available(") || text.hasPrefix("@") && !text.contains(" ") { continue }
            if !text.hasPrefix("//"), !comment.isEmpty || Self.mayBegin(text), let found = Self.declaration(in: text) {
                types.removeAll { $0.indentation >= indentation }
                let name = (types.map(\.name) + [found.name]).joined(separator: ".")
                if !comment.isEmpty { documented.append(Declaration(name: name, comment: comment)) }
                if Self.isStored(text) { stored.append(name) }
                if found.isType { types.append((indentation, found.name)) }
            }
            comment = ""
        }
    }

    /// Returns whether a line may begin a type or a property. Types and properties count without documentation, too.
    private static func mayBegin(_ text: Substring) -> Bool {
        text.contains("extension ") || text.contains("class ") || text.contains("struct ") || text.contains("enum ")
            || text.contains("protocol ") || text.hasPrefix("open var") || text.hasPrefix("public var")
    }

    private static let types: Set<Substring> = ["struct", "class", "enum", "protocol", "extension"]
    private static let members: Set<Substring> = ["var", "let", "func", "case"]
    private static let modifiers: Set<Substring> = [
        "open", "public", "package", "private", "fileprivate", "static", "final", "override", "nonisolated", "weak",
    ]

    /// Returns the declaration that begins with the line, or `nil` if there is no declaration.
    private static func declaration(in text: Substring) -> (name: String, isType: Bool)? {
        var rest = text
        while let end = rest.firstIndex(of: " ") {
            let word = rest[..<end]
            rest = rest[rest.index(after: end)...]
            let name = String(rest.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
            // A class member begins like a class.
            if types.contains(word), name != "func", name != "var", name != "let" { return (name, true) }
            if members.contains(word) { return (word == "func" ? name + labels(in: rest) : name, false) }
            guard word == "class" || modifiers.contains(word) || word.hasPrefix("@") || word.hasSuffix("(set)") else { return nil }
        }
        return nil
    }

    /// Returns the labels of a function's parameters: `(_:animated:)`. Each parameter has its type on the function's line.
    private static func labels(in text: Substring) -> String {
        guard let begin = text.firstIndex(of: "(") else { return "" }
        var depth = 0
        var labels = ""
        var word = ""
        var isLabel = true
        for character in text[begin...] {
            switch character {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case ",": isLabel = isLabel || depth == 1
            case " " where word.isEmpty: break
            case " ", ":":
                if isLabel, depth == 1 { labels += word + ":" }
                (isLabel, word) = (false, "")
            default: if isLabel { word.append(character) }
            }
            if depth == 0 { break }
            if character == "," { word = "" }
        }
        return "(\(labels))"
    }

    private static func isStored(_ text: Substring) -> Bool {
        (text.hasPrefix("open var ") || text.hasPrefix("public var ")) && !text.contains("{")
    }
}
