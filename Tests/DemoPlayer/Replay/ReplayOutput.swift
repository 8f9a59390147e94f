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
    /// The number of pixels per point of the played phone. A phone of another scale is laid out to other pixels, and has other frames.
    private static let screenScale: CGFloat = 2
    /// The width of the contact sheet on the page, in pixels: two for each of the 695 points that the page has for it.
    private static let previewWidth = 1390
    /// The quality of JPEG files, from 0 to 1. At 0.7, letters of 10 pixels are sharp.
    private static let quality: CGFloat = 0.7

    private var recording: TouchRecording { replay.recording }

    /// Writes all files, and returns the entry for the page.
    func write() async throws -> DemoPage.Entry {
        let (log, film) = try await writeFilm()
        tell("    \(log.frames.count) frames")
        var entry = DemoPage.Entry(name: recording.name, note: recording.note, figures: ReplayFigures(log))
        entry.film = film
        if let sheet = try await contactSheet(log, into: &entry).picture() {
            try folder.write(sheet, named: "contact-sheet.png")
            let preview = sheet.scaled(toWidth: min(ReplayOutput.previewWidth, sheet.width))
            entry.contactSheet = try writeJPEG(preview, named: "preview.jpg")
            entry.contactSheet?.largerPath = "contact-sheet.png"
        }
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
            screenScale: ReplayOutput.screenScale,
            framesPerSecond: ReplayOutput.framesPerSecond,
            log: log,
            files: files,
            open: folder.url.appendingPathComponent("contact-sheet.png")
        )
        try folder.write(Data(summary.text.utf8), named: "summary.txt")
        summary.text.split(separator: "\n").forEach { tell("    \($0)") }
    }

    /// Plays the recording again, and draws its contact sheet and the still picture of its film.
    private func contactSheet(_ log: GestureLog, into entry: inout DemoPage.Entry) async throws -> ContactSheet {
        let chosen = ContactSheet.moments(of: log)
        let mostTelling = log.mostTelling
        var moments: [ContactSheet.Moment] = []
        try await replay.run(scale: ReplayOutput.screenScale) { frame, device in
            if frame.index == mostTelling {
                let still = FingerMarks(fingers: frame.fingers.map(\.point)).picture(on: device.screenshot(scale: 1))
                entry.still = try writeJPEG(still, named: "still.jpg")
            }
            guard chosen.contains(frame.index) else { return }
            let isPinch = frame.state != .idle || !log.hasPassage
            moments.append(
                ContactSheet.Moment(
                    name: ContactSheet.name(of: frame.index, in: log),
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

    /// Plays the recording, and writes its film, and each of its pictures as a separate file if requested.
    private func writeFilm() async throws -> (log: GestureLog, film: DemoPage.Picture) {
        let frames = options.keepsFrames ? try OutputFolder(at: folder.url.appendingPathComponent("frames", isDirectory: true)) : nil
        let film = Film(in: folder, named: "gesture.mp4", framesPerSecond: ReplayOutput.framesPerSecond)
        // The page shows the phone at half its size, so that a pixel for each point of the phone is sharp on screens with two.
        let log = try await replay.run(scale: ReplayOutput.screenScale) { frame, device in
            let picture = FingerMarks(fingers: frame.fingers.map(\.point)).picture(on: device.screenshot(scale: 1))
            try film.append(picture)
            try frames?.write(picture, named: String(format: "%04d.png", frame.index))
        }
        try film.finish()
        return (log, DemoPage.Picture(path: "gesture.mp4", width: film.size.width, height: film.size.height))
    }
}
