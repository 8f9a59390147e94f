/// How a presented controller comes and goes: up from the bottom, or by fading.
struct PresentationMotion: TransitionStyle {
    /// Apple does not say how long it takes; 0.4 s is close to what phones do.
    let duration: TimeInterval = 0.4
    let presentation: Presentation
    let isPresenting: Bool
    /// Presentations between the presenter's and the one that goes, which vanish at once.
    var intermediate: [Presentation] = []
    /// The one whose presenter is seen again.
    var outermost: Presentation?

    private var container: PresentationView { presentation.container }
    private var fades: Bool { presentation.presented.modalTransitionStyle == .crossDissolve }

    func prepare(_ transition: ControllerTransition) {
        if isPresenting {
            presentation.putContainer()
            container.fill(with: presentation.presented.view)
        } else {
            if let outermost, outermost.coversPresenter { outermost.bringPresentersViewBack() }
            intermediate.forEach { $0.container.isHidden = true }
        }
        container.layoutIfNeeded()
        container.isMoving = true
        if isPresenting { setGone() }
    }

    func animate(_ transition: ControllerTransition) {
        if isPresenting {
            container.dimming.alpha = 1
            container.frameView.alpha = 1
            container.frameView.frame = container.contentFrame
        } else {
            setGone()
        }
    }

    private func setGone() {
        container.dimming.alpha = 0
        if fades {
            container.frameView.alpha = 0
        } else {
            container.frameView.frame = container.frameBelow
        }
    }

    func cleanUp(_ transition: ControllerTransition, completed: Bool) {
        container.isMoving = false
        if isPresenting, completed, presentation.coversPresenter { presentation.takePresentersViewAway() }
        if !isPresenting, completed {
            for one in [presentation] + intermediate { one.container.removeFromSuperview() }
        }
        if !isPresenting, !completed {
            if let outermost, outermost.coversPresenter { outermost.takePresentersViewAway() }
            intermediate.forEach { $0.container.isHidden = false }
        }
    }
}
