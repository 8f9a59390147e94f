import UIKit

extension UIView {
    /// The visible alpha. The value is 0 if an animation hides the view's layer, because something else is shown in its place.
    public var shownAlpha: CGFloat {
        let animations = (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) as? CABasicAnimation }
        return animations.contains { $0.keyPath == "hidden" && $0.toValue as? Bool == true } ? 0 : alpha
    }
}
