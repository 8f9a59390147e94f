extension UINavigationController {
    /// Where every change of the stack goes through.
    func changeStack(to new: [UIViewController], animated: Bool, interactive: Bool = false) {
        precondition(
            !new.contains { $0 is UINavigationController },
            "NSInvalidArgumentException: Pushing a navigation controller is not supported"
        )
        precondition(
            Set(new.map(ObjectIdentifier.init)).count == new.count,
            "NSInvalidArgumentException: All view controllers in a navigation controller must be distinct"
        )
        finishChange()
        let old = stack
        let added = new.filter { !contains(old, $0) }
        let removed = old.filter { !contains(new, $0) }
        added.forEach { addChild($0) }
        for controller in removed {
            controller.willMove(toParent: nil)
            controller.move = .leaving
        }
        stack = new
        childControllers = new + removed
        guard let from = old.last, let to = new.last, from !== to, isOnScreen else {
            if old.last !== new.last { showTopAtOnce(insteadOf: old.last) } else { navigationBar.show(new.map(\.navigationItem)) }
            return settle(added: added, removed: removed)
        }
        to.containerInsets.top = barInset
        let motion = NavigationMotion(self, isPush: !contains(old, to), from: old, to: new)
        let transition = ControllerTransition(
            from: from,
            to: to,
            disappearing: [from],
            appearing: [to],
            in: contentView,
            style: motion,
            animated: animated,
            interactive: interactive
        ) { [self] completed in
            stackChange = nil
            forgetTransitionThatIsOver()
            guard completed else { return restore(old, leaving: removed) }
            settle(added: added, removed: removed)
            announceTop(animated: animated, didShow: true)
        }
        stackChange = transition
        activeTransition = transition
        tabBarController?.screens(of: self, change: transition)
        announceTop(animated: animated, didShow: false)
        transition.start()
    }

    private func contains(_ controllers: [UIViewController], _ controller: UIViewController) -> Bool {
        controllers.contains { $0 === controller }
    }

    /// A change that comes while another runs finds that one over.
    func finishChange() {
        stackChange?.finishNow()
    }

    private var isOnScreen: Bool {
        viewIfLoaded?.window != nil && appearance.phase != .disappeared && appearance.phase != .disappearing
    }

    private func settle(added: [UIViewController], removed: [UIViewController]) {
        removed.forEach { $0.removeFromParent() }
        added.forEach { $0.didMove(toParent: self) }
        fitContentsIfLoaded()
        tabBarController?.screensDidChange(of: self)
    }

    /// The finger let go too early: the screens are as they were.
    private func restore(_ old: [UIViewController], leaving: [UIViewController]) {
        stack = old
        childControllers = old
        leaving.forEach { $0.move = .none }
        fitContentsIfLoaded()
        tabBarController?.screensDidChange(of: self)
    }

    /// Puts the top screen's view in without a transition: before the navigation is seen, or while it is not.
    func showTopAtOnce(insteadOf former: UIViewController?) {
        guard isViewLoaded else { return }
        if let former, former.isViewLoaded {
            former.beginAppearance(false, animated: false)
            former.view.removeFromSuperview()
            former.endAppearance()
        }
        navigationBar.show(stack.map(\.navigationItem))
        guard let top = stack.last, let topView = top.view else { return }
        top.containerInsets.top = barInset
        topView.frame = contentView.bounds
        contentView.addSubview(topView)
        if appearance.phase == .appearing, top.appearance.phase == .disappeared { top.beginAppearance(true, animated: false) }
    }

    func announceTop(animated: Bool, didShow: Bool) {
        guard let top = stack.last else { return }
        if didShow {
            delegate?.navigationController(self, didShow: top, animated: animated)
        } else {
            delegate?.navigationController(self, willShow: top, animated: animated)
        }
    }

    func backButtonWasTapped() {
        popViewController(animated: true)
    }

    // MARK: Layout

    /// What the bar covers below the safe area, in points.
    var barInset: CGFloat { isBarHidden ? 0 : barHeight }

    private var barHeight: CGFloat { UINavigationBar.height(in: traitCollection) }

    func fitContentsIfLoaded() {
        if isViewLoaded { fitContents() }
    }

    func fitContents() {
        guard let view = viewIfLoaded else { return }
        contentView.frame = view.bounds
        fitBar()
        guard stackChange == nil, let top = stack.last, let topView = top.viewIfLoaded else { return }
        top.containerInsets.top = barInset
        if topView.superview === contentView { topView.frame = contentView.bounds }
    }

    func fitBar() {
        guard let view = viewIfLoaded else { return }
        let y = isBarHidden ? -barHeight : view.safeAreaInsets.top
        navigationBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: barHeight)
        navigationBar.setNeedsLayout()
    }

    func changeBar(hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        guard isViewLoaded else { return }
        navigationBar.isHidden = false
        let change = { [self] in
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
}
