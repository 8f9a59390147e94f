import UIKit

/// The time of what is seen.
///
/// A frame is made before it is shown, at its target time: a finger that comes meanwhile is earlier than what it touches. What is seen does not
/// go back by that, so neither does this.
struct DisplayClock: Sendable {
    /// The time of what is seen already, in seconds.
    private(set) var latest = -TimeInterval.infinity

    /// A time, in seconds, or that of what is seen already if that is later.
    func time(at time: TimeInterval) -> TimeInterval { max(time, latest) }

    /// The same, and that is seen from now on.
    mutating func advance(to time: TimeInterval) -> TimeInterval {
        latest = max(time, latest)
        return latest
    }
}
