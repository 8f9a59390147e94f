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
        guard card.layer.shadowPath == nil else { return card.showsOnly(original) }
        guard !isShared(by: card, with: original) else { return false }
        let isHidden = original.hidesAll(of: card) && !card.castsShadow(of: original)
        return (card.showsBorderAtMost || isHidden) && !card.showsBackground(behind: original) { $0.castsShadow(of: original) }
    }

    /// Returns whether an opaque photo and other views beside it cast the shadow of a view around them.
    static func isShared(by card: UIView, with photo: UIView) -> Bool {
        guard card.layer.shadowOpacity > 0, card.layer.shadowPath == nil, !card.clipsToBounds, !card.isDescendant(of: photo) else {
            return false
        }
        return photo.hides(photo.shownRect, of: photo) && photo.isDrawnAlone(within: card) && card.showsMore(than: photo)
            && !card.showsBackground(behind: photo) { $0.castsWholeShadow(of: photo) }
    }

    /// Returns whether a view around a photo has a shadow that stays behind the photo.
    static func stays(of card: UIView, behind original: UIView) -> Bool {
        card.layer.shadowOpacity > 0 && !card.clipsToBounds && !flies(of: card, from: original)
    }

    static func copy(from card: UIView, to replica: UIView) {
        let (source, layer) = (card.layer, replica.layer)
        layer.shadowOpacity = source.shadowOpacity
        layer.shadowRadius = source.shadowRadius
        layer.shadowOffset = source.shadowOffset
        layer.shadowColor = source.shadowColor
        layer.shadowPath = source.shadowPath
    }

    /// Hides a shadow that flies, or shows it again. Without this, a path, a border or a badge would go on casting a shadow in the empty
    /// place.
    static func hide(_ isHidden: Bool, of card: UIView) {
        let layer = card.layer
        if isHidden { layer.add(.holding("shadowOpacity"), forKey: animationKey) } else { layer.removeAnimation(forKey: animationKey) }
    }
}

extension UIView {
    /// Whether this view shows nothing but its subviews.
    var showsNothingItself: Bool { showsBorderAtMost && layer.borderWidth == 0 }

    /// Whether this view shows nothing but its subviews and a border.
    fileprivate var showsBorderAtMost: Bool {
        !(self is UIImageView) && (backgroundColor?.cgColor.alpha ?? 0) == 0 && layer.contents == nil
            && (layer.sublayers?.count ?? 0) == subviews.count
    }

    /// Returns whether something opaque in this view lies behind a whole photo, and casts its shadow. This shadow stays in the place. If
    /// the shadow flew as well, it would be twice as dark.
    fileprivate func showsBackground(behind photo: UIView, casting: (UIView) -> Bool) -> Bool {
        sequence(first: photo, next: \.superview).prefix { $0 !== self }.contains { view in
            guard let superview = view.superview else { return false }
            if superview !== self, casting(superview) { return true }
            return superview.visibleSubviews.contains { $0 !== view && $0.frame.contains(view.frame) && casting($0) }
        }
    }

    /// Returns whether this view's background casts the shadow of a photo in front of it, or a part that the photo alone doesn't cast. A
    /// photo that fades in casts a lighter shadow than the background.
    fileprivate func castsShadow(of photo: UIView) -> Bool {
        castsWholeShadow(of: photo) || hasSolidBackground && !photo.hidesAll(of: self)
    }

    /// Returns whether this view's background casts the shadow of a photo in front of it. Round corners that don't clip cast less than the
    /// square corners of a photo over them, and a picture may be larger than the view.
    fileprivate func castsWholeShadow(of photo: UIView) -> Bool {
        let isSquare = effectiveCornerRadius == 0 || clipsToBounds || !photo.hasSquareEdges
        return hasSolidBackground && isSquare && (clipsToBounds || encloses(photo.layer.contentRect, of: photo))
    }

    /// Returns whether this view hides the bounds of a view around it. This view, or one between them, may be translucent or cut off.
    fileprivate func hidesAll(of view: UIView) -> Bool {
        hides(convert(view.bounds, from: view), of: self) && isDrawnAlone(within: view)
            && sequence(first: self, next: \.superview).prefix { $0 !== view }.allSatisfy {
                !$0.clipsToBounds || $0.hasSquareEdges && $0.encloses(view.bounds, of: view)
            }
    }

    /// Returns whether no alpha and no mask changes this view in a view around it.
    fileprivate func isDrawnAlone(within view: UIView) -> Bool {
        sequence(first: self, next: \.superview).prefix { $0 !== view }.allSatisfy { !$0.hasAlpha && !$0.hasMask }
    }

    /// Returns whether something in this view shows beside a photo, apart from shadows.
    fileprivate func showsMore(than photo: UIView) -> Bool {
        sequence(first: photo, next: \.superview).prefix { $0 !== self }.contains { view in
            guard let superview = view.superview else { return false }
            let others = superview.visibleSubviews.filter { $0 !== view }.map {
                photo.convert($0.clipsToBounds ? $0.bounds : $0.shownRect, from: $0)
            }
            let own = superview.showsNothingItself ? [] : [photo.convert(superview.bounds, from: superview)]
            return !(others + own).allSatisfy(photo.shownRect.encloses)
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
