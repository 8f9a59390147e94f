#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Pictures of the views that lie over a photo in its place: a badge, a caption, a header of the list, a floating button, and the borders of
/// the views around the photo.
///
/// The photo flies above everything. Without the pictures, these views would vanish in the frame of the lift, and pop in at the landing. The
/// pictures stay in their places while the photo flies, and are visible only where the photo hides the views themselves.
@MainActor final class FrontViews {
    private enum Source {
        case view(UIView)
        case border(of: UIView)
    }

    /// The view that clips the pictures to the flying photo.
    let view: UIView
    /// The view that contains the pictures. It has the bounds and the position of the place.
    private let content: UIView
    private weak var original: UIView?
    /// The transform from the place's coordinates to the window's, when the pictures were taken.
    private var place = CGAffineTransform.identity
    /// The center of the place at the first ``show(_:from:alpha:)`` after the pictures were taken.
    private var center: CGPoint?

    /// Returns `nil` if nothing lies over the place.
    init?(over original: UIView) {
        let sources = FrontViews.sources(over: original)
        // A photo with nothing over it pays for no view.
        guard !sources.isEmpty else { return nil }
        self.original = original
        (view, content) = (UIView(), UIView())
        view.clipsToBounds = true
        view.isUserInteractionEnabled = false
        view.autoresizesSubviews = false
        content.autoresizesSubviews = false
        view.addSubview(content)
        take(sources)
    }

    /// The layers that change in a flight.
    var layers: [CALayer] { [view.layer, content.layer] }

    /// Takes the pictures again, with the present look of the views.
    func update() {
        content.subviews.forEach { $0.removeFromSuperview() }
        if let original { take(FrontViews.sources(over: original)) }
    }

    /// Returns the views over a photo and the borders around it, from the back to the front.
    private static func sources(over original: UIView) -> [Source] {
        var sources: [Source] = []
        let area = original.convert(original.bounds, to: nil)
        for level in sequence(first: original, next: \.superview) {
            guard let superview = level.superview, !(superview is UIWindow) else { break }
            for sibling in superview.views(inFrontOf: level) where sibling.isInFront(of: area) { sources.append(.view(sibling)) }
            if superview.layer.borderWidth > 0, superview.bordersInside(area) { sources.append(.border(of: superview)) }
        }
        return sources
    }

    private func take(_ sources: [Source]) {
        guard let original, let window = original.window, let superview = original.superview, let toWindow = superview.transform(to: window)
        else { return }
        place = ViewGeometry(of: original).toSuperview.concatenating(toWindow)
        center = nil
        if original.clipsToBounds { view.copyCorners(of: original) }
        for source in sources {
            switch source {
            case .view(let view): add(view.makePicture(at: .onScreen), of: view, in: window)
            case .border(let view): add(view.borderReplica, of: view, in: window)
            }
        }
    }

    private func add(_ picture: UIView?, of source: UIView, in window: UIWindow) {
        guard let picture, let superview = source.superview, let toWindow = superview.transform(to: window) else { return }
        let toPlace = ViewGeometry(of: source).toSuperview.concatenating(toWindow).concatenating(place.inverted())
        content.addSubview(picture)
        ViewGeometry(bounds: source.bounds, toSuperview: toPlace).apply(to: picture)
        picture.alpha = sequence(first: source, next: \.superview).reduce(1) { $0 * $1.alpha }
    }

    /// Shows the pictures where the photo is.
    ///
    /// - Parameters:
    ///   - placement: The placement of the photo.
    ///   - center: The center of the place, in points of the window.
    ///   - alpha: The alpha of the pictures, from 0 to 1.
    func show(_ placement: Placement, from center: CGPoint, alpha: CGFloat) {
        if view.alpha != alpha { view.alpha = alpha }
        guard alpha > 0, let bounds = original?.bounds else { return }
        let former = self.center ?? center
        self.center = former
        let rest = place.concatenating(CGAffineTransform(translationX: center.x - former.x, y: center.y - former.y))
        let flying =
            rest
            .concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
            .concatenating(placement.linearTransform)
            .concatenating(CGAffineTransform(translationX: placement.center.x, y: placement.center.y))
        ViewGeometry(bounds: bounds, toSuperview: flying).apply(to: view)
        ViewGeometry(bounds: bounds, toSuperview: rest.concatenating(flying.inverted())).apply(to: content)
    }
}

extension UIView {
    /// The subviews in front of a subview. A view with a higher z-position is in front of later siblings.
    func views(inFrontOf view: UIView) -> [UIView] {
        guard subviews.last !== view || subviews.contains(where: { $0.layer.zPosition > view.layer.zPosition }) else { return [] }
        let place = subviews.firstIndex(of: view) ?? 0
        return subviews.enumerated().filter { index, sibling in
            let (depth, ownDepth) = (sibling.layer.zPosition, view.layer.zPosition)
            return sibling !== view && (depth > ownDepth || depth == ownDepth && index > place)
        }.map(\.element)
    }

    /// Returns whether this view shows something over an area, in points of the window. UIKit's bars are clipped and uncovered by the
    /// viewport of the photo.
    fileprivate func isInFront(of area: CGRect) -> Bool {
        guard !isHidden, alpha > 0.01, !isBar else { return false }
        let overlap = convert(drawnRect, to: nil).intersection(area)
        return overlap.width > 0.5 && overlap.height > 0.5
    }

    /// Returns whether the border of this view is over an area, in points of the window.
    fileprivate func bordersInside(_ area: CGRect) -> Bool {
        let inner = convert(bounds.insetBy(dx: layer.borderWidth, dy: layer.borderWidth), to: nil)
        return !inner.contains(area)
    }

    /// A view that shows nothing but the border of this view.
    fileprivate var borderReplica: UIView {
        let replica = UIView()
        replica.isOpaque = false
        replica.layer.borderWidth = layer.borderWidth
        replica.layer.borderColor = layer.borderColor
        replica.copyCorners(of: self)
        return replica
    }
}
#endif
