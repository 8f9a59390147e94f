#if os(Linux)
    import UIKit

    /// Plays recordings, writes for each a contact sheet, an animation, the alpha curve and a summary, and a page that shows them: beside the
    /// folders of all recordings, or in the folder of the one that was asked for, where it takes no other page's place.
    @MainActor struct ReplayCommand {
        /// One recording; nil is all that come with the demo.
        let recording: URL?
        let output: DemoCommand.ReplayOptions
        let itemCount: Int
        /// Where lines of progress go.
        var tell: (String) -> Void = { line in
            print(line)
            fflush(nil)
        }

        func run() async throws {
            let folder = try OutputFolder(at: output.folder)
            let recordings = try read()
            var (page, pageFolder) = (DemoPage(entries: []), folder)
            for (index, played) in recordings.enumerated() {
                tell("\(index + 1) of \(recordings.count)  \(played.name): \(played.note)")
                let ownFolder = try OutputFolder(at: folder.url.appendingPathComponent(played.name, isDirectory: true))
                let replay = Replay(recording: played, itemCount: itemCount)
                let entry = try await ReplayOutput(replay: replay, folder: ownFolder, keepsFrames: output.keepsFrames, tell: tell).write()
                page.entries.append(recording == nil ? entry.inFolder(played.name) : entry)
                if recording != nil { pageFolder = ownFolder }
            }
            let file = try pageFolder.write(Data(page.html.utf8), named: "index.html")
            tell("Open \(file.path)")
        }

        private func read() throws(DemoError) -> [TouchRecording] {
            let files = if let recording { [recording] } else { try ShippedRecordings.files() }
            return try files.map { file throws(DemoError) in
                do {
                    return try TouchRecording(jsonLines: Data(contentsOf: file))
                } catch let error as TouchRecordingError {
                    throw DemoError(description: "\(file.relativePath): \(error.description)")
                } catch {
                    throw DemoError(description: "\(file.relativePath): \(error.localizedDescription)")
                }
            }
        }
    }

    /// What went wrong, in one line.
    struct DemoError: Error, Equatable, CustomStringConvertible {
        let description: String
    }
#endif
