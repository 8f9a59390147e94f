import UIKit

extension HeadlessDevice {
    /// Returns a picture of the screen.
    ///
    /// - Parameter scale: The number of pixels per point of the picture, or `nil` for the screen's own. At half the scale, drawing takes a
    ///   quarter of the time, and the layout stays on the pixels of the screen.
    public func screenshot(scale: CGFloat? = nil) -> Picture {
        requireSwitchedOn()
        return Picture(platform.screenshot(scale: scale), scale: scale ?? platform.screenMetrics.scale)
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
