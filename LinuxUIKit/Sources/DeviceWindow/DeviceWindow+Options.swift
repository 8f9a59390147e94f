import UIKit

extension DeviceWindow {
    /// How a window shows its phone.
    public struct Options: Sendable {
        /// What the window manager writes over the window.
        public var title = "HeadlessDevice"
        /// The window's pixels for a point of the phone; nil for as many as fit the display. It is sharpest and fastest if it equals the
        /// phone's scale.
        public var zoom: CGFloat?
        /// How fast the phone's time runs in slow motion.
        public var slowMotionFactor = 0.1
        /// Where pictures are written.
        public var pictureFolder = URL(fileURLWithPath: ".", isDirectory: true)
        /// What the help lines say of keys that the window does not know: "f next photo".
        public var additionalHelp: [String] = []
        /// The X display, as in `DISPLAY`; nil for that of the environment.
        public var displayName: String?

        /// The defaults.
        public init() {}
    }

    /// As many of a display's pixels for a point as let a phone of a size, in points, fit in both orientations.
    ///
    /// It is what a window without a `zoom` takes; a phone that is made with the scale that this rounds up to is drawn without waste.
    public static func fittingZoom(for size: CGSize, displayName: String? = nil) throws(DeviceWindowError) -> CGFloat {
        fittingZoom(for: size, on: try X11Display(named: displayName))
    }

    /// In steps, and with a tenth of the display left to the desktop and to the help lines.
    static func fittingZoom(for size: CGSize, on display: X11Display) -> CGFloat {
        let longer = max(size.width, size.height)
        let fitting = 0.9 * CGFloat(min(display.size.width, display.size.height)) / longer
        let step = fitting >= 1 ? 0.5 : 0.125
        return max(step, (fitting / step).rounded(.down) * step)
    }
}
