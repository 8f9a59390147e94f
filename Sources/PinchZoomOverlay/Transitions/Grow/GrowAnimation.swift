#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The animation of a cell that grows into a screen. A frame grows from the cell's place to the whole screen. The cell and the screen scale
/// with the frame, and the cell fades over the screen.
@MainActor final class GrowAnimation: ScrubbedAnimation {
    private let cell: FlightEndpoint
    /// Whether the cell hides the screen behind it at the start. If not, the screen fades in.
    private let isOpaque: Bool
    private let overlay = TransitionOverlayView()
    private var screen: FadingScreen?
    private var framing: GrowFrame?
    /// The cell's place. If the cell was missing or out of sight at the start, the place is `nil`, and the screens fade.
    private var place: SmoothedPane?

    init(of cell: FlightEndpoint, isOpaque: Bool, at side: TransitionSide, duration: TimeInterval) {
        self.cell = cell
        self.isOpaque = isOpaque
        super.init(at: side, duration: duration)
    }

    override func takeOff(from screens: TransitionScreens, at time: TimeInterval) {
        screen = FadingScreen(of: screens)
        overlay.cover(screens.container)
        cell.takeOff(into: overlay)
        if let pane = cell.pane, let window = overlay.window, pane.frame.intersects(window.bounds) {
            place = SmoothedPane(pane, at: time)
            framing = GrowFrame(of: screens.destinationView, in: screens.container)
        } else {
            cell.retire()
        }
    }

    override func isSettled(at time: TimeInterval) -> Bool { super.isSettled(at: time) && place?.isSettled(at: time) ?? true }

    override func leave(at side: TransitionSide) {
        cell.retire()
        framing?.remove()
        framing = nil
        overlay.removeFromSuperview()
        screen?.leave()
        screen = nil
    }

    override func show(at time: TimeInterval) {
        let fraction = fraction.advance(to: time)
        let time = self.fraction.displayTime(at: time)
        if framing != nil { cell.refresh() }
        // `refresh()` calls the app, which may have ended the transition.
        guard let screen, let container, let window = container.window else { return }
        guard let framing else { return screen.show(fraction) }
        place?.follow(cell.pane, at: time)
        guard let rest = place?.pane(at: time) else { return }
        var pane = rest.mixed(with: Pane(container.convert(framing.fullFrame, to: window)), fraction)
        // The corners stay round until the frame has nearly reached the edges of the screen. There, they disappear without a jump.
        pane.cornerRadius = rest.cornerRadius * min((1 - fraction) * 10, 1)
        let presence = isOpaque ? (fraction > 0 ? 1 : 0) : min(fraction * 2.5, 1)
        framing.show(frame: container.convert(pane.frame, from: window), cornerRadius: pane.cornerRadius, at: fraction, alpha: presence)
        overlay.cover(container)
        screen.show(presence)
        cell.fill(
            top(of: pane, from: framing.contentTop, asWideAs: rest),
            uncroppedFraction: fraction,
            alpha: max(1 - fraction * 2.5, 0)
        )
    }

    /// Returns the pane of the cell. The pane is as wide as the frame, and begins at the top of the screen's content. Below the pane, only
    /// the screen is visible.
    private func top(of pane: Pane, from contentTop: CGFloat, asWideAs rest: Pane) -> Pane {
        let height = rest.size.height * pane.size.width / rest.size.width
        var top = pane
        top.center.y += (height - pane.size.height) / 2 + contentTop
        top.size.height = height
        return top
    }
}
#endif
