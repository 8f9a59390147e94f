#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIView {
    /// Whether an alpha or a mask applies to the view and to all its subviews together.
    private var isGroup: Bool { hasAlpha || mask != nil || layer.mask != nil }

    /// Whether the view has an alpha below 1, now or at the end of an animation.
    var hasAlpha: Bool { min(alpha, alphaOnScreen) < 1 }

    /// Returns the innermost group, inside a screen, that is around this view and around one of some other views, or `nil`.
    func innermostGroup(around others: [UIView], within screen: UIView?) -> UIView? {
        guard !others.isEmpty else { return nil }
        for view in sequence(first: self, next: \.superview).dropFirst() {
            if view is UIWindow || view === screen { return nil }
            if view.isGroup, others.contains(where: { $0.isDescendant(of: view) }) { return view }
        }
        return nil
    }

    /// Returns the outermost translucent view around this view, or this view, if another part of the place would show through the flying view.
    ///
    /// In a half-transparent cell, the cell's background doesn't show through the photo, because the cell is drawn as a group. But it would
    /// show through the flying photo, which is as transparent as the cell.
    ///
    /// - Parameter isBehind: Whether views lie over this view.
    func outermostSeenThrough(over covered: CGRect, isBehind: Bool, within screen: UIView?) -> UIView? {
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

    /// Returns whether people see through a part of this view.
    func isSeenThrough(in covered: CGRect) -> Bool {
        // The corners of a view that clips are cut off from everything over the view, too.
        alphaOnScreen < 1 || !clipsToBounds && effectiveCornerRadius > 0 || !hides(covered, of: self)
            || !subviews.allSatisfy(\.containsSquares)
    }

    /// Whether this view cuts off its content at its bounds, without round corners or a mask.
    var hasSquareEdges: Bool { effectiveCornerRadius == 0 && mask == nil && layer.mask == nil }

    private var containsSquares: Bool { hasSquareEdges && subviews.allSatisfy(\.containsSquares) }

    /// Returns the views behind this view, from the back to the front. The first view has an opaque background. The result is empty if there
    /// is no such view. The area is in the window's coordinates.
    func viewsBehind(_ area: CGRect) -> [UIView] {
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
