/// The requests to the transitioning delegate.
extension UIViewController {
    /// Documented: a controller that isn't presented yet gets the presentation controller for its style when this property is read.
    var managingPresentationController: UIPresentationController? {
        if let presented = nearestPresented { return presented.presenter?.presentation?.controller }
        guard parentController == nil else { return nil }
        if modalPresentationStyle == .popover { return managingPopover }
        if let waitingPresentationController { return waitingPresentationController }
        let controller = makePresentationController(for: resolvedPresentationStyle, by: nil, source: self)
        // The controller retains the presentation controller. Without this, the presentation controller would retain the controller as
        // well.
        controller.keepsPresented = false
        waitingPresentationController = controller
        return controller
    }

    /// Documented: only the styles of sheets have a sheet's presentation controller. The automatic style is a sheet here.
    var managingSheet: UISheetPresentationController? {
        if nearestPresented == nil {
            switch modalPresentationStyle {
            case .automatic, .pageSheet, .formSheet: break
            default: return nil
            }
        }
        return presentationController as? UISheetPresentationController
    }

    func takePresentationController(
        for style: UIModalPresentationStyle,
        by presenter: UIViewController,
        source: UIViewController
    ) -> UIPresentationController {
        let controller = waitingPresentationController ?? makePresentationController(for: style, by: presenter, source: source)
        waitingPresentationController = nil
        controller.keepsPresented = controller !== ownPopover
        return controller
    }

    private func makePresentationController(
        for style: UIModalPresentationStyle,
        by presenter: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController {
        switch style {
        case .custom:
            return transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        case .fullScreen: return FullScreenPresentation(presentedViewController: self, presenting: presenter)
        case .pageSheet: return UISheetPresentationController(presentedViewController: self, presenting: presenter)
        case .popover:
            return managingPopover ?? UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        default: return UIPresentationController(presentedViewController: self, presenting: presenter)
        }
    }

    func customPresentation(animated: Bool, by presenter: UIViewController, source: UIViewController) -> CustomAnimation? {
        guard asksForAnimator(animated: animated), let delegate = transitioningDelegate else { return nil }
        guard let animator = delegate.animationController(forPresented: self, presenting: presenter, source: source) else { return nil }
        return CustomAnimation(
            animator: animator,
            interactor: animated ? delegate.interactionControllerForPresentation(using: animator) : nil
        )
    }

    func customDismissal(animated: Bool) -> CustomAnimation? {
        guard asksForAnimator(animated: animated), let delegate = transitioningDelegate else { return nil }
        guard let animator = delegate.animationController(forDismissed: self) else { return nil }
        return CustomAnimation(animator: animator, interactor: animated ? delegate.interactionControllerForDismissal(using: animator) : nil)
    }

    /// The header of `UIViewControllerContextTransitioning.isAnimated`: in a custom presentation, the animator is called even if nothing is
    /// to be animated, since it may have views to add or remove.
    private func asksForAnimator(animated: Bool) -> Bool {
        animated || modalPresentationStyle == .custom
    }
}
