import Testing
import UIKit

@testable import DemoPlayer

@Suite("Output folder", .timeLimit(.minutes(20))) struct OutputFolderTests {
    @Test("A folder is created with those around it, and files in it hold what was written, also over older ones")
    func writes() throws {
        try withScratchFolder { scratch in
            let url = scratch.appendingPathComponent("a/b/c", isDirectory: true)
            let folder = try OutputFolder(at: url)
            try folder.write(Data(repeating: 1, count: 100_000), named: "file")
            let file = try OutputFolder(at: url).write(Data("short".utf8), named: "file")
            #expect(try String(contentsOf: file, encoding: .utf8) == "short")
            #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["file"])
        }
    }

    @Test("A disk that is full is one line that names the file and says so; an older file is as it was, and nothing is left beside it")
    func fullDisk() throws {
        try withScratchFolder { scratch in
            let folder = try OutputFolder(at: scratch)
            let file = try folder.write(Data("old".utf8), named: "sheet.png")
            // The draft leads to a device that is always full.
            try FileManager.default.createSymbolicLink(atPath: folder.draft(of: "sheet.png"), withDestinationPath: "/dev/full")
            #expect(throws: OutputError(path: file.path, reason: "No space left on device")) {
                try folder.write(Data("anything".utf8), named: "sheet.png")
            }
            #expect(try String(contentsOf: file, encoding: .utf8) == "old")
            #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["sheet.png"])
        }
    }

    @Test("A file in the folder's place, or in that of one around it, is named as the reason")
    func fileInTheWay() throws {
        try withScratchFolder { scratch in
            let path = scratch.appendingPathComponent("file").path
            try Data().write(to: URL(fileURLWithPath: path))
            #expect(throws: OutputError(path: path, reason: "a file is there, not a folder")) {
                try OutputFolder(at: URL(fileURLWithPath: path, isDirectory: true))
            }
            #expect(throws: OutputError(path: path + "/inner", reason: "Not a directory")) {
                try OutputFolder(at: URL(fileURLWithPath: path + "/inner", isDirectory: true))
            }
        }
    }

    @Test("A folder in a file's place is an error, and the folder stays")
    func folderInTheWay() throws {
        try withScratchFolder { scratch in
            let folder = try OutputFolder(at: scratch)
            let inner = try OutputFolder(at: scratch.appendingPathComponent("sheet.png", isDirectory: true))
            #expect(throws: OutputError(path: inner.url.path, reason: "Is a directory")) {
                try folder.write(Data("x".utf8), named: "sheet.png")
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["sheet.png"])
        }
    }

    @Test("Where no folder can be created the error names the path", arguments: ["/proc/nowhere", "/proc/nowhere/deeper"])
    func nowhere(path: String) throws {
        #expect { try OutputFolder(at: URL(fileURLWithPath: path, isDirectory: true)) } throws: { error in
            guard let error = error as? OutputError else { return false }
            return error.path == "/proc/nowhere" && error.description == "cannot write /proc/nowhere: No such file or directory"
        }
    }

    @Test("A folder that others own cannot be written", .enabled(if: geteuid() != 0, "the superuser may write everywhere"))
    func unwritable() throws {
        try withScratchFolder { scratch in
            chmod(scratch.path, 0o555)
            defer { chmod(scratch.path, 0o755) }
            #expect { try OutputFolder(at: scratch).write(Data("x".utf8), named: "file") } throws: {
                "\($0)".hasSuffix("/file: Permission denied")
            }
        }
    }

    @Test("An error is one line even if the path holds a line break")
    func oneLine() {
        #expect(OutputError(path: "/a\nb", code: EACCES).description == "cannot write /a␤b: Permission denied")
    }
}
