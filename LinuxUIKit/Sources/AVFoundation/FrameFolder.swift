import UIKit

/// What is played here in the place of a movie: a folder of PNG files, shown in the order of the numbers in their names.
///
/// There are 30 a second, unless the folder's name ends in `@` and another number, as `waves@12` does.
final class FrameFolder {
    let framesPerSecond: Double
    private let paths: [String]
    /// The picture that was asked for last: it is asked for again until its time is over.
    private var last: (index: Int, picture: CGImage?)?

    /// Nil where there are no pictures.
    init?(_ url: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        let pictures = names.filter { $0.lowercased().hasSuffix(".png") }
        guard url.isFileURL, !pictures.isEmpty else { return nil }
        paths = pictures.sorted { $0.compare($1, options: .numeric) == .orderedAscending }.map { url.appendingPathComponent($0).path }
        let name = url.lastPathComponent
        let rate = name.lastIndex(of: "@").flatMap { Double(name[name.index(after: $0)...]) }
        framesPerSecond = rate.map { $0 > 0 ? $0 : 30 } ?? 30
    }

    /// In seconds.
    var duration: Double { Double(paths.count) / framesPerSecond }

    /// The picture at a time in seconds; before the beginning the first one, after the end the last one.
    func picture(at time: Double) -> CGImage? {
        // A hair of grace, because sums of the display's frames are not exact.
        let index = min(max(Int((time * framesPerSecond + 1e-6).rounded(.down)), 0), paths.count - 1)
        if let last, last.index == index { return last.picture }
        let picture = UIImage(contentsOfFile: paths[index])?.cgImage
        last = (index, picture)
        return picture
    }
}
