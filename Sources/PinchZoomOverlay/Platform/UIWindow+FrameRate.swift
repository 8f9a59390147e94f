#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIWindow {
    /// The highest number of frames a second that the window's screen shows, or `nil` on visionOS, where a window has no screen.
    var maximumFramesPerSecond: Int? {
        #if os(visionOS)
        nil
        #else
        screen.maximumFramesPerSecond
        #endif
    }
}
#endif
