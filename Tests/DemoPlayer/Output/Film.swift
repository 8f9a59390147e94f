import HeadlessDevice
import UIKit

/// Writes pictures as a film that browsers play, without sound, by ffmpeg. The film appears under its name only when it is complete.
///
/// Each picture goes to ffmpeg when it is appended, so that a film of any length takes no memory here.
final class Film {
    /// The width and the height of the film, in pixels: those of its pictures, made even by leaving out a last column or row. Both are zero
    /// before the first picture.
    private(set) var size: (width: Int, height: Int) = (0, 0)

    /// H.264's loss, from 0 (none) to 51. At 22, letters of 10 pixels are sharp, and a second takes 220 kilobytes. At 26, skies show
    /// blocks.
    private static let loss = 22

    private let folder: OutputFolder
    private let name: String
    private let framesPerSecond: Int
    private let program: String
    private var encoder: FedProgram?
    private var pictureSize: (width: Int, height: Int)?

    /// Creates a film, which is written when its first picture is appended.
    ///
    /// - Parameters:
    ///   - folder: The folder of the film's file.
    ///   - name: The name of the file. Its ending is "mp4".
    ///   - framesPerSecond: The number of pictures that are shown in a second.
    ///   - program: The name or the path of ffmpeg.
    init(in folder: OutputFolder, named name: String, framesPerSecond: Int, program: String = "ffmpeg") {
        self.folder = folder
        self.name = name
        self.framesPerSecond = framesPerSecond
        self.program = program
    }

    deinit {
        guard encoder != nil else { return }
        // Ends ffmpeg first, since it could still create the file.
        encoder = nil
        folder.removeDraft(of: name)
    }

    /// Appends a picture, which must be opaque.
    ///
    /// - Throws: `OutputError` if ffmpeg is missing or fails, or if a picture has another size than the first.
    func append(_ picture: Picture) throws(OutputError) {
        let encoder = if let encoder { encoder } else { try start(with: picture) }
        if let first = pictureSize, first != (picture.width, picture.height) {
            throw error("a picture of \(picture.width) × \(picture.height) pixels in a film of \(first.width) × \(first.height)")
        }
        guard encoder.send(picture.pixels) else { throw failure(encoder.finish()) }
    }

    /// Completes the file. After this call, no picture can be appended.
    ///
    /// - Throws: `OutputError` if the file can't be written, or if no picture was appended. An older file of this name stays unchanged.
    func finish() throws(OutputError) {
        guard let encoder else { throw error("a film without a picture") }
        let ending = encoder.finish()
        guard ending.code == 0 else { throw failure(ending) }
        try folder.publishDraft(of: name)
        self.encoder = nil
    }

    private func start(with picture: Picture) throws(OutputError) -> FedProgram {
        pictureSize = (picture.width, picture.height)
        // H.264 with a color for each four pixels, the only kind that all browsers play, has even sizes.
        size = (picture.width / 2 * 2, picture.height / 2 * 2)
        do {
            let started = try FedProgram(program, arguments(for: picture))
            encoder = started
            return started
        } catch {
            throw self.error("ffmpeg doesn't start: \(error.localizedDescription)")
        }
    }

    private func arguments(for picture: Picture) -> [String] {
        let input = ["-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "\(picture.width)x\(picture.height)"]
        // The colors are those of high definition, and the file names them. Otherwise players guess the colors by the size, and some guess
        // wrong.
        let colors = "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"
        let colorNames = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1"]
        return ["-nostdin", "-v", "error", "-y"] + input + ["-framerate", "\(framesPerSecond)", "-i", "pipe:0"]
            + ["-vf", "crop=\(size.width):\(size.height):0:0,\(colors)", "-c:v", "libx264", "-preset", "superfast", "-crf", "\(Film.loss)"]
            // With the table of contents at the start, a browser plays the film while it loads the rest.
            + colorNames + ["-movflags", "+faststart", "-f", "mp4", folder.draft(of: name)]
    }

    private func failure(_ ending: FedProgram.Ending) -> OutputError {
        if ending.isSignal { return error("ffmpeg was ended by signal \(ending.code)") }
        if ending.code == FedProgram.missingCode {
            return error("ffmpeg is missing: install it by “make setup” or “apt-get install ffmpeg”")
        }
        let reason = ending.errors.split(whereSeparator: \.isNewline).first.map { ": \($0)" } ?? ""
        return error("ffmpeg ended with \(ending.code)\(reason)")
    }

    private func error(_ reason: String) -> OutputError {
        OutputError(path: folder.url.appendingPathComponent(name).path, reason: reason)
    }
}
