import UIKit

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
