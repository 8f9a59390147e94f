#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The shadow of a view around a photo, such as a card, that the photo casts.
///
/// Core Animation computes a shadow from all that a layer shows, or from a path. When the photo leaves, the one shadow vanishes, and the
/// other stays behind, empty. Therefore, the shadow flies with the photo.
@MainActor enum CardShadow {
    private static let animationKey = "PinchZoomOverlay.CardShadow"

    /// Returns whether the shadow of a view around a photo flies with the photo.
    ///
    /// - Parameters:
    ///   - card: The view that has the shadow.
    ///   - original: The view that is hidden in its place.
    static func flies(of card: UIView, from original: UIView) -> Bool {
        guard card.layer.shadowOpacity > 0, !card.clipsToBounds else { return false }
        if card.isDescendant(of: original) { return true }
        guard card.showsNothingItself else { return false }
        return card.layer.shadowPath == nil ? !card.showsBackground(behind: original) : card.showsOnly(original)
    }

    static func copy(from card: UIView, to replica: UIView) {
        let (source, layer) = (card.layer, replica.layer)
        layer.shadowOpacity = source.shadowOpacity
        layer.shadowRadius = source.shadowRadius
        layer.shadowOffset = source.shadowOffset
        layer.shadowColor = source.shadowColor
        layer.shadowPath = source.shadowPath
    }

    /// Hides a shadow with a path. A shadow without a path vanishes with the photo.
    static func hide(of card: UIView) {
        guard card.layer.shadowPath != nil else { return }
        card.layer.add(.holding("shadowOpacity"), forKey: animationKey)
    }

    static func show(of card: UIView) {
        card.layer.removeAnimation(forKey: animationKey)
    }
}

extension UIView {
    /// Whether this view shows nothing but its subviews.
    var showsNothingItself: Bool {
        !(self is UIImageView) && (backgroundColor?.cgColor.alpha ?? 0) == 0 && layer.contents == nil && layer.borderWidth == 0
            && (layer.sublayers?.count ?? 0) == subviews.count
    }

    /// Returns whether something opaque in this view lies behind a whole photo. It casts the same shadow, which stays in the place. If the
    /// shadow flew as well, it would be twice as dark.
    fileprivate func showsBackground(behind photo: UIView) -> Bool {
        sequence(first: photo, next: \.superview).prefix { $0 !== self }.contains { view in
            guard let superview = view.superview else { return false }
            if superview !== self, superview.hasSolidBackground { return true }
            return superview.visibleSubviews.contains { $0 !== view && $0.hasSolidBackground && $0.frame.contains(view.frame) }
        }
    }

    /// Returns whether this view shows nothing but a view inside it.
    fileprivate func showsOnly(_ photo: UIView) -> Bool {
        sequence(first: photo, next: \.superview).prefix { $0 !== self }.allSatisfy { view in
            guard let superview = view.superview, superview.showsNothingItself else { return false }
            return superview.visibleSubviews == [view]
        }
    }
}
#endif
