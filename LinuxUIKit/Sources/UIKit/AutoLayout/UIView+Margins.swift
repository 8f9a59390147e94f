/// The settings of a view's margins.
struct ViewMargins {
    /// The margins as they were set, or nil for the default.
    var own: NSDirectionalEdgeInsets?
    var preservesSuperview = false
    var keepsToSafeArea = true
}

extension UIView {
    /// Documented for `directionalLayoutMargins`: a controller's root view has the system's minimum margins plus the safe area. Other views
    /// have 8 points on each side. A margin is larger if the view is not fully inside the safe area or preserves its superview's margins.
    var resolvedLayoutMargins: UIEdgeInsets {
        var margins = ownMargins.resolved(isRightToLeft: resolvedLayoutDirection == .rightToLeft)
        if marginState.keepsToSafeArea { margins = margins + safeAreaInsets }
        if marginState.preservesSuperview, let parent {
            let (outer, frame, area) = (parent.layoutMargins, untransformedFrame, parent.bounds.size)
            margins.top = max(margins.top, outer.top - frame.minY)
            margins.left = max(margins.left, outer.left - frame.minX)
            margins.bottom = max(margins.bottom, outer.bottom - (area.height - frame.maxY))
            margins.right = max(margins.right, outer.right - (area.width - frame.maxX))
        }
        return margins
    }

    private var ownMargins: NSDirectionalEdgeInsets {
        let side = LayoutMetrics.margin
        let standard = NSDirectionalEdgeInsets(top: side, leading: side, bottom: side, trailing: side)
        guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else { return marginState.own ?? standard }
        let (own, least) = (marginState.own ?? .zero, viewController.systemMinimumLayoutMargins)
        return NSDirectionalEdgeInsets(
            top: max(own.top, least.top),
            leading: max(own.leading, least.leading),
            bottom: max(own.bottom, least.bottom),
            trailing: max(own.trailing, least.trailing)
        )
    }

    func setOwnMargins(_ new: NSDirectionalEdgeInsets) {
        guard marginState.own != new else { return }
        marginState.own = new
        marginsDidChange()
    }

    func marginsDidChange() {
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        constantsDidChangeInConstraints()
        for child in children where child.marginState.preservesSuperview { child.marginsDidChange() }
    }
}

extension NSDirectionalEdgeInsets {
    func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
    }

    init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top,
            leading: isRightToLeft ? insets.right : insets.left,
            bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right
        )
    }
}
