import UIKit

extension HeadlessDevice {
    /// Returns a picture of the screen.
    public func screenshot() -> Picture {
        requireSwitchedOn()
        return Picture(platform.screenshot(), scale: platform.screenMetrics.scale)
    }

    /// Returns the screen's image as Cairo has drawn it. A window needs no copy of the pixels.
    package func screenImage() -> CGImage {
        requireSwitchedOn()
        return platform.screenshot()
    }

    /// Draws the screen as a frame does, without reading the pixels back. Benchmarks use this method.
    public func render() {
        requireSwitchedOn()
        _ = platform.screenshot()
    }
}
