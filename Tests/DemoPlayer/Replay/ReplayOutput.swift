import HeadlessDevice
import PinchZoomOverlay
import TouchRecorder
import UIKit

/// Plays a recording, and writes a contact sheet, an animation, the alpha curve and a summary into the recording's folder.
@MainActor struct ReplayOutput {
    let replay: Replay
    let folder: OutputFolder
    let options: DemoCommand.ReplayOptions
    let tell: (String) -> Void

    /// The animation shows every third frame of the phone: 20 frames a second, which web pages can show.
    private static let framesBetween = 3

    private var recording: TouchRecording { replay.recording }

    /// Writes all files, and returns the entry for the page.
    func write() async throws -> DemoPage.Entry {
        let log = try await replay.run(scale: 2)
        tell("    \(log.frames.count) frames; drawing them")
        var entry = DemoPage.Entry(name: recording.name, note: recording.note, figures: ReplayFigures(log))
        entry.contactSheet = try write(try await contactSheet(log).picture(), named: "contact-sheet.png")
        try await writeFrames(log, into: &entry)
        // If screens were opened and no photo was pinched, there is no curve.
        if log.lift != nil || !log.hasPassage {
            let plot = AlphaPlot(title: recording.name, curve: PinchZoomConfiguration().backdropCurve, log: log)
            entry.curve = try write(plot.picture(), named: "alpha.png")
        }
        try writeSummary(log, entry.pictures.map { folder.url.appendingPathComponent($0.path) })
        entry.files = entry.pictures.map(\.path) + ["summary.txt"]
        return entry
    }

    private func write(_ picture: Picture?, named name: String) throws(OutputError) -> DemoPage.Picture? {
        guard let picture else { return nil }
        try folder.write(picture, named: name)
        return DemoPage.Picture(path: name, width: picture.width, height: picture.height)
    }

    private func writeSummary(_ log: GestureLog, _ files: [URL]) throws(OutputError) {
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

    private func contactSheet(_ log: GestureLog) async throws -> ContactSheet {
        let chosen = ContactSheet.moments(of: log)
        var moments: [ContactSheet.Moment] = []
        try await replay.run(scale: 2, drawsAll: false) { index, device in
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

    /// Writes the animation, a still picture of it, and each frame as a separate picture if requested.
    private func writeFrames(_ log: GestureLog, into entry: inout DemoPage.Entry) async throws {
        let frames = options.keepsFrames ? try OutputFolder(at: folder.url.appendingPathComponent("frames", isDirectory: true)) : nil
        // The pictures of a minute take 400 megabytes at the default width.
        var pictures: [Picture] = []
        try await replay.run(scale: 1, drawsAll: false) { index, device in
            if let frames { try frames.write(device.screenshot(), named: String(format: "%04d.png", index)) }
            // A photo that other threads decode may keep the pager busy for a frame more than in the first run.
            guard index.isMultiple(of: ReplayOutput.framesBetween), log.frames.indices.contains(index) else { return }
            let marks = FingerMarks(fingers: log.frames[index].fingers.map(\.point))
            let screen = device.screenshot()
            pictures.append(marks.picture(on: screen, width: min(options.animationWidth, screen.width)))
        }
        try folder.write(named: "gesture.png") { file in
            let animation = AnimatedPNG(writingTo: file)
            for picture in pictures { try animation.append(picture, for: Double(ReplayOutput.framesBetween) / 60) }
            try animation.finish()
        }
        entry.animation = pictures.first.map { DemoPage.Picture(path: "gesture.png", width: $0.width, height: $0.height) }
        let telling = log.mostTelling / ReplayOutput.framesBetween
        if pictures.indices.contains(telling) { entry.still = try write(pictures[telling], named: "still.png") }
    }
}
