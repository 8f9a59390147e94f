extension UINavigationController {
    /// Documented: `hidesBottomBarWhenPushed` keeps the toolbar away until the screen is popped.
    var wantsNoToolbar: Bool { toolbarState.isHidden || stack.contains(where: \.hidesBottomBarWhenPushed) }

    /// Returns the insets by which the bars cover a screen within the safe area, in points.
    func barInsets(of screen: UIViewController) -> UIEdgeInsets {
        let bottom = wantsNoToolbar ? 0 : UIToolbar.height(in: traitCollection)
        return UIEdgeInsets(top: liesBelowBar(screen) ? 0 : barInset, left: 0, bottom: bottom, right: 0)
    }

    var shownToolbar: UIToolbar {
        if let bar = toolbarState.bar { return bar }
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: viewIfLoaded?.bounds.width ?? 0, height: 44))
        bar.isHidden = toolbarState.isAway
        bar.items = stack.last?.toolbarItems
        toolbarState.bar = bar
        return bar
    }

    // MARK: Place

    /// Moves the toolbar to its place, unless a push or pop does so.
    func settleToolbar() {
        if stackChange == nil, !toolbarState.isSettingOut, toolbarState.isAway != wantsNoToolbar {
            toolbarState.isAway = wantsNoToolbar
            toolbarState.bar?.isHidden = toolbarState.isAway
        }
        fitToolbar()
    }

    /// Places the toolbar above the safe area at the bottom, or below the lower edge.
    func fitToolbar() {
        guard let view = viewIfLoaded, toolbarState.bar != nil || !toolbarState.isAway else { return }
        let bar = shownToolbar
        if bar.superview !== view { view.insertSubview(bar, aboveSubview: navigationBar) }
        let height = UIToolbar.height(in: traitCollection)
        let y = toolbarState.isAway ? view.bounds.height : view.bounds.height - view.safeAreaInsets.bottom - height
        bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        bar.setNeedsLayout()
    }

    func changeToolbar(hidden: Bool, animated: Bool) {
        guard hidden != toolbarState.isHidden else { return }
        toolbarState.isHidden = hidden
        guard wantsNoToolbar != toolbarState.isAway else { return }
        guard isViewLoaded else { return toolbarState.isAway = wantsNoToolbar }
        if let stackChange, stackChange.isAnimated, toolbarGoesAlong(with: stackChange) { return }
        showToolbarBelow()
        let change = { [self] in
            toolbarState.isAway = wantsNoToolbar
            fitContents()
            view.layoutIfNeeded()
        }
        guard animated, view.window != nil else {
            change()
            toolbarState.bar?.isHidden = toolbarState.isAway
            return
        }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration, animations: change) { [weak self] _ in
            guard let self else { return }
            self.toolbarState.bar?.isHidden = self.toolbarState.isAway
        }
    }

    /// Makes the toolbar visible at its current place, so that it comes from there.
    private func showToolbarBelow() {
        let bar = shownToolbar
        toolbarState.isSettingOut = true
        UIView.performWithoutAnimation { [self] in
            fitToolbar()
            bar.layoutIfNeeded()
        }
        toolbarState.isSettingOut = false
        bar.isHidden = false
    }

    // MARK: Pushes and pops

    /// Shows or hides the toolbar along with the screens, if they require a change. Returns whether the toolbar changes.
    @discardableResult func toolbarGoesAlong(with transition: ControllerTransition) -> Bool {
        let goes = wantsNoToolbar
        guard goes != toolbarState.isAway, isViewLoaded else { return false }
        if let top = stack.last { top.containerInsets = barInsets(of: top) }
        showToolbarBelow()
        return transition.animate { [self] _ in
            toolbarState.isAway = goes
            fitToolbar()
            toolbarState.bar?.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self else { return }
            self.toolbarState.isAway = self.wantsNoToolbar
            self.toolbarState.bar?.isHidden = self.toolbarState.isAway
            self.fitContentsIfLoaded()
        }
    }

    /// The toolbar's items of a screen have changed.
    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === stack.last, let bar = toolbarState.bar else { return }
        guard stackChange == nil else { return bar.replaceItems(controller.toolbarItems) }
        bar.setItems(controller.toolbarItems, animated: animated)
    }
}
