import UIKit

/// How far a transition has got, with all that there is of it then.
@MainActor enum TransitionPhase {
    /// UIKit has not asked for it yet.
    case waiting(Pending)
    /// UIKit has asked for it, and what is to be seen is being made.
    case beginning(Pending)
    case running(Running)
    case over

    /// What is settled before it runs.
    struct Pending {
        /// Whether UIKit has it for a transition.
        var isHandedOut = false
        /// How the finger has left it already.
        var release: FingerRelease?
        /// How it has ended already.
        var earlyEnd: EarlyEnd?
        /// Called if it ends before UIKit has asked for it.
        var abandon: @MainActor () -> Void = {}
    }

    enum EarlyEnd {
        case byItself
        case byUIKit(completed: Bool)
    }

    /// What drives it.
    enum Course: Equatable {
        case held
        /// It goes by itself, to its end or back.
        case going(completes: Bool)
    }

    /// What there is of one that runs.
    struct Running {
        let context: any UIViewControllerContextTransitioning
        let screens: TransitionScreens
        let animation: any TransitionAnimation
        var course: Course
        /// The window's when a finger asked for it, in points.
        var formerSize: CGSize?
        var observers: Observers?
    }

    /// What ends one that runs, or drives it.
    struct Observers {
        let window: WindowObserver
        let deactivation: DeactivationObserver
        let frameLink: FrameLink
    }

    var pending: Pending? {
        switch self {
        case .waiting(let pending), .beginning(let pending): pending
        case .running, .over: nil
        }
    }

    var running: Running? {
        if case .running(let running) = self { running } else { nil }
    }
}

@MainActor extension TransitionPhase.Running {
    /// Whether it completes when a finger leaves it.
    ///
    /// A way back to a screen that is not shown in the present orientation turns the interface, and UIKit takes the finger away for that: the
    /// transition goes on then, unless the finger was on its way back.
    func completes(after release: FingerRelease) -> Bool {
        guard let animation = animation as? any HoldableAnimation else { return false }
        switch release {
        case .lifted(let velocity):
            return animation.dismisses(at: velocity)
        case .cancelled(let velocity):
            let way = animation.wayBack
            return turns && (velocity.dx * way.dx + velocity.dy * way.dy >= 0 || animation.dismisses(at: velocity))
        }
    }

    /// Whether the interface turns with it: UIKit says so, or the window has another size than when it was asked for.
    private var turns: Bool {
        if !context.targetTransform.isIdentity { return true }
        guard let formerSize, let window = screens.container.window else { return false }
        return window.bounds.size != formerSize
    }

    /// The velocity of a finger that leaves it, as the window is turned now: what the finger was on has stayed where it was on the glass.
    func velocity(of release: FingerRelease) -> CGVector {
        let back = context.targetTransform.inverted()
        let velocity = CGPoint(x: release.velocity.dx, y: release.velocity.dy).applying(back)
        return turns ? CGVector(dx: velocity.x, dy: velocity.y) : release.velocity
    }

    /// Tells UIKit that no finger drives it any more.
    func endInteraction(completing completes: Bool) {
        if completes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    }

    /// Stops it where it was going, and one that is held on its way back; whether it has completed with that.
    func stop() -> Bool {
        switch course {
        case .held:
            context.cancelInteractiveTransition()
            return false
        case .going(let completes):
            return completes
        }
    }
}

@MainActor extension TransitionPhase.Observers {
    func end() {
        frameLink.end()
        window.end()
        deactivation.end()
    }
}
