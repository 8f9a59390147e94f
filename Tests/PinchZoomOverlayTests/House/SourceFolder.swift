import Foundation

/// A folder of the component's sources: which types it declares, and which words its code uses.
struct SourceFolder {
    /// From the sources' root, with a slash at the end.
    let path: String
    let types: Set<String>
    /// By file.
    let words: [String: Set<String>]

    /// - Parameter files: The contents of the folder's sources, by name.
    init(path: String, files: [String: String]) {
        self.path = path
        let code = files.mapValues(SourceFolder.code)
        types = Set(code.values.flatMap(SourceFolder.declaredTypes))
        words = code.mapValues { Set($0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)) }
    }

    /// Without comments: what they link to is the reader's affair.
    private static func code(_ source: String) -> String {
        source.components(separatedBy: "\n").map { line in
            line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
        }.joined(separator: "\n")
    }

    /// What is declared at the top of a file; a nested type is reached by the name of the one around it.
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

    /// What its files use of another folder's types: `File.swift: Type`.
    func references(to other: SourceFolder) -> [String] {
        words.flatMap { file, words in words.intersection(other.types).map { "\(file): \($0)" } }.sorted()
    }
}
