import UIKit

/// A cell that grows into a screen: both fill the same frame, and the one dissolves into the other.
@MainActor final class GrowScene: TransitionScene {
    private let cell: LiftEnd
    private var fade: TimedFade
    private let frameView = UIView()
    private let stage = TransitionStage()
    private var screen: UIView?
    private weak var container: UIView?
    private var formerAlpha: CGFloat = 1
    private var formerTransform = CGAffineTransform.identity
    private var screenFrame = CGRect.zero

    init(of cell: LiftEnd, at end: TransitionEnd, duration: TimeInterval) {
        self.cell = cell
        fade = TimedFade(CGFloat(end.fraction), duration: duration)
    }

    func enter(_ setting: TransitionSetting, at time: TimeInterval) {
        let screen = setting.destinationView
        self.screen = screen
        container = setting.container
        formerAlpha = screen.alpha
        formerTransform = screen.transform
        screenFrame = setting.end == .destination ? setting.frameInContainer : screen.frame
        frameView.clipsToBounds = true
        frameView.frame = screenFrame
        setting.container.insertSubview(frameView, aboveSubview: screen)
        frameView.addSubview(screen)
        stage.cover(frameView)
        cell.takeOff(into: stage, atBack: false)
        show(at: time)
    }

    func head(for end: TransitionEnd, at time: TimeInterval) {
        fade.head(for: CGFloat(end.fraction), at: time)
    }

    func advance(to time: TimeInterval) -> Bool {
        cell.refresh(atBack: false)
        show(at: time)
        return fade.isSettled(at: time)
    }

    func leave(at end: TransitionEnd) {
        cell.land()
        guard let screen else { return }
        self.screen = nil
        screen.transform = formerTransform
        screen.alpha = formerAlpha
        // UIKit looks for the screen in the container.
        if screen.superview === frameView, let container {
            container.insertSubview(screen, aboveSubview: frameView)
            screen.frame = screenFrame
        }
        stage.removeFromSuperview()
        frameView.removeFromSuperview()
    }

    private func show(at time: TimeInterval) {
        guard let screen, let container, let window = container.window else { return }
        let fraction = fade.value(at: time)
        let full = Pane(container.convert(screenFrame, to: window))
        guard let home = cell.pane else {
            screen.alpha = formerAlpha * fraction
            return
        }
        let pane = home.mixed(with: full, fraction)
        frameView.frame = container.convert(pane.frame, from: window)
        frameView.layer.cornerRadius = pane.cornerRadius
        let scale = pane.size.width / full.size.width
        screen.transform = formerTransform.scaledBy(x: scale, y: scale)
        screen.center = CGPoint(x: screenFrame.width * scale / 2, y: screenFrame.height * scale / 2)
        stage.cover(frameView)
        // As wide as the frame, and at its top: what is below belongs to the screen.
        let height = home.size.height * pane.size.width / home.size.width
        var top = pane
        top.center.y += (height - pane.size.height) / 2
        top.size.height = height
        cell.fill(top, freedom: fraction, alpha: max(1 - fraction * 1.5, 0))
    }
}
