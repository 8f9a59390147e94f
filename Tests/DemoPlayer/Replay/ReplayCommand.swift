import TouchRecorder
import UIKit

/// Plays recordings, writes for each a contact sheet, an animation, the alpha curve and a summary, and a page that shows them: beside
/// the recordings' folders, or in the folder of a single one, where it takes no other page's place.
@MainActor struct ReplayCommand {
    let app: any DemoApp
    /// The files of the recordings; none are all that come with the demo.
    let recordings: [URL]
    let output: DemoCommand.ReplayOptions
    let itemCount: Int
    /// Where lines of progress go.
    var tell: (String) -> Void = { line in
        print(line)
        fflush(nil)
    }

    func run() async throws {
        let folder = try OutputFolder(at: output.folder)
        let all = try read()
        var (page, pageFolder) = (DemoPage(entries: []), folder)
        for (index, recording) in all.enumerated() {
            tell("\(index + 1) of \(all.count)  \(recording.name): \(recording.note)")
            let ownFolder = try OutputFolder(at: folder.url.appendingPathComponent(recording.name, isDirectory: true))
            let replay = Replay(app: app, recording: recording, itemCount: itemCount)
            let entry = try await ReplayOutput(replay: replay, folder: ownFolder, options: output, tell: tell).write()
            page.entries.append(all.count > 1 ? entry.inFolder(recording.name) : entry)
            if all.count == 1 { pageFolder = ownFolder }
        }
        let file = try pageFolder.write(Data(page.html.utf8), named: "index.html")
        tell("Open \(file.path)")
    }

    private func read() throws(DemoError) -> [TouchRecording] {
        let files = recordings.isEmpty ? try ShippedRecordings.files() : recordings
        var names: Set<String> = []
        return try files.map { file throws(DemoError) in
            let recording = try read(file)
            // Each has a folder of its name.
            guard names.insert(recording.name).inserted else {
                throw DemoError(description: "\(file.relativePath): another recording is called “\(recording.name)”, too")
            }
            return recording
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

/// What went wrong, in one line.
struct DemoError: Error, Equatable, CustomStringConvertible {
    let description: String
}
