import UIKit

/// The demo as a command-line program.
@MainActor package enum DemoProgram {
    /// Runs the command from the command line, such as the window or a replay.
    package static func run(_ app: any DemoApp) async {
        let environment = ProcessInfo.processInfo.environment
        let hasDisplay = !(environment["DISPLAY"] ?? "").isEmpty
        do {
            try await DemoCommand.parse(Array(CommandLine.arguments.dropFirst()), hasDisplay: hasDisplay).run(on: app)
        } catch {
            // The demo's own errors have a description of one line. For errors of Foundation, only the localized description is readable.
            let line = error is CocoaError ? error.localizedDescription : "\(error)"
            FileHandle.standardError.write(Data("PinchDemo: \(line)\n".utf8))
            exit(exitCode(of: error))
        }
    }

    /// Returns the exit code: 64 for a wrong command line, as in sysexits.h; 2 for a bad trace; 1 otherwise, also for a trace that differs.
    private static func exitCode(of error: any Error) -> Int32 {
        switch error {
        case is UsageError: 64
        case is TraceError: 2
        default: 1
        }
    }
}

extension DemoCommand.Parsed {
    @MainActor func run(on app: any DemoApp) async throws {
        switch command {
        case .help:
            print(DemoCommand.helpText)
        case .window(let recordingTo):
            try await WindowCommand(app: app, recordingTo: recordingTo, itemCount: itemCount).run()
        case .replay(let recordings, let output):
            try await ReplayCommand(app: app, recordings: recordings, output: output, itemCount: itemCount).run()
        case .writeTouches(let folder):
            for file in try ShippedRecordings.write(to: folder) { print(file.relativePath) }
        case .compare(let trace):
            let isEqual = try await CompareCommand(app: app, file: trace, itemCount: itemCount).run()
            if !isEqual { exit(1) }
        }
    }
}
