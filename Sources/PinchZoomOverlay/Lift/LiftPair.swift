import UIKit

/// The two endpoints of a flight between screens. Their views fly together, and dissolve into each other.
@MainActor final class LiftPair {
    /// The endpoint on the source's screen. Its view is at the back.
    let source: FlightEndpoint
    /// The endpoint on the destination's screen. Its view is in front.
    let destination: FlightEndpoint
    /// A view over the destination's view that flies with it, such as a ring that shows the progress of loading.
    private let companion: FlightEndpoint?

    init(source: FlightEndpoint, destination: FlightEndpoint, companion: FlightEndpoint? = nil) {
        self.source = source
        self.destination = destination
        self.companion = companion
    }

    private var endpoints: [FlightEndpoint] { [source, destination, companion].compactMap { $0 } }

    /// Lifts all views.
    func takeOff(into holder: UIView) {
        endpoints.forEach { $0.takeOff(into: holder) }
    }

    /// Updates all endpoints.
    func refresh() {
        endpoints.forEach { $0.refresh() }
    }

    /// Shows both views in a pane, at a fraction of the way from the source (0) to the destination (1).
    ///
    /// - Parameter uncroppedFraction: The fraction by which a pinch has opened the crop of the source's view before.
    func fill(_ pane: Pane, fraction: CGFloat, uncroppedFraction: CGFloat = 0) {
        let (below, above) = opacities(at: fraction)
        source.fill(pane, uncroppedFraction: max(fraction, uncroppedFraction), alpha: below)
        destination.fill(pane, uncroppedFraction: 1 - fraction, alpha: above)
        guard let companion, let place = companion.pane else { return }
        companion.fill(companionPane(from: place, in: pane), uncroppedFraction: 1, alpha: above)
    }

    /// Returns the companion's pane for a pane that the destination's view fills. The companion moves and scales with that view, but isn't
    /// stretched.
    private func companionPane(from place: Pane, in pane: Pane) -> Pane {
        guard let rest = destination.pane else { return place }
        let scale = min(pane.size.width / rest.size.width, pane.size.height / rest.size.height)
        let placement = Placement(center: pane.center, scale: scale, angle: pane.angle - rest.angle)
        return Pane(
            center: placement.carry(place.center, from: rest.center),
            size: CGSize(width: place.size.width * scale, height: place.size.height * scale),
            angle: place.angle + placement.angle
        )
    }

    private func opacities(at fraction: CGFloat) -> (source: CGFloat, destination: CGFloat) {
        // A view on loan is in one place only, and the other place shows nothing.
        if destination.borrows(from: source) { return (0, 1) }
        guard source.isSolid, destination.isSolid else { return (1 - fraction, fraction) }
        // The view below is opaque until the view above covers it. Otherwise the screen would be visible through both.
        return (min((1 - fraction) * 4, 1), min(fraction * 4 / 3, 1))
    }

    /// Puts all views back, in this turn, in reverse order.
    func land() {
        endpoints.reversed().forEach { $0.land() }
    }

    /// Gives a view on loan back to the source's screen.
    func endLoan() {
        destination.giveBackLoan()
    }
}

/// The state of a released photo, for the transition that continues its flight.
struct LiftHandOver {
    var pane: Pane
    var velocity: Velocity
    /// The fraction by which the crop is open, from 0 to 1.
    var uncroppedFraction: CGFloat
    /// The larger image that the photo shows, if there is one.
    var fullSizeImage: UIImage?
    var backdropColor: UIColor
    /// The alpha of the backdrop, 0 to 1.
    var backdropAlpha: CGFloat
    /// The clock of the frames that have been shown.
    var clock: DisplayClock
}
