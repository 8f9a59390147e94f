import PinchZoomOverlay
import UIKit

/// What a log comes to.
extension GestureLog {
    /// The largest scale that the photo had; 1 if it was never lifted.
    var scaleReached: CGFloat { frames.filter { $0.state != .idle }.map(\.pose.scale).max() ?? 1 }

    /// The farthest that the photo's point under the centroid was from it while the same fingers held the photo, in points.
    var largestDrift: CGFloat { frames.map(\.drift).max() ?? 0 }

    /// The longest real time that a frame took to make, in milliseconds.
    var longestFrame: Double { (frames.map(\.cost).max() ?? 0) * 1000 }

    /// The time from the touch that began the gesture until the photo was back in its place, in seconds.
    var gestureDuration: TimeInterval { gesture.map { frames[$0.upperBound].time - frames[$0.lowerBound].time } ?? 0 }

    /// The frames of the gesture: from the first with the touch that lifted the photo, or opened a screen, to the one that showed it
    /// back in its place.
    ///
    /// Of a log in which nothing was lifted or opened, those with fingers; nil if there were none either.
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
        // A screen opens in the frame in which the finger has lifted.
        if frames[start].fingers.isEmpty, start > 0 { start -= 1 }
        while start > 0, !frames[start - 1].fingers.isEmpty { start -= 1 }
        return start...min(last + 1, frames.count - 1)
    }

    /// The first frame in which the photo was up; nil if it never was.
    var lift: Int? { frames.firstIndex { $0.state != .idle } }

    /// The first frame of those that showed the photo largest; nil if it was never up.
    var widest: Int? {
        let reached = scaleReached
        return frames.firstIndex { $0.state != .idle && $0.pose.scale == reached }
    }

    /// The frame that tells most if it is the only one: the widest, or the middle of the gesture; 0 if there is neither.
    var mostTelling: Int { widest ?? gesture.map { ($0.lowerBound + $0.upperBound) / 2 } ?? 0 }

    /// The frames in which the photo had just been let go.
    var releases: [Int] {
        frames.indices.filter { $0 > 0 && frames[$0].state == .returning && frames[$0 - 1].state != .returning }
    }

    /// Whether a screen was opened.
    var hasPassage: Bool { frames.contains { $0.passage.phase != .home } }

    /// Whether the fingers are others than in the frame before.
    func fingersChange(at index: Int) -> Bool {
        index > 0 && Set(frames[index].fingers.map(\.id)) != Set(frames[index - 1].fingers.map(\.id))
    }
}

extension GestureLog.Frame {
    /// Whether a photo is up, or a screen has been opened.
    fileprivate var isAway: Bool { state != .idle || passage.phase != .home }
}
