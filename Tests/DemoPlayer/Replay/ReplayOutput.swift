import HeadlessDevice
import PinchZoomOverlay
import TouchRecorder
import UIKit

/// Plays a recording, and writes a contact sheet, a film, the alpha curve and a summary into the recording's folder.
@MainActor struct ReplayOutput {
    let replay: Replay
    let folder: OutputFolder
    let options: DemoCommand.ReplayOptions
    let tell: (String) -> Void

    private static let framesPerSecond = 60
    /// The width of the contact sheet on the page, in pixels: two for each of the 695 points that the page has for it.
    private static let previewWidth = 1390
    /// The quality of JPEG files, from 0 to 1. At 0.7, letters of 10 pixels are sharp.
    private static let quality: CGFloat = 0.7

    private var recording: TouchRecording { replay.recording }

    /// Writes all files, and returns the entry for the page.
    func write() async throws -> DemoPage.Entry {
        let log = try await replay.run(scale: 2)
        tell("    \(log.frames.count) frames; drawing them")
        var entry = DemoPage.Entry(name: recording.name, note: recording.note, figures: ReplayFigures(log))
        if let sheet = try await contactSheet(log).picture() {
            try folder.write(sheet, named: "contact-sheet.png")
            let preview = sheet.scaled(toWidth: min(ReplayOutput.previewWidth, sheet.width))
            entry.contactSheet = try writeJPEG(preview, named: "preview.jpg")
            entry.contactSheet?.largerPath = "contact-sheet.png"
        }
        try await writeFilm(log, into: &entry)
        // If screens were opened and no photo was pinched, there is no curve.
        if log.lift != nil || !log.hasPassage {
            let plot = AlphaPlot(title: recording.name, curve: PinchZoomConfiguration().backdropCurve, log: log)
            if let curve = plot.picture() {
                try folder.write(curve, named: "alpha.png")
                entry.curve = DemoPage.Picture(path: "alpha.png", width: curve.width, height: curve.height)
            }
        }
        entry.files = entry.pictures.map(\.linkedPath)
        try writeSummary(log, entry.files.map(folder.url.appendingPathComponent))
        entry.files.append("summary.txt")
        return entry
    }

    private func writeJPEG(_ picture: Picture, named name: String) throws(OutputError) -> DemoPage.Picture {
        try folder.write(picture.image.jpegData(compressionQuality: ReplayOutput.quality) ?? Data(), named: name)
        return DemoPage.Picture(path: name, width: picture.width, height: picture.height)
    }

    private func writeSummary(_ log: GestureLog, _ files: [URL]) throws(OutputError) {
        let summary = Summary(
            name: recording.name,
            screenSize: recording.screen.size,
            screenScale: 2,
            framesPerSecond: ReplayOutput.framesPerSecond,
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

    /// Writes the film, a still picture of it, and each of its pictures as a separate file if requested.
    private func writeFilm(_ log: GestureLog, into entry: inout DemoPage.Entry) async throws {
        let frames = options.keepsFrames ? try OutputFolder(at: folder.url.appendingPathComponent("frames", isDirectory: true)) : nil
        let film = Film(in: folder, named: "gesture.mp4", framesPerSecond: ReplayOutput.framesPerSecond)
        let mostTelling = log.mostTelling
        // The page shows the phone at half its size, so that a pixel for each point of the phone is sharp on screens with two.
        try await replay.run(scale: 1, drawsAll: false) { index, device in
            // A photo that other threads decode may keep the pager busy for a frame more than in the first run.
            guard log.frames.indices.contains(index) else { return }
            let picture = FingerMarks(fingers: log.frames[index].fingers.map(\.point)).picture(on: device.screenshot())
            try film.append(picture)
            try frames?.write(picture, named: String(format: "%04d.png", index))
            if index == mostTelling { entry.still = try writeJPEG(picture, named: "still.jpg") }
        }
        try film.finish()
        entry.film = DemoPage.Picture(path: "gesture.mp4", width: film.size.width, height: film.size.height)
    }
}
