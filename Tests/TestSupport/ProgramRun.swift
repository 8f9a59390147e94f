import Foundation

/// A program that has run to its end, with its exit code and its output.
public struct ProgramRun: Sendable {
    /// The exit code, or the number of the signal that ended the program.
    public let code: Int32
    /// The program's standard output.
    public let output: String
    /// The program's standard error.
    public let errors: String

    /// Runs a program to its end. A program that takes too long is killed, so that a test never waits without a limit.
    ///
    /// - Parameters:
    ///   - program: The program's file.
    ///   - arguments: The program's arguments.
    ///   - environment: The program's environment, or `nil` for the environment of the tests.
    ///   - folder: The working folder, or `nil` for the folder of the tests.
    ///   - limit: The longest time that the program may take, in seconds of real time.
    /// - Throws: `Failure` if the program takes longer, or the error that prevents its start.
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
        // The output goes to files. The end of a pipe would come only after all processes with the pipe, grandchildren included, have
        // ended.
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
        // `waitUntilExit` would run the main run loop, and with it the other work that waits for the main actor.
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

    /// Returns the file of a program that a shell would run for a name, or `nil` if there is none.
    public static func find(_ name: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Kills a process and, if it leads a group of its own, the processes that it has started. `terminate()` would do nothing, because the
    /// threads of the tests block its signal, and their child processes inherit that.
    static func end(_ process: Process) {
        let number = process.processIdentifier
        kill(getpgid(number) == number ? -number : number, SIGKILL)
    }

    /// The error of a program that did not end in time.
    public struct Failure: Error, CustomStringConvertible {
        /// The program, and its output so far.
        public let description: String
    }
}
