import UIKit

extension UIView {
    /// The view's bounding box in the window as the screen shows it, with all animations of Core Animation.
    public var seenFrame: CGRect {
        var frame = (layer.presentation() ?? layer).bounds
        for view in sequence(first: self, next: \.superview) where !(view is UIWindow) {
            let shown = view.layer.presentation() ?? view.layer
            let anchor = CGPoint(
                x: shown.bounds.minX + shown.bounds.width * shown.anchorPoint.x,
                y: shown.bounds.minY + shown.bounds.height * shown.anchorPoint.y
            )
            frame = frame.applying(
                CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
                    .concatenating(CATransform3DGetAffineTransform(shown.transform))
                    .concatenating(CGAffineTransform(translationX: shown.position.x, y: shown.position.y))
            )
        }
        return frame
    }

    /// The view's opacity as the screen shows it, with the opacity of all views around it.
    public var seenOpacity: CGFloat {
        sequence(first: self, next: \.superview).reduce(1) { $0 * CGFloat(($1.layer.presentation() ?? $1.layer).opacity) }
    }
}
