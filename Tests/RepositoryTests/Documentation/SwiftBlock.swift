import Foundation

/// A block of Swift in a page of the documentation, or in a doc comment.
struct SwiftBlock {
    /// The number of the first line of code, from 1.
    let firstLine: Int
    /// The lines that count, as `code(in:)` returns them.
    let code: [String]

    /// Returns the blocks of a page of Markdown, in order.
    static func blocks(inMarkdown text: String) -> [SwiftBlock] {
        blocks(in: text.components(separatedBy: "\n"))
    }

    /// Returns the blocks in the doc comments of a source, in order.
    static func blocks(inSource text: String) -> [SwiftBlock] {
        let lines = text.components(separatedBy: "\n").map { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            return line.hasPrefix("///") ? String(line.dropFirst(3)) : ""
        }
        return blocks(in: lines)
    }

    /// Returns the lines of code that count, without indentation and other extra white space, empty lines and comments.
    static func code(in lines: some Sequence<String>) -> [String] {
        lines.map { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.prefix { !$0.hasPrefix("//") }.joined(separator: " ")
        }
        .filter { !$0.isEmpty }
    }

    /// Whether the braces of the block are balanced, so that a reader can copy complete code.
    var isBalanced: Bool {
        var depth = 0
        for character in code.joined() {
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    /// Returns whether the lines of the block stand in code, one after the other.
    func isFound(in code: [String]) -> Bool {
        guard !self.code.isEmpty, code.count >= self.code.count else { return false }
        return (0...code.count - self.code.count).contains { start in code[start..<start + self.code.count].elementsEqual(self.code) }
    }

    private static func blocks(in lines: [String]) -> [SwiftBlock] {
        var blocks: [SwiftBlock] = []
        var start: Int?
        for (index, line) in lines.enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            if let first = start {
                guard line == "```" else { continue }
                blocks.append(SwiftBlock(firstLine: first + 1, code: code(in: lines[first..<index])))
                start = nil
            } else if line == "```swift" {
                start = index + 1
            }
        }
        // A block without an end goes on to the last line, and is found nowhere.
        if let first = start { blocks.append(SwiftBlock(firstLine: first + 1, code: code(in: lines[first...]))) }
        return blocks
    }
}
