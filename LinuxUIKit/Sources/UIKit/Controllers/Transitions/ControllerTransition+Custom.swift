/// A transition with an app's animator.
extension ControllerTransition {
    /// Whether the app receives no touches during this transition.
    var ignoresTouches: Bool {
        guard isAnimated, let custom else { return false }
        return switch Platform.current.behavior.touchesInTransitions {
        case .ignoredUnlessInteractive: !isInteractive && !isInterruptible
        case .ignoredWithoutController: custom.interactor == nil
        case .received, .receivedByAll: false
        }
    }

    /// Starts the app's objects. According to Apple's header and its sample "AssetTransitionDriver", an interaction controller is always
    /// the object that is started. From the context, the interaction controller reads whether it drives the transition from the start.
    func set(_ custom: CustomAnimation) {
        _ = transitionDuration
        if isAnimated, let interactor = custom.interactor {
            interactor.startInteractiveTransition(context)
        } else {
            custom.animator.animateTransition(using: context)
        }
    }

    /// Ends the transition for the app's animator.
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
            // If the transition ended during its start, the animations alongside still set their values.
            UIView.performWithoutAnimation {
                style.animate(self)
                take(&alongside).forEach { $0(self) }
            }
        }
    }
}
