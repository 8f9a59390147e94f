import Foundation
import TestSupport
import Testing

/// If a declaration of LinuxUIKit is stored without effect, a fault of an app can pass. LinuxUIKit's README therefore lists all such
/// declarations.
@Suite("Declarations of LinuxUIKit without effect", .timeLimit(.minutes(20))) struct WithoutEffectTests {
    private static var marker: Regex<Substring> { /[Ww]ithout effect here\b/ }

    /// Returns the names in the README's list. The reasons in the list contain no code.
    private static func listed() throws -> [String] {
        let readme = try Repository.text(of: "LinuxUIKit/README.md").components(separatedBy: "\n")
        let section = readme.drop { $0 != "## Declarations without effect" }.dropFirst().prefix { !$0.hasPrefix("## ") }
        let items = section.drop { !$0.hasPrefix("- ") }.joined(separator: " ")
        return items.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
            String($0.element)
        }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "_")
        }
    }

    private static func sources() throws -> [String] {
        try Repository.files(in: "LinuxUIKit/Sources", ending: "swift").map(Repository.text(of:))
    }

    @Test("The README lists the declarations whose documentation says that they are without effect here, each once, and no others")
    func list() throws {
        let listed = try Self.listed()
        let marked = try Self.sources().filter { $0.contains(Self.marker) }.flatMap { DeclarationSource(code: $0).documented }
            .filter { $0.comment.contains(Self.marker) }.map(\.name)
        #expect(Set(listed).count == listed.count && marked.count > 30)
        #expect(Set(marked).subtracting(listed).sorted() == [], "not in the README's list")
        #expect(Set(listed).subtracting(marked).sorted() == [], "works, or does not say that it is without effect")
    }

    @Test("A property that is stored and never read is in the list")
    func unread() throws {
        let sources = try Self.sources()
        var counts: [Substring: Int] = [:]
        for source in sources {
            for line in source.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                for word in line.utf8.split(whereSeparator: { !Self.isPartOfWord($0) }) { counts[Substring(word), default: 0] += 1 }
            }
        }
        let stored = sources.flatMap { DeclarationSource(code: $0).stored }
        #expect(stored.count > 100)
        let unread = stored.filter { name in name.split(separator: ".").last.map { counts[$0] == 1 } ?? false }
        #expect(unread.count > 10)
        let listed = try Self.listed()
        #expect(Set(unread).subtracting(listed).sorted() == [], "stored and never read, and not in the README's list")
    }

    @Test("Names are read with the types around them and the labels of functions; a comment may have several lines")
    func names() {
        let code = """
            /// A view.
            @MainActor open class Wheel: View {
                /// How it turns.
                public enum Turn: Int {
                    /// It turns.
                    case left = 1
                }

                /// How wide it is. Without
                /// effect here.
                open var width = 1.0
                open var height: Double {
                    get { 1 }
                }
                private var spokes = 1

                /// Turns it.
                @discardableResult open func turn(_ turn: Turn, by angle: (Double, Double), animated: Bool = false) -> Bool {
                    /// A step.
                    let step = 1
                }
                /// Stops it.
                open func stop() {}
            }

            extension Wheel.Turn {
                /// None.
                public static let `none` = Wheel.Turn(rawValue: 0)
            }
            """
        let source = DeclarationSource(code: code)
        #expect(
            source.documented.map(\.name) == [
                "Wheel", "Wheel.Turn", "Wheel.Turn.left", "Wheel.width", "Wheel.turn(_:by:animated:)", "Wheel.step", "Wheel.stop()",
                "Wheel.Turn.none",
            ]
        )
        #expect(source.documented.first { $0.name == "Wheel.width" }?.comment == "How wide it is. Without effect here.")
        #expect(source.stored == ["Wheel.width"])
    }
}
