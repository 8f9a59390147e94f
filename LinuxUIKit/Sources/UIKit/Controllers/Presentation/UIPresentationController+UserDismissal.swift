/// Dismissals by the user, which the presented controller or the delegate can prevent.
extension UIPresentationController {
    /// The current presentation of this controller, or `nil` if there is none.
    var ownPresentation: Presentation? {
        guard let presentation = presentedViewController.presenter?.presentation, presentation.controller === self else { return nil }
        return presentation
    }

    /// Documented: neither while a controller in it is modal, nor against the delegate's word. The order of the two checks isn't
    /// documented. Here, the delegate isn't called for a modal presentation.
    var mayBeDismissedByUser: Bool {
        !presentedViewController.hostsModalController && adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true
    }

    /// Dismisses the presentation after a tap beside the presented view, if the user may dismiss it.
    func dismissForTap() {
        guard let presentation = ownPresentation, presentation.stage == .presented, !presentation.isMoving else { return }
        guard mayBeDismissedByUser else {
            adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        presentation.presenter?.dismiss(presentation, animated: true) { [weak self] in self?.dismissalByUserHasEnded() }
        adaptiveDelegate?.presentationControllerWillDismiss(self)
    }

    /// Begins a dismissal that a finger drives. Returns `nil` if there is no dismissal to begin.
    func beginDismissalByFinger() -> ControllerTransition? {
        guard let presentation = ownPresentation, presentation.stage == .presented, let presenter = presentation.presenter else {
            return nil
        }
        presenter.dismiss(presentation, animated: true, interactive: true) { [weak self] in self?.dismissalByUserHasEnded() }
        guard let transition = presentation.transition, transition.stage == .running, transition.isInteractive else { return nil }
        adaptiveDelegate?.presentationControllerWillDismiss(self)
        return transition
    }

    /// Notifies the delegate of the end, unless the dismissal was cancelled.
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
