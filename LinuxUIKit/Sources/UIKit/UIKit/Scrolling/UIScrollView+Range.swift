extension UIScrollView {
    /// Whether the content can move sideways.
    var scrollsHorizontally: Bool {
        exceeds(contentSize.width + contentInset.left + contentInset.right, bounds.width) || alwaysBounceHorizontal && bounces
    }

    /// Whether the content can move up and down.
    var scrollsVertically: Bool {
        exceeds(contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom, bounds.height)
            || alwaysBounceVertical && bounces
    }

    /// Whether content with its insets is longer than the view. A thousandth of a point is none: insets that put content into the middle
    /// make it as long as the view but for the rounding of their sum.
    private func exceeds(_ content: CGFloat, _ view: CGFloat) -> Bool { content > view + 0.001 }

    /// Whether a drag may begin: along an axis that scrolls, unless the content is at its edge there and a scroll view around this one can
    /// go on that way. Apple says of nested scroll views that they work by themselves, and this is how they do.
    func mayScroll(along way: CGPoint) -> Bool {
        guard abs(way.x) > abs(way.y) else {
            return scrollsVertically && !(isAtEdge(way, .vertical) && outerScrollViewMoves(way, .vertical))
        }
        return scrollsHorizontally && !(isAtEdge(way, .horizontal) && outerScrollViewMoves(way, .horizontal))
    }

    /// Whether a drag that goes on this way goes over to the scroll view around.
    func handsOver(along way: CGPoint) -> Bool {
        let axis = abs(way.x) > abs(way.y) ? Axis.horizontal : .vertical
        return isAtEdge(way, axis) && outerScrollViewMoves(way, axis)
    }

    private enum Axis { case horizontal, vertical }

    /// Whether the content can go no further under a finger that goes this way.
    private func isAtEdge(_ way: CGPoint, _ axis: Axis) -> Bool {
        let (offset, range, way) =
            axis == .horizontal ? (contentOffset.x, horizontalRange, way.x) : (contentOffset.y, verticalRange, way.y)
        return way > 0 ? offset <= range.lowerBound : offset >= range.upperBound
    }

    /// Whether the nearest scroll view around this one takes over a drag past the edge. A scroll view further out never does: reported in
    /// rdar 33847193.
    private func outerScrollViewMoves(_ way: CGPoint, _ axis: Axis) -> Bool {
        guard axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent,
            let outer = enclosingScrollView, outer.isScrollEnabled, outer.panGestureRecognizer.isEnabled
        else { return false }
        let outerWay = outer.countsFromRight == countsFromRight ? way : CGPoint(x: -way.x, y: way.y)
        return (axis == .horizontal ? outer.scrollsHorizontally : outer.scrollsVertically) && !outer.isAtEdge(outerWay, axis)
    }

    /// Where the content may rest, sideways.
    var horizontalRange: ClosedRange<CGFloat> {
        let insets = adjustedContentInset
        let low = -insets.left
        return low...max(low, contentSize.width + insets.right - bounds.width)
    }

    /// Where the content may rest, up and down.
    var verticalRange: ClosedRange<CGFloat> {
        let insets = adjustedContentInset
        let low = -insets.top - titleSlack
        return low...max(low, contentSize.height + insets.bottom - bounds.height)
    }

    /// The nearest offset at which the content may rest.
    package func clamped(_ offset: CGPoint) -> CGPoint {
        let (x, y) = (horizontalRange, verticalRange)
        return CGPoint(x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
    }

    /// A change of size never leaves resting content outside of its range.
    func keepOffsetInRange() {
        guard flight == nil, drag == nil, zoom == nil else {
            flight?.mustEndInRange = true
            return
        }
        let inside = clamped(contentOffset)
        if inside != contentOffset { move(to: inside) }
    }

    /// What of the safe area belongs to the insets; from the page of `ContentInsetAdjustmentBehavior`.
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
        // Insets belong to places: the left one is where these begin.
        let (left, right) = countsFromRight ? (area.right, area.left) : (area.left, area.right)
        return UIEdgeInsets(
            top: upAndDown ? area.top : 0,
            left: sideways ? left : 0,
            bottom: upAndDown ? area.bottom : 0,
            right: sideways ? right : 0
        )
    }

    /// Whether the view is the content of a screen in a navigation or tab bar controller: its root view, or the first view in that.
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
