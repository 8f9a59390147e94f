#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A clock that never runs backward, so that no motion runs backward.
///
/// Each frame is drawn for its target time, which is later than the time of the drawing. If a finger lands between these times, the touch
/// is earlier than the visible frame. Without this clock, the photo would jump back by the difference.
struct DisplayClock: Sendable {
    /// The latest shown time, in seconds.
    private(set) var latest = -TimeInterval.infinity

    /// Returns the later of a time and the latest shown time, in seconds.
    func time(at time: TimeInterval) -> TimeInterval { max(time, latest) }

    /// Returns the later of a time and the latest shown time, in seconds, and stores the returned time as the latest shown time.
    mutating func advance(to time: TimeInterval) -> TimeInterval {
        latest = max(time, latest)
        return latest
    }
}
#endif
