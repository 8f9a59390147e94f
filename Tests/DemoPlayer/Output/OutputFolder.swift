import HeadlessDevice
import UIKit

/// The folder for the demo's output. A file appears under its name only when it is complete.
struct OutputFolder {
    /// The folder's URL.
    let url: URL

    /// Creates the folder and its parent folders, unless they exist.
    ///
    /// - Throws: `OutputError` if the folder can't be created, or if a file has its path.
    init(at url: URL) throws(OutputError) {
        self.url = url.standardizedFileURL
        try OutputFolder.create(self.url.path)
    }

    /// Writes data to a file in the folder, and returns the file's URL.
    ///
    /// - Throws: `OutputError` if the file can't be written. An older file of this name stays unchanged.
    @discardableResult func write(_ data: Data, named name: String) throws(OutputError) -> URL {
        do {
            let file = try OutputFile(path: draft(of: name), movingTo: url.appendingPathComponent(name).path)
            try file.write(data)
            try file.close()
            return try publishDraft(of: name)
        } catch {
            removeDraft(of: name)
            throw error
        }
    }

    /// Writes a picture as PNG to a file in the folder, and returns the file's URL.
    ///
    /// - Throws: `OutputError` if the file can't be written. An older file of this name stays unchanged.
    @discardableResult func write(_ picture: Picture, named name: String) throws(OutputError) -> URL {
        try write(picture.pngData, named: name)
    }

    /// Returns the path of a file until the file is complete. The path is in the same folder, because a file can't be renamed across disks.
    /// The path is the same in every run, so that the next run replaces the rest of an interrupted run.
    func draft(of name: String) -> String {
        url.appendingPathComponent(".\(name).part").path
    }

    /// Gives a complete file its name, and returns the file's URL.
    ///
    /// - Throws: `OutputError` if a folder has the name.
    @discardableResult func publishDraft(of name: String) throws(OutputError) -> URL {
        let target = url.appendingPathComponent(name)
        guard rename(draft(of: name), target.path) == 0 else { throw OutputError(path: target.path, code: errno) }
        return target
    }

    /// Removes the rest of a file that can't be completed.
    func removeDraft(of name: String) {
        unlink(draft(of: name))
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
        // The recursion ends: each parent's path is shorter, and the shortest path exists.
        try create(parent)
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw OutputError(path: path, code: errno) }
    }
}
