#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Pictures of what lies behind a photo that people see through, in the first and the last frames of a flight.
///
/// In its place, the photo hides the views over and behind it in part. Without the pictures, these views would show through the flying photo,
/// and so twice.
@MainActor struct BackViews {
    /// The photo, or the outermost translucent view around it.
    private(set) weak var seenThrough: UIView?
    /// The view behind the photo, in the place.
    private let patch: UIView
    /// A view behind a photo that is translucent inside a translucent view, too. The view flies with the photo.
    private let groupPatch: UIView?
    private var canvas: PlaceCanvas

    /// Returns `nil` if nothing shows through the photo, or if nothing opaque is behind it.
    ///
    /// - Parameters:
    ///   - covered: The part of the place that the photo covers, in the photo's coordinates.
    ///   - isBehind: Whether views lie over the photo.
    ///   - screen: The root view of the screen that the photo leaves, or `nil` if the photo flies above everything in the window.
    ///   - moment: The moment that the pictures show.
    init?(behind photo: UIView, covering covered: CGRect, isBehind: Bool, within screen: UIView?, at moment: ViewSnapshot.Moment) {
        guard let window = photo.window,
            let seenThrough = photo.outermostSeenThrough(over: covered, isBehind: isBehind, within: screen)
        else { return nil }
        let area = photo.convert(covered, to: nil).intersection(window.bounds)
        let isInGroup = seenThrough !== photo && photo.isSeenThrough(in: covered)
        let (views, inner) = (seenThrough.viewsBehind(area), isInGroup ? photo.viewsBehind(area) : [])
        guard !views.isEmpty, !isInGroup || !inner.isEmpty,
            let canvas = PlaceCanvas(of: photo, covering: covered, unmasked: seenThrough)
        else { return nil }
        self.seenThrough = seenThrough
        self.canvas = canvas
        // A photo with nothing behind it pays for no view.
        patch = UIView()
        let grouped = inner.filter { $0.isDescendant(of: seenThrough) }
        groupPatch = grouped.isEmpty ? nil : UIView()
        lay(views, behind: photo, covering: covered, on: patch, at: moment)
        guard let groupPatch else { return }
        lay(grouped, behind: photo, covering: covered, on: groupPatch, at: moment)
        ViewGeometry(bounds: covered, toSuperview: ViewGeometry(of: photo).toSuperview).apply(to: groupPatch)
    }

    /// Shows the backgrounds of views around the photo, and pictures of other views behind it, where the photo hides them in its place.
    private mutating func lay(
        _ views: [UIView],
        behind photo: UIView,
        covering covered: CGRect,
        on patch: UIView,
        at moment: ViewSnapshot.Moment
    ) {
        patch.isUserInteractionEnabled = false
        patch.autoresizesSubviews = false
        patch.clipsToBounds = true
        for view in views {
            guard photo.isDescendant(of: view) else {
                canvas.add(view.makePicture(at: moment), of: view, to: canvas.addClips(to: (patch, photo)), outermost: views.first)
                continue
            }
            // The place may move away from the edge of a list. The viewport cuts off the patch there.
            let isEdgeOfList = view is UIScrollView && !view.encloses(photo.bounds, of: photo)
            let edges = canvas.addClips(of: isEdgeOfList ? [] : [view], to: (patch, photo))
            edges.view.clipsToBounds = true
            let container = canvas.addClips(to: edges)
            let fill = UIView()
            fill.backgroundColor = view.backgroundColor?.resolvedColor(with: view.traitCollection)
            canvas.add(fill, of: photo, showing: covered, to: container)
        }
    }

    /// Adds the patch to the overlay, below a photo that is about to lift.
    func takeOff(into overlay: UIView, below carrier: UIView) { overlay.insertSubview(patch, belowSubview: carrier) }

    /// Adds the patch that flies with the photo.
    func join(_ surroundings: SurroundingsReplica) {
        if let groupPatch { surroundings.innermost?.insertSubview(groupPatch, at: 0) }
    }

    private var views: [UIView] { [patch, groupPatch].compactMap { $0 } }

    /// The layers that change in a flight.
    var layers: [CALayer] { views.map(\.layer) }

    func setAlpha(_ alpha: CGFloat) {
        for view in views where view.alpha != alpha { view.alpha = alpha }
    }

    /// Shows the patch in a part of the place. The transform is from the place's coordinates to the window's.
    mutating func show(in visible: CGRect, at place: CGAffineTransform) {
        canvas.placeDidMove(to: place)
        ViewGeometry(bounds: visible, toSuperview: place).apply(to: patch)
    }

    func end() { views.forEach { $0.removeFromSuperview() } }
}

extension UIView {
    /// Returns the outermost translucent view around this view, or this view, if another part of the place would show through the flying view.
    ///
    /// In a half-transparent cell, the cell's background doesn't show through the photo, because the cell is drawn as a group. But it would
    /// show through the flying photo, which is as transparent as the cell.
    ///
    /// - Parameter isBehind: Whether views lie over this view.
    fileprivate func outermostSeenThrough(over covered: CGRect, isBehind: Bool, within screen: UIView?) -> UIView? {
        var outermost: UIView?
        for view in sequence(first: self, next: \.superview) {
            if view is UIWindow || view === screen { break }
            let isTranslucent = view.hasAlpha || MaskReplica.isSoft(on: view)
            if isTranslucent, isBehind || !view.showsNothing(besides: self) { outermost = view }
        }
        return outermost ?? (isBehind && isSeenThrough(in: covered) ? self : nil)
    }

    private func showsNothing(besides view: UIView) -> Bool {
        sequence(first: view, next: \.superview).prefix { $0 !== self }.compactMap(\.superview).allSatisfy {
            $0.showsNothingItself && $0.visibleSubviews.count == 1
        }
    }

    /// Returns the views behind this view, from the back to the front. The first view has an opaque background. The result is empty if there
    /// is no such view. The area is in the window's coordinates.
    fileprivate func viewsBehind(_ area: CGRect) -> [UIView] {
        var (level, result) = (self, [UIView]())
        while let superview = level.superview {
            let views = superview.views(behind: level, over: area)
            if let index = views.lastIndex(where: { $0.hasSolidBackground && $0.convert($0.bounds, to: nil).contains(area) }) {
                return views[index...] + result
            }
            result = views + result
            guard !(superview is UIImageView), superview.layer.contents == nil else { return [] }
            if superview.backgroundColor?.cgColor.alpha ?? 0 > 0 { result.insert(superview, at: 0) }
            // Beside round corners, people see what is behind the background.
            let isFilled = superview.effectiveCornerRadius == 0 && superview.convert(superview.bounds, to: nil).contains(area)
            if superview.hasSolidBackground, isFilled || superview.clipsToBounds { return result }
            level = superview
        }
        return []
    }

    /// Returns the subviews behind another subview that show something over an area of the window.
    private func views(behind subview: UIView, over area: CGRect) -> [UIView] {
        let inFront = views(inFrontOf: subview) { _ in true }
        return visibleSubviews.filter { $0 !== subview && !inFront.contains($0) && $0.convert($0.drawnRect, to: nil).intersects(area) }
    }
}
#endif
