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

    /// Returns whether people see through a part of this view.
    func isSeenThrough(in covered: CGRect) -> Bool {
        // The corners of a view that clips are cut off from everything over the view, too.
        alphaOnScreen < 1 || !clipsToBounds && effectiveCornerRadius > 0 || !hides(covered, of: self)
            || !subviews.allSatisfy(\.containsSquares)
    }

    /// Whether this view cuts off its content at its bounds, without round corners or a mask.
    var hasSquareEdges: Bool { effectiveCornerRadius == 0 && mask == nil && layer.mask == nil }

    private var containsSquares: Bool { hasSquareEdges && subviews.allSatisfy(\.containsSquares) }
}
#endif
