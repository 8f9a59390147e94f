extension ControllerTransition: UIViewControllerTransitionCoordinator {
    var isInterruptible: Bool {
        guard stage == .running, let custom else { return false }
        return !(custom.animator.interruptibleAnimator(using: context) is UnimplementedAnimator)
    }

    var completionVelocity: CGFloat { custom?.interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { custom?.interactor?.completionCurve ?? .easeInOut }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.flatMap { style.view(of: $0) }
        case .to: to.flatMap { style.view(of: $0) }
        default: nil
        }
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard stage != .over else { return false }
        if let completion { completions.append(completion) }
        if let animation {
            alongside.append(animation)
            if hasMotion { runAlongside() }
        }
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionHandlers.append(handler)
    }
}
