import UIKit

extension DeviceWindow {
    /// The settings of a window.
    public struct Options: Sendable {
        /// The title of the window.
        public var title = "HeadlessDevice"
        /// The window's pixels for a point of the phone, or `nil` for the greatest zoom that fits the display. The picture is sharpest and
        /// fastest if the zoom equals the phone's scale.
        public var zoom: CGFloat?
        /// The speed of the phone's time in slow motion.
        public var slowMotionFactor = 0.1
        /// The folder for pictures.
        public var pictureFolder = URL(fileURLWithPath: ".", isDirectory: true)
        /// Help lines for keys that the window passes on to the program, such as "f next photo".
        public var additionalHelp: [String] = []
        /// The X display, as in `DISPLAY`, or `nil` for the display of the environment.
        public var displayName: String?

        /// Creates the default settings.
        public init() {}
    }

    /// Returns the greatest zoom, in pixels for a point, at which a phone of a size in points fits the display in both orientations.
    ///
    /// A window without a `zoom` takes this zoom. If the phone's scale is this zoom, rounded up, the phone is drawn without waste.
    public static func fittingZoom(for size: CGSize, displayName: String? = nil) throws(DeviceWindowError) -> CGFloat {
        fittingZoom(for: size, on: try X11Display(named: displayName))
    }

    /// Returns the greatest zoom, in steps. A tenth of the display is left to the desktop and the help lines.
    static func fittingZoom(for size: CGSize, on display: X11Display) -> CGFloat {
        let longer = max(size.width, size.height)
        let fitting = 0.9 * CGFloat(min(display.size.width, display.size.height)) / longer
        let step = fitting >= 1 ? 0.5 : 0.125
        return max(step, (fitting / step).rounded(.down) * step)
    }
}
