import Foundation

/// The suites in a file of tests. It is read line by line, and relies on the formatter: what stands inside of something is indented
/// further.
struct SuiteSource {
    /// A type, or a test that stands in none.
    struct Declaration {
        let name: String
        let isExtension: Bool
        /// The type around it.
        let outer: Int?
        let hasLimit: Bool
        let reason: Reason
        /// Whether it is a suite: it says so, or there are tests in it.
        var isSuite: Bool
    }

    /// A test, in a type or in none.
    struct Test {
        let name: String
        /// The type around it.
        let outer: Int?
        let reason: Reason
    }

    let file: String
    private(set) var declarations: [Declaration] = []
    private(set) var tests: [Test] = []

    /// Reads a file's text.
    init(file: String, code: String) {
        self.file = file
        // The types around a line, and what stands before a declaration on lines of its own.
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
                // What opens and ends on one line has nothing in it.
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

    /// The lines, each with how far it is indented: comments as they are, code without what stands in quotes.
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

    /// A line without what stands in quotes; it may be a name like any other.
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

    /// The suites and tests of a target without a limit, and without a suite around them that has one.
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

    /// The folders in a folder that have tests in them.
    static func targets(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { name in
            try !sources(of: name, in: folder).isEmpty
        }
    }

    /// The files of one of them that speak of tests.
    static func sources(of target: String, in folder: URL) throws -> [SuiteSource] {
        let place = folder.appendingPathComponent(target)
        let paths = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            let code = try String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)
            return code.contains("@Test") || code.contains("@Suite") ? SuiteSource(file: path, code: code) : nil
        }
    }
}
