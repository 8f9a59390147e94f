import UIKit

/// The current zoom of an interaction, with the objects that last as long as the zoom.
@MainActor struct ActiveZoom {
    /// The identity of the lifted view. The view itself may be deallocated during the zoom.
    let view: ObjectIdentifier
    let flight: Flight
    let scrollLock: ScrollLock?
    let deactivation: NotificationObserver
    /// Whether the view stays up without fingers: ``PinchZoomInteraction/zoomIn(at:)`` has lifted the view, or fingers have released the
    /// view and the configuration lets it stay.
    var staysUp = false
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
