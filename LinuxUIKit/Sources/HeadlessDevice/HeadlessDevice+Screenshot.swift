import UIKit

extension HeadlessDevice {
    /// What the screen shows now.
    public func screenshot() -> Picture {
        requireSwitchedOn()
        return Picture(platform.screenshot(), scale: platform.screenMetrics.scale)
    }

    /// What the screen shows now, as Cairo has drawn it: a window needs no copy of the pixels.
    package func screenImage() -> CGImage {
        requireSwitchedOn()
        return platform.screenshot()
    }

    /// Draws the screen as a frame does, without reading the pixels back: for benchmarks.
    public func render() {
        requireSwitchedOn()
        _ = platform.screenshot()
    }
}
