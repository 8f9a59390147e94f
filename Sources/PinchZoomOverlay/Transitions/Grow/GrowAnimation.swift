import UIKit

/// A cell that grows into a screen: both fill the same frame, and the screen appears over the cell.
@MainActor final class GrowAnimation: ScrubbedAnimation {
    private let cell: LiftEnd
    var flight: TransitionFraction
    private(set) weak var container: UIView?
    private(set) var goesDown = false
    private let stage = TransitionOverlayView()
    private var screen: UIView?
    private var framing: GrowFrame?
    private var formerAlpha: CGFloat = 1
    /// Where the cell is; nil if there was none to begin with, then the screens fade.
    private var home: SmoothedPane?

    init(of cell: LiftEnd, at end: TransitionEnd, duration: TimeInterval) {
        self.cell = cell
        flight = TransitionFraction(CGFloat(end.fraction), duration: duration)
    }

    func enter(_ setting: TransitionScreens, at time: TimeInterval) {
        container = setting.container
        goesDown = setting.isPresentation
        if screen == nil {
            let screen = setting.destinationView
            self.screen = screen
            formerAlpha = screen.alpha
            stage.cover(setting.container)
            cell.takeOff(into: stage, atBack: false)
            if let pane = cell.pane, let window = stage.window, pane.frame.intersects(window.bounds) {
                home = SmoothedPane(pane, at: time)
            } else {
                cell.retire()
            }
        }
        if home != nil, let screen {
            framing = GrowFrame(of: screen, color: setting.destination.view.backgroundColor, in: setting.container)
        }
        show(at: time)
    }

    /// Whoever ends the transition finds the screen in its place.
    func wait(in window: UIView) {
        flight.pause()
        takeFrameAway()
        stage.cover(window)
    }

    func advance(to time: TimeInterval) -> Bool {
        show(at: time)
        return flight.isSettled(at: time) && home?.isSettled(at: time) ?? true
    }

    func leave(at end: TransitionEnd) {
        cell.retire()
        takeFrameAway()
        stage.removeFromSuperview()
        screen?.alpha = formerAlpha
        screen = nil
    }

    func show(at time: TimeInterval) {
        let fraction = flight.advance(to: time)
        if framing != nil { cell.refresh(atBack: false) }
        // Whoever is asked for the cell may end it all.
        guard let screen, let container, let window = container.window else { return }
        guard let framing else { return screen.alpha = formerAlpha * fraction }
        home?.follow(cell.pane, at: time)
        guard let home = home?.pane(at: time) else { return }
        let pane = home.mixed(with: Pane(container.convert(framing.fullFrame, to: window)), fraction)
        framing.show(frame: container.convert(pane.frame, from: window), cornerRadius: pane.cornerRadius, at: fraction)
        framing.put(stage)
        // The cell stays until the screen covers it: two that are half there would let the list shine through.
        screen.alpha = formerAlpha * min(fraction * 2.5, 1)
        cell.fill(top(of: pane, from: framing.contentTop, asWideAs: home), freedom: fraction, alpha: min((1 - fraction) * 2, 1))
    }

    /// The cell is as wide as the frame, and where the screen's content begins: what is below belongs to the screen.
    private func top(of pane: Pane, from contentTop: CGFloat, asWideAs home: Pane) -> Pane {
        let height = home.size.height * pane.size.width / home.size.width
        var top = pane
        top.center.y += (height - pane.size.height) / 2 + contentTop
        top.size.height = height
        return top
    }

    private func takeFrameAway() {
        framing?.remove()
        framing = nil
    }
}
