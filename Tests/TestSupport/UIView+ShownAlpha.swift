import UIKit

extension UIView {
    /// The alpha as it is seen: 0 where an animation of the layer's opacity that stands still hides the view, since something else shows in
    /// its stead.
    public var shownAlpha: CGFloat {
        let animations = (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) as? CABasicAnimation }
        return animations.contains { $0.keyPath == "opacity" && $0.toValue as? Int == 0 } ? 0 : alpha
    }
}
