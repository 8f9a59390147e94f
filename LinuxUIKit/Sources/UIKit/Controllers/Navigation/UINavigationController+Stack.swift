extension UINavigationController {
    /// Runs a change now or, while an app's animator moves the screens, after its end. An animator can't jump to its end.
    func whenFree(_ change: @escaping @MainActor (UINavigationController) -> Void) {
        // Without this, a delegate that changes the stack when it's asked for an animator would change a stack that is half changed.
        if requestedChanges != nil { return requestedChanges?.append(change) ?? () }
        // A callback at the end of one change may begin the next change.
        var former: ControllerTransition?
        while let running = stackChange, running !== former {
            guard running.canFinishNow else { return running.afterwards { [weak self] in self?.whenFree(change) } }
            former = running
            running.finishNow()
        }
        change(self)
    }

    /// Returns whether a pop comes during a push, and then writes UIKit's line to the log.
    func refusesPop() -> Bool {
        guard Platform.current.arrivals.contains(where: { $0.parentController === self }) else { return false }
        FileHandle.standardError.write(Data("nested pop animation can result in corrupted navigation bar\n".utf8))
        return true
    }

    /// Ends the running change at once, and the changes that waited for its end.
    func finishStackChanges() {
        var former: ControllerTransition?
        while let change = stackChange, change !== former {
            former = change
            change.finishNow()
        }
    }

    /// Changes the stack. Every change of the stack uses this method.
    func changeStack(to new: [UIViewController], animated: Bool, interactive: Bool = false) {
        precondition(
            !new.contains { $0 is UINavigationController },
            "NSInvalidArgumentException: Pushing a navigation controller is not supported"
        )
        precondition(
            Set(new.map(ObjectIdentifier.init)).count == new.count,
            "NSInvalidArgumentException: All view controllers in a navigation controller must be distinct"
        )
        finishStackChanges()
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
            interactivePop.changeDidEnd()
            return settle(added: added, removed: removed)
        }
        to.containerInsets = barInsets(of: to)
        let isPush = !contains(old, to)
        let bar = NavigationBarChange(self, isPush: isPush, from: old, to: new)
        // The swipe back requests no animator. The same is seen on phones if the swipe's delegate lets it begin although there are
        // animators.
        requestedChanges = []
        defer {
            let changes = requestedChanges ?? []
            requestedChanges = nil
            changes.forEach(whenFree)
        }
        let custom = animated && !interactive ? customAnimation(for: isPush ? .push : .pop, from: from, to: to) : nil
        let style: any TransitionStyle =
            custom == nil ? NavigationMotion(self, isPush: isPush, bar: bar) : CustomNavigationStyle(controller: self, bar: bar)
        let container = custom == nil ? contentView : makeContainer(for: from)
        let transition = ControllerTransition(
            from: from,
            to: to,
            disappearing: [from],
            appearing: [to],
            in: container,
            style: style,
            custom: custom,
            animated: animated,
            interactive: interactive,
            whenSettled: { [self] completed in
                stackChange = nil
                if !completed { restore(old) }
                interactivePop.changeDidEnd()
                if completed, isPush, custom != nil { Platform.current.recordArrival(of: to) }
            },
            whenDone: { [self] completed in
                if container !== contentView { container.removeFromSuperview() }
                forgetTransitionThatIsOver()
                guard completed else { return unsettle(added: added, removed: removed) }
                settle(added: added, removed: removed)
                announceTop(animated: animated, didShow: true)
            }
        )
        stackChange = transition
        activeTransition = transition
        tabBarController?.screens(of: self, change: transition)
        toolbarGoesAlong(with: transition)
        announceTop(animated: animated, didShow: false)
        transition.startSoon(withNextFrame: false)
    }

    /// Returns the container view of a change that an app's animator makes.
    private func makeContainer(for from: UIViewController) -> UIView {
        guard Platform.current.behavior.navigationContainer == .ownOfEachTransition else { return contentView }
        let container = UIView(frame: contentView.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(container)
        container.addSubview(from.view)
        return container
    }

    private func customAnimation(
        for operation: Operation,
        from: UIViewController,
        to: UIViewController
    ) -> CustomAnimation? {
        let answer = delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
        guard let animator = answer, !(animator is UnimplementedAnimator) else { return nil }
        return CustomAnimation(
            animator: animator,
            interactor: delegate?.navigationController(self, interactionControllerFor: animator)
        )
    }

    private func contains(_ controllers: [UIViewController], _ controller: UIViewController) -> Bool {
        controllers.contains { $0 === controller }
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

    /// Restores the screens after the transition has gone back.
    private func restore(_ old: [UIViewController]) {
        stack = old
        childControllers = old
        fitContentsIfLoaded()
        tabBarController?.screensDidChange(of: self)
    }

    /// Removes the screens that never came from the children. The screens that never went are no longer leaving.
    private func unsettle(added: [UIViewController], removed: [UIViewController]) {
        removed.forEach { $0.move = .none }
        for controller in added where !contains(stack, controller) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
    }

    /// Shows the top screen's view without a transition, before the navigation is visible or while it is invisible.
    func showTopAtOnce(insteadOf former: UIViewController?) {
        guard isViewLoaded else { return }
        if let former, former.isViewLoaded {
            former.beginAppearance(false, animated: false)
            former.view.removeFromSuperview()
            former.endAppearance()
        }
        navigationBar.show(stack.map(\.navigationItem))
        guard let top = stack.last, let topView = top.view else { return }
        toolbarState.bar?.items = top.toolbarItems
        top.containerInsets = barInsets(of: top)
        topView.frame = room(for: top)
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
}
