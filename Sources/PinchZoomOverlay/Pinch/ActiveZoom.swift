#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The current zoom of an interaction, with the objects that last as long as the zoom.
@MainActor struct ActiveZoom {
    /// The identity of the lifted view. The view itself may be deallocated during the zoom.
    let view: ObjectIdentifier
    let flight: Flight
    /// The lock of the scroll views around the view, which are free while the view returns.
    var scrollLock: ScrollLock?
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
    }
}

/// The lifted views, and the interactions that have lifted them.
@MainActor enum LiftedViews {
    private static var interactions: [ObjectIdentifier: Weak<PinchZoomInteraction>] = [:]
    /// Puts each view back whose app or scene is about to become inactive. The observers of the first lift serve all lifts, because a
    /// registration takes as long as a tenth of a lift.
    private static let deactivation = [
        NotificationObserver(of: UIApplication.willResignActiveNotification) { _ in putBack { _ in true } },
        NotificationObserver(of: UIScene.willDeactivateNotification) { scene in
            putBack { ($0.flight ?? $0.returning.first?.flight)?.window?.windowScene.map(ObjectIdentifier.init) == scene }
        },
    ]

    /// Returns the interaction that has lifted a view, if there is one.
    static func interaction(lifting view: UIView) -> PinchZoomInteraction? {
        interactions[ObjectIdentifier(view)]?.object
    }

    /// Stores the interaction that has lifted a view. If the interaction is `nil`, removes the stored interaction.
    static func record(_ view: ObjectIdentifier, liftedBy interaction: PinchZoomInteraction?) {
        _ = deactivation
        interactions[view] = interaction.map { Weak(object: $0) }
    }

    private static func putBack(where isInactive: (PinchZoomInteraction) -> Bool) {
        for interaction in interactions.values.compactMap(\.object) where isInactive(interaction) { interaction.cancel() }
    }
}
#endif
