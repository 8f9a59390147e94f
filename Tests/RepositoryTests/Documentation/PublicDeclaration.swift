import Foundation

/// A declaration that apps may use, with its doc comment. A source is read line by line. The reader relies on the formatter, which indents
/// the members of a type by four more spaces.
struct PublicDeclaration {
    /// The keyword: `func`, `struct`.
    let kind: String
    /// The name in links of the documentation: `PinchZoomConfiguration/Crop/opens(by:)`.
    let path: String
    /// The number of the declaration's line, from 1.
    let line: Int
    let isBoolean: Bool
    /// The lines of the doc comment, without slashes.
    let comment: [String]

    /// The first paragraph of the doc comment.
    var summary: String { comment.prefix { !$0.isEmpty }.joined(separator: " ") }

    /// Returns the public declarations of a source, in order.
    static func declarations(in text: String) -> [PublicDeclaration] {
        let lines = text.components(separatedBy: "\n")
        var declarations: [PublicDeclaration] = []
        var scopes: [Scope] = []
        var comment: [String] = []
        for (index, line) in lines.enumerated() {
            let code = line.drop { $0 == " " }
            if code.hasPrefix("///") { comment.append(code.dropFirst(3).trimmingCharacters(in: .whitespaces)) }
            // Attributes may stand between a comment and its declaration.
            if code.hasPrefix("///") || code.hasPrefix("@") && !code.contains(keyword) { continue }
            defer { comment = [] }
            guard let match = code.firstMatch(of: keyword) else { continue }
            let (kind, indentation) = (String(match.2), line.count - code.count)
            scopes.removeAll { $0.indentation >= indentation }
            let name = match.3.map { String($0.replacing(".", with: "/")) } ?? kind
            let path = (scopes.last.map { $0.path + "/" } ?? "") + name + labels(of: kind, in: lines[index...])
            let words = match.1.split(separator: " ")
            let isPublic = words.contains("public") || words.contains("open") || scopes.last?.publishes(kind, at: indentation) ?? false
            if isPublic {
                let head = code.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
                let isBoolean = ["var", "let"].contains(kind) && [": Bool", "= true", "= false"].contains(where: head.hasSuffix)
                declarations.append(
                    PublicDeclaration(kind: kind, path: path, line: index + 1, isBoolean: isBoolean, comment: comment)
                )
            }
            if code.hasSuffix("{"), types.contains(kind) {
                scopes.append(Scope(indentation: indentation, path: path, kind: isPublic ? kind : "extension"))
            }
        }
        return declarations
    }

    /// A type around a line.
    private struct Scope {
        let indentation: Int
        let path: String
        let kind: String

        /// Returns whether a member is public without the keyword, such as a requirement or a case.
        func publishes(_ member: String, at indentation: Int) -> Bool {
            indentation == self.indentation + 4 && (kind == "protocol" || kind == "enum" && member == "case")
        }
    }

    static let types: Set = ["class", "struct", "enum", "protocol", "extension"]

    /// Attributes and modifiers, the keyword, and the name.
    nonisolated(unsafe) private static let keyword =
        /^((?:@?[\w()]+ )*?)(class|struct|enum|protocol|extension|typealias|func|var|let|case|init)(?: `?([\w.]+)|(?=[(<?]))/

    /// Returns the labels of parameters: `(_:at:)`. Parameters may stand on lines of their own, and after attributes.
    private static func labels(of kind: String, in lines: ArraySlice<String>) -> String {
        guard ["func", "init", "case"].contains(kind), let first = lines.first, first.contains("(") else { return "" }
        var parameters = [""]
        var depth = 0
        for character in lines.joined(separator: " ").drop(while: { $0 != "(" }) {
            if character == ")" || character == "]" { depth -= 1 }
            if character == ")", depth == 0 { break }
            if character == ",", depth == 1 {
                parameters.append("")
            } else if depth > 0 {
                parameters[parameters.count - 1].append(character)
            }
            if character == "(" || character == "[" { depth += 1 }
        }
        let labels = parameters.compactMap { parameter in
            let words = parameter.split(separator: " ").drop { $0.hasPrefix("@") }
            return words.first.map { $0.hasSuffix(":") ? "\($0)" : kind == "case" ? "_:" : "\($0):" }
        }
        return "(\(labels.joined()))"
    }
}
