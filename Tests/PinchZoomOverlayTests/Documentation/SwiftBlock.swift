import Foundation

/// A block of Swift in a page of the documentation, or in a doc comment.
struct SwiftBlock {
    /// Where its first line of code is, from 1.
    let firstLine: Int
    /// What counts of it.
    let code: [String]

    /// The blocks of a page of Markdown, in order.
    static func blocks(inMarkdown text: String) -> [SwiftBlock] {
        blocks(in: text.components(separatedBy: "\n"))
    }

    /// The blocks in the doc comments of a source, in order.
    static func blocks(inSource text: String) -> [SwiftBlock] {
        let lines = text.components(separatedBy: "\n").map { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            return line.hasPrefix("///") ? String(line.dropFirst(3)) : ""
        }
        return blocks(in: lines)
    }

    /// What counts of lines of code: neither indentation and other white space, nor empty lines, nor comments.
    static func code(in lines: some Sequence<String>) -> [String] {
        lines.map { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.prefix { !$0.hasPrefix("//") }.joined(separator: " ")
        }
        .filter { !$0.isEmpty }
    }

    /// Whether each brace that it opens closes, so that what a reader copies is whole.
    var isBalanced: Bool {
        var depth = 0
        for character in code.joined() {
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    /// Whether it stands in code, line after line.
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
        // One that is never closed goes on to the end, and is found nowhere.
        if let first = start { blocks.append(SwiftBlock(firstLine: first + 1, code: code(in: lines[first...]))) }
        return blocks
    }
}
