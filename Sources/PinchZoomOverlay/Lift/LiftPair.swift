#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The two endpoints of a flight between screens. The views of both endpoints fly together, and dissolve into each other.
@MainActor final class LiftPair {
    /// The endpoint on the source's screen, with its view at the back.
    let source: FlightEndpoint
    /// The endpoint on the destination's screen, with its view in front.
    let destination: FlightEndpoint
    /// The endpoint of a view that flies over the destination's view, such as a ring that shows the progress of loading.
    private let companion: FlightEndpoint?
    private let endpoints: [FlightEndpoint]

    init(source: FlightEndpoint, destination: FlightEndpoint, companion: FlightEndpoint? = nil) {
        self.source = source
        self.destination = destination
        self.companion = companion
        endpoints = [source, destination, companion].compactMap { $0 }
    }

    /// The settings of all endpoints.
    struct Setting: Equatable {
        fileprivate let source: FlightEndpoint.Setting
        fileprivate let destination: FlightEndpoint.Setting
        fileprivate let companion: FlightEndpoint.Setting?
    }

    /// The present setting.
    var setting: Setting {
        Setting(source: source.setting, destination: destination.setting, companion: companion?.setting)
    }

    /// The layers that a pane and a fraction move.
    var movingLayers: [CALayer] { endpoints.flatMap(\.movingLayers) }

    /// Whether Core Animation can't play the whole flight.
    var needsFrames: Bool { endpoints.contains(where: \.needsFrames) }

    /// Whether the destination's view flies, and nothing is visible through the views.
    var isOpaque: Bool { source.isOpaque != false && destination.isOpaque == true }

    /// Lifts all views.
    func takeOff(into holder: UIView) {
        endpoints.forEach { $0.takeOff(into: holder) }
    }

    func refresh() {
        endpoints.forEach { $0.refresh() }
    }

    /// Shows both views in a pane, at a fraction of the way from the source (0) to the destination (1).
    ///
    /// - Parameters:
    ///   - uncroppedFraction: The fraction by which a pinch has already opened the crop of the source's view, from 0 to 1.
    ///   - frontAlpha: The alpha of the views over the source's view.
    func fill(_ pane: Pane, fraction: CGFloat, uncroppedFraction: CGFloat = 0, frontAlpha: CGFloat = 1) {
        let (below, above) = opacities(at: fraction)
        source.fill(pane, uncroppedFraction: max(fraction, uncroppedFraction), alpha: below)
        source.showFrontViews(over: pane, alpha: frontAlpha)
        destination.fill(pane, uncroppedFraction: 1 - fraction, alpha: above)
        guard let companion, let place = companion.pane else { return }
        companion.fill(companionPane(from: place, in: pane), uncroppedFraction: 1, alpha: above)
    }

    /// Returns the companion's pane for a pane that the destination's view fills. The companion moves and scales with the destination's
    /// view, but isn't stretched.
    private func companionPane(from place: Pane, in pane: Pane) -> Pane {
        guard let rest = destination.pane else { return place }
        let scale = min(pane.size.width / rest.size.width, pane.size.height / rest.size.height)
        let placement = Placement(center: pane.center, scale: scale, angle: pane.angle - rest.angle)
        return place.moved(to: placement.carry(place.center, from: rest.center), scaledBy: scale, angle: place.angle + placement.angle)
    }

    private func opacities(at fraction: CGFloat) -> (source: CGFloat, destination: CGFloat) {
        // If the source's view is on loan to the destination, only the destination has content to show.
        if destination.borrows(from: source) { return (0, 1) }
        if source.isText, destination.isText { return (textOpacity(at: fraction), textOpacity(at: 1 - fraction)) }
        guard source.isSolid, destination.isSolid else { return (1 - fraction, fraction) }
        // The view below stays opaque until the view above is opaque. Without this, the screen would be visible through both views.
        return (min((1 - fraction) * 4, 1), min(fraction * 4 / 3, 1))
    }

    /// Returns the alpha of a text at a fraction of its way to the other text. The text is visible only near its own place. Otherwise, the
    /// text would overprint the texts and photos on its way.
    private func textOpacity(at fraction: CGFloat) -> CGFloat {
        let presence = max(1 - 8 * fraction, 0)
        return presence * presence
    }

    /// Puts all views back, in this turn of the run loop, in reverse order.
    func land() {
        endpoints.reversed().forEach { $0.land() }
    }
}
#endif
