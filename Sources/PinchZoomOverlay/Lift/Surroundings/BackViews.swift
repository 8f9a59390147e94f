#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Pictures of what lies behind a photo that people see through, in the first and the last frames of a flight.
///
/// In its place, the photo hides the views over and behind it in part. Without the pictures, these views would show through the flying photo,
/// and so twice.
@MainActor struct BackViews {
    /// A patch that flies with the photo, in the replica of a translucent view around a translucent part of it.
    @MainActor private struct GroupPatch {
        weak var group: UIView?
        let view = UIView()
    }

    /// A view that cuts off the patch at the edge of a list.
    private let edge: UIView
    /// The views behind the photo, in the place.
    private let patch: UIView
    private var groups: [GroupPatch] = []
    private var canvas: PlaceCanvas
    /// The first view behind the photo, which is opaque.
    private(set) weak var ground: UIView?

    /// Returns `nil` if nothing shows through the photo, or if nothing opaque is behind it.
    ///
    /// - Parameters:
    ///   - covered: The part of the place that the photo and its shadows cover, in the photo's coordinates.
    ///   - isBehind: Whether views lie over the photo.
    ///   - hasShadow: Whether the shadow of a view around the photo flies with the photo.
    ///   - screen: The root view of the screen that the photo leaves, or `nil` if the photo flies above everything in the window.
    ///   - moment: The moment that the pictures show.
    init?(
        behind photo: UIView,
        covering covered: CGRect,
        isBehind: Bool,
        hasShadow: Bool,
        within screen: UIView?,
        at moment: ViewSnapshot.Moment
    ) {
        let translucent = photo.seenThrough(over: covered, isBehind: isBehind, hasShadow: hasShadow, within: screen)
        guard let outermost = translucent.last, let window = photo.window, let canvas = PlaceCanvas(of: photo, covering: covered) else {
            return nil
        }
        let area = photo.convert(covered, to: nil).intersection(window.bounds)
        let views = outermost.viewsBehind(area, of: photo)
        // A photo with nothing behind it pays for no view.
        guard !views.isEmpty else { return nil }
        (self.canvas, edge, patch, ground) = (canvas, UIView(), UIView(), views.first)
        edge.isUserInteractionEnabled = false
        edge.clipsToBounds = true
        edge.addSubview(patch)
        lay(views, behind: photo, on: patch, covering: covered, outside: nil, at: moment)
        for (view, group) in zip(translucent, translucent.dropFirst()) {
            let grouped = view.viewsBehind(area, of: photo, within: group).filter { $0.isDescendant(of: group) }
            guard !grouped.isEmpty, let toSuperview = photo.superview?.transform(to: group) else { continue }
            let patch = GroupPatch(group: group)
            lay(grouped, behind: photo, on: patch.view, covering: covered, outside: group, at: moment)
            ViewGeometry(bounds: covered, toSuperview: ViewGeometry(of: photo).toSuperview.concatenating(toSuperview)).apply(to: patch.view)
            groups.append(patch)
        }
    }

    /// Shows the backgrounds of views around the photo, and pictures of other views behind it, where the photo hides them in its place.
    ///
    /// - Parameter group: A view whose alpha and mask apply to the patch.
    private mutating func lay(
        _ views: [UIView],
        behind photo: UIView,
        on patch: UIView,
        covering covered: CGRect,
        outside group: UIView?,
        at moment: ViewSnapshot.Moment
    ) {
        patch.isUserInteractionEnabled = false
        patch.autoresizesSubviews = false
        patch.clipsToBounds = true
        var (outer, card) = (PlaceCanvas.Container(patch, photo), group)
        for view in views {
            let container = canvas.addClips(of: canvas.clippers(around: [view], within: card), to: outer)
            guard photo.isDescendant(of: view) else {
                canvas.add(view.makePicture(at: moment), of: view, to: container, outermost: group ?? views.first)
                continue
            }
            let fill = UIView()
            fill.backgroundColor = view.backgroundColor?.resolvedColor(with: view.traitCollection)
            // The place may move away from the edge of a list. The viewport cuts off the patch there.
            if view is UIScrollView, !view.encloses(photo.bounds, of: photo) {
                canvas.add(fill, of: photo, showing: covered, to: container)
                continue
            }
            fill.copyCorners(of: view)
            if view !== group { MaskReplica(of: view)?.apply(to: fill, in: view.bounds, openedTo: view.bounds) }
            canvas.add(fill, of: view, to: container)
            guard CardShadow.stays(of: view, behind: photo) else { continue }
            CardShadow.copy(from: view, to: fill)
            // Without a path, the views in the card cast its shadow. Elsewhere in the patch, they would cast none.
            (outer, card) = ((fill, view), view)
        }
    }

    /// Adds the patch to the overlay, below a photo that is about to lift.
    func takeOff(into overlay: UIView, below carrier: UIView) { overlay.insertSubview(edge, belowSubview: carrier) }

    /// Adds the patches that fly with the photo.
    func join(_ surroundings: SurroundingsReplica) {
        for patch in groups { patch.group.flatMap(surroundings.replica)?.insertSubview(patch.view, at: 0) }
    }

    private var views: [UIView] { [patch] + groups.map(\.view) }

    /// The layers that change in a flight.
    var layers: [CALayer] { views.map(\.layer) }

    func setAlpha(_ alpha: CGFloat) {
        for view in views { view.fade(to: alpha) }
    }

    /// Shows the patch in a part of the place. The transform is from the place's coordinates to the window's.
    mutating func show(in visible: CGRect, at place: CGAffineTransform, within viewport: CGRect) {
        canvas.placeDidMove(to: place)
        ViewGeometry(bounds: viewport, toSuperview: .identity).apply(to: edge)
        ViewGeometry(bounds: visible, toSuperview: place).apply(to: patch)
    }

    func end() {
        edge.removeFromSuperview()
        groups.forEach { $0.view.removeFromSuperview() }
    }
}

extension UIView {
    /// Returns the translucent views around this view, with this view, through which another part of the place would show if this view
    /// flew, innermost first.
    ///
    /// In a half-transparent cell, the cell's background doesn't show through the photo, because the cell is drawn as a group. But it would
    /// show through the flying photo, which is as transparent as the cell.
    ///
    /// - Parameters:
    ///   - isBehind: Whether views lie over this view.
    ///   - hasShadow: Whether the shadow of a view around this view flies as well.
    fileprivate func seenThrough(over covered: CGRect, isBehind: Bool, hasShadow: Bool, within screen: UIView?) -> [UIView] {
        var translucent: [UIView] = []
        for view in sequence(first: self, next: \.superview) {
            if view is UIWindow || view === screen { break }
            if view.hasAlpha || MaskReplica.isSoft(on: view) { translucent.append(view) }
        }
        // A view with nothing else in it looks the same if it flies, unless a patch for a view around it hides what is behind.
        while let view = translucent.last, !isBehind, view.showsNothing(besides: self) { translucent.removeLast() }
        guard translucent.first !== self else { return translucent }
        // Beside a part that is cut off, people see what is behind the photo, too.
        let isCut = translucent.last.map { clippers(of: covered).first?.isDescendant(of: $0) ?? false } ?? false
        let isSeen = isCut || (isBehind || !translucent.isEmpty) && (hasShadow || isSeenThrough(in: covered))
        return isSeen ? [self] + translucent : translucent
    }

    private func showsNothing(besides view: UIView) -> Bool {
        sequence(first: view, next: \.superview).prefix { $0 !== self }.compactMap(\.superview).allSatisfy {
            $0.showsNothingItself && $0.visibleSubviews.count == 1
        }
    }

    /// Returns the views behind this view, from the back to the front. The first view has an opaque background. The result is empty if there
    /// is no such view. The area is in the window's coordinates.
    ///
    /// - Parameters:
    ///   - photo: This view, or a view inside it.
    ///   - group: A view around this view, if the patch shows only what is in that view.
    fileprivate func viewsBehind(_ area: CGRect, of photo: UIView, within group: UIView? = nil) -> [UIView] {
        var (level, result) = (self, [UIView]())
        while let superview = level.superview {
            let views = superview.views(behind: level, over: area)
            if let index = views.lastIndex(where: { $0.fills(area, within: group) }) {
                return views[index...] + result
            }
            result = views + result
            guard !(superview is UIImageView), superview.layer.contents == nil else { return [] }
            let isDrawn = superview.backgroundColor?.cgColor.alpha ?? 0 > 0 || CardShadow.stays(of: superview, behind: photo)
            if isDrawn { result.insert(superview, at: 0) }
            if superview.fills(area, within: group) { return result }
            level = superview
        }
        return []
    }

    /// Returns whether an opaque background of this view fills an area of the window. Beside round corners, and through a mask, people see
    /// what is behind the background, as they do in a group where a view around the background cuts it off.
    private func fills(_ area: CGRect, within group: UIView?) -> Bool {
        guard hasSolidBackground, hasSquareEdges, let window, encloses(area, of: window) else { return false }
        guard let group else { return true }
        return !clippers(of: convert(area, from: window)).contains { $0 !== group && $0.isDescendant(of: group) }
    }

    /// Returns the subviews behind another subview that show something over an area of the window.
    private func views(behind subview: UIView, over area: CGRect) -> [UIView] {
        let inFront = views(inFrontOf: subview) { _ in true }
        return visibleSubviews.filter { $0 !== subview && !inFront.contains($0) && $0.convert($0.drawnRect, to: nil).intersects(area) }
    }
}
#endif
