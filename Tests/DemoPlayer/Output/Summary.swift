import UIKit

/// The results of a replay, in a few lines for the terminal.
struct Summary {
    /// The recording's name.
    var name: String
    /// The screen's size, in points.
    var screenSize: CGSize
    /// The number of pixels per point.
    var screenScale: CGFloat
    /// The screen's frame rate, in frames per second.
    var framesPerSecond: Int
    /// The log of the replay.
    var log: GestureLog
    /// The files that were written.
    var files: [URL]
    /// The file to open first.
    var open: URL

    /// The lines, with an aligned second column.
    var text: String {
        lines.map { $0.label.padding(toLength: 11, withPad: " ", startingAt: 0) + $0.value }.joined(separator: "\n") + "\n"
    }

    private var lines: [(label: String, value: String)] {
        let size = String(format: "%g × %g points at %g×, %d Hz", screenSize.width, screenSize.height, screenScale, framesPerSecond)
        return [
            ("Recording", name),
            ("Screen", size),
            ("Gesture", String(format: "%.2f s; the replay has %d frames", log.gestureDuration, log.frames.count)),
            ("Scale", String(format: "×%.2f at its widest", log.scaleReached)),
            ("Anchor", String(format: "%.2f points of drift at most", log.largestDrift)),
            ("Files", files.isEmpty ? "none" : files.map(\.lastPathComponent).joined(separator: ", ")),
            ("Open", open.path),
        ]
    }
}
