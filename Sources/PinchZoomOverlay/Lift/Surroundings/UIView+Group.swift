#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIView {
    /// Whether an alpha or a mask applies to the view and to all its subviews together.
    private var isGroup: Bool { hasAlpha || mask != nil || layer.mask != nil }

    /// Whether the view has an alpha below 1, now or at the end of an animation.
    var hasAlpha: Bool { min(alpha, alphaOnScreen) < 1 }

    /// Returns the groups, inside a screen, that are around this view and around one of some other views, innermost first.
    func groups(around others: [UIView], within screen: UIView?) -> [UIView] {
        guard !others.isEmpty else { return [] }
        return sequence(first: self, next: \.superview).dropFirst().prefix { !($0 is UIWindow) && $0 !== screen }.filter { view in
            view.isGroup && others.contains { $0.isDescendant(of: view) }
        }
    }

    /// Returns whether people see through a part of this view.
    func isSeenThrough(in covered: CGRect) -> Bool {
        // The corners of a view that clips are cut off from everything over the view, too.
        alphaOnScreen < 1 || !clipsToBounds && effectiveCornerRadius > 0 || !hides(covered, of: self)
            || !subviews.allSatisfy(\.containsSquares)
    }

    /// Whether a mask hides a part of this view. The holes of a coarse photo are where its tiles are.
    var hasMask: Bool { (mask != nil || layer.mask != nil) && !(layer.mask is TileMask) }

    /// Whether this view cuts off its content at its bounds, without round corners or a mask.
    var hasSquareEdges: Bool { effectiveCornerRadius == 0 && mask == nil && layer.mask == nil }

    private var containsSquares: Bool { hasSquareEdges && subviews.allSatisfy(\.containsSquares) }
}
#endif
