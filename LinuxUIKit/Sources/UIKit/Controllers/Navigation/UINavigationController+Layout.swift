extension UINavigationController {
    /// The height by which the bar covers the screens below the safe area, in points.
    var barInset: CGFloat { isBarHidden ? 0 : barHeight }

    /// The bar's height with the large title of the top screen.
    private var barHeight: CGFloat { UINavigationBar.height(in: traitCollection) + titleHeight }

    /// The bar's height with the large title that the bar shows. During a push or pop, this is the previous screen's title.
    private var shownBarHeight: CGFloat { UINavigationBar.height(in: traitCollection) + navigationBar.titleHeight }

    /// The offset that moves a screen from the middle to beyond the trailing edge, in points.
    var trailingOffset: CGFloat {
        let width = contentView.bounds.width
        return contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -width : width
    }

    func fitContentsIfLoaded() {
        if isViewLoaded { fitContents() }
    }

    func fitContents() {
        guard let view = viewIfLoaded else { return }
        contentView.frame = view.bounds
        if stackChange == nil { navigationBar.titleHeight = titleHeight }
        fitBar()
        settleToolbar()
        guard stackChange == nil, let top = stack.last, let topView = top.viewIfLoaded else { return }
        top.containerInsets = barInsets(of: top)
        followContent(of: top)
        screenUnderBars = top
        fitBarsAroundContent()
        if topView.superview === contentView, topView.transform.isIdentity { topView.frame = room(for: top) }
    }

    /// The frame of a screen's view in the content view.
    func room(for screen: UIViewController) -> CGRect {
        let bounds = contentView.bounds
        guard liesBelowBar(screen) else { return bounds }
        return bounds.divided(atDistance: view.safeAreaInsets.top + barInset, from: .minYEdge).remainder
    }

    /// Returns whether a screen's view begins at the lower edge of the bar. An opaque bar covers only the screens that request it.
    func liesBelowBar(_ screen: UIViewController) -> Bool {
        !isBarHidden && !navigationBar.isTranslucent && !screen.extendedLayoutIncludesOpaqueBars
    }

    func fitBar() {
        guard let view = viewIfLoaded else { return }
        let y = isBarAway ? -shownBarHeight : view.safeAreaInsets.top
        navigationBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: shownBarHeight)
        navigationBar.setNeedsLayout()
    }

    func changeBar(hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        guard isViewLoaded else { return isBarAway = hidden }
        navigationBar.isHidden = false
        if animated, goAlong(hidden: hidden) { return }
        let change = { [self] in
            isBarAway = hidden
            fitContents()
            view.layoutIfNeeded()
        }
        guard animated, view.window != nil else {
            change()
            navigationBar.isHidden = hidden
            return
        }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration, animations: change) { [weak self] _ in
            guard let self else { return }
            self.navigationBar.isHidden = self.isBarHidden
        }
    }

    /// Shows or hides the bar along with a running push or pop. If the push or pop is cancelled, the bar's motion goes back as well.
    private func goAlong(hidden: Bool) -> Bool {
        guard let stackChange, stackChange.isAnimated else { return false }
        if let top = stack.last { top.containerInsets = barInsets(of: top) }
        return stackChange.animate { [self] _ in
            isBarAway = hidden
            fitBar()
            navigationBar.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self else { return }
            self.isBarAway = self.isBarHidden
            self.navigationBar.isHidden = self.isBarHidden
            self.fitContentsIfLoaded()
        }
    }
}
