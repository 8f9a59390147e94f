/// Dismissals by the user, which the presented controller or the delegate can prevent.
extension UIPresentationController {
    /// The presentation that this one sees to, while it lasts.
    var ownPresentation: Presentation? {
        guard let presentation = presentedViewController.presenter?.presentation, presentation.controller === self else { return nil }
        return presentation
    }

    /// Documented: neither while a controller in it is modal, nor against the delegate's word. Which of the two is asked first is not said;
    /// here, the delegate is not asked about a modal one.
    var mayBeDismissedByUser: Bool {
        !presentedViewController.hostsModalController && adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true
    }

    /// The user has tapped beside the presented view.
    func dismissForTap() {
        guard let presentation = ownPresentation, presentation.stage == .presented, !presentation.isMoving else { return }
        guard mayBeDismissedByUser else {
            adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        presentation.presenter?.dismiss(presentation, animated: true) { [weak self] in self?.dismissalByUserHasEnded() }
        adaptiveDelegate?.presentationControllerWillDismiss(self)
    }

    /// A finger drags the presented view away, and drives the dismissal; nil if there is none to begin.
    func beginDismissalByFinger() -> ControllerTransition? {
        guard let presentation = ownPresentation, presentation.stage == .presented, let presenter = presentation.presenter else {
            return nil
        }
        presenter.dismiss(presentation, animated: true, interactive: true) { [weak self] in self?.dismissalByUserHasEnded() }
        guard let transition = presentation.transition, transition.stage == .running, transition.isInteractive else { return nil }
        adaptiveDelegate?.presentationControllerWillDismiss(self)
        return transition
    }

    /// A dismissal that was cancelled ends as well, and is not told.
    private func dismissalByUserHasEnded() {
        guard ownPresentation == nil else { return }
        adaptiveDelegate?.presentationControllerDidDismiss(self)
    }
}

extension UIViewController {
    /// UIViewController.h: a controller that is modal makes "the presentation hosting the view controller" modal, so that children count.
    fileprivate var hostsModalController: Bool {
        isModalInPresentation || childControllers.contains { $0.hostsModalController }
    }
}
