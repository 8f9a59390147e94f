#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The border of a card with round corners, over the photo that flies out of the card.
///
/// The border is inside the replica that clips the photo. Two edges over each other would darken the pixels of the corners.
@MainActor final class BorderReplica {
    private static let animationKey = "PinchZoomOverlay.BorderReplica"
    /// The width of the border outside of the card's edge, in points. The card's replica clips this part.
    private static let outside: CGFloat = 8

    let view = UIView()
    private weak var original: UIView?
    private var isOriginalHidden = false

    /// Returns `nil` if the view has no border.
    init?(of original: UIView, in replica: UIView) {
        guard original.layer.borderWidth > 0 else { return nil }
        self.original = original
        view.isUserInteractionEnabled = false
        view.layer.borderColor = original.layer.borderColor
        view.layer.borderWidth = original.layer.borderWidth + BorderReplica.outside
        view.layer.cornerCurve = original.layer.cornerCurve
        view.layer.maskedCorners = original.layer.maskedCorners
        // A border is over all subviews.
        view.layer.zPosition = 1
        replica.addSubview(view)
    }

    /// Lays the border along an outline.
    func lay(around outline: Outline) {
        let frame = outline.rect.insetBy(dx: -BorderReplica.outside, dy: -BorderReplica.outside)
        if view.frame != frame { view.frame = frame }
        let radius = outline.cornerRadius > 0 ? outline.cornerRadius + BorderReplica.outside : 0
        if view.layer.cornerRadius != radius { view.layer.cornerRadius = radius }
    }

    /// Hides the border in place, or shows it again.
    func hideOriginal(_ isHidden: Bool) {
        guard isHidden != isOriginalHidden else { return }
        isOriginalHidden = isHidden
        if isHidden {
            original?.layer.add(.holding("borderWidth"), forKey: BorderReplica.animationKey)
        } else {
            original?.layer.removeAnimation(forKey: BorderReplica.animationKey)
        }
    }
}
#endif
