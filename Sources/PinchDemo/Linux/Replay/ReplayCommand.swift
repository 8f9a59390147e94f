#if os(Linux)
    import HeadlessDevice
    import PinchZoomOverlay
    import UIKit

    /// Plays recordings and writes for each a contact sheet, an animation, the alpha curve and a summary.
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

        /// The animation shows every third of the phone's frames, 20 a second, this many pixels wide: what a page can show.
        private static let framesBetween = 3
        private static let animationWidth = 195

        func run() async throws {
            let folder = try OutputFolder(at: output.folder)
            let recordings = try read()
            for (index, recording) in recordings.enumerated() {
                tell("\(index + 1) of \(recordings.count)  \(recording.name): \(recording.note)")
                try await write(recording, into: OutputFolder(at: folder.url.appendingPathComponent(recording.name, isDirectory: true)))
            }
            tell("Open \(folder.url.path): in each folder, contact-sheet.png first.")
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

        private func write(_ recording: TouchRecording, into folder: OutputFolder) async throws {
            let replay = Replay(recording: recording, itemCount: itemCount)
            let log = try await replay.run(scale: 2)
            tell("    \(log.frames.count) frames; drawing them")
            var files: [URL] = []
            if let sheet = try await contactSheet(recording, replay, log).picture() {
                files.append(try folder.write(sheet, named: "contact-sheet.png"))
            }
            files.append(try await writeFrames(replay, log, into: folder))
            let curve = PinchZoomConfiguration().backdropCurve
            // Where nothing was pinched and screens were opened, there is no curve.
            if log.lift != nil || !log.hasPassage, let plot = AlphaPlot(title: recording.name, curve: curve, log: log).picture() {
                files.append(try folder.write(plot, named: "alpha.png"))
            }
            let summary = Summary(
                name: recording.name,
                screenSize: recording.screen.size,
                screenScale: 2,
                framesPerSecond: 60,
                log: log,
                files: files,
                open: folder.url.appendingPathComponent("contact-sheet.png")
            )
            try folder.write(Data(summary.text.utf8), named: "summary.txt")
            summary.text.split(separator: "\n").forEach { tell("    \($0)") }
        }

        private func contactSheet(_ recording: TouchRecording, _ replay: Replay, _ log: GestureLog) async throws -> ContactSheet {
            let chosen = ContactSheet.moments(of: log)
            var moments: [ContactSheet.Moment] = []
            try await replay.run(scale: 2) { index, device in
                guard chosen.contains(index) else { return }
                let frame = log.frames[index]
                let isPinch = frame.state != .idle || !log.hasPassage
                moments.append(
                    ContactSheet.Moment(
                        name: ContactSheet.name(of: index, in: log),
                        time: frame.time,
                        scale: isPinch ? frame.pose.scale : frame.passage.zoom,
                        backdropAlpha: isPinch ? frame.backdropAlpha : nil,
                        fingers: frame.fingers.map(\.point),
                        picture: device.screenshot()
                    )
                )
            }
            return ContactSheet(title: recording.name, note: recording.note, moments: moments)
        }

        /// The animation, and each frame of it by itself if they are to be kept.
        private func writeFrames(_ replay: Replay, _ log: GestureLog, into folder: OutputFolder) async throws -> URL {
            let frames = output.keepsFrames ? try OutputFolder(at: folder.url.appendingPathComponent("frames", isDirectory: true)) : nil
            // A minute of them takes 400 megabytes.
            var pictures: [Picture] = []
            try await replay.run(scale: 1) { index, device in
                if let frames { try frames.write(device.screenshot(), named: String(format: "%04d.png", index)) }
                guard index.isMultiple(of: ReplayCommand.framesBetween) else { return }
                let marks = FingerMarks(fingers: log.frames[index].fingers.map(\.point))
                pictures.append(marks.picture(on: device.screenshot(), width: ReplayCommand.animationWidth))
            }
            return try folder.write(named: "gesture.png") { file in
                let animation = AnimatedPNG(writingTo: file)
                for picture in pictures { try animation.append(picture, for: Double(ReplayCommand.framesBetween) / 60) }
                try animation.finish()
            }
        }
    }

    /// What went wrong, in one line.
    struct DemoError: Error, Equatable, CustomStringConvertible {
        let description: String
    }
#endif
