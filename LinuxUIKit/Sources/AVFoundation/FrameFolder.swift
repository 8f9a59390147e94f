import UIKit

/// A folder of PNG files, played here instead of a movie. The pictures are shown in the order of the numbers in their names.
///
/// A second has 30 pictures, unless the folder's name ends in `@` and another number, as in `waves@12`.
final class FrameFolder {
    let framesPerSecond: Double
    private let paths: [String]
    /// The last picture that was requested. The display requests the same picture again until its time is over.
    private var last: (index: Int, picture: CGImage?)?

    /// Returns nil if the folder has no pictures.
    init?(_ url: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        let pictures = names.filter { $0.lowercased().hasSuffix(".png") }
        guard url.isFileURL, !pictures.isEmpty else { return nil }
        paths = pictures.sorted { $0.compare($1, options: .numeric) == .orderedAscending }.map { url.appendingPathComponent($0).path }
        let name = url.lastPathComponent
        let rate = name.lastIndex(of: "@").flatMap { Double(name[name.index(after: $0)...]) }
        framesPerSecond = rate.map { $0 > 0 ? $0 : 30 } ?? 30
    }

    /// The duration in seconds.
    var duration: Double { Double(paths.count) / framesPerSecond }

    /// Returns the picture at a time in seconds: the first one before the beginning, and the last one after the end.
    func picture(at time: Double) -> CGImage? {
        // The small addition is needed because sums of frame durations aren't exact. Without this, a picture could come one frame late.
        let index = min(max(Int((time * framesPerSecond + 1e-6).rounded(.down)), 0), paths.count - 1)
        if let last, last.index == index { return last.picture }
        let picture = UIImage(contentsOfFile: paths[index])?.cgImage
        last = (index, picture)
        return picture
    }
}
