import Foundation

/// An X server without a screen, Xvfb, and hands for it, xdotool. Both end with it.
public final class VirtualDisplay {
    /// Whether this machine has both: `apt-get install xvfb xdotool`.
    public static let isAvailable = ProgramRun.find("Xvfb") != nil && ProgramRun.find("xdotool") != nil

    /// How long the server may take to start, and xdotool for one thing, in seconds.
    private static let patience: TimeInterval = 30
    /// How long the server may live, in seconds, which is how long a suite may take: a test that waits for one that hangs loses it, and
    /// fails. One that waits for tasks may have all others of its process before it.
    private static let lifetime: TimeInterval = 1200

    /// As in `DISPLAY`.
    public let name: String
    private let server: Process
    private let serverEnded = DispatchSemaphore(value: 0)
    private let endOfLife: DispatchWorkItem

    /// Starts a server on a display that is free.
    public init() throws {
        guard let path = ProgramRun.find("Xvfb") else { throw Failure(description: "no Xvfb") }
        let output = Pipe()
        let server = Process()
        server.executableURL = path
        server.arguments = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-terminate"]
        let ended = serverEnded
        server.terminationHandler = { _ in ended.signal() }
        server.standardOutput = output
        server.standardError = FileHandle.nullDevice
        try server.run()
        self.server = server
        endOfLife = DispatchWorkItem { ProgramRun.end(server) }
        DispatchQueue.global().asyncAfter(deadline: .now() + VirtualDisplay.lifetime, execute: endOfLife)
        // A server that does not become ready is ended, and with it what it would write.
        let tooLate = DispatchWorkItem { ProgramRun.end(server) }
        DispatchQueue.global().asyncAfter(deadline: .now() + VirtualDisplay.patience, execute: tooLate)
        defer { tooLate.cancel() }
        // The server writes the number, and a line's end, when it is ready.
        var number = ""
        while !number.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Failure(description: "Xvfb does not start") }
            number += String(decoding: data, as: UTF8.self)
        }
        name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The server ends by itself with its last window.
    deinit {
        if serverEnded.wait(timeout: .now() + 2) == .timedOut { ProgramRun.end(server) }
        endOfLife.cancel()
    }

    /// Does what xdotool's arguments say; unless told not to wait, the server has taken it in on return.
    public func hands(_ arguments: String, waitsForEnd: Bool = true) throws {
        guard let path = ProgramRun.find("xdotool") else { throw Failure(description: "no xdotool") }
        let words = arguments.split(separator: " ").map(String.init)
        guard waitsForEnd else {
            let process = Process()
            process.executableURL = path
            process.arguments = words
            process.environment = ["DISPLAY": name]
            return try process.run()
        }
        let run = try ProgramRun(path, words, environment: ["DISPLAY": name], limit: VirtualDisplay.patience)
        guard run.code == 0 else { throw Failure(description: "xdotool \(arguments) failed: \(run.errors)") }
    }

    /// What went wrong with the server or the hands.
    public struct Failure: Error, CustomStringConvertible {
        /// What failed.
        public let description: String
    }
}
