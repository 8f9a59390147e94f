import Foundation

/// A program that has run to its end: its exit code, and what it has printed.
public struct ProgramRun: Sendable {
    /// The exit code, or the number of the signal that has ended it.
    public let code: Int32
    /// What it has printed.
    public let output: String
    /// What it has printed on standard error.
    public let errors: String

    /// Runs a program to its end, and ends it by force when that does not come: a test never waits without a limit.
    ///
    /// - Parameters:
    ///   - program: the program's file.
    ///   - arguments: its arguments.
    ///   - environment: its environment; that of the tests if nil.
    ///   - folder: the folder that it runs in; that of the tests if nil.
    ///   - limit: how long it may take, in seconds on the wall.
    /// - Throws: `Failure` if it takes longer, or what keeps it from being started.
    public init(
        _ program: URL,
        _ arguments: [String],
        environment: [String: String]? = nil,
        in folder: URL? = nil,
        limit: TimeInterval = 60
    ) throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("ProgramRun-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        // Files, not pipes: whoever reads a pipe to its end waits for everybody who has it open, grandchildren included.
        let files = ["output", "errors"].map { scratch.appendingPathComponent($0) }
        for file in files { try Data().write(to: file) }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        // Not `waitUntilExit`: it runs the main run loop meanwhile, and with it whatever else waits for the main actor.
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        let isInTime = ended.wait(timeout: .now() + limit) == .success
        if !isInTime { ProgramRun.end(process) }
        let printed = files.map { file in (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
        guard isInTime else {
            let line = ([program.lastPathComponent] + arguments).joined(separator: " ")
            throw Failure(description: "\(line) has not ended after \(limit) s\n\(printed[0])\(printed[1])")
        }
        (code, output, errors) = (process.terminationStatus, printed[0], printed[1])
    }

    /// The file of a program that is found as a shell would find it, nil if there is none.
    public static func find(_ name: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Ends a process and, where it leads a group of its own, those that it has started. `terminate()` would do nothing: the threads of the
    /// tests block that signal, and what they start inherits it.
    static func end(_ process: Process) {
        let number = process.processIdentifier
        kill(getpgid(number) == number ? -number : number, SIGKILL)
    }

    /// A program did not end in time.
    public struct Failure: Error, CustomStringConvertible {
        /// Which, and what it had printed by then.
        public let description: String
    }
}
