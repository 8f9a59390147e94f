extension UIScrollView {
    /// Whether the content can move horizontally.
    var scrollsHorizontally: Bool {
        exceeds(contentSize.width + contentInset.left + contentInset.right, bounds.width) || alwaysBounceHorizontal && bounces
    }

    /// Whether the content can move vertically.
    var scrollsVertically: Bool {
        exceeds(contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom, bounds.height)
            || alwaysBounceVertical && bounces
    }

    /// Returns whether the content with its insets is longer than the view. A thousandth of a point doesn't count: because of rounding,
    /// centered content with its insets may be slightly longer than the view.
    private func exceeds(_ content: CGFloat, _ view: CGFloat) -> Bool { content > view + 0.001 }

    /// Returns whether a drag may begin: along an axis that scrolls. If the content is at its edge and the enclosing scroll view can go on,
    /// the drag doesn't begin. Apple says of nested scroll views that they work by themselves, and they work in this way.
    func mayScroll(along way: CGPoint) -> Bool {
        guard abs(way.x) > abs(way.y) else {
            return scrollsVertically && !(isAtEdge(way, .vertical) && outerScrollViewMoves(way, .vertical))
        }
        return scrollsHorizontally && !(isAtEdge(way, .horizontal) && outerScrollViewMoves(way, .horizontal))
    }

    /// Returns whether a drag that continues in this direction is handed over to the enclosing scroll view.
    func handsOver(along way: CGPoint) -> Bool {
        let axis = abs(way.x) > abs(way.y) ? Axis.horizontal : .vertical
        return isAtEdge(way, axis) && outerScrollViewMoves(way, axis)
    }

    private enum Axis { case horizontal, vertical }

    /// Returns whether the content is at its edge for a finger that moves in this direction.
    private func isAtEdge(_ way: CGPoint, _ axis: Axis) -> Bool {
        let (offset, range, way) =
            axis == .horizontal ? (contentOffset.x, horizontalRange, way.x) : (contentOffset.y, verticalRange, way.y)
        return way > 0 ? offset <= range.lowerBound : offset >= range.upperBound
    }

    /// Returns whether the nearest enclosing scroll view takes over a drag past the edge. A scroll view further out never does: reported in
    /// rdar 33847193.
    private func outerScrollViewMoves(_ way: CGPoint, _ axis: Axis) -> Bool {
        guard axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent,
            let outer = enclosingScrollView, outer.isScrollEnabled, outer.panGestureRecognizer.isEnabled
        else { return false }
        let outerWay = outer.countsFromRight == countsFromRight ? way : CGPoint(x: -way.x, y: way.y)
        return (axis == .horizontal ? outer.scrollsHorizontally : outer.scrollsVertically) && !outer.isAtEdge(outerWay, axis)
    }

    /// The horizontal offsets at which the content may rest.
    var horizontalRange: ClosedRange<CGFloat> {
        let insets = adjustedContentInset
        let low = -insets.left
        return low...max(low, contentSize.width + insets.right - bounds.width)
    }

    /// The vertical offsets at which the content may rest.
    var verticalRange: ClosedRange<CGFloat> {
        let insets = adjustedContentInset
        let low = -insets.top - titleSlack
        return low...max(low, contentSize.height + insets.bottom - bounds.height)
    }

    /// Returns the nearest offset at which the content may rest.
    package func clamped(_ offset: CGPoint) -> CGPoint {
        let (x, y) = (horizontalRange, verticalRange)
        return CGPoint(x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
    }

    /// Moves resting content into its range after a change of size. Content that moves by itself is put into its range at the end of the
    /// motion.
    func keepOffsetInRange() {
        guard flight == nil, drag == nil, zoom == nil else {
            flight?.mustEndInRange = true
            return
        }
        let inside = clamped(contentOffset)
        if inside != contentOffset { move(to: inside) }
    }

    /// The part of the safe area that belongs to the insets; from the page of `ContentInsetAdjustmentBehavior`.
    var safeAreaPart: UIEdgeInsets {
        let area = safeAreaInsets
        let scrollsSideways = contentSize.width > bounds.width || alwaysBounceHorizontal
        let scrollsUpAndDown = contentSize.height > bounds.height || alwaysBounceVertical
        let (sideways, upAndDown): (Bool, Bool) =
            switch contentInsetAdjustmentBehavior {
            case .never: (false, false)
            case .always: (true, true)
            case .scrollableAxes: (scrollsSideways, scrollsUpAndDown)
            case .automatic: (scrollsSideways, scrollsUpAndDown || isContentOfBarController)
            }
        // The left inset is at the side at which the coordinates begin. If the coordinates count from the right, this is the right side.
        let (left, right) = countsFromRight ? (area.right, area.left) : (area.left, area.right)
        return UIEdgeInsets(
            top: upAndDown ? area.top : 0,
            left: sideways ? left : 0,
            bottom: upAndDown ? area.bottom : 0,
            right: sideways ? right : 0
        )
    }

    /// Whether the view is the content of a screen in a navigation or tab bar controller: the screen's root view, or the first subview of
    /// the root view.
    private var isContentOfBarController: Bool {
        guard let controller = viewController ?? superview?.viewController else { return false }
        guard viewController != nil || superview?.subviews.first === self else { return false }
        return controller.navigationController != nil || controller.tabBarController != nil
    }

    func move(to offset: CGPoint) {
        bounds.origin = offset
    }
}

extension UIView {
    /// The nearest scroll view around the view.
    var enclosingScrollView: UIScrollView? {
        sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }.first
    }
}
