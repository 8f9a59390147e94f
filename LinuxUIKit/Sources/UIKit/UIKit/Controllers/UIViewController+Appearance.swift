/// Where a controller is between unseen and seen.
struct ViewControllerAppearance {
    enum Phase {
        case disappeared, appearing, appeared, disappearing
    }

    var phase = Phase.disappeared
    var isAnimated = false
    /// It comes or goes because its view was put into a window or taken out, and nobody said so before.
    var isAutomatic = false
    /// A transition sees to it; nothing else may.
    var isDriven = false
    var hasAnnouncedIsAppearing = false
    /// The kind of the callback that runs now.
    var callback: Callback?

    enum Callback {
        case appearing, disappearing
    }
}

extension UIViewController {
    /// Each step is told once: a step that leads nowhere new is none, and a transition that turns round tells the other way's beginning.
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

    /// The children whose views are part of this one's.
    private var childrenToForwardTo: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return childControllers.filter { !$0.appearance.isDriven && $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    /// Called when the view is about to be laid out. `viewIsAppearing` comes between the view's arrival in the window and its layout.
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

    /// Whether why the view comes or goes may be asked now: on some phones it can be known within the callbacks alone.
    func tellsWhy(_ callback: ViewControllerAppearance.Callback) -> Bool {
        Platform.current.behavior.transitionFlags == .wholeTransition || appearance.callback == callback
    }

    // MARK: Views that move between windows without a word

    /// The view is about to move. A view that somebody puts into a window, or takes out, without saying so has its controller told all the
    /// same.
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
