#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Lays pictures of views as the views lie over or behind a photo in its place, cut off as the photo is.
@MainActor struct PlaceCanvas {
    /// A view for pictures, and the view whose coordinates it has.
    typealias Container = (view: UIView, source: UIView)

    /// A picture of a view, or a view that clips as another view does, in a container.
    @MainActor private struct Part {
        let view: UIView
        let bounds: CGRect
        weak var source: UIView?
        weak var outer: UIView?
    }

    // The canvas lives as long as the zoom of a cell, so it must not retain the cell.
    private weak var photo: UIView?
    /// The part of the place that the photo covers, in the photo's coordinates.
    private let covered: CGRect
    /// The transform from the place's coordinates to the window's.
    private var place: CGAffineTransform
    private var parts: [Part] = []

    /// Returns `nil` if the photo isn't in its place.
    init?(of photo: UIView, covering covered: CGRect) {
        guard let place = photo.placeInWindow else { return nil }
        (self.photo, self.covered, self.place) = (photo, covered, place)
    }

    /// Returns the photo and the views around it that cut off a part of the photo, innermost first.
    ///
    /// - Parameters:
    ///   - views: Views, if only the views around one of them count.
    ///   - group: A view that cuts off everything in it.
    func clippers(around views: [UIView], within group: UIView?) -> [UIView] {
        guard let photo else { return [] }
        return photo.clippers(of: covered).filter { clipper in
            (views.isEmpty || views.contains { $0 !== clipper && $0.isDescendant(of: clipper) })
                && (group.map { $0 !== clipper && clipper.isDescendant(of: $0) } ?? true)
        }
    }

    /// Adds a view for each view that cuts off a part of the photo, with the same edges, corners and mask. Without these views, a caption
    /// would cover the corners outside of a round card. Returns the innermost view.
    mutating func addClips(of clippers: [UIView], to outer: Container) -> Container {
        var container = outer
        for clipper in clippers.reversed() {
            let clip = UIView()
            clip.autoresizesSubviews = false
            clip.copyClip(of: clipper)
            add(clip, of: clipper, to: container)
            MaskReplica(of: clipper)?.apply(to: clip, in: clipper.bounds, openedTo: clipper.bounds)
            container = (clip, clipper)
        }
        return container
    }

    /// Adds a picture, with the alphas of the views around its source up to a view whose alpha applies to the container.
    mutating func add(_ picture: UIView?, of view: UIView, to container: Container, outermost: UIView?) {
        guard let picture else { return }
        add(picture, of: view, to: container)
        picture.alpha = sequence(first: view, next: \.superview).prefix { $0 !== outermost }.reduce(1) { $0 * $1.alpha }
    }

    /// Adds a view that shows a part of another view, or all of it.
    mutating func add(_ view: UIView, of source: UIView, showing bounds: CGRect? = nil, to container: Container) {
        container.view.addSubview(view)
        parts.append(Part(view: view, bounds: bounds ?? source.bounds, source: source, outer: container.source))
        lay(parts[parts.count - 1])
    }

    /// Lays everything anew if the place has moved, because the views over and behind the photo may stay.
    mutating func placeDidMove(to place: CGAffineTransform) {
        guard place != self.place else { return }
        self.place = place
        parts.forEach(lay)
    }

    private func lay(_ part: Part) {
        guard let source = part.source, let outer = part.outer, let toWindow = transform(of: source), let fromWindow = transform(of: outer)
        else { return }
        ViewGeometry(bounds: part.bounds, toSuperview: toWindow.concatenating(fromWindow.inverted())).apply(to: part.view)
    }

    private func transform(of view: UIView) -> CGAffineTransform? { view === photo ? place : view.placeInWindow }
}

extension UIView {
    /// The transform from the view's coordinates to the window's, or `nil` if the view isn't in its place, because it flies itself.
    var placeInWindow: CGAffineTransform? {
        guard let superview, !(superview is ReplicaView), let window, let toWindow = superview.transform(to: window) else { return nil }
        return ViewGeometry(of: self).toSuperview.concatenating(toWindow)
    }

    /// Returns this view and the views around it that cut off a part of a rectangle of this view, innermost first. At the edge of a list that
    /// cuts off the view, the viewport clips the pictures instead.
    func clippers(of covered: CGRect) -> [UIView] {
        sequence(first: self, next: \.superview).filter {
            $0.cutsOff(covered, of: self) && (!($0 is UIScrollView) || $0.encloses(bounds, of: self))
        }
    }

    /// Returns whether this view, which is another view or is around it, cuts off a part of a rectangle of that view.
    private func cutsOff(_ rect: CGRect, of view: UIView) -> Bool {
        if mask != nil || layer.mask != nil { return true }
        guard clipsToBounds, !(self is UIWindow) else { return false }
        return effectiveCornerRadius > 0 || !bounds.insetBy(dx: -0.01, dy: -0.01).contains(convert(rect, from: view))
    }
}
#endif
