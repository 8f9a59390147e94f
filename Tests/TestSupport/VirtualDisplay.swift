import Foundation

/// An X server without a screen, Xvfb, with hands for it, xdotool. Both end when this object is deallocated.
public final class VirtualDisplay {
    /// Whether this machine has both programs: `apt-get install xvfb xdotool`.
    public static let isAvailable = ProgramRun.find("Xvfb") != nil && ProgramRun.find("xdotool") != nil

    /// The longest time for the server's start, and for one command of xdotool, in seconds.
    private static let patience: TimeInterval = 30
    /// The longest life of the server, in seconds, which limits the time of a suite. A test that waits for a hanging server then loses it
    /// and fails. A test that waits for tasks may have to wait for all other tests of its process.
    private static let lifetime: TimeInterval = 1200

    /// The display's name, as in `DISPLAY`.
    public let name: String
    private let server: Process
    private let serverEnded = DispatchSemaphore(value: 0)
    private let endOfLife: DispatchWorkItem

    /// Starts a server on a free display.
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
        // A server that isn't ready in time is killed, which also ends its output.
        let tooLate = DispatchWorkItem { ProgramRun.end(server) }
        DispatchQueue.global().asyncAfter(deadline: .now() + VirtualDisplay.patience, execute: tooLate)
        defer { tooLate.cancel() }
        // When the server is ready, it writes the display's number and a line feed.
        var number = ""
        while !number.hasSuffix("\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Failure(description: "Xvfb does not start") }
            number += String(decoding: data, as: UTF8.self)
        }
        name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Waits for the server, which ends by itself with its last window.
    deinit {
        if serverEnded.wait(timeout: .now() + 2) == .timedOut { ProgramRun.end(server) }
        endOfLife.cancel()
    }

    /// Runs xdotool with arguments. Unless `waitsForEnd` is false, the server has received the input when the method returns.
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

    /// A failure of the server or of the hands.
    public struct Failure: Error, CustomStringConvertible {
        /// The failure in words.
        public let description: String
    }
}
