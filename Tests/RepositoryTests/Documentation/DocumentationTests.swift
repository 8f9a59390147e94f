import Foundation
import TestSupport
import Testing

/// The code in the documentation compiles.
@Suite("Documentation", .timeLimit(.minutes(20))) struct DocumentationTests {
    private static let articles = "Sources/PinchZoomOverlay/PinchZoomOverlay.docc"

    /// The paths of all pages with Swift code, from the repository's root.
    static let pages = ["README.md", "CONTRIBUTING.md", "LinuxUIKit/README.md"] + Repository.files(in: articles, ending: "md")

    @Test("Every Swift block of a page stands in the snippets that these tests compile", arguments: pages)
    func page(_ page: String) throws {
        let blocks = try SwiftBlock.blocks(inMarkdown: Repository.text(of: page))
        try DocumentationTests.expectFound(blocks, of: page)
    }

    @Test("Every Swift block of a doc comment stands in them too")
    func docComments() throws {
        var count = 0
        for source in Repository.files(in: "Sources/PinchZoomOverlay", ending: "swift") {
            let blocks = try SwiftBlock.blocks(inSource: Repository.text(of: source))
            count += blocks.count
            try DocumentationTests.expectFound(blocks, of: source)
        }
        #expect(count > 0, "the mixin's comment has one")
    }

    @Test("There are blocks to compare, and all the articles")
    func blocksAreFound() throws {
        let counts = try DocumentationTests.pages.map { try SwiftBlock.blocks(inMarkdown: Repository.text(of: $0)).count }
        #expect(counts.first ?? 0 > 0, "the README has some")
        #expect(counts.reduce(0, +) > 8)
        #expect(DocumentationTests.pages.count > 6)
    }

    @Test("A recipe has at most 60 lines, and is in the table and in a topic of the recipes' page")
    func recipes() throws {
        let folder = "\(DocumentationTests.articles)/Recipes"
        let list = try Repository.text(of: "\(folder)/Recipes.md").components(separatedBy: "\n")
        let pages = Repository.files(in: folder, ending: "md").filter { !$0.hasSuffix("/Recipes.md") }
        #expect(pages.count > 5)
        for page in pages {
            let lines = try Repository.text(of: page).split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count <= 61, "\(page)")
            let name = URL(fileURLWithPath: page).deletingPathExtension().lastPathComponent
            #expect(list.contains { $0.hasPrefix("|") && $0.hasSuffix("<doc:\(name)> |") }, "\(name) is in no row")
            #expect(list.contains("- <doc:\(name)>"), "\(name) is in no topic")
        }
    }

    @Test("A section about another library has at most 40 lines")
    func otherLibraries() throws {
        let lines = try Repository.text(of: "\(DocumentationTests.articles)/ComingFromOtherLibraries.md").components(separatedBy: "\n")
        let headings = lines.indices.filter { lines[$0].hasPrefix("## ") }
        #expect(headings.count == 7, "an overview and six libraries")
        for (heading, end) in zip(headings, headings.dropFirst() + [lines.count]) {
            #expect(end - heading <= 40, "\(lines[heading])")
        }
    }

    @Test("A block is found whatever its indentation and comments, and not if a line differs, is missing or stands elsewhere")
    func matching() {
        let code = SwiftBlock.code(in: ["    let a = 1  // one", "", "    let b = 2", "    let c = 3"])
        func isFound(_ lines: String...) -> Bool {
            SwiftBlock.blocks(inMarkdown: (["```swift"] + lines + ["```"]).joined(separator: "\n")).allSatisfy { $0.isFound(in: code) }
        }
        #expect(isFound("let a = 1", "let b = 2      // two"))
        #expect(isFound("// Last.", "", "  let c = 3"))
        #expect(!isFound("let a = 1", "let b = 3"))
        #expect(!isFound("let a = 1", "let c = 3"))
        #expect(!isFound("let b = 2", "let a = 1"))
        #expect(!isFound("let c = 3", "let d = 4"))
        #expect(!isFound(""), "an empty block shows nothing")
        let unclosed = SwiftBlock.blocks(inMarkdown: "```swift\nlet a = 1\nAnd so on.")
        #expect(unclosed.count == 1 && unclosed.allSatisfy { !$0.isFound(in: code) })
        func isBalanced(_ code: String) -> Bool { SwiftBlock.blocks(inMarkdown: "```swift\n\(code)\n```").allSatisfy(\.isBalanced) }
        #expect(isBalanced("class A {\nfunc b() {}\n}") && isBalanced("let a = 1  // {"))
        #expect(!isBalanced("class A {\nfunc b() {}") && !isBalanced("}\nclass A {"))
        let comment = SwiftBlock.blocks(inSource: "    /// ```swift\n    /// let b = 2\n    /// ```\n    let x = 0")
        #expect(comment.map(\.code) == [["let b = 2"]] && comment.map(\.firstLine) == [2])
    }

    @Test("A line of the articles and of CONTRIBUTING is no longer than one of the sources, but for rows of tables and links in topics")
    func lineLength() throws {
        for page in DocumentationTests.pages where page.hasPrefix(DocumentationTests.articles) || page == "CONTRIBUTING.md" {
            let lines = try Repository.text(of: page).components(separatedBy: "\n")
            for (index, line) in lines.enumerated() where line.count > 140 && !line.hasPrefix("|") && !line.hasPrefix("- ``") {
                Issue.record("\(page):\(index + 1) has \(line.count) characters")
            }
        }
    }

    /// The folders whose comments are no wider than the code. The formatter doesn't wrap comments.
    private static let wrapped =
        [
            "Benchmarks", "DemoPlayer", "DemoPlayerTests", "DeviceWindowTests", "Feel", "FeelTests", "LinuxUIKitTests", "PeerComparison",
            "PinchDemoTests", "PinchZoomOverlayTests/Documentation", "PinchZoomOverlayTests/Observers", "PinchZoomOverlayTests/Pinch",
            "PinchZoomOverlayTests/Transitions", "PinchZoomValueTests", "PortableTestSupport", "RepositoryTests", "Swift5Tests",
            "TestSupport", "TouchRecorder", "TouchRecorderTests", "UIKitContractTests",
        ].map { "Tests/\($0)" } + ["Sources/PinchDemo", "LinuxUIKit/Sources/DeviceWindow"]

    @Test("A comment is no wider than the code that it stands in", arguments: wrapped)
    func commentWidth(folder: String) throws {
        let sources = Repository.files(in: folder, ending: "swift")
        #expect(!sources.isEmpty)
        for source in sources {
            let lines = try Repository.text(of: source).components(separatedBy: "\n")
            for (index, line) in lines.enumerated() where line.count > 140 && line.drop(while: { $0 == " " }).hasPrefix("//") {
                Issue.record("\(source):\(index + 1) has \(line.count) characters")
            }
        }
    }

    /// The code of all snippets, a list of lines for each file.
    private static let snippets = Result {
        let tests = ["PhotoCellTests", "TestSnippets"].map { "Tests/PinchZoomOverlayTests/Documentation/\($0).swift" }
        return try (Repository.files(in: "Tests/DocumentationSnippets", ending: "swift") + tests).map { file in
            // In the articles, the module has another name.
            let code = try Repository.text(of: file).replacingOccurrences(
                of: "@testable import DocumentationSnippets",
                with: "@testable import Feed"
            )
            return SwiftBlock.code(in: code.components(separatedBy: "\n"))
        }
    }

    private static func expectFound(_ blocks: [SwiftBlock], of page: String) throws {
        let snippets = try snippets.get()
        for block in blocks {
            if !snippets.contains(where: block.isFound) {
                Issue.record("\(page):\(block.firstLine) is in no snippet:\n\(block.code.joined(separator: "\n"))")
            }
            #expect(block.isBalanced, "\(page):\(block.firstLine) has braces that do not close")
        }
    }
}
