import UIKit

/// Two views that are one to the eye, each on its screen: both fly as one, and one dissolves into the other on the way.
@MainActor final class LiftPair {
    /// On the screen that is left for the other, and come back to; it lies at the back.
    let source: FlightEndpoint
    /// On the screen that is opened; it lies in front.
    let destination: FlightEndpoint

    init(source: FlightEndpoint, destination: FlightEndpoint) {
        self.source = source
        self.destination = destination
    }

    /// Takes both up, where they are.
    func takeOff(into holder: UIView) {
        source.takeOff(into: holder)
        destination.takeOff(into: holder)
    }

    /// Catches up with both screens.
    func refresh() {
        source.refresh()
        destination.refresh()
    }

    /// Shows both in a pane, at a fraction of the way from the source (0) to the destination (1). What flies for the source may be out of its
    /// surroundings already.
    func fill(_ pane: Pane, fraction: CGFloat, freedom: CGFloat = 0) {
        let (below, above) = opacities(at: fraction)
        source.fill(pane, freedom: max(fraction, freedom), alpha: below)
        destination.fill(pane, freedom: 1 - fraction, alpha: above)
    }

    private func opacities(at fraction: CGFloat) -> (source: CGFloat, destination: CGFloat) {
        // What a page borrows is in one place: the other has nothing to show.
        if destination.borrows(from: source) { return (0, 1) }
        guard source.isSolid, destination.isSolid else { return (1 - fraction, fraction) }
        // What is below stays until the other covers it: two that are half there would let the screen shine through.
        return (min((1 - fraction) * 4, 1), min(fraction * 4 / 3, 1))
    }

    /// Puts both back, in this turn: the one that was taken up last comes first.
    func land() {
        destination.land()
        source.land()
    }

    /// Gives what the destination borrows back to the source's screen, for good.
    func endLoan() {
        destination.giveBackLoan()
    }
}
