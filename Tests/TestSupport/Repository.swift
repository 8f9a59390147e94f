import Foundation

/// The files of the repository that these tests belong to.
public enum Repository {
    /// The repository's root: the folder with `Tests`.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the tests, with a folder for each target.
    public static let tests = root.appendingPathComponent("Tests")

    /// The text of a file.
    public static func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Returns the files below a folder whose names have an extension, as sorted paths from the root, or no files if there is no such
    /// folder.
    public static func files(in path: String, ending: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(path).path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".\(ending)") }.sorted().map { "\(path)/\($0)" }
    }
}
