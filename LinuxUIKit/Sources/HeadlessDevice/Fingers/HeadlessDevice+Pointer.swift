import UIKit

extension HeadlessDevice {
    /// Clicks with a pointer's secondary button, the right button of a mouse. If the view there has a context menu, the menu opens.
    public func secondaryClick(at point: CGPoint) {
        requireSwitchedOn()
        precondition(point.x.isFinite && point.y.isFinite, "a pointer cannot be at \(point)")
        platform.secondaryClick(at: point)
        advanceFrames()
    }

    /// The items that the system's own activities copied or saved, in order, with each activity's type.
    public var sharedItems: [(activityType: UIActivity.ActivityType, items: [Any])] {
        platform.sharedItems.map { ($0.activityType, $0.items) }
    }
}
