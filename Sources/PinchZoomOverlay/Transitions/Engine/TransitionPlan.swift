#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The two sides of a transition. The source is the screen that opens another screen, and the destination is the screen that opens. When
/// the destination closes, both screens keep these names.
enum TransitionSide: Sendable {
    case source, destination

    var other: TransitionSide { self == .source ? .destination : .source }

    /// The visible fraction of the destination on this side: 0 at the source, 1 at the destination.
    var visibleFraction: CGFloat { self == .source ? 0 : 1 }
}

/// A transition that UIKit requests, or that fingers begin.
@MainActor struct TransitionRequest {
    /// The side that the transition goes to.
    let side: TransitionSide
    /// The screen that opens the destination, or a container of that screen.
    let source: UIViewController
    /// The screen that opens, or a container of that screen.
    let destination: UIViewController
    /// The window before the transition if fingers hold the transition from the start, or `nil` if no finger holds it.
    var formerWindow: TransitionPhase.FormerWindow?
}

/// The answer of a transition controller to a request: everything that a ``TransitionRun`` needs to play the transition.
@MainActor struct TransitionPlan {
    /// The screen that opens or closes, which may be inside of the request's destination.
    weak var screen: UIViewController?
    /// The approximate duration, in seconds. UIKit's animations alongside the transition take this long.
    let duration: TimeInterval
    /// Returns the view that gets VoiceOver's focus when the source's screen is shown again.
    let focus: @MainActor () -> UIView?
    /// Adds the gestures that dismiss the screen.
    let addGestures: @MainActor () -> Void
    /// Makes the animation, after the screens have been arranged in the transition's container.
    let makeAnimation: @MainActor (TransitionScreens) -> any TransitionAnimation
}
#endif
