import TouchRecorder
import UIKit

/// Plays recordings, and writes a contact sheet, a film, the alpha curve and a summary for each. A page next to the recordings'
/// folders shows the results. The page of a single recording is in its own folder, so that it replaces no other page.
@MainActor struct ReplayCommand {
    let app: any DemoApp
    /// The files of the recordings. If there are none, all recordings that come with the demo are played.
    let recordings: [URL]
    let output: DemoCommand.ReplayOptions
    let itemCount: Int

    func run() async throws {
        let folder = try OutputFolder(at: output.folder)
        let all = try read()
        var (page, pageFolder) = (DemoPage(entries: []), folder)
        if all.count == 1, let (_, recording) = all.first {
            tell("1 of 1  \(recording.name): \(recording.note)")
            pageFolder = try OutputFolder(at: folder.url.appendingPathComponent(recording.name, isDirectory: true))
            let replay = Replay(app: app, recording: recording, itemCount: itemCount)
            let entry = try await ReplayOutput(replay: replay, folder: pageFolder, options: output, tell: tell).write()
            if output.writesEntry {
                try pageFolder.write(JSONEncoder().encode(entry), named: ReplayProcesses.entryName)
                return
            }
            page.entries = [entry]
        } else {
            page.entries = try await ReplayProcesses(folder: folder, output: output, itemCount: itemCount, tell: tell).play(all)
        }
        let file = try pageFolder.write(Data(page.html.utf8), named: "index.html")
        tell("Open \(file.path)")
    }

    private func tell(_ line: String) {
        print(line)
        fflush(nil)
    }

    private func read() throws(DemoError) -> [(file: URL, recording: TouchRecording)] {
        let files = recordings.isEmpty ? try ShippedRecordings.files() : recordings
        var names: Set<String> = []
        return try files.map { file throws(DemoError) in
            let recording = try read(file)
            // Each folder has its recording's name, so names must be unique.
            guard names.insert(recording.name).inserted else {
                throw DemoError(description: "\(file.relativePath): another recording is called “\(recording.name)”, too")
            }
            return (file, recording)
        }
    }

    private func read(_ file: URL) throws(DemoError) -> TouchRecording {
        do {
            return try TouchRecording(jsonLines: Data(contentsOf: file))
        } catch let error as TouchRecordingError {
            throw DemoError(description: "\(file.relativePath): \(error.description)")
        } catch {
            throw DemoError(description: "\(file.relativePath): \(error.localizedDescription)")
        }
    }
}

/// The error of a command, described in one line.
struct DemoError: Error, Equatable, CustomStringConvertible {
    let description: String
}
