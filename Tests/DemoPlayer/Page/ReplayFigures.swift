import UIKit

/// The figures that were measured in a replay, for a table.
struct ReplayFigures: Equatable, Sendable, Codable {
    /// The gesture's duration, in seconds.
    var duration: TimeInterval
    /// The largest scale of a photo, lifted or on a page.
    var scale: CGFloat
    /// The largest distance of the photo's gripped point from the fingers' centroid, in points, or `nil` if no photo was lifted.
    var drift: CGFloat?
    /// The number of frames in the replay.
    var frameCount: Int

    /// The rows of the table.
    var rows: [(label: String, value: String)] {
        var rows = [("Duration", String(format: "%.2f s", duration))]
        // A replay that only opens and closes screens pinches no photo, and has no scale.
        if scale > 1 { rows.append(("Largest scale", String(format: "×%.2f", scale))) }
        if let drift { rows.append(("Drift of the anchor", String(format: "%.2f pt", drift))) }
        rows.append(("Frames", "\(frameCount)"))
        return rows
    }
}

extension ReplayFigures {
    /// Creates the figures of a log.
    init(_ log: GestureLog) {
        duration = log.gestureDuration
        scale = max(log.scaleReached, log.frames.map(\.passage.zoom).max() ?? 1)
        drift = log.lift == nil ? nil : log.largestDrift
        frameCount = log.frames.count
    }
}
