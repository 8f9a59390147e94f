import PinchZoomOverlay
import UIKit

/// The results of a log.
extension GestureLog {
    /// The largest scale of the photo, or 1 if the photo was never lifted.
    var scaleReached: CGFloat { frames.filter { $0.state != .idle }.map(\.pose.scale).max() ?? 1 }

    /// The largest distance between the photo's gripped point and the fingers' centroid, in points.
    var largestDrift: CGFloat { frames.map(\.drift).max() ?? 0 }

    /// The time from the gesture's first touch until the photo was back in its place, in seconds.
    var gestureDuration: TimeInterval { gesture.map { frames[$0.upperBound].time - frames[$0.lowerBound].time } ?? 0 }

    /// The frames of the gesture. The first frame is the one with the touch that lifted the photo or opened a screen. The last frame shows
    /// the photo back in its place.
    ///
    /// If nothing was lifted or opened, these are the frames with fingers. The value is nil without any fingers.
    var gesture: ClosedRange<Int>? {
        guard let lift = frames.firstIndex(where: \.isAway),
            let last = frames.lastIndex(where: \.isAway)
        else {
            guard let first = frames.firstIndex(where: { !$0.fingers.isEmpty }),
                let last = frames.lastIndex(where: { !$0.fingers.isEmpty })
            else { return nil }
            return first...last
        }
        var start = lift
        // A screen opens in the frame in which the finger lifts.
        if frames[start].fingers.isEmpty, start > 0 { start -= 1 }
        while start > 0, !frames[start - 1].fingers.isEmpty { start -= 1 }
        return start...min(last + 1, frames.count - 1)
    }

    /// The first frame in which the photo was lifted, or `nil` if it never was.
    var lift: Int? { frames.firstIndex { $0.state != .idle } }

    /// The first frame with the photo's largest scale, or `nil` if the photo was never lifted.
    var widest: Int? {
        let reached = scaleReached
        return frames.firstIndex { $0.state != .idle && $0.pose.scale == reached }
    }

    /// The frame that shows the gesture best: the frame with the largest scale, or else the middle of the gesture, or else 0.
    var mostTelling: Int { widest ?? gesture.map { ($0.lowerBound + $0.upperBound) / 2 } ?? 0 }

    /// The frames in which the photo was just released.
    var releases: [Int] {
        frames.indices.filter { $0 > 0 && frames[$0].state == .returning && frames[$0 - 1].state != .returning }
    }

    /// Whether a screen was opened.
    var hasPassage: Bool { frames.contains { $0.passage.phase != .home } }

    /// Returns whether other fingers are down than in the frame before.
    func fingersChange(at index: Int) -> Bool {
        index > 0 && Set(frames[index].fingers.map(\.id)) != Set(frames[index - 1].fingers.map(\.id))
    }
}

extension GestureLog.Frame {
    /// Whether a photo is lifted, or a screen has been opened.
    fileprivate var isAway: Bool { state != .idle || passage.phase != .home }
}
