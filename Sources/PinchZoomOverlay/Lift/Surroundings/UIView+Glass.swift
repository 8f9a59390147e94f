#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIView {
    /// The smallest alpha of a view that may contain a blur or glass. Under an alpha near 0, glass becomes flat and stays flat, as reported
    /// of iOS 26.
    static let faintestAlpha: CGFloat = 0.03

    /// Sets the alpha of a view that may contain a blur or glass, or hides the view instead of making it nearly invisible.
    func fade(to alpha: CGFloat) {
        let isInvisible = alpha < UIView.faintestAlpha
        if isHidden != isInvisible { isHidden = isInvisible }
        let alpha = max(alpha, UIView.faintestAlpha)
        if self.alpha != alpha { self.alpha = alpha }
    }

    /// Gives the view an alpha on the screen alone, from 0 to 1. The app can still set `alpha` itself.
    func fadeOnScreen(to alpha: CGFloat, forKey key: String) {
        let opacity = alpha * self.alpha
        // The view may be glass.
        layer.add(opacity < UIView.faintestAlpha ? .holding("hidden", at: true) : .holding("opacity", at: opacity), forKey: key)
    }

    /// Hides the view on the screen alone, or shows it again. The app can still set `isHidden` itself.
    func hideOnScreen(_ isHidden: Bool, forKey key: String) {
        if isHidden { layer.add(.holding("hidden", at: true), forKey: key) } else { layer.removeAnimation(forKey: key) }
    }

    /// Whether this view or a view in it shows a blur or glass, as bars do.
    var containsGlass: Bool { isBar || self is UIVisualEffectView || subviews.contains(where: \.containsGlass) }
}
#endif
