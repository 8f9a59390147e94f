/// Replaces one child's view by another's in their container (UIViewController.h, `transition(from:to:…)`).
@MainActor struct ChildTransition {
    private let from: UIViewController
    private let to: UIViewController
    private let superview: UIView
    /// Whether the container is visible, so that its children are notified of the transition.
    private let isSeen: Bool

    init(from: UIViewController, to: UIViewController, in container: UIViewController) {
        precondition(
            from.parent === container && to.parent === container,
            "NSInvalidArgumentException: Children view controllers \(from) and \(to) must have a common parent view controller "
                + "when calling transition(from:to:duration:options:animations:completion:)"
        )
        precondition(
            container.shouldAutomaticallyForwardAppearanceMethods,
            "NSInvalidArgumentException: \(container) tells its children of their appearance itself, and may not use "
                + "transition(from:to:duration:options:animations:completion:)"
        )
        guard let superview = from.view.superview else {
            preconditionFailure("NSInvalidArgumentException: the view of \(from) lies in no superview")
        }
        self.from = from
        self.to = to
        self.superview = superview
        isSeen = [.appearing, .appeared].contains(container.appearance.phase)
    }

    /// Runs the transition. The notifications come in the order of pushes and pops: the child that leaves is notified first.
    func run(duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?) {
        from.appearance.isDriven = true
        to.appearance.isDriven = true
        if isSeen {
            from.beginAppearance(false, animated: duration > 0)
            to.beginAppearance(true, animated: duration > 0)
        }
        let changes = { animations?() ?? () }
        if options.transition.isEmpty {
            superview.addSubview(to.view)
            UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes) { end($0, completion) }
        } else {
            UIView.transition(
                with: superview,
                duration: duration,
                options: options,
                animations: {
                    superview.addSubview(to.view)
                    changes()
                },
                completion: { end($0, completion) }
            )
        }
    }

    private func end(_ finished: Bool, _ completion: ((Bool) -> Void)?) {
        from.view.removeFromSuperview()
        from.appearance.isDriven = false
        to.appearance.isDriven = false
        if isSeen {
            from.endAppearance()
            to.endAppearance()
        }
        completion?(finished)
    }
}
