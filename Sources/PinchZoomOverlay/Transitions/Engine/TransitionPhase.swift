#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The phases of a transition, each with its data.
@MainActor enum TransitionPhase {
    /// UIKit hasn't requested the transition yet. If the fingers have already lifted, the associated value is their release.
    case waiting(FingerRelease?)
    /// UIKit has requested the transition, and the animation is being made. The closures repeat the events that have arrived meanwhile.
    case beginning([@MainActor () -> Void])
    case running(Running)
    case over

    /// The data of a transition that runs.
    struct Running {
        let context: any UIViewControllerContextTransitioning
        let screens: TransitionScreens
        let animation: any TransitionAnimation
        var course: ScreenTransition.Course
        /// The state of the window at the start of the hold, or `nil` if fingers have never held the transition.
        var formerWindow: FormerWindow?
        /// Ends the observation of the frames, the window and the app.
        var endObservation: @MainActor () -> Void = {}
    }

    /// The state of the window at the start of a hold.
    struct FormerWindow {
        /// The size of the window, in points.
        let size: CGSize?
        /// Whether the hold started before the transition. The transition itself may then have rotated the interface under the fingers.
        let precedesTransition: Bool
    }

    var running: Running? {
        if case .running(let running) = self { running } else { nil }
    }
}

@MainActor extension TransitionPhase.Running {
    /// Whether the interface has rotated since the start of the hold.
    var turns: Bool {
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
    var completesNow: Bool { course == .completing }
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
#endif
