import UIKit

extension HeadlessDevice {
    /// Clicks with a pointer's other button, the right one of a mouse: what has a context menu there shows it.
    public func secondaryClick(at point: CGPoint) {
        requireSwitchedOn()
        precondition(point.x.isFinite && point.y.isFinite, "a pointer cannot be at \(point)")
        platform.secondaryClick(at: point)
        advanceFrames()
    }

    /// What the system's own activities got to copy or to save, in order: each activity's type and the items.
    public var sharedItems: [(activityType: UIActivity.ActivityType, items: [Any])] {
        platform.sharedItems.map { ($0.activityType, $0.items) }
    }
}
