import Foundation

/// A folder of the component's sources: the types and members that it declares, and the words that its code uses.
struct SourceFolder {
    /// The path from the sources' root, with a slash at the end.
    let path: String
    let types: Set<String>
    /// The members that the folder adds to types of Swift's or UIKit's, in extensions.
    let members: Set<String>
    /// The names of all members and variables in the folder's code.
    let names: Set<String>
    /// The words of each file.
    let words: [String: Set<String>]

    /// - Parameters:
    ///   - files: The contents of the folder's sources, by name.
    ///   - ownTypes: The types of the whole component. Their members need no entry, because the type itself has an entry.
    init(path: String, files: [String: String], ownTypes: Set<String> = []) {
        self.path = path
        let code = files.mapValues(SourceFolder.code)
        types = Set(code.values.flatMap(SourceFolder.declaredTypes))
        members = Set(code.values.flatMap { SourceFolder.addedMembers(in: $0, except: ownTypes) })
        names = Set(code.values.flatMap { $0.matches(of: /\b(?:var|func|let|case) (\w+)/).map { String($0.output.1) } })
        words = code.mapValues { Set($0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)) }
    }

    /// Returns the code of a source without comments. Links in comments don't count as references.
    private static func code(_ source: String) -> String {
        source.components(separatedBy: "\n").map { line in
            line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
        }.joined(separator: "\n")
    }

    /// Returns the types that are declared at the top of a file. A use of a nested type contains the name of its outer type.
    private static func declaredTypes(in code: String) -> [String] {
        code.components(separatedBy: "\n").compactMap { line in
            guard !line.hasPrefix(" "), !line.contains("private ") else { return nil }
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            guard let keyword = words.firstIndex(where: { ["class", "struct", "enum", "protocol", "actor", "typealias"].contains($0) }),
                !words[..<keyword].contains("extension"), words.indices.contains(keyword + 1)
            else { return nil }
            return String(words[keyword + 1])
        }
    }

    /// Returns the members of extensions at the top of a file, for types that aren't the component's own.
    private static func addedMembers(in code: String, except ownTypes: Set<String>) -> [String] {
        var isInside = false
        return code.components(separatedBy: "\n").compactMap { line in
            if line.hasPrefix("#") { return nil }
            if let first = line.first, first != " " {
                guard let match = line.firstMatch(of: /^(?:@\w+ )*(?:public |package )?extension (\w+)/) else {
                    if first != "}" { isInside = false }
                    return nil
                }
                isInside = !ownTypes.contains(String(match.output.1))
                return nil
            }
            guard isInside, !line.contains("private "), !line.contains("override "),
                let match = line.firstMatch(of: /^ {4}(?:@\w+ )*(?:[a-z]+ )*?(?:var|func|let) (\w+)/)
            else { return nil }
            return String(match.output.1)
        }
    }

    /// Returns the types and members of another folder that this folder's files use: `File.swift: Type`.
    ///
    /// - Parameter ambiguous: The names of members that also stand for something else.
    func references(to other: SourceFolder, ambiguous: Set<String> = []) -> [String] {
        let declared = other.types.union(other.members.subtracting(ambiguous))
        return words.flatMap { file, words in words.intersection(declared).map { "\(file): \($0)" } }.sorted()
    }
}
