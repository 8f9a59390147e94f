import UIKit

extension UIView {
    /// The visible alpha. The value is 0 if a paused animation of the layer's opacity hides the view, because something else is shown in
    /// its place.
    public var shownAlpha: CGFloat {
        let animations = (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) as? CABasicAnimation }
        return animations.contains { $0.keyPath == "opacity" && $0.toValue as? CGFloat == 0 } ? 0 : alpha
    }
}
