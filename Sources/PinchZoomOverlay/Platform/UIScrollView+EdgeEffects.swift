#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIScrollView {
    /// Hides the effects that iOS 26 draws over the content at the edges. Otherwise, a photo would be blurred and dimmed under the bars, and
    /// also in their place while they're hidden.
    func hideEdgeEffects() {
        #if compiler(>=6.2)
        if #available(iOS 26, visionOS 26, *) {
            for effect in [topEdgeEffect, leftEdgeEffect, bottomEdgeEffect, rightEdgeEffect] { effect.isHidden = true }
        }
        #endif
    }
}
#endif
