/// A transition by an animator of the app's own.
extension ControllerTransition {
    /// Whether the app gets no touches while this transition goes on.
    var ignoresTouches: Bool {
        guard isAnimated, let custom, custom.interactor == nil else { return false }
        return Platform.current.behavior.touchesInTransitions == .ignoredWithoutInteraction
    }

    /// Hands over to the app. Apple's header and its sample "AssetTransitionDriver" have it that an interaction controller is always the one
    /// that is started, and that it finds in the context whether it drives the transition from its start.
    func set(_ custom: CustomAnimation) {
        _ = transitionDuration
        if isAnimated, let interactor = custom.interactor {
            interactor.startInteractiveTransition(context)
        } else {
            custom.animator.animateTransition(using: context)
        }
    }

    /// It has come to its end.
    func complete(_ completed: Bool) {
        if custom != nil { finish(completed: completed) }
    }

    func endCustom(completed: Bool) {
        guard let custom else { return }
        context.end(cancelled: !completed)
        (custom.interactor as? UIPercentDrivenInteractiveTransition)?.transitionDidEnd(completed)
        custom.animator.animationEnded(completed)
    }

    func settleMotion(completed: Bool) {
        if hasMotion {
            if isAnimated { motion.settle(atEnd: completed) }
        } else if completed {
            // It ended within its beginning: what should have gone along has its values all the same.
            UIView.performWithoutAnimation {
                style.animate(self)
                take(&alongside).forEach { $0(self) }
            }
        }
    }
}
