#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Pictures of the views that lie over a photo in its place: a badge, a caption, a header of the list, a floating button, and the borders of
/// the views around the photo.
///
/// The photo flies above everything. Without the pictures, these views would vanish in the frame of the lift, and pop in at the landing. The
/// pictures stay in their places while the photo flies, and are visible only where the photo hides the views themselves.
///
/// Views that lie wholly over the photo in its cell fade with their pictures. Without this, a badge would stand alone over the empty place.
@MainActor final class FrontViews {
    private static let animationKey = "PinchZoomOverlay.FrontViews"

    private enum Source {
        case view(UIView)
        case border(of: UIView)
    }

    /// The view that clips the pictures to the flying photo.
    let view: UIView
    /// The view that contains the pictures. It has the bounds and the position of the place.
    private let content: UIView
    private weak var original: UIView?
    /// A view behind the photo in its place, or `nil` if nothing shows through the photo.
    let patch: UIView?
    /// The views that fade with their pictures.
    private var faded: [UIView] = []
    private let bordered: [UIView]
    private var fadedAlpha: CGFloat = 1
    /// The transform from the place's coordinates to the window's, when the pictures were taken.
    private var place = CGAffineTransform.identity
    /// The center of the place at the first ``show(_:from:alpha:)`` after the pictures were taken.
    private var center: CGPoint?

    /// Returns `nil` if nothing lies over the place.
    ///
    /// - Parameter bordered: The views whose borders fly with the photo.
    init?(over original: UIView, besides bordered: [UIView]) {
        let sources = FrontViews.sources(over: original, besides: bordered)
        patch = (original as? UIImageView)?.makePatch()
        // A photo with nothing over it pays for no view.
        guard !sources.isEmpty || patch != nil else { return nil }
        self.original = original
        self.bordered = bordered
        (view, content) = (UIView(), UIView())
        view.clipsToBounds = true
        view.isUserInteractionEnabled = false
        view.autoresizesSubviews = false
        content.autoresizesSubviews = false
        view.addSubview(content)
        take(sources, at: .onScreen)
    }

    /// The layers that change in a flight.
    var layers: [CALayer] { [view.layer, content.layer] + [patch?.layer].compactMap { $0 } }

    /// Takes the pictures again, with the present look of the views.
    func update() {
        content.subviews.forEach { $0.removeFromSuperview() }
        // The screen doesn't show views that have faded.
        if let original { take(FrontViews.sources(over: original, besides: bordered), at: faded.isEmpty ? .onScreen : .now) }
    }

    /// Fades the views that lie wholly over the photo in its cell to an alpha, from 0 to 1.
    func fadeViews(to alpha: CGFloat) {
        guard alpha != fadedAlpha else { return }
        fadedAlpha = alpha
        for view in faded {
            view.layer.removeAnimation(forKey: FrontViews.animationKey)
            if alpha < 1 { view.layer.add(.holding("opacity", at: alpha * view.alpha), forKey: FrontViews.animationKey) }
        }
    }

    /// Removes everything, and shows the views again.
    func end() {
        fadeViews(to: 1)
        view.removeFromSuperview()
        patch?.removeFromSuperview()
    }

    /// Returns the views over a photo and the borders around it, from the back to the front.
    private static func sources(over original: UIView, besides bordered: [UIView]) -> [Source] {
        var sources: [Source] = []
        let area = original.convert(original.bounds, to: nil)
        for level in sequence(first: original, next: \.superview) {
            guard let superview = level.superview, !(superview is UIWindow) else { break }
            for sibling in superview.views(inFrontOf: level) where sibling.isInFront(of: area) { sources.append(.view(sibling)) }
            if superview.layer.borderWidth > 0, !bordered.contains(superview), superview.bordersInside(area) {
                sources.append(.border(of: superview))
            }
        }
        return sources
    }

    private func take(_ sources: [Source], at moment: ViewSnapshot.Moment) {
        guard let original, let window = original.window, let superview = original.superview, let toWindow = superview.transform(to: window)
        else { return }
        place = ViewGeometry(of: original).toSuperview.concatenating(toWindow)
        center = nil
        if original.clipsToBounds { view.copyCorners(of: original) }
        let (area, cell) = (original.convert(original.bounds, to: nil), original.cell)
        for source in sources {
            switch source {
            case .view(let view):
                add(view.makePicture(at: moment), of: view, in: window)
                if fadedAlpha == 1, let cell, view.isDescendant(of: cell) { faded += view.parts(in: area) }
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
        if let patch, patch.alpha != alpha { patch.alpha = alpha }
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
        if let patch { ViewGeometry(bounds: patch.bounds, toSuperview: rest).apply(to: patch) }
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

    /// The cell around this view or, outside of a cell, the outermost view around it on its screen.
    fileprivate var cell: UIView? {
        var outermost: UIView?
        for view in sequence(first: superview, next: { $0?.superview }) {
            guard let view, !(view is UIWindow), !(view.next is UIViewController), !(view is UIScrollView) else { break }
            outermost = view
            if view is UICollectionReusableView || view is UITableViewCell || view is UITableViewHeaderFooterView { break }
        }
        return outermost
    }

    /// Returns this view or, if it shows nothing but its subviews, those of its subviews that lie wholly in an area, in points of the window.
    fileprivate func parts(in area: CGRect) -> [UIView] {
        if area.insetBy(dx: -0.5, dy: -0.5).contains(convert(drawnRect, to: nil)) { return [self] }
        return showsNothingItself ? visibleSubviews.flatMap { $0.parts(in: area) } : []
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

extension UIImageView {
    /// Returns a view of the color behind a half-transparent cell, if the cell has a background of its own, or `nil`.
    ///
    /// The cell's background doesn't show through a photo in its place, because the cell is drawn as a whole. But it would show through the
    /// flying photo, which is as transparent as the cell.
    fileprivate func makePatch() -> UIView? {
        let ancestors = Array(sequence(first: superview, next: { $0?.superview }).compactMap { $0 }.prefix { !($0 is UIWindow) })
        guard let outermost = ancestors.lastIndex(where: { $0.alpha < 1 }), let image,
            ancestors[...outermost].contains(where: { ($0.backgroundColor?.cgColor.alpha ?? 0) > 0 }),
            let color = ancestors[(outermost + 1)...].first(where: \.hasSolidBackground)?.backgroundColor
        else { return nil }
        let patch = UIView()
        patch.bounds = bounds.frame(ofPicture: image.size, contentMode)?.intersection(bounds) ?? bounds
        patch.backgroundColor = color.resolvedColor(with: traitCollection)
        patch.copyCorners(of: clipsToBounds ? self : ancestors[...outermost].first(where: \.clipsToBounds) ?? self)
        return patch
    }
}
#endif
