import Foundation

/// An X server without a screen, Xvfb, and hands for it, xdotool. Both end with it.
public final class VirtualDisplay {
    /// Whether this machine has both: `apt-get install xvfb xdotool`.
    public static let isAvailable = tool("Xvfb") != nil && tool("xdotool") != nil

    /// As in `DISPLAY`.
    public let name: String
    private let server: Process
    private let serverEnded = DispatchSemaphore(value: 0)

    /// Starts a server on a display that is free.
    public init() throws {
        guard let path = VirtualDisplay.tool("Xvfb") else { throw Failure(description: "no Xvfb") }
        let output = Pipe()
        server = Process()
        server.executableURL = path
        server.arguments = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-terminate"]
        let ended = serverEnded
        server.terminationHandler = { _ in ended.signal() }
        server.standardOutput = output
        server.standardError = FileHandle.nullDevice
        try server.run()
        // The server writes the number, and a line's end, when it is ready.
        var number = ""
        while !number.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Failure(description: "Xvfb does not start") }
            number += String(decoding: data, as: UTF8.self)
        }
        name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The server ends by itself with its last window. `terminate()` would do nothing: the test process's threads block that signal, and the
    /// server inherits it.
    deinit {
        if serverEnded.wait(timeout: .now() + 2) == .timedOut { kill(server.processIdentifier, SIGKILL) }
    }

    /// Does what xdotool's arguments say; unless told not to wait, the server has taken it in on return.
    public func hands(_ arguments: String, waitsForEnd: Bool = true) throws {
        let process = Process()
        process.executableURL = VirtualDisplay.tool("xdotool")
        process.arguments = arguments.split(separator: " ").map(String.init)
        process.environment = ["DISPLAY": name]
        // Not `waitUntilExit`: it runs the main run loop meanwhile, and with it whatever else waits for the main actor.
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        guard waitsForEnd else { return }
        ended.wait()
        guard process.terminationStatus == 0 else { throw Failure(description: "xdotool \(arguments) failed") }
    }

    private static func tool(_ name: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// What went wrong with the server or the hands.
    public struct Failure: Error, CustomStringConvertible {
        /// What failed.
        public let description: String
    }
}
