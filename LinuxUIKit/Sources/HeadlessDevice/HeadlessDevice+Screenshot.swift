import UIKit

extension HeadlessDevice {
    /// What the screen shows now.
    public func screenshot() -> Picture {
        requireSwitchedOn()
        return Picture(platform.screenshot(), scale: platform.screenMetrics.scale)
    }

    /// Draws the screen as a frame does, without reading the pixels back: for benchmarks.
    public func render() {
        requireSwitchedOn()
        _ = platform.screenshot()
    }
}
