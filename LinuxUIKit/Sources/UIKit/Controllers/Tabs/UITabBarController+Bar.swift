extension UITabBarController {
    // MARK: Layout

    func fit() {
        guard let view = viewIfLoaded else { return }
        contentView.frame = view.bounds
        fitBar()
        fitInsets()
        selected?.viewIfLoaded?.frame = contentView.bounds
        fitBarsToContent()
    }

    /// Sets only the bar's bounds and center. The bar's transform, its opacity and `isHidden` belong to the app.
    private func fitBar() {
        guard let view = viewIfLoaded else { return }
        let height = UITabBar.height(in: traitCollection) + view.safeAreaInsets.bottom
        tabBar.bounds.size = CGSize(width: view.bounds.width, height: height)
        if barJourney == nil { tabBar.center = barHome }
    }

    /// The bar's middle at its usual place: at the lower edge, or below the edge while the app has hidden the bar.
    private var barHome: CGPoint {
        let (size, anchor) = (tabBar.bounds.size, tabBar.layer.anchorPoint)
        let depth = isBarPutAway ? size.height : 0
        return CGPoint(x: size.width * anchor.x, y: (viewIfLoaded?.bounds.height ?? 0) - size.height * (1 - anchor.y) + depth)
    }

    /// Hides or shows the bar. Apple documents no motion; here, the bar moves down. In an animation block, the bar moves with the block.
    func putBarAway(_ isPutAway: Bool, animated: Bool) {
        guard isPutAway != isBarPutAway else { return }
        isBarPutAway = isPutAway
        guard isViewLoaded else { return }
        let change = { [self] in
            fitBar()
            fitInsets()
        }
        if animated, UIView.inheritedAnimationDuration == 0, view.window != nil {
            UIView.animate(withDuration: UITabBarController.barDuration, delay: 0, options: .allowUserInteraction, animations: change)
        } else {
            change()
        }
    }

    /// The duration of the bar's motion, in seconds. Apple documents none; a navigation bar takes as long.
    private static let barDuration: TimeInterval = 0.2

    /// Sets the height by which the bar covers the selected tab's view. The safe area at the bottom isn't part of the height.
    func fitInsets() {
        guard isViewLoaded else { return }
        selected?.containerInsets.bottom = isBarAway || isBarPutAway || tabBar.isHidden ? 0 : UITabBar.height(in: traitCollection)
    }

    // MARK: Screens without the bar

    /// Whether the visible stack contains a screen that hides the bar.
    var selectionHidesBar: Bool { selected?.hidesBottomBar ?? false }

    /// Ends the bar's journey, and removes the bar or puts it back, as the visible screens require.
    func fitBottomBar() {
        guard isViewLoaded, let view else { return }
        barJourney?.end()
        barJourney = nil
        isBarAway = selectionHidesBar
        UIView.performWithoutAnimation {
            if isBarAway {
                tabBar.removeFromSuperview()
            } else if tabBar.superview !== view {
                view.addSubview(tabBar)
            }
            fitBar()
            fitInsets()
        }
    }

    /// The screens begin to change. If only one of the screens has the bar, the bar lies on that screen.
    func screens(of navigation: UINavigationController, change transition: ControllerTransition) {
        guard isViewLoaded, selectionHidesBar != isBarAway else { return }
        UIView.performWithoutAnimation(fitBar)
        isBarAway.toggle()
        // A callback at the end of one change may begin the next change before the tab bar controller is notified of the end.
        barJourney?.end()
        let home = navigation.contentView.convert(barHome, from: view)
        barJourney = BottomBarJourney(tabBar, home: home, on: navigation, goes: isBarAway, with: transition)
        fitInsets()
    }

    /// The screens have changed, or have returned to the state before the change.
    func screensDidChange(of navigation: UINavigationController) {
        guard barJourney == nil || barJourney?.navigation === navigation, navigation.stackChange == nil else { return }
        fitBottomBar()
    }
}
