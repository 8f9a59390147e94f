extension UIViewController {
    var nearestPresenter: UIViewController? {
        sequence(first: self, next: \.parentController).first { $0.presentation != nil }
    }

    var nearestPresented: UIViewController? {
        sequence(first: self, next: \.parentController).first { $0.presenter != nil }
    }

    var isOutermost: Bool { parentController == nil }

    /// The controller, what it presents, what that presents, and so on.
    var presentationChain: [UIViewController] {
        Array(sequence(first: self) { $0.presentation?.presented })
    }

    // MARK: Presenting

    func startPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        // Whoever hears of a dismissal's end may present the next at once.
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
                // Whoever was told of the end may have begun the dismissal.
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

    /// The same by the traits of whoever presents it.
    var resolvedPresentationStyle: UIModalPresentationStyle {
        resolvedPresentationStyle(in: (presenter ?? self).traitCollection)
    }

    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        style == .overCurrentContext ? presenterInContext : outermostContainer
    }

    private var presenterInContext: UIViewController {
        sequence(first: self, next: \.parentController).first { $0.definesPresentationContext } ?? outermostContainer
    }

    /// UIKit refuses with a line in the log, and so does this.
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

    /// Whether the window is about to take away all that this controller stands on.
    private var isLeavingWindow: Bool {
        sequence(first: outermostContainer) { $0.presenter?.outermostContainer }.contains(where: \.isBeingUninstalled)
    }

    private func warn(_ text: String) {
        FileHandle.standardError.write(Data("[Presentation] \(text)\n".utf8))
    }

    // MARK: Dismissing

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        // Whoever hears of a dismissal's end finds it over.
        for former in [nearestPresenter?.presentation, nearestPresented?.presenter?.presentation] where former?.isOver ?? false {
            former?.end()
        }
        guard let presenter = nearestPresenter ?? nearestPresented?.presenter, let asked = presenter.presentation else { return }
        guard !presenter.refusesDismissal(by: self) else { return }
        presenter.dismiss(asked, animated: animated, completion: completion)
    }

    /// UIKit's line of a dismissal that comes too early.
    private func refusesDismissal(by asked: UIViewController) -> Bool {
        let arrivals = Platform.current.arrivals
        guard presentationChain.dropFirst().contains(where: { one in arrivals.contains { $0 === one } }) else { return false }
        warn("Attempt to dismiss from view controller \(asked) while a presentation or dismiss is in progress!")
        return true
    }

    /// Documented: of several in a row the topmost alone is seen to go; those between are simply removed. An animator of the app's own
    /// that still brings or takes one of them is waited for, since it cannot be told to jump to its end.
    func dismiss(_ asked: Presentation, animated: Bool, interactive: Bool = false, completion: (() -> Void)?) {
        // One that was cancelled or dismissed meanwhile leaves nothing to dismiss: what was presented in its place is another's affair.
        guard presentation === asked else { return completion?() ?? () }
        let moving = presentationChain.compactMap { $0.presentation?.transition }.filter { $0.stage != .over }
        if let running = moving.first(where: { !$0.canFinishNow }) {
            return running.afterwards { [weak self] in
                guard let self else { return completion?() ?? () }
                self.dismiss(asked, animated: animated, interactive: interactive, completion: completion)
            }
        }
        // One that has yet to begin is nobody's active transition if the phone has been turned since.
        moving.forEach { $0.finishNow() }
        presentationChain.compactMap(\.activeTransition).filter(\.canFinishNow).forEach { $0.finishNow() }
        let presentations = presentationChain.compactMap(\.presentation)
        // Whoever was told of those ends may have dismissed this one, or presented more.
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
        // As with swipes back, UIKit's own swipe asks no delegate for its transition.
        let custom = interactive ? nil : top.presented.customDismissal(animated: animated)
        let transition = ControllerTransition(
            from: top.presented,
            to: self,
            disappearing: [top.presented] + seenBetween,
            // A presenter that was not covered has been seen all the time.
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
                // Whoever was told of the end may have begun the next dismissal.
                for one in presentations where !one.isMoving { one.stage = .presented }
            }
            completion?()
        }
        presentations.forEach { $0.transition = transition }
        transition.startSoon(withNextFrame: true)
    }
}
