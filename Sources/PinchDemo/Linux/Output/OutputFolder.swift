#if os(Linux)
    import HeadlessDevice
    import UIKit

    /// The folder that the demo's files go to. A file appears under its name when all of it has been written.
    struct OutputFolder {
        /// Where it is.
        let url: URL

        /// Creates the folder, and those around it, unless it is there.
        ///
        /// - Throws: `OutputError` if it cannot be created, or a file is in the way.
        init(at url: URL) throws {
            self.url = url.standardizedFileURL
            try OutputFolder.create(self.url.path)
        }

        /// Writes data to a file of the folder and gives its place.
        ///
        /// - Throws: `OutputError` if that fails; then a file of the name is as it was.
        @discardableResult func write(_ data: Data, named name: String) throws -> URL {
            try write(named: name) { try $0.write(data) }
        }

        /// Writes a picture as PNG to a file of the folder and gives its place.
        ///
        /// - Throws: `OutputError` if that fails; then a file of the name is as it was.
        @discardableResult func write(_ picture: Picture, named name: String) throws -> URL {
            try write(picture.pngData, named: name)
        }

        /// Writes a file of the folder piece by piece and gives its place.
        ///
        /// - Throws: `OutputError` if that fails, or what the closure throws; then a file of the name is as it was.
        @discardableResult func write(named name: String, _ body: (OutputFile) throws -> Void) throws -> URL {
            let target = url.appendingPathComponent(name)
            // Beside its place, because a file cannot be renamed from one disk to another; always the same name, so that what an
            // interrupted run left is replaced.
            let draft = url.appendingPathComponent(".\(name).part").path
            do {
                let file = try OutputFile(path: draft, reportedAs: target.path)
                try body(file)
                try file.close()
                guard rename(draft, target.path) == 0 else { throw OutputError(path: target.path, code: errno) }
            } catch {
                unlink(draft)
                throw error
            }
            return target
        }

        private static func create(_ path: String) throws {
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
#endif
