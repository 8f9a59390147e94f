import UIKit

/// What was measured in a replay, as a table shows it.
struct ReplayFigures: Equatable, Sendable, Codable {
    /// The gesture's duration, in seconds.
    var duration: TimeInterval
    /// The largest scale that a photo had, lifted or on a page.
    var scale: CGFloat
    /// How far the photo was from the fingers' centroid at most, in points; nil if no fingers lifted one.
    var drift: CGFloat?
    /// The longest real time that a frame took to make, in milliseconds.
    var slowestFrame: Double
    /// How many frames the replay has.
    var frameCount: Int

    /// The rows of the table.
    var rows: [(label: String, value: String)] {
        var rows = [("Duration", String(format: "%.2f s", duration))]
        // What opens and closes screens pinches nothing in the feed.
        if scale > 1 { rows.append(("Largest scale", String(format: "×%.2f", scale))) }
        if let drift { rows.append(("Drift of the anchor", String(format: "%.2f pt", drift))) }
        rows.append(("Slowest frame", String(format: "%.1f ms", slowestFrame)))
        rows.append(("Frames", "\(frameCount)"))
        return rows
    }
}

extension ReplayFigures {
    /// The figures of what happened.
    init(_ log: GestureLog) {
        duration = log.gestureDuration
        scale = max(log.scaleReached, log.frames.map(\.passage.zoom).max() ?? 1)
        drift = log.lift == nil ? nil : log.largestDrift
        slowestFrame = log.longestFrame
        frameCount = log.frames.count
    }
}
