import HeadlessDevice
import UIKit

/// The folder that the demo's files go to. A file appears under its name when all of it has been written.
struct OutputFolder {
    /// Where it is.
    let url: URL

    /// Creates the folder, and those around it, unless it is there.
    ///
    /// - Throws: `OutputError` if it cannot be created, or a file is in the way.
    init(at url: URL) throws(OutputError) {
        self.url = url.standardizedFileURL
        try OutputFolder.create(self.url.path)
    }

    /// Writes data to a file of the folder and gives its place.
    ///
    /// - Throws: `OutputError` if that fails; then a file of the name is as it was.
    @discardableResult func write(_ data: Data, named name: String) throws(OutputError) -> URL {
        do {
            let file = try begin(name)
            try file.write(data)
            return try finish(file, as: name)
        } catch {
            unlink(draft(of: name))
            throw error
        }
    }

    /// Writes a picture as PNG to a file of the folder and gives its place.
    ///
    /// - Throws: `OutputError` if that fails; then a file of the name is as it was.
    @discardableResult func write(_ picture: Picture, named name: String) throws(OutputError) -> URL {
        try write(picture.pngData, named: name)
    }

    /// Writes a file of the folder piece by piece and gives its place.
    ///
    /// - Throws: `OutputError` if that fails, or what the closure throws; then a file of the name is as it was.
    @discardableResult func write(named name: String, _ body: (OutputFile) throws -> Void) throws -> URL {
        do {
            let file = try begin(name)
            try body(file)
            return try finish(file, as: name)
        } catch {
            unlink(draft(of: name))
            throw error
        }
    }

    /// Where a file is until all of it has been written: beside its place, because a file cannot be renamed from one disk to another,
    /// and always under the same name, so that what an interrupted run left is replaced.
    private func draft(of name: String) -> String {
        url.appendingPathComponent(".\(name).part").path
    }

    private func begin(_ name: String) throws(OutputError) -> OutputFile {
        try OutputFile(path: draft(of: name), reportedAs: url.appendingPathComponent(name).path)
    }

    private func finish(_ file: OutputFile, as name: String) throws(OutputError) -> URL {
        try file.close()
        let target = url.appendingPathComponent(name)
        guard rename(draft(of: name), target.path) == 0 else { throw OutputError(path: target.path, code: errno) }
        return target
    }

    private static func create(_ path: String) throws(OutputError) {
        guard mkdir(path, 0o777) != 0 else { return }
        let code = errno
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            guard isFolder.boolValue else { throw OutputError(path: path, reason: "a file is there, not a folder") }
            return
        }
        let parent = (path as NSString).deletingLastPathComponent
        guard code == ENOENT, !parent.isEmpty, parent != path else { throw OutputError(path: path, code: code) }
        // Ends: each parent is shorter, and the shortest is there.
        try create(parent)
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw OutputError(path: path, code: errno) }
    }
}
