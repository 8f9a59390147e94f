import UIKit

/// A clock that never runs back, so that no motion does.
///
/// A frame is made before it is shown, for its target time. A finger that lands between the two has an earlier time than the frame that it
/// touches. Without this clock, the photo would jump back by that time.
struct DisplayClock: Sendable {
    /// The latest time that has been shown, in seconds.
    private(set) var latest = -TimeInterval.infinity

    /// Returns a time or the latest one that has been shown, whichever is later, in seconds.
    func time(at time: TimeInterval) -> TimeInterval { max(time, latest) }

    /// Returns a time or the latest shown time, whichever is later, in seconds, and records the returned time as shown.
    mutating func advance(to time: TimeInterval) -> TimeInterval {
        latest = max(time, latest)
        return latest
    }
}
