import Foundation

/// A running program that reads its standard input from this process.
///
/// A socket carries the input, and in the other direction the program's errors. With a pipe, the signal SIGPIPE would end this process when
/// the program has ended and still gets input.
final class FedProgram {
    /// The end of a program.
    struct Ending: Equatable {
        /// The exit code, or the number of the signal that ended the program.
        var code: Int32
        /// Whether a signal ended the program.
        var isSignal: Bool
        /// The text that the program has written on standard error.
        var errors: String
    }

    /// The exit code of `env` for a program that is in no folder of the search path.
    static let missingCode: Int32 = 127

    private let process = Process()
    private let ended = DispatchSemaphore(value: 0)
    private let socket: Int32
    private var ending: Ending?

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - name: The name of the program, which is searched for in the folders of `PATH`, or its path.
    ///   - arguments: The program's arguments.
    /// - Throws: An error if the system has no resources for a program. If there is no such program, it ends with ``missingCode``.
    init(_ name: String, _ arguments: [String]) throws {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        socket = ends[0]
        let programsEnd = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.standardInput = programsEnd
        process.standardOutput = FileHandle.nullDevice
        process.standardError = programsEnd
        process.terminationHandler = { [ended] _ in ended.signal() }
        try process.run()
        // With a second copy of the end here, this process would never see that the program has ended.
        try programsEnd.close()
    }

    deinit {
        if process.isRunning {
            // Tests block the signal of `terminate()`, and programs that they start inherit the block.
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
        }
        close(socket)
    }

    /// Sends input, and returns when the program has room for the last of it.
    ///
    /// - Returns: Whether the program takes input. If not, the program has ended or is about to end, and ``finish()`` returns the reason.
    func send(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var done = 0
            while done < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
                let count = Foundation.send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                if count > 0 {
                    done += count
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }

    /// Ends the input, and waits until the program ends.
    func finish() -> Ending {
        if let ending { return ending }
        shutdown(socket, Int32(SHUT_WR))
        // Reads before it waits: a program with many errors doesn't end before they are read.
        var errors: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(socket, &piece, piece.count, 0)
            if count > 0 { errors += piece.prefix(count) }
            // If the program leaves input unread, its end is an error of the socket.
            if count == 0 || count < 0 && errno != EINTR { break }
        }
        ended.wait()
        let ending = Ending(
            code: process.terminationStatus,
            isSignal: process.terminationReason == .uncaughtSignal,
            errors: String(decoding: errors, as: UTF8.self)
        )
        self.ending = ending
        return ending
    }
}
