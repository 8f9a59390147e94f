#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The phases of a transition, each with its data.
@MainActor enum TransitionPhase {
    /// UIKit hasn't requested the transition yet. If the fingers have already lifted, the associated value is their release.
    case waiting(FingerRelease?)
    /// UIKit has requested the transition, and the animation is being made.
    case beginning(Pending)
    case running(Running)
    case over

    /// Events that arrive before the animation is ready. The events take effect when the animation is ready.
    struct Pending {
        var release: FingerRelease?
        var endRequest: EndRequest?
    }

    enum EndRequest {
        case byRun
        case byUIKit(completed: Bool)
    }

    /// The driver of a transition.
    enum Course: Equatable {
        case held
        /// The transition moves by itself, to its end or back.
        case going(completes: Bool)
    }

    /// The data of a transition that runs.
    struct Running {
        let context: any UIViewControllerContextTransitioning
        let screens: TransitionScreens
        let animation: any TransitionAnimation
        var course: Course
        /// The state of the window at the start of the hold, or `nil` if fingers have never held the transition.
        var formerWindow: FormerWindow?
        var observers: Observers?
    }

    /// The state of the window at the start of a hold.
    struct FormerWindow {
        /// The size of the window, in points.
        let size: CGSize?
        /// Whether the hold started before the transition. The transition itself may then have rotated the interface under the fingers.
        let precedesTransition: Bool
    }

    /// The objects that advance a running transition with each frame, or end the transition early.
    struct Observers {
        let window: WindowObserver
        let background: NotificationObserver
        let frameLink: FrameLink
    }

    var running: Running? {
        if case .running(let running) = self { running } else { nil }
    }
}

@MainActor extension TransitionPhase.Running {
    /// Returns whether the transition goes to the source after a release.
    ///
    /// If the source's screen doesn't support the present orientation, a dismissal rotates the interface, and UIKit cancels the fingers.
    /// The dismissal then continues, unless the finger moved toward the destination and a release at the finger's velocity would cancel the
    /// dismissal. If the fingers are canceled without a rotation, the transition goes to the destination.
    func goesToSource(after release: FingerRelease) -> Bool {
        switch release {
        case .lifted(let velocity):
            return animation.dismisses(at: velocity)
        case .cancelled(let velocity):
            let way = animation.directionToSource
            return turns && (velocity.dx * way.dx + velocity.dy * way.dy >= 0 || animation.dismisses(at: velocity))
        }
    }

    /// Whether the interface has rotated since the start of the hold.
    private var turns: Bool {
        guard let formerWindow else { return false }
        if formerWindow.precedesTransition, !context.targetTransform.isIdentity { return true }
        guard let formerSize = formerWindow.size, let window = screens.container.window else { return false }
        return window.bounds.size != formerSize
    }

    /// Returns the velocity of a release in the present orientation of the window. If the interface has rotated since the start of the
    /// hold, this method converts the velocity from the former orientation.
    func velocity(of release: FingerRelease) -> CGVector {
        guard turns else { return release.velocity }
        let velocity = CGPoint(x: release.velocity.dx, y: release.velocity.dy).applying(context.targetTransform.inverted())
        return CGVector(dx: velocity.x, dy: velocity.y)
    }

    /// Whether the transition counts as completed if it ends now. A transition that fingers hold is canceled.
    var completesNow: Bool { course == .going(completes: true) }
}

extension UIViewControllerContextTransitioning {
    /// Ends the interaction, just before the transition completes. The animations alongside, such as those of UIKit's bars, have then reached
    /// their ends.
    func endInteraction(completed: Bool) {
        guard isInteractive else { return }
        updateInteractiveTransition(completed ? 1 : 0)
        if completed { finishInteractiveTransition() } else { cancelInteractiveTransition() }
    }
}

@MainActor extension TransitionPhase.Observers {
    func end() {
        frameLink.end()
        window.end()
        background.end()
    }
}
#endif
