/// The state of a controller on the way between unseen and seen.
struct ViewControllerAppearance {
    enum Phase {
        case disappeared, appearing, appeared, disappearing
    }

    var phase = Phase.disappeared
    var isAnimated = false
    /// Whether the view comes or goes because code put it into a window or took it out, without an announcement before.
    var isAutomatic = false
    /// Whether a transition drives the appearance. Then nothing else may change the phase.
    var isDriven = false
    var hasAnnouncedIsAppearing = false
    /// The kind of the callback that is running now.
    var callback: Callback?

    enum Callback {
        case appearing, disappearing
    }
}

extension UIViewController {
    /// Begins the appearance or the disappearance, and calls each callback once. If the phase wouldn't change, no callback is called. If a
    /// transition turns round, the first callback of the other direction is called.
    func beginAppearance(_ appears: Bool, animated: Bool) {
        switch (appears, appearance.phase) {
        case (true, .disappeared), (true, .disappearing):
            appearance.phase = .appearing
            appearance.isAnimated = animated
            appearance.hasAnnouncedIsAppearing = false
            loadViewIfNeeded()
            tell(.appearing) { viewWillAppear(animated) }
            viewIfLoaded?.setNeedsLayout()
        case (false, .appeared), (false, .appearing):
            appearance.phase = .disappearing
            appearance.isAnimated = animated
            tell(.disappearing) { viewWillDisappear(animated) }
        default:
            return
        }
        for child in childrenToForwardTo { child.beginAppearance(appears, animated: animated) }
    }

    func endAppearance() {
        guard appearance.phase == .appearing || appearance.phase == .disappearing else { return }
        announceIsAppearing()
        let childrenComeFirst = Platform.current.behavior.appearanceOrder == .childFirst
        if childrenComeFirst { endAppearanceOfChildren() }
        endOwnAppearance()
        if !childrenComeFirst { endAppearanceOfChildren() }
    }

    private func endAppearanceOfChildren() {
        for child in childrenToForwardTo { child.endAppearance() }
    }

    private func endOwnAppearance() {
        switch appearance.phase {
        case .appearing:
            appearance.phase = .appeared
            appearance.isAutomatic = false
            tell(.appearing) { viewDidAppear(appearance.isAnimated) }
        case .disappearing:
            appearance.phase = .disappeared
            appearance.isAutomatic = false
            tell(.disappearing) { viewDidDisappear(appearance.isAnimated) }
        default:
            break
        }
    }

    /// The children that receive the callbacks too: their views are in this controller's view, and no transition drives them.
    private var childrenToForwardTo: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return childControllers.filter { !$0.appearance.isDriven && $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    /// Called before the view is laid out. `viewIsAppearing` is called after the view has entered the window and before its layout.
    func viewIsAboutToLayOut() {
        if viewIfLoaded?.window != nil { announceIsAppearing() }
        viewWillLayoutSubviews()
    }

    private func announceIsAppearing() {
        guard appearance.phase == .appearing, !appearance.hasAnnouncedIsAppearing else { return }
        appearance.hasAnnouncedIsAppearing = true
        tell(.appearing) { viewIsAppearing(appearance.isAnimated) }
    }

    private func tell(_ callback: ViewControllerAppearance.Callback, _ body: () -> Void) {
        let outer = appearance.callback
        appearance.callback = callback
        body()
        appearance.callback = outer
    }

    /// Returns whether the reason for the view's appearance or disappearance is available now. On some phones, the reason is available only
    /// during the callbacks.
    func tellsWhy(_ callback: ViewControllerAppearance.Callback) -> Bool {
        Platform.current.behavior.transitionFlags == .wholeTransition || appearance.callback == callback
    }

    // MARK: Views that move between windows without a word

    /// Called before the view moves to another window. If code puts the view into a window or takes it out without an announcement, the
    /// controller is notified all the same.
    func viewWillMove(from old: UIWindow?, to new: UIWindow?) {
        guard !appearance.isDriven else { return }
        if let new, old == nil, appearance.phase == .disappeared, mayAppear(in: new) {
            appearance.isAutomatic = true
            beginAppearance(true, animated: false)
        } else if new == nil, appearance.phase == .appeared || appearance.phase == .appearing {
            appearance.isAutomatic = true
            beginAppearance(false, animated: false)
        }
    }

    func viewDidMove(to window: UIWindow?) {
        guard appearance.isAutomatic, !appearance.isDriven else { return }
        if window == nil, appearance.phase == .disappearing {
            endAppearance()
        } else if window != nil, appearance.phase == .appearing, parentController?.appearance.phase != .appearing {
            endAppearanceAfterLayout()
        }
    }

    func endAppearanceAfterLayout() {
        Platform.current.afterLayout { [weak self] in
            guard let self, self.appearance.phase == .appearing, !self.appearance.isDriven else { return }
            self.endAppearance()
        }
    }

    private func mayAppear(in window: UIWindow) -> Bool {
        guard let parent = parentController else { return window.isShown }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return parent.appearance.phase == .appearing || parent.appearance.phase == .appeared
    }
}
