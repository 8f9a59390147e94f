import UIKit

/// A zoom that is under way, with all that lasts as long as it does.
@MainActor struct ActiveZoom {
    /// The cause of the lift.
    enum Cause {
        case fingers
        /// ``PinchZoomInteraction/zoomIn(at:)``: it stays up without fingers.
        case action
    }

    /// The view that is up. It may be gone meanwhile.
    let view: ObjectIdentifier
    let flight: Flight
    let scrollLock: ScrollLock?
    let deactivation: DeactivationObserver
    var cause = Cause.fingers
    /// Asks for a larger image, if one is asked for.
    var fullSizeRequest: Task<Void, Never>?

    /// Puts everything back, in this turn.
    func end() {
        fullSizeRequest?.cancel()
        flight.end()
        scrollLock?.release()
        deactivation.end()
    }
}

/// The views that are up, and the interactions that have lifted them.
@MainActor enum LiftedViews {
    private struct Weak {
        weak var interaction: PinchZoomInteraction?
    }

    private static var interactions: [ObjectIdentifier: Weak] = [:]

    /// The interaction that has a view up, if one has.
    static func interaction(lifting view: UIView) -> PinchZoomInteraction? {
        interactions[ObjectIdentifier(view)]?.interaction
    }

    /// A view is up from now on, or is no longer.
    static func note(_ view: ObjectIdentifier, liftedBy interaction: PinchZoomInteraction?) {
        interactions[view] = interaction.map { Weak(interaction: $0) }
    }
}

/// The source of the view that an interaction lifts.
enum PinchTarget {
    /// The view that the interaction is added to.
    case itself
    /// A closure of the app's.
    case given(@MainActor () -> UIView?)
    /// The ``PinchZoomable`` that the interaction is added to, and was made by.
    case pinchZoomView

    /// The view to be lifted, of an interaction that is added to a view.
    @MainActor func view(of view: UIView?) -> UIView? {
        switch self {
        case .itself: view
        case .given(let closure): closure()
        case .pinchZoomView: (view as? any PinchZoomable)?.pinchZoomView
        }
    }
}
