extension UITabBarController {
    // MARK: Layout

    func fit() {
        guard let view = viewIfLoaded else { return }
        contentView.frame = view.bounds
        fitBar()
        fitInsets()
        selected?.viewIfLoaded?.frame = contentView.bounds
    }

    /// By its bounds and centre alone: the bar's transform, its opacity and whether it is hidden are the app's.
    private func fitBar() {
        guard let view = viewIfLoaded else { return }
        let height = UITabBar.height(in: traitCollection) + view.safeAreaInsets.bottom
        tabBar.bounds.size = CGSize(width: view.bounds.width, height: height)
        if barJourney == nil { tabBar.center = barHome }
    }

    /// The bar's middle, when it is where it belongs: at the lower edge, or below it while the app has put it away.
    private var barHome: CGPoint {
        let (size, anchor) = (tabBar.bounds.size, tabBar.layer.anchorPoint)
        let depth = isBarPutAway ? size.height : 0
        return CGPoint(x: size.width * anchor.x, y: (viewIfLoaded?.bounds.height ?? 0) - size.height * (1 - anchor.y) + depth)
    }

    /// Apple does not say how the bar goes: here it goes down. In an animation block it goes with that.
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

    /// Apple does not say how long the bar takes; a navigation bar takes as long.
    private static let barDuration: TimeInterval = 0.2

    /// The bar covers the lower part of the selected tab's view, but for what the safe area takes there anyway.
    func fitInsets() {
        guard isViewLoaded else { return }
        selected?.containerInsets.bottom = isBarAway || isBarPutAway || tabBar.isHidden ? 0 : UITabBar.height(in: traitCollection)
    }

    // MARK: Screens without the bar

    /// Whether a screen that wants no bar is in the stack that is seen.
    var selectionHidesBar: Bool { selected?.hidesBottomBar ?? false }

    /// Takes the bar away or puts it back, as the screens that are seen want it; while they change it travels with them.
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

    /// The screens begin to change: where only one of them has the bar, it lies on that one.
    func screens(of navigation: UINavigationController, change transition: ControllerTransition) {
        guard isViewLoaded, selectionHidesBar != isBarAway else { return }
        UIView.performWithoutAnimation(fitBar)
        isBarAway.toggle()
        // Whoever hears of the end of one change may begin the next, before the tab bar controller hears of it.
        barJourney?.end()
        let home = navigation.contentView.convert(barHome, from: view)
        barJourney = BottomBarJourney(tabBar, home: home, on: navigation, goes: isBarAway, with: transition)
        fitInsets()
    }

    /// The screens have changed, or have gone back to where they were.
    func screensDidChange(of navigation: UINavigationController) {
        guard barJourney == nil || barJourney?.navigation === navigation, navigation.stackChange == nil else { return }
        fitBottomBar()
    }
}
