import Foundation
import TestSupport
import Testing

/// Quick Help shows a doc comment out of its context. The first sentence therefore says what a symbol is, or does.
@Suite("Comments of public declarations", .timeLimit(.minutes(20))) struct PublicCommentTests {
    private static let sources = "Sources/PinchZoomOverlay"
    private static let catalogue = "Sources/PinchZoomOverlay/PinchZoomOverlay.docc"

    /// The first words of riddles.
    private static let riddles: Set = [
        "Does", "English", "False", "How", "It", "Its", "Nil", "None", "Nothing", "Of", "True", "What", "Where", "Whether",
    ]

    private static func declarations() throws -> [(file: String, declaration: PublicDeclaration)] {
        try Repository.files(in: sources, ending: "swift").flatMap { file in
            try PublicDeclaration.declarations(in: Repository.text(of: file)).map { (file, $0) }
        }
    }

    /// Returns the fault of a declaration's comment, or `nil` if there is no fault.
    private static func fault(of declaration: PublicDeclaration) -> String? {
        let summary = declaration.summary
        guard let first = summary.split(separator: " ").first else { return "has no comment" }
        let word = first.prefix { $0.isLetter }
        return if riddles.contains(String(word)) {
            "begins as a riddle: \(summary)"
        } else if !summary.hasSuffix(".") {
            "begins with no whole sentence: \(summary)"
        } else if declaration.isBoolean, !summary.hasPrefix("A Boolean value that ") {
            "is a Boolean value, and does not say so: \(summary)"
        } else if declaration.kind == "func", !word.hasSuffix("s") {
            "does not begin with a verb: \(summary)"
        } else if declaration.kind == "init", word != "Creates" {
            "creates something, and does not say so: \(summary)"
        } else {
            nil
        }
    }

    @Test("Each has a comment, whose first sentence can be read by itself")
    func voice() throws {
        let declarations = try Self.declarations()
        #expect(declarations.count > 250, "they are found")
        for (file, declaration) in declarations {
            if let fault = Self.fault(of: declaration) { Issue.record("\(file):\(declaration.line) \(declaration.path) \(fault)") }
        }
    }

    /// Words with which no paragraph of a comment begins. "Whether" may begin a paragraph about a Boolean value or about a function's
    /// answer.
    private static let opaqueWords = riddles.subtracting(["Whether"]).union(["Again", "Alone", "That", "Which", "Whoever"])

    @Test("No paragraph of a comment begins as a riddle, public or not", arguments: ["Sources", "LinuxUIKit/Sources", "Tests"])
    func paragraphs(folder: String) throws {
        let files = Repository.files(in: folder, ending: "swift").filter { !$0.contains(".docc/") }
        #expect(files.count > 50, "they are found")
        for file in files {
            var isParagraph = false
            // A literal of several lines may contain code for a test, whose comments are no comments of the file.
            var isLiteral = false
            for (index, line) in try Repository.text(of: file).components(separatedBy: "\n").enumerated() {
                if line.components(separatedBy: "\"\"\"").count == 2 { isLiteral.toggle() }
                guard !isLiteral else { continue }
                let text = line.drop { $0 == " " }
                let isComment = text.hasPrefix("// ") || text.hasPrefix("/// ")
                defer { isParagraph = isComment }
                guard isComment else { continue }
                var words = text.drop { $0 == "/" || $0 == " " }
                let isItem = words.hasPrefix("- ")
                if isItem { words = words.replacing(/^- (Parameter )?(\w+: )?/, with: "") }
                guard !isParagraph || isItem else { continue }
                let word = String(words.prefix { $0.isLetter })
                #expect(!Self.opaqueWords.contains(word), "\(file):\(index + 1) begins with \(word)")
            }
        }
    }

    @Test("Each type is in a topic of the landing page, and each member of a type that has a page of its own in one of that page's")
    func topics() throws {
        // No topic leads to deprecated names.
        let declarations = try Self.declarations().filter { !$0.file.hasSuffix("Deprecated.swift") }.map(\.declaration)
        let landing = try Self.topics(of: "PinchZoomOverlay")
        let pages = Repository.files(in: "\(Self.catalogue)/Extensions", ending: "md")
            .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
        #expect(pages.count > 2)
        for declaration in declarations where PublicDeclaration.types.contains(declaration.kind) && !declaration.path.contains("/") {
            #expect(landing.contains(declaration.path), "\(declaration.path) is in no topic")
        }
        for page in pages {
            let listed = try Self.topics(of: "Extensions/\(page)")
            for declaration in declarations where declaration.path.hasPrefix("\(page)/") {
                let member = declaration.path.dropFirst(page.count + 1)
                // Every view controller must have this initializer, but nobody can call it.
                guard !member.contains("/"), member != "init(coder:)" else { continue }
                #expect(listed.contains(String(member)), "\(declaration.path) is in no topic of its type's page")
            }
        }
    }

    @Test("A link to a symbol leads to a public one")
    func links() throws {
        let declarations = try Self.declarations()
        let paths = declarations.map { "/" + $0.declaration.path }
        func check(_ lines: [String], of place: String) {
            for link in Self.links(in: lines) where link != "PinchZoomOverlay" {
                // If a symbol extends a type of SwiftUI, the link begins with SwiftUI's module.
                let name = link.replacing(/^(PinchZoomOverlay|SwiftUI|SwiftUICore)\//, with: "")
                #expect(paths.contains { $0.hasSuffix("/" + name) }, "\(place) links to \(link)")
            }
        }
        for (file, declaration) in declarations { check(declaration.comment, of: "\(file):\(declaration.line)") }
        for page in Repository.files(in: Self.catalogue, ending: "md") {
            check(try Repository.text(of: page).components(separatedBy: "\n"), of: page)
        }
    }

    /// Returns the links in the topics of a page of the catalogue.
    private static func topics(of page: String) throws -> [String] {
        let lines = try Repository.text(of: "\(catalogue)/\(page).md").components(separatedBy: "\n")
        return links(in: lines.drop { $0 != "## Topics" }.filter { $0.hasPrefix("- ") })
    }

    /// Returns the names of symbols between double backticks. The types that distinguish overloads are removed: `share(from:)-(UIView?)`.
    private static func links(in lines: [String]) -> [String] {
        lines.filter { !$0.hasPrefix("```") }.flatMap { line in
            line.components(separatedBy: "``").enumerated().compactMap { index, text in
                index.isMultiple(of: 2) ? nil : text.replacing(/-\(.*\)$/, with: "")
            }
        }
    }

    @Test("Public declarations are found with their names and comments: requirements and cases too, and no others")
    func reading() {
        let code = """
            /// One.
            ///
            /// More.
            @MainActor public protocol One: AnyObject {
                /// Of one.
                var isOne: Bool { get }
                func one(_ one: Int, at place: (Int, Int), by: [Int: Int]) -> Int
            }

            /// Two.
            public enum Two {
                /// A.
                case a(Int, by: Int = 1)
                @available(*, unavailable)
                public init?(coder: Int) { nil }
                func b() -> Int {
                    switch self {
                    case c: 1
                    }
                }
                /// Lost, since something stands between.

                let c = 1
                public static let `d` = true
            }

            extension Two.Three {
                @discardableResult public func three<T: One>(
                    _ three: T,
                    of four: @escaping (Int) -> Void = { _ in }
                ) {}
                public private(set) var four = false {
                    didSet {}
                }
            }

            struct Private { let x = 1 }
            """
        let found = PublicDeclaration.declarations(in: code)
        #expect(
            found.map(\.path) == [
                "One", "One/isOne", "One/one(_:at:by:)", "Two", "Two/a(_:by:)", "Two/init(coder:)", "Two/d", "Two/Three/three(_:of:)",
                "Two/Three/four",
            ]
        )
        #expect(found.map(\.summary) == ["One.", "Of one.", "", "Two.", "A.", "", "", "", ""])
        #expect(found.filter(\.isBoolean).map(\.path) == ["One/isOne", "Two/d", "Two/Three/four"])
    }

    @Test(
        "A comment is refused that is missing, a riddle or no sentence, or whose first words are not those of its kind",
        arguments: [
            ("", "public let a = 1", false),
            ("What is asked and told.", "public let a = 1", false),
            ("A number", "public let a = 1", false),
            ("Nil.", "public let a = 1", false),
            ("The number.", "public let a = 1", true),
            ("Whether it is.", "public var a = true", false),
            ("A switch.", "public var a = true", false),
            ("A Boolean value that says whether it is.", "public var a = true", true),
            ("The sum.", "public func a() -> Int { 1 }", false),
            ("Returns the sum.", "public func a() -> Int { 1 }", true),
            ("The defaults.", "public init() {}", false),
            ("Creates one.", "public init() {}", true),
        ]
    )
    func found(comment: String, code: String, isRight: Bool) throws {
        let declaration = try #require(PublicDeclaration.declarations(in: "/// \(comment)\n\(code)").first)
        #expect((Self.fault(of: declaration) == nil) == isRight)
    }
}
