import UIKit

/// The two endpoints of a flight between screens. Their views fly as one, and one dissolves into the other.
@MainActor final class LiftPair {
    /// The endpoint on the source's screen. Its view is at the back.
    let source: FlightEndpoint
    /// The endpoint on the destination's screen. Its view is in front.
    let destination: FlightEndpoint

    init(source: FlightEndpoint, destination: FlightEndpoint) {
        self.source = source
        self.destination = destination
    }

    /// Lifts both views.
    func takeOff(into holder: UIView) {
        source.takeOff(into: holder)
        destination.takeOff(into: holder)
    }

    /// Updates both endpoints.
    func refresh() {
        source.refresh()
        destination.refresh()
    }

    /// Shows both views in a pane, at a fraction of the way from the source (0) to the destination (1).
    ///
    /// - Parameter uncroppedFraction: The fraction by which a pinch has opened the crop of the source's view before.
    func fill(_ pane: Pane, fraction: CGFloat, uncroppedFraction: CGFloat = 0) {
        let (below, above) = opacities(at: fraction)
        source.fill(pane, uncroppedFraction: max(fraction, uncroppedFraction), alpha: below)
        destination.fill(pane, uncroppedFraction: 1 - fraction, alpha: above)
    }

    private func opacities(at fraction: CGFloat) -> (source: CGFloat, destination: CGFloat) {
        // A view on loan is in one place only, and the other shows nothing.
        if destination.borrows(from: source) { return (0, 1) }
        guard source.isSolid, destination.isSolid else { return (1 - fraction, fraction) }
        // The view below stays until the other covers it. Otherwise the screen would shine through both.
        return (min((1 - fraction) * 4, 1), min(fraction * 4 / 3, 1))
    }

    /// Puts both views back, in this turn, in reverse order.
    func land() {
        destination.land()
        source.land()
    }

    /// Gives a view on loan back to the source's screen.
    func endLoan() {
        destination.giveBackLoan()
    }
}

/// The state of a photo that fingers have let go of, for the transition that continues its flight.
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
