import Foundation

/// The suites in a file of tests. The file is read line by line. The reader relies on the formatter, which indents the contents of a type.
struct SuiteSource {
    /// A type, or a test outside of types.
    struct Declaration {
        let name: String
        let isExtension: Bool
        /// The index of the type around the declaration or test, or `nil` if there is no type.
        let outer: Int?
        let hasLimit: Bool
        let reason: Reason
        /// Whether the declaration is a suite, by its attribute or by the tests inside.
        var isSuite: Bool
    }

    /// A test inside or outside of a type.
    struct Test {
        let name: String
        /// The index of the type around the declaration or test, or `nil` if there is no type.
        let outer: Int?
        let reason: Reason
    }

    let file: String
    private(set) var declarations: [Declaration] = []
    private(set) var tests: [Test] = []

    /// Reads a file's text.
    init(file: String, code: String) {
        self.file = file
        // The types around a line, and the lines of a declaration's header so far.
        var open: [(indentation: Int, index: Int)] = []
        var header: (indentation: Int, text: String)?
        var comment = ""
        for (indentation, text) in SuiteSource.lines(of: code) {
            if text.hasPrefix("//") {
                comment += text + " "
                continue
            }
            if let begun = header, indentation >= begun.indentation {
                header?.text += " " + text
            } else {
                header = (indentation, String(text))
            }
            guard let begun = header, indentation == begun.indentation else { continue }
            let words = text.split(separator: " ")
            let reason = Reason(header: begun.text, comment: comment)
            if let keyword = words.firstIndex(where: SuiteSource.types.contains), words.count > keyword + 2 {
                open.removeAll { $0.indentation >= indentation }
                add(
                    SuiteSource.name(words[keyword + 1]),
                    begun.text,
                    in: open.last?.index,
                    isExtension: words[keyword] == "extension",
                    isSuite: begun.text.contains("@Suite"),
                    reason
                )
                // A type that begins and ends on one line contains nothing.
                if !text.hasSuffix("}") { open.append((indentation, declarations.count - 1)) }
                (header, comment) = (nil, "")
            } else if let keyword = words.firstIndex(of: "func"), words.count > keyword + 1 {
                open.removeAll { $0.indentation >= indentation }
                if begun.text.contains("@Test") {
                    tests.append(Test(name: SuiteSource.name(words[keyword + 1]), outer: open.last?.index, reason: reason))
                    if let around = open.last {
                        declarations[around.index].isSuite = true
                    } else {
                        add(SuiteSource.name(words[keyword + 1]), begun.text, in: nil, isExtension: false, isSuite: true, reason)
                    }
                }
                (header, comment) = (nil, "")
            } else if !text.hasPrefix("@"), !text.hasPrefix(")") {
                (header, comment) = (nil, "")
            }
        }
    }

    private mutating func add(_ name: String, _ header: String, in outer: Int?, isExtension: Bool, isSuite: Bool, _ reason: Reason) {
        let hasLimit = header.contains("timeLimit(")
        declarations.append(
            Declaration(name: name, isExtension: isExtension, outer: outer, hasLimit: hasLimit, reason: reason, isSuite: isSuite)
        )
    }

    private static let types: Set<Substring> = ["struct", "class", "enum", "actor", "extension"]

    private static func name(_ word: Substring) -> String {
        String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    }

    /// Returns the lines with their indentations. Comments are unchanged, and code is without the text in quotes.
    private static func lines(of code: String) -> [(indentation: Int, text: Substring)] {
        var isInText = false
        return code.split(separator: "\n").compactMap { line in
            let text = line.drop { $0 == " " }
            let isEnd = isInText && text.hasPrefix("\"\"\"")
            let isBegin = !isInText && text.hasSuffix("\"\"\"") && !text.hasPrefix("//")
            defer { if isEnd || isBegin { isInText.toggle() } }
            guard !isInText, !text.isEmpty else { return nil }
            return (line.count - text.count, text.hasPrefix("//") ? text : unquoted(text))
        }
    }

    /// Returns a line without the text in quotes, which may look like any name.
    private static func unquoted(_ line: Substring) -> Substring {
        guard line.utf8.contains(UInt8(ascii: "\"")) else { return line }
        var result = ""
        var isQuoted = false
        var isEscaped = false
        for character in line {
            if character == "\"", !isEscaped {
                isQuoted.toggle()
            } else if !isQuoted {
                result.append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return result[...]
    }

    /// The names of the suites that the file declares.
    var suites: [String] {
        declarations.filter { $0.isSuite && !$0.isExtension && $0.name.first?.isUppercase == true }.map(\.name)
    }

    // MARK: What is missing

    /// Returns the suites and tests of a target that have no limit, and no suite with a limit around them.
    static func unlimited(in sources: [SuiteSource]) -> [String] {
        let limited = sources.flatMap { source in
            source.declarations.indices.filter { source.isLimited($0, beside: []) }.map { source.declarations[$0].name }
        }
        return sources.flatMap { source in
            source.declarations.indices
                .filter { source.declarations[$0].isSuite && !source.isLimited($0, beside: Set(limited)) }
                .map { "\(source.file): \(source.declarations[$0].name)" }
        }
    }

    private func isLimited(_ index: Int, beside limited: Set<String>) -> Bool {
        let declaration = declarations[index]
        if declaration.hasLimit || declaration.isExtension && limited.contains(declaration.name) { return true }
        return declaration.outer.map { isLimited($0, beside: limited) } ?? false
    }

    // MARK: Files

    /// Returns the names of the folders in a folder that contain tests.
    static func targets(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { name in
            try !sources(of: name, in: folder).isEmpty
        }
    }

    /// Returns the files of a target that mention tests or suites.
    static func sources(of target: String, in folder: URL) throws -> [SuiteSource] {
        let place = folder.appendingPathComponent(target)
        let paths = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            let code = try String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)
            return code.contains("@Test") || code.contains("@Suite") ? SuiteSource(file: path, code: code) : nil
        }
    }
}
