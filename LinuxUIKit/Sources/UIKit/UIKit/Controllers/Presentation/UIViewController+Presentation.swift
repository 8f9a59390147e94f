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

    func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        precondition(
            controller.presenter == nil && controller.parentController == nil && controller !== self,
            "NSInvalidArgumentException: Application tried to present modally an active controller \(controller)"
        )
        let style = controller.resolvedPresentationStyle
        let presenter = presenter(for: style)
        guard presenter.mayPresent(controller, from: self) else { return }
        let presentation = Presentation(controller, by: presenter, as: style)
        presenter.presentation = presentation
        controller.presenter = presenter
        ControllerTransition(
            from: presenter,
            to: controller,
            disappearing: presentation.coversPresenter ? [presenter] : [],
            appearing: [controller],
            in: presentation.container,
            style: PresentationMotion(presentation: presentation, isPresenting: true),
            presentationStyle: style,
            animated: animated
        ) { _ in
            presentation.stage = .presented
            completion?()
        }.start()
    }

    /// Documented for the phone: automatic and form sheets are page sheets there.
    private var resolvedPresentationStyle: UIModalPresentationStyle {
        precondition(
            modalTransitionStyle == .coverVertical || modalTransitionStyle == .crossDissolve,
            "LinuxUIKit: modalTransitionStyle \(modalTransitionStyle) is not simulated"
        )
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet: return .pageSheet
        case .fullScreen, .overFullScreen, .overCurrentContext: return modalPresentationStyle
        case .none, .currentContext, .custom, .popover:
            preconditionFailure("LinuxUIKit: modalPresentationStyle \(modalPresentationStyle) is not simulated")
        }
    }

    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        guard style == .overCurrentContext else { return outermostContainer }
        return sequence(first: self, next: \.parentController).first { $0.definesPresentationContext } ?? outermostContainer
    }

    /// UIKit refuses with a line in the log, and so does this.
    private func mayPresent(_ controller: UIViewController, from asked: UIViewController) -> Bool {
        let attempt = "Attempt to present \(controller) on \(self) (from \(asked))"
        if let present = presentation?.presented ?? asked.presentedViewController {
            let reason = presentation?.stage == .dismissing ? "while a dismissal is in progress" : "which is already presenting \(present)"
            warn("\(attempt) \(reason).")
        } else if viewIfLoaded?.window == nil {
            warn("\(attempt) whose view is not in the window hierarchy.")
        } else if isBeingPresented || isBeingDismissed {
            warn("\(attempt) while a presentation is in progress.")
        } else {
            return true
        }
        return false
    }

    private func warn(_ text: String) {
        FileHandle.standardError.write(Data("[Presentation] \(text)\n".utf8))
    }

    // MARK: Dismissing

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        guard let presenter = nearestPresenter ?? nearestPresented?.presenter else { return }
        presenter.dismissWhatItPresents(animated: animated, completion: completion)
    }

    /// Documented: of several in a row the topmost alone is seen to go; those between are simply removed.
    private func dismissWhatItPresents(animated: Bool, completion: (() -> Void)?) {
        presentationChain.forEach { $0.activeTransition?.finishNow() }
        let presentations = presentationChain.compactMap(\.presentation)
        guard let top = presentations.last, let bottom = presentations.first else { return }
        presentations.forEach { $0.stage = .dismissing }
        let between = presentations.dropLast()
        let seenBetween = between.map(\.presented).filter { $0.viewIfLoaded?.window != nil }
        ControllerTransition(
            from: top.presented,
            to: self,
            disappearing: [top.presented] + seenBetween,
            // A presenter that was not covered has been seen all the time.
            appearing: bottom.coversPresenter ? [self] : [],
            in: top.container,
            style: PresentationMotion(presentation: top, isPresenting: false, intermediate: Array(between), outermost: bottom),
            presentationStyle: top.style,
            animated: animated
        ) { completed in
            if completed {
                presentations.reversed().forEach { $0.end() }
            } else {
                presentations.forEach { $0.stage = .presented }
            }
            completion?()
        }.start()
    }
}
