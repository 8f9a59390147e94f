extension UIViewController {
    var nearestPresenter: UIViewController? {
        sequence(first: self, next: \.parentController).first { $0.presentation != nil }
    }

    var nearestPresented: UIViewController? {
        sequence(first: self, next: \.parentController).first { $0.presenter != nil }
    }

    var isOutermost: Bool { parentController == nil }

    /// The controller, its presented controller, the controller that this one presents, and so on.
    var presentationChain: [UIViewController] {
        Array(sequence(first: self) { $0.presentation?.presented })
    }

    // MARK: Presenting

    func startPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        // A callback at the end of a dismissal may present the next controller at once.
        for former in [presented.presenter?.presentation, nearestPresenter?.presentation] where former?.isOver ?? false { former?.end() }
        precondition(
            presented.presenter == nil && presented.parentController == nil && presented !== self,
            "NSInvalidArgumentException: Application tried to present modally an active controller \(presented)"
        )
        let style = presented.resolvedPresentationStyle(in: traitCollection)
        guard presenter(for: style).mayPresent(presented, from: self) else { return }
        let controller = presented.takePresentationController(for: style, by: presenter(for: style), source: self)
        let presenter = controller.shouldPresentInFullscreen ? presenter(for: style) : presenterInContext
        guard presenter.mayPresent(presented, from: self) else { return }
        let custom = presented.customPresentation(animated: animated, by: presenter, source: self)
        let presentation = Presentation(presented, by: presenter, as: style, controller)
        presentation.hasAnimator = custom != nil
        presenter.presentation = presentation
        presented.presenter = presenter
        let change = PresentationChange(presentation: presentation, isPresenting: true)
        let transition = ControllerTransition(
            from: presenter,
            to: presented,
            disappearing: presentation.coversPresenter ? [presenter] : [],
            appearing: [presented],
            in: presentation.container,
            style: custom == nil ? PresentationMotion(change: change) : CustomPresentationStyle(change: change),
            custom: custom,
            presentationStyle: style,
            animated: animated,
            whenSettled: { completed in
                if completed, custom != nil { Platform.current.recordArrival(of: presented) }
            },
            whenDone: { completed in
                // A callback at the end of the presentation may have begun the dismissal.
                if completed, presentation.stage == .presenting { presentation.stage = .presented }
                guard completed else { return presentation.end() }
                guard let completion else { return }
                Platform.current.forgetArrival(of: presented)
                completion()
            }
        )
        presentation.transition = transition
        transition.startSoon(withNextFrame: true)
    }

    /// Documented for the phone: automatic and form sheets are page sheets there.
    func resolvedPresentationStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
        precondition(
            modalTransitionStyle == .coverVertical || modalTransitionStyle == .crossDissolve,
            "LinuxUIKit: modalTransitionStyle \(modalTransitionStyle) is not simulated"
        )
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet: return .pageSheet
        case .fullScreen, .overFullScreen, .overCurrentContext, .custom: return modalPresentationStyle
        case .popover: return popoverStyle(in: traits)
        case .none, .currentContext:
            preconditionFailure("LinuxUIKit: modalPresentationStyle \(modalPresentationStyle) is not simulated")
        }
    }

    /// The style for the presenter's traits, or for the controller's own traits if there is no presenter.
    var resolvedPresentationStyle: UIModalPresentationStyle {
        resolvedPresentationStyle(in: (presenter ?? self).traitCollection)
    }

    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        style == .overCurrentContext ? presenterInContext : outermostContainer
    }

    private var presenterInContext: UIViewController {
        sequence(first: self, next: \.parentController).first { $0.definesPresentationContext } ?? outermostContainer
    }

    /// Returns whether a controller may be presented. If not, writes a line to the log, as UIKit does.
    private func mayPresent(_ controller: UIViewController, from asked: UIViewController) -> Bool {
        let attempt = "Attempt to present \(controller) on \(self) (from \(asked))"
        if let present = presentation ?? asked.nearestPresenter?.presentation {
            let reason =
                present.stage == .dismissing ? "while a dismissal is in progress" : "which is already presenting \(present.presented)"
            warn("\(attempt) \(reason).")
        } else if viewIfLoaded?.window == nil || isLeavingWindow {
            warn("\(attempt) whose view is not in the window hierarchy.")
        } else if nearestPresented?.presenter?.presentation?.isMoving ?? false {
            warn("\(attempt) while a presentation is in progress.")
        } else {
            return true
        }
        return false
    }

    /// Whether the window is about to remove this controller, or a controller below it.
    private var isLeavingWindow: Bool {
        sequence(first: outermostContainer) { $0.presenter?.outermostContainer }.contains(where: \.isBeingUninstalled)
    }

    private func warn(_ text: String) {
        FileHandle.standardError.write(Data("[Presentation] \(text)\n".utf8))
    }

    // MARK: Dismissing

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        // For a callback at the end of a dismissal, that dismissal is already over.
        for former in [nearestPresenter?.presentation, nearestPresented?.presenter?.presentation] where former?.isOver ?? false {
            former?.end()
        }
        guard let presenter = nearestPresenter ?? nearestPresented?.presenter, let asked = presenter.presentation else { return }
        guard !presenter.refusesDismissal(by: self) else { return }
        presenter.dismiss(asked, animated: animated, completion: completion)
    }

    /// Returns whether the dismissal comes too early, and then writes UIKit's line to the log.
    private func refusesDismissal(by asked: UIViewController) -> Bool {
        let arrivals = Platform.current.arrivals
        guard presentationChain.dropFirst().contains(where: { one in arrivals.contains { $0 === one } }) else { return false }
        warn("Attempt to dismiss from view controller \(asked) while a presentation or dismiss is in progress!")
        return true
    }

    /// Documented: of several in a row, only the topmost is seen to go; those between are simply removed. If an app's animator still
    /// presents or dismisses one of them, the dismissal waits for the animator, because an animator can't jump to its end.
    func dismiss(_ asked: Presentation, animated: Bool, interactive: Bool = false, completion: (() -> Void)?) {
        // If the presentation was cancelled or dismissed before, there is nothing to dismiss. A new presentation in its place stays.
        guard presentation === asked else { return completion?() ?? () }
        let moving = presentationChain.compactMap { $0.presentation?.transition }.filter { $0.stage != .over }
        if let running = moving.first(where: { !$0.canFinishNow }) {
            return running.afterwards { [weak self] in
                guard let self else { return completion?() ?? () }
                self.dismiss(asked, animated: animated, interactive: interactive, completion: completion)
            }
        }
        // After a rotation, a transition that hasn't begun yet is no controller's active transition. Without this, such a transition would
        // not be finished.
        moving.forEach { $0.finishNow() }
        presentationChain.compactMap(\.activeTransition).filter(\.canFinishNow).forEach { $0.finishNow() }
        let presentations = presentationChain.compactMap(\.presentation)
        // A callback at these ends may have dismissed this presentation, or presented another controller.
        let hasMore = presentations.compactMap(\.transition).contains { one in
            one.stage != .over && !moving.contains { $0 === one }
        }
        guard presentation === asked, !hasMore else {
            return dismiss(asked, animated: animated, interactive: interactive, completion: completion)
        }
        guard let top = presentations.last else { return }
        presentations.forEach { $0.stage = .dismissing }
        let between = presentations.dropLast()
        let seenBetween = between.map(\.presented).filter { $0.viewIfLoaded?.window != nil }
        let change = PresentationChange(presentation: top, isPresenting: false, intermediate: Array(between), outermost: asked)
        // UIKit's own swipe requests no animator from the delegate, and neither does a swipe back.
        let custom = interactive ? nil : top.presented.customDismissal(animated: animated)
        let transition = ControllerTransition(
            from: top.presented,
            to: self,
            disappearing: [top.presented] + seenBetween,
            // A presenter that wasn't covered was visible all the time.
            appearing: asked.coversPresenter ? [self] : [],
            in: top.container,
            style: custom == nil
                ? PresentationMotion(change: change)
                : CustomPresentationStyle(change: change, turn: DismissalTurn(from: top.presented, to: self)),
            custom: custom,
            presentationStyle: top.style,
            animated: animated,
            interactive: interactive
        ) { completed in
            if completed {
                presentations.reversed().forEach { $0.end() }
            } else {
                // A callback at the end may have begun the next dismissal.
                for one in presentations where !one.isMoving { one.stage = .presented }
            }
            completion?()
        }
        presentations.forEach { $0.transition = transition }
        transition.startSoon(withNextFrame: true)
    }
}
