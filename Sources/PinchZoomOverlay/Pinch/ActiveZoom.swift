import UIKit

/// The current zoom of an interaction, with the objects that last as long as the zoom.
@MainActor struct ActiveZoom {
    /// The cause of the lift.
    enum Cause {
        case fingers
        /// A call of ``PinchZoomInteraction/zoomIn(at:)``. The view stays lifted without fingers.
        case action
    }

    /// The identity of the lifted view. The view itself may be deallocated during the zoom.
    let view: ObjectIdentifier
    let flight: Flight
    let scrollLock: ScrollLock?
    let deactivation: NotificationObserver
    var cause = Cause.fingers
    /// The task that requests a larger image, or `nil` if no larger image is requested.
    var fullSizeRequest: Task<Void, Never>?

    /// Puts everything back, in this turn of the run loop.
    func end() {
        fullSizeRequest?.cancel()
        flight.end()
        scrollLock?.release()
        deactivation.end()
    }
}

/// The lifted views, and the interactions that have lifted them.
@MainActor enum LiftedViews {
    private struct Weak {
        weak var interaction: PinchZoomInteraction?
    }

    private static var interactions: [ObjectIdentifier: Weak] = [:]

    /// Returns the interaction that has lifted a view, if there is one.
    static func interaction(lifting view: UIView) -> PinchZoomInteraction? {
        interactions[ObjectIdentifier(view)]?.interaction
    }

    /// Stores the interaction that has lifted a view. If the interaction is `nil`, removes the stored interaction.
    static func record(_ view: ObjectIdentifier, liftedBy interaction: PinchZoomInteraction?) {
        interactions[view] = interaction.map { Weak(interaction: $0) }
    }
}

/// The rule that determines which view an interaction lifts.
enum PinchTarget {
    /// The view that the interaction is added to.
    case itself
    /// The view that the app's closure returns.
    case given(@MainActor () -> UIView?)
    /// The ``PinchZoomable/pinchZoomView`` of the ``PinchZoomable`` view that has created the interaction.
    case pinchZoomView

    /// Returns the view to lift, for an interaction that is added to a view.
    @MainActor func view(of view: UIView?) -> UIView? {
        switch self {
        case .itself: view
        case .given(let closure): closure()
        case .pinchZoomView: (view as? any PinchZoomable)?.pinchZoomView
        }
    }
}
