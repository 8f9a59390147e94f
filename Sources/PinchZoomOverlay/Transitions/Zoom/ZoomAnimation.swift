import UIKit

/// A photo in flight between two screens, of which one fades over the other; it may be dragged meanwhile.
@MainActor final class ZoomAnimation: HoldableAnimation {
    /// What moves the photo.
    private enum Motion {
        case still
        case dragging(DismissalDrag)
        case flying(PaneSpring)
    }

    /// How a photo comes to a scene that was in flight before: as fast as it was, before a backdrop.
    struct Start {
        var pane: Pane
        var velocity: VelocityEstimator.Velocity
        var backdropColor: UIColor
        var backdropAlpha: CGFloat
    }

    private let pair: LiftPair
    private let configuration: ZoomTransitionConfiguration
    private let stage = TransitionOverlayView()
    private lazy var layer = stage.addLayer()
    private let backdrop = UIView()
    private var motion = Motion.still
    private var velocity = VelocityEstimator.Velocity.zero
    private var estimator = VelocityEstimator()
    private var pane: Pane?
    private var end: TransitionEnd
    /// How far it is from the source's look (0) to the destination's (1).
    private var fraction: SpringFade
    /// How much of the destination's screen is there.
    private var background: SpringFade
    /// How opaque the backdrop of a pinch was, and how much of that is left, 0 to 1.
    private let formerBackdropAlpha: CGFloat
    private var backdropRest: CGFloat = 1
    private var backdropPresence: SpringFade
    private var screen: UIView?
    private var formerAlpha: CGFloat = 1
    private var veils: [BarHidingView] = []

    /// - Parameter end: where it is at first.
    init(_ pair: LiftPair, at end: TransitionEnd, from start: Start? = nil, configuration: ZoomTransitionConfiguration) {
        self.pair = pair
        self.end = end
        self.configuration = configuration
        let value = CGFloat(end.fraction)
        fraction = SpringFade(value, response: configuration.openingResponse)
        background = SpringFade(value, response: configuration.openingResponse)
        formerBackdropAlpha = start?.backdropAlpha ?? 0
        backdropPresence = SpringFade(start == nil ? 0 : 1, response: configuration.closingResponse)
        backdrop.backgroundColor = start?.backdropColor
        pane = start?.pane
        velocity = start?.velocity ?? .zero
    }

    // MARK: On the container

    func enter(_ setting: TransitionScreens, at time: TimeInterval) {
        if screen == nil {
            screen = setting.destinationView
            formerAlpha = setting.destinationView.alpha
            veils = BarHidingView.veils(of: setting.destination, to: setting.end)
        }
        let isFirst = stage.superview == nil
        if isFirst, backdrop.backgroundColor != nil, let window = setting.container.window {
            // It has covered the bars as well, and does so until it has faded.
            backdrop.frame = window.bounds
            backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            backdrop.isUserInteractionEnabled = false
            window.addSubview(backdrop)
            stage.cover(window)
        } else {
            stage.cover(setting.container)
        }
        if isFirst {
            pair.takeOff(into: layer)
            pane = pane ?? (end == .source ? pair.source.pane : nil) ?? pair.destination.pane ?? pair.source.pane
        } else {
            // A screen that was out of the window meanwhile is there again.
            pair.refresh()
        }
        show(at: time)
    }

    /// Everything stays as it is until then.
    func wait(in window: UIView) {
        let time = CACurrentMediaTime()
        motion = .still
        fraction = SpringFade(fraction.value(at: time), response: configuration.closingResponse)
        background = SpringFade(background.value(at: time), response: configuration.closingResponse)
        stage.cover(window)
    }

    func leave(at end: TransitionEnd) {
        pair.land()
        stage.removeFromSuperview()
        backdrop.removeFromSuperview()
        screen?.alpha = formerAlpha
        screen = nil
        veils.forEach { $0.presence = end == .source ? 0 : 1 }
        veils = []
    }

    // MARK: By itself

    func head(for end: TransitionEnd, at time: TimeInterval) {
        self.end = end
        let isOpening = end == .destination
        let response = isOpening ? configuration.openingResponse : configuration.closingResponse
        func going(from value: CGFloat, to goal: CGFloat) -> SpringFade {
            var presence = SpringFade(value, response: response)
            presence.head(for: goal, at: time)
            return presence
        }
        fraction = going(from: fraction.value(at: time), to: isOpening ? 1 : 0)
        background = going(from: backgroundAlpha(at: time), to: isOpening ? 1 : 0)
        if !isOpening { backdropPresence = going(from: backdropPresence.value(at: time), to: 0) }
        if case .dragging = motion { velocity = estimator.velocity(at: time) }
        if UIAccessibility.isReduceMotionEnabled {
            // The photo stays, and goes with its screen.
            if !isOpening { pair.source.retire() }
            motion = .still
        } else if let pane, let target {
            let spring = isOpening ? configuration.openingSpring : configuration.closingSpring
            // The estimator knows a width, the spring its rate.
            let rate = VelocityEstimator.Velocity(center: velocity.center, scale: velocity.scale / pane.size.width, angle: velocity.angle)
            motion = .flying(PaneSpring(from: pane, velocity: rate, to: target, spring: spring, at: time))
        } else {
            motion = .still
        }
        velocity = .zero
    }

    func advance(to time: TimeInterval) -> Bool {
        pair.refresh()
        var isAtRest = true
        if case .flying(var spring) = motion {
            if let target { spring.retarget(to: target, at: time) }
            motion = .flying(spring)
            isAtRest = spring.isSettled(at: time)
            pane = isAtRest ? spring.target : spring.pane(at: time)
        } else if case .dragging = motion {
            isAtRest = false
        }
        show(at: time)
        // A hundredth, since whoever sees the photo at rest expects to zoom it.
        let presences = end == .destination ? [fraction, background] : [fraction, background, backdropPresence]
        return isAtRest && presences.allSatisfy { $0.isSettled(at: time, within: 0.01) }
    }

    /// Where it flies to.
    private var target: Pane? { end == .source ? pair.source.pane : pair.destination.pane }

    // MARK: Under a finger

    /// On the photo, or near it.
    func isMeant(by touch: UITouch) -> Bool {
        pane?.frame.insetBy(dx: -22, dy: -22).contains(touch.location(in: nil)) ?? false
    }

    func dragProgress(at time: TimeInterval) -> CGFloat { 1 - backgroundAlpha(at: time) }

    func beginDrag(at location: CGPoint, time: TimeInterval) {
        guard let pane, let window = stage.window else { return }
        let drag = DismissalDrag(
            of: pane,
            backgroundAlpha: backgroundAlpha(at: time),
            at: location,
            height: window.bounds.height,
            configuration: configuration
        )
        // What it looks like stays as it is while it is held.
        fraction = SpringFade(fraction.value(at: time), response: configuration.closingResponse)
        motion = .dragging(drag)
        estimator = VelocityEstimator()
        note(pane, at: time)
    }

    func drag(to location: CGPoint, time: TimeInterval) {
        guard case .dragging(var drag) = motion else { return }
        drag.move(to: location)
        motion = .dragging(drag)
        pane = drag.current
        note(drag.current, at: time)
        show(at: time)
    }

    func changeFinger(to location: CGPoint) {
        guard case .dragging(var drag) = motion else { return }
        drag.changeFinger(to: location)
        motion = .dragging(drag)
    }

    func dismisses(at velocity: CGVector) -> Bool {
        guard case .dragging(let drag) = motion else { return false }
        return drag.dismisses(at: velocity.dy)
    }

    private func note(_ pane: Pane, at time: TimeInterval) {
        estimator.record(Placement(center: pane.center, scale: pane.size.width, angle: pane.angle), at: time)
    }

    // MARK: What is seen

    private func backgroundAlpha(at time: TimeInterval) -> CGFloat {
        if case .dragging(let drag) = motion { drag.currentBackgroundAlpha } else { background.value(at: time) }
    }

    private func show(at time: TimeInterval) {
        if let container = stage.superview { stage.cover(container) }
        let alpha = backgroundAlpha(at: time)
        let fraction = fraction.value(at: time)
        if let pane { pair.fill(pane, fraction: fraction) }
        // A photo that lies half under a bar comes out from under it on the way, and goes back there.
        stage.clip(layer, to: pair.source.viewport?.mixed(with: stage.bounds, fraction))
        screen?.alpha = formerAlpha * alpha
        veils.forEach { $0.presence = alpha }
        // Going by the cube of what has come of the screen, so that what is behind both only ever gets darker, up to 0.8 of the backdrop.
        backdropRest = min(backdropRest, 1 - alpha * alpha * alpha)
        backdrop.alpha = formerBackdropAlpha * backdropRest * backdropPresence.value(at: time)
    }
}
