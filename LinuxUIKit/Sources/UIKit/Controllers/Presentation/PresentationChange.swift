/// A presentation or dismissal by any animator. Notifies the presentation controllers, and provides the views that move.
@MainActor struct PresentationChange {
    let presentation: Presentation
    let isPresenting: Bool
    /// The presentations between the presenter and the presentation that goes. These presentations vanish at once.
    var intermediate: [Presentation] = []
    /// The presentation whose presenter becomes visible again.
    var outermost: Presentation?

    /// The presentation that contains the presenting end of the change.
    private var base: Presentation { outermost ?? presentation }

    func begin() {
        if isPresenting {
            presentation.putContainer()
            presentation.controller.presentationTransitionWillBegin()
        } else {
            intermediate.forEach { $0.container.isHidden = true }
            for one in [presentation] + intermediate { one.controller.dismissalTransitionWillBegin() }
        }
    }

    func end(completed: Bool) {
        guard !isPresenting else {
            if completed, presentation.coversPresenter { presentation.takePresentersViewAway() }
            if !completed { presentation.container.removeFromSuperview() }
            return presentation.controller.presentationTransitionDidEnd(completed)
        }
        for one in [presentation] + intermediate {
            if completed { one.container.removeFromSuperview() } else { one.container.isHidden = false }
            one.controller.dismissalTransitionDidEnd(completed)
        }
    }

    // MARK: What animators are told

    /// Documented: nil for the presenting controller's view if the view stays.
    func view(of controller: UIViewController) -> UIView? {
        if controller === presentation.presented { return presentation.controller.presentedView }
        return base.coversPresenter ? controller.viewIfLoaded : nil
    }

    func frames(of controller: UIViewController) -> (initial: CGRect, final: CGRect) {
        if controller === presentation.presented {
            guard !isPresenting else { return (.zero, presentation.controller.frameOfPresentedViewInContainerView) }
            return (presentation.controller.presentedView?.frame ?? .zero, .zero)
        }
        guard controller === base.presenter else { return (.zero, .zero) }
        let frame = base.presentersFrame
        guard base.coversPresenter else { return (frame, frame) }
        return isPresenting ? (frame, .zero) : (.zero, frame)
    }
}
