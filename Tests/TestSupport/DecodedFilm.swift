import Foundation
import HeadlessDevice

/// A film as ffmpeg decodes it. Without ffmpeg, which `make setup` installs, decoding fails.
public struct DecodedFilm: Sendable {
    /// The pictures.
    public let pictures: [Picture]
    /// The number of pictures in a second, as a fraction, such as "60/1".
    public let rate: String
    /// The length, in seconds.
    public let duration: Double
    /// The codec and the kind of pixels, such as "h264 yuv420p".
    public let format: String

    /// Decodes a film.
    public init(_ file: URL) throws {
        let names = ["codec_name", "pix_fmt", "width", "height", "r_frame_rate", "duration"]
        let entries = ["-show_entries", "stream=\(names.joined(separator: ","))", "-of", "default=noprint_wrappers=1"]
        let probe = try DecodedFilm.run("ffprobe", ["-v", "error"] + entries + [file.path])
        let lines = probe.split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        let values = Dictionary(lines.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in first }
        guard lines.count == names.count, let width = values["width"].flatMap({ Int($0) }),
            let height = values["height"].flatMap({ Int($0) }), let duration = values["duration"].flatMap(Double.init)
        else {
            throw ProgramRun.Failure(description: "\(file.path) is no film of one stream: \(probe)")
        }
        self.duration = duration
        rate = values["r_frame_rate"] ?? ""
        format = "\(values["codec_name"] ?? "") \(values["pix_fmt"] ?? "")"
        let raw = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: raw) }
        _ = try DecodedFilm.run("ffmpeg", ["-v", "error", "-i", file.path, "-f", "rawvideo", "-pix_fmt", "rgba", raw.path])
        let pixels = try [UInt8](Data(contentsOf: raw))
        let count = width * height * 4
        pictures = stride(from: 0, to: pixels.count, by: count).map { start in
            Picture(width: width, height: height, scale: 1, pixels: Array(pixels[start..<start + count]))
        }
    }

    private static func run(_ name: String, _ arguments: [String]) throws -> String {
        guard let program = ProgramRun.find(name) else { throw ProgramRun.Failure(description: "no \(name): make setup installs it") }
        let run = try ProgramRun(program, arguments)
        guard run.code == 0 else { throw ProgramRun.Failure(description: "\(name) ended with \(run.code): \(run.errors)") }
        return run.output
    }
}

extension Picture {
    /// Returns the mean difference of the channels from those of a picture of the same size, 0 to 255, or `nil` if the sizes differ.
    public func meanDifference(from other: Picture) -> Double? {
        guard width == other.width, height == other.height else { return nil }
        let sum = zip(pixels, other.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        // The divisor has three channels, because alpha is the same in all pixels.
        return Double(sum) / Double(width * height * 3)
    }
}
