import TouchRecorder
import UIKit

/// Plays recordings in processes of their own, as many at once as the machine has cores.
///
/// A process has one app, on the main actor, so that a second recording in the same process would wait for the first.
@MainActor struct ReplayProcesses {
    /// The file in a recording's folder with its entry of the page. The file is removed when the entry has been read.
    static let entryName = "entry.json"

    /// The folder of the recordings' folders.
    let folder: OutputFolder
    let output: DemoCommand.ReplayOptions
    let itemCount: Int
    /// Prints a line of progress.
    let tell: (String) -> Void

    /// Plays recordings and returns their entries of the page, in the order of the recordings.
    ///
    /// - Throws: `DemoError` with the line that a process has written on standard error. No further process is started then.
    func play(_ recordings: [(file: URL, recording: TouchRecording)]) async throws -> [DemoPage.Entry] {
        // The longest recording comes first. Otherwise all cores but one may wait for it at the end.
        let longestFirst = recordings.sorted { $0.recording.duration > $1.recording.duration }
        var waiting = longestFirst.map { (recording: $0.recording, arguments: arguments(for: $0.file)) }[...]
        var entries: [String: DemoPage.Entry] = [:]
        try await withThrowingTaskGroup(of: TouchRecording.self) { group in
            func playNext() {
                guard let (recording, arguments) = waiting.popFirst() else { return }
                group.addTask {
                    try await ReplayProcesses.run(arguments)
                    return recording
                }
            }
            for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { playNext() }
            while let recording = try await group.next() {
                playNext()
                entries[recording.name] = try readEntry(of: recording).inFolder(recording.name)
                tell("\(entries.count) of \(recordings.count)  \(recording.name): \(recording.note)")
            }
        }
        return recordings.compactMap { entries[$0.recording.name] }
    }

    private func arguments(for file: URL) -> [String] {
        ["--touches", file.path, "--out", folder.url.path, "--items", "\(itemCount)", "--entry"]
            + (output.keepsFrames ? ["--frames"] : [])
    }

    private func readEntry(of recording: TouchRecording) throws -> DemoPage.Entry {
        let file = folder.url.appendingPathComponent(recording.name).appendingPathComponent(ReplayProcesses.entryName)
        let entry = try JSONDecoder().decode(DemoPage.Entry.self, from: Data(contentsOf: file))
        try FileManager.default.removeItem(at: file)
        return entry
    }

    /// Runs the demo with other arguments in a process of its own.
    private nonisolated static func run(_ arguments: [String]) async throws {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
        guard process.terminationStatus != 0 else { return }
        let lines = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self).split(separator: "\n")
        let line = lines.last { $0.hasPrefix("PinchDemo: ") }?.dropFirst("PinchDemo: ".count)
        throw DemoError(description: line.map(String.init) ?? "\(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
    }
}
