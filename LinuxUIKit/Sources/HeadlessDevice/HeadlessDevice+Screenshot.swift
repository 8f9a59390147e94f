import UIKit

extension HeadlessDevice {
    /// What the screen shows now.
    public func screenshot() -> Picture {
        requireSwitchedOn()
        return Picture(platform.screenshot(), scale: platform.screenMetrics.scale)
    }
}
