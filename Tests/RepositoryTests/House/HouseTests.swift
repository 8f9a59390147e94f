import Foundation
import TestSupport
import Testing

/// The component's folders refer to each other in one direction, which CONTRIBUTING describes.
@Suite("House", .timeLimit(.minutes(20))) struct HouseTests {
    /// Returns the rows of CONTRIBUTING's table, in order: a folder, and the folders that its files may refer to.
    private static func table() throws -> [(path: String, knows: [String])] {
        let text = try Repository.text(of: "CONTRIBUTING.md")
        let lines = text.components(separatedBy: "\n").drop { $0 != "| folder | what | knows of |" }.dropFirst(2).prefix {
            $0.hasPrefix("|")
        }
        return lines.map { line in
            let columns = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            func folders(_ column: Int) -> [String] {
                columns.indices.contains(column) ? columns[column].split(separator: "`").map(String.init).filter { $0.hasSuffix("/") } : []
            }
            return (folders(1).first ?? "", folders(3))
        }
    }

    /// Returns the sources, each in the innermost folder that has a row.
    private static func folders(_ paths: [String]) throws -> [SourceFolder] {
        let sources = Repository.root.appendingPathComponent("Sources/PinchZoomOverlay")
        let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        var files: [String: [String: String]] = [:]
        // The Swift files of the documentation catalogue are no sources of the component.
        for name in names where name.hasSuffix(".swift") && !name.contains(".docc/") {
            let folder = paths.filter(name.hasPrefix).max { $0.count < $1.count }
            files[folder ?? name, default: [:]][name] = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
        }
        let types = Set(files.flatMap { SourceFolder(path: $0.key, files: $0.value).types })
        return files.map { SourceFolder(path: $0.key, files: $0.value, ownTypes: types) }.sorted { $0.path < $1.path }
    }

    /// Returns the names that members of several folders share, and the name of a member of Swift's own numbers.
    private static func ambiguousNames(in folders: [SourceFolder]) -> Set<String> {
        let counts = folders.flatMap(\.names).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return Set(counts.filter { $0.value > 1 }.keys).union(["isFinite"])
    }

    @Test("No file refers to a type of a folder that its own is not to know of")
    func direction() throws {
        let table = try HouseTests.table()
        let folders = try HouseTests.folders(table.map(\.path))
        #expect(Set(folders.map(\.path)) == Set(table.map(\.path)), "every folder has its row, and every row its folder")
        let ambiguous = HouseTests.ambiguousNames(in: folders)
        #expect(folders.flatMap(\.members).count > 20, "members of extensions are found")
        for (path, knows) in table {
            guard let folder = folders.first(where: { $0.path == path }) else { continue }
            for other in folders where other.path != path && !knows.contains(other.path) {
                for reference in folder.references(to: other, ambiguous: ambiguous) {
                    Issue.record("\(reference) is of \(other.path), which \(path) is not to know of")
                }
            }
        }
    }

    @Test("The table has no circle: a folder knows of those above it alone, and of none for nothing")
    func table() throws {
        let table = try HouseTests.table()
        #expect(table.count > 10)
        let folders = try HouseTests.folders(table.map(\.path))
        let ambiguous = HouseTests.ambiguousNames(in: folders)
        for (index, row) in table.enumerated() {
            for known in row.knows {
                #expect(table[..<index].contains { $0.path == known }, "\(row.path) knows of \(known), which does not stand above it")
                guard let folder = folders.first(where: { $0.path == row.path }), let other = folders.first(where: { $0.path == known })
                else { continue }
                #expect(!folder.references(to: other, ambiguous: ambiguous).isEmpty, "\(row.path) has no need to know of \(known)")
            }
        }
    }

    /// The lines around a source of the component, and around one that needs SwiftUI.
    private static let guards = ["", "canImport(SwiftUI) && "].map { "#if \($0)canImport(UIKit) && !os(tvOS) && !os(watchOS)" }

    // Otherwise, a package that also builds for macOS, tvOS or watchOS wouldn't build there with this package in its graph.
    @Test("The whole of each source is inside a guard, which leaves systems without a usable UIKit an empty module")
    func platforms() throws {
        let sources = Repository.files(in: "Sources/PinchZoomOverlay", ending: "swift").filter { !$0.contains(".docc/") }
        #expect(sources.count > 100)
        for source in sources {
            let lines = try Repository.text(of: source).split(separator: "\n")
            #expect(Self.guards.contains { $0 == lines.first ?? "" } && lines.last == "#endif", "\(source)")
            var depth = 0
            for line in lines.dropLast() {
                let directive = line.drop { $0 == " " }
                depth += directive.hasPrefix("#if") ? 1 : directive.hasPrefix("#endif") ? -1 : 0
                #expect(depth > 0, "\(source)")
                // Another branch would be there on those systems.
                #expect(depth > 1 || !directive.hasPrefix("#else"), "\(source)")
            }
        }
    }

    @Test("Nothing imports the demo but its own tests")
    func demo() throws {
        let sources = ["Sources", "LinuxUIKit/Sources", "Tests"].flatMap { Repository.files(in: $0, ending: "swift") }
        #expect(sources.contains { $0.hasPrefix("Tests/DemoPlayer/") })
        for source in sources where !source.hasPrefix("Tests/PinchDemoTests/") {
            let lines = try Repository.text(of: source).components(separatedBy: "\n")
            #expect(!lines.contains { $0.split(separator: " ").suffix(2) == ["import", "PinchDemo"] }, "\(source)")
        }
    }

    // Another test can switch on its own phone between the creation of a suite and the suite's test. If the suite already had a phone, the
    // process would trap.
    @Test("A suite that has a phone makes it lazily, within its test")
    func suitesOwnPhones() throws {
        let sources = Repository.files(in: "Tests", ending: "swift")
        #expect(sources.contains { $0.hasSuffix("/KeyTests.swift") })
        for source in sources {
            let lines = try Repository.text(of: source).components(separatedBy: "\n")
            let phones = lines.filter { $0.hasPrefix("    ") && !$0.hasPrefix("     ") && $0.contains(" = HeadlessDevice(") }
            #expect(phones.allSatisfy { $0.contains("lazy var ") }, "\(source)")
        }
    }

    @Test("A member that a folder adds to a type of UIKit's is found where another folder uses it")
    func addedMembers() {
        let code = """
            @MainActor extension UIView {
                var wheelCount: Int { 1 }
                private var secret: Int { 2 }
                static func makeWheel() {}
            }

            extension Wheel {
                var spokes: Int { 3 }
            }
            """
        let lower = SourceFolder(path: "Lower/", files: ["Lower.swift": code], ownTypes: ["Wheel"])
        #expect(lower.members == ["wheelCount", "makeWheel"])
        let upper = SourceFolder(path: "Upper/", files: ["Upper.swift": "let count = view.wheelCount + view.spokes"])
        #expect(upper.references(to: lower) == ["Upper.swift: wheelCount"])
        #expect(upper.references(to: lower, ambiguous: ["wheelCount"]).isEmpty)
    }

    @Test("A reference is found in code, and not in comments, within longer words or to nested types")
    func references() {
        let lower = SourceFolder(
            path: "Lower/",
            files: [
                "Lower.swift":
                    "@MainActor public final class Wheel: View {\n    enum Spoke {}\n}\nprivate struct Axle {}\nextension Wheel {}"
            ]
        )
        #expect(lower.types == ["Wheel"])
        func found(_ code: String) -> [String] {
            SourceFolder(path: "Upper/", files: ["Upper.swift": code]).references(to: lower)
        }
        #expect(found("let wheel: Wheel?") == ["Upper.swift: Wheel"])
        #expect(found("/// A ``Wheel``.\nlet wheels = Wheels()  // Wheel\nenum Spoke {}\nlet axle = Axle()").isEmpty)
    }

    @Test(
        "The component's tests have its folders, and no others but those that every component needs",
        arguments: ["PinchZoomOverlayTests", "PinchZoomValueTests"]
    )
    func tests(target: String) throws {
        let tests = Repository.tests.appendingPathComponent(target)
        let common: Set = ["Documentation", "Pictures", "Storm", "Support"]
        let folders = Set(try HouseTests.table().map { String($0.path.prefix { $0 != "/" }) })
        for name in try FileManager.default.contentsOfDirectory(atPath: tests.path) where !common.contains(name) {
            #expect(folders.contains(name), "\(name) is no folder of the component's")
        }
    }

    // A folder that no list names would be compiled into all modules, and its tests would run four times.
    @Test("Each folder of the component's tests with fingers belongs to one module")
    func modules() throws {
        let calls = try Repository.text(of: "Package.swift").matches(of: /overlayTests\("\w+", \[([^\]]*)\]/)
        let named = calls.flatMap { $0.output.1.matches(of: /"(\w+)"/).map { String($0.output.1) } }
        let folder = Repository.tests.appendingPathComponent("PinchZoomOverlayTests")
        let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !["Pictures", "Support"].contains($0) }
        #expect(named.sorted() == folders.sorted())
        let all = try Repository.text(of: "Package.swift").firstMatch(of: /let all: Set = \[([^\]]*)\]/)?.output.1 ?? ""
        #expect(folders.allSatisfy { all.contains("\"\($0)\"") })
    }
}
