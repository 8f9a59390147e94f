#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The flight of a photo between two screens, while the destination's screen fades. Fingers can drag or pinch the photo.
@MainActor final class ZoomAnimation: TransitionAnimation {
    private let pair: LiftPair
    private let configuration: ZoomTransitionConfiguration
    private let overlay = TransitionOverlayView()
    private lazy var layer = overlay.addLayer()
    private let overlyingViews: @MainActor () -> [UIView]
    /// A view behind the photo that casts the photo's shadow. Without the shadow, a photo over a list of photos would have no edge.
    private let shadow = UIView()
    private var overlying: OverlyingViews?
    /// The fade of the views over the destination's photo while fingers drag or pinch the photo away, in addition to that of the screen.
    private var overlyingFade = TimedFade(1, duration: 0.15)
    private let backdrop: PinchBackdrop?
    private var motion: ZoomMotion
    private var pane: Pane?
    private var side: TransitionSide
    /// The photo's look: 0 for the source's look, and 1 for the destination's look.
    private var fraction: SpringFade
    /// The alpha of the destination's screen.
    private var background: SpringFade
    /// The fraction by which a pinch has opened the crop of the source's photo, from 0 to 1.
    private var uncroppedFraction: SpringFade
    /// The fade of the views over the source's photo after the take-off.
    private var front: TimedFade
    private var screen: FadingScreen?
    private var clock: DisplayClock
    private let freeMotion = FreeMotion<LiftPair.Setting>()

    /// - Parameters:
    ///   - side: The side at which the flight starts.
    ///   - flight: The flight of the pinch that has lifted the photo, or `nil`. The animation continues it, and the pinch ends afterwards.
    ///   - overlyingViews: A closure that returns the views over the photo on the destination's screen.
    init(
        _ pair: LiftPair,
        at side: TransitionSide,
        adopting flight: Flight? = nil,
        configuration: ZoomTransitionConfiguration,
        under overlyingViews: @escaping @MainActor () -> [UIView] = { [] }
    ) {
        flight?.catchUp()
        let flight = flight.flatMap { $0.canBeAdopted ? $0 : nil }
        self.pair = pair
        self.overlyingViews = overlyingViews
        self.side = side
        self.configuration = configuration
        let value = side.visibleFraction
        fraction = SpringFade(value, response: configuration.openingSpring.response)
        background = SpringFade(value, response: configuration.openingSpring.response)
        uncroppedFraction = SpringFade(flight?.lift.crop.fraction ?? 0, response: configuration.closingSpring.response)
        // A pinch has faded these views before.
        front = TimedFade(side == .source && flight == nil ? 1 : 0, duration: FrontViews.fadeDuration)
        pair.source.fullSize = flight?.lentFullSize
        pair.source.fadesFrontViews = true
        backdrop = flight.map { PinchBackdrop(of: $0, response: configuration.landingSpring.response) }
        pane = flight?.lift.currentPane
        clock = flight?.clock ?? DisplayClock()
        motion = .still(flight?.velocity ?? .zero)
    }

    // MARK: In the container

    func enter(_ screens: TransitionScreens, at time: TimeInterval) {
        screen = FadingScreen(of: screens)
        let window = screens.container.window
        if let backdrop, let window { backdrop.cover(window) }
        // The photo of another column, such as in a split view, would be hidden by that column if it flew in the container of a push.
        let startsElsewhere = !screens.isPresentation && pair.source.isOutside(screens.container)
        overlay.cover(backdrop != nil || startsElsewhere ? window ?? screens.container : screens.container)
        pair.takeOff(into: layer)
        shadow.backgroundColor = .black
        shadow.layer.zPosition = -1
        shadow.castFlightShadow()
        layer.addSubview(shadow)
        overlying = OverlyingViews(
            overlyingViews,
            on: screens.destinationView,
            at: side == .destination ? .onScreen : .now,
            in: overlay.addLayer()
        )
        pane = pane ?? (side == .source ? pair.source.pane : nil) ?? pair.destination.pane ?? pair.source.pane
        front.head(for: 0, at: clock.time(at: time))
        show(at: time)
        fadeFrontViews(at: clock.latest)
    }

    func visibleFraction(at time: TimeInterval) -> CGFloat { backgroundAlpha(at: clock.time(at: time)) }

    func leave(at side: TransitionSide) {
        freeMotion.stop()
        overlying?.land()
        pair.land()
        if side == .source { pair.destination.giveBackLoan() }
        overlay.removeFromSuperview()
        backdrop?.view.removeFromSuperview()
        screen?.leave()
        screen = nil
    }

    // MARK: Without fingers

    func head(for side: TransitionSide, velocity: CGVector, at time: TimeInterval) {
        catchUp()
        self.side = side
        let time = clock.time(at: time)
        let isOpening = side == .destination
        let springs = springs(after: velocity, at: time)
        func going(from value: CGFloat, on spring: Spring) -> SpringFade {
            var fade = SpringFade(value, response: spring.response)
            fade.head(for: side.visibleFraction, at: time)
            return fade
        }
        fraction = going(from: fraction.value(at: time), on: springs.flight)
        background = going(from: backgroundAlpha(at: time), on: springs.background)
        if isOpening {
            overlyingFade.head(for: 1, at: time)
        } else {
            backdrop?.fade.head(for: 0, at: time)
            uncroppedFraction.head(for: 0, at: time)
            // The views may have changed since the take-off, while fingers held the photo or it opened.
            if !motion.isStill { pair.source.front?.update() }
        }
        motion = flight(at: motion.velocity(of: velocity, at: time), on: springs, time: time)
        // Under Reduce Motion, the photo fades out with its screen instead of flying back. The source's view is visible in the list from
        // now on.
        if !isOpening, UIAccessibility.isReduceMotionEnabled { pair.source.retire() }
        play(from: time)
    }

    /// Returns the springs of a flight to the current side.
    private func springs(after velocity: CGVector, at time: TimeInterval) -> ZoomSprings {
        guard held != nil else {
            return ZoomSprings(side == .destination ? configuration.openingSpring : configuration.closingSpring)
        }
        guard side == .source else { return ZoomSprings(configuration.returnSpring) }
        return ZoomSprings(landingBy: configuration, at: motion.quickeningSpeed(of: velocity, at: time))
    }

    /// Returns the motion of a flight to the current side. Under Reduce Motion, the photo doesn't move.
    private func flight(at velocity: Velocity, on springs: ZoomSprings, time: TimeInterval) -> ZoomMotion {
        guard !UIAccessibility.isReduceMotionEnabled, let pane, let target else { return .still(.zero) }
        return .flying(
            PaneSpring(from: pane, velocity: velocity, to: target, spring: springs.flight, carry: springs.carry, at: time)
        )
    }

    func advance(to time: TimeInterval) -> Bool {
        let time = clock.advance(to: freeMotion.time(ofFrameFor: time))
        pair.refresh()
        if held == nil, freeMotion.mustBePlayed(in: pair.setting, at: time) { play(from: time) }
        if case .flying(var spring) = motion {
            if let target { spring.follow(target, at: time) }
            motion = .flying(spring)
        }
        movePane(at: time)
        fadeFrontViews(at: time)
        if freeMotion.isPlayed, !pair.needsFrames { overlying?.show(overlyingAlpha(at: time)) } else { show(at: time) }
        return isSettled(at: time)
    }

    /// Moves the pane to its position at a time, in seconds, unless fingers hold the photo.
    private func movePane(at time: TimeInterval) {
        guard case .flying(let spring) = motion else { return }
        pane = spring.isSettled(at: time) ? spring.target : spring.pane(at: time)
    }

    /// Returns whether nothing moves any more at a time, in seconds.
    private func isSettled(at time: TimeInterval) -> Bool {
        switch motion {
        case .held: return false
        case .flying(let spring): guard spring.isSettled(at: time) else { return false }
        case .still: break
        }
        // The transition must end as soon as the photo seems to be at rest, because people may want to zoom the photo then. At a tolerance
        // of 0.005, every edge of the photo is less than half a point from its final position.
        guard overlyingFade.isSettled(at: time) else { return false }
        let fades = [fraction, background] + (side == .source ? [backdrop?.fade].compactMap { $0 } : [])
        return fades.allSatisfy { $0.isSettled(at: time, within: 0.005) }
    }

    /// Lets Core Animation play the flight, from a time on, in seconds.
    private func play(from time: TimeInterval) {
        let (presentPane, presentRest) = (pane, backdrop?.rest)
        let views: [UIView?] = [layer, shadow, overlying?.layer, screen?.view, backdrop?.view]
        let layers = views.compactMap { $0?.layer } + pair.movingLayers
        freeMotion.play(
            layers,
            in: pair.setting,
            from: time,
            after: clock.latest,
            framesPerSecond: overlay.window?.maximumFramesPerSecond,
            until: isSettled
        ) { time in
            movePane(at: time)
            showPhotos(at: time)
        }
        pane = presentPane
        guard let presentRest else { return }
        backdrop?.rest = presentRest
        showPhotos(at: time)
    }

    /// Moves the photo to where Core Animation shows it. Without this, a photo that a finger grabs would jump back to the start
    /// of its flight.
    private func catchUp() {
        guard freeMotion.isPlayed else { return }
        let time = freeMotion.shownTime
        movePane(at: time)
        show(at: time)
    }

    /// The pane to which the photo flies.
    private var target: Pane? { side == .source ? pair.source.pane : pair.destination.pane }

    // MARK: Under fingers

    /// Returns whether a touch is on the photo, or at most 22 points beside the photo.
    func accepts(_ touch: UITouch) -> Bool {
        catchUp()
        return pane?.frame.insetBy(dx: -22, dy: -22).contains(touch.location(in: nil)) ?? false
    }

    /// The direction of a drag back: away from the edge in a swipe from the edge, up in a drag up, otherwise down.
    var directionToSource: CGVector {
        if case .drag(let drag)? = held { drag.directionToSource } else { CGVector(dx: 0, dy: 1) }
    }

    func beginHold(_ hold: InteractiveGrip.Hold, at time: TimeInterval) {
        catchUp()
        freeMotion.stop()
        guard let pane, let window = overlay.window else { return }
        let time = clock.time(at: time)
        let alpha = backgroundAlpha(at: time)
        switch hold {
        case .drag(let location, let origin):
            let drag = DismissalDrag(
                of: pane,
                backgroundAlpha: alpha,
                from: origin,
                at: location,
                along: DragAxis(from: origin, in: window.bounds.size),
                by: origin.isEdge ? configuration.edgeSwipe : configuration.drag
            )
            held = .drag(drag)
        case .pinch(let fingers, let ratio):
            held = .pinch(DismissalPinch(of: pane, backgroundAlpha: alpha, with: fingers, ratio: ratio, at: time))
        }
        // The look of the photo doesn't change while fingers hold it.
        fraction = SpringFade(fraction.value(at: time), response: configuration.closingSpring.response)
    }

    var held: HeldMotion? {
        get { motion.held }
        set { if let newValue { motion = .held(newValue) } }
    }

    func follow(_ fingers: InteractiveGrip.Position, at time: TimeInterval) {
        held?.follow(fingers, at: clock.time(at: time))
        guard let pane = motion.underFingers?.pane else { return }
        self.pane = pane
        overlyingFade.head(for: 0, at: clock.time(at: time))
        show(at: time)
    }

    // MARK: The visible state

    private func backgroundAlpha(at time: TimeInterval) -> CGFloat {
        motion.underFingers?.backgroundAlpha ?? background.value(at: time)
    }

    private func overlyingAlpha(at time: TimeInterval) -> CGFloat { backgroundAlpha(at: time) * overlyingFade.value(at: time) }

    private func show(at time: TimeInterval) {
        if let container = overlay.superview { overlay.cover(container) }
        let time = clock.advance(to: time)
        showPhotos(at: time)
        overlying?.show(overlyingAlpha(at: time))
    }

    /// Fades the views over the source's photo with their pictures.
    private func fadeFrontViews(at time: TimeInterval) {
        pair.source.front?.fadeViews(to: frontAlpha(at: time))
    }

    /// Returns the alpha of the views over the source's photo. On the way back, they appear in the last fiftieth of the way, in 0.15 s.
    private func frontAlpha(at time: TimeInterval) -> CGFloat {
        guard side == .source, !motion.isStill else { return front.value(at: time) }
        let way = max(fraction.value(at: time), uncroppedFraction.value(at: time))
        return max(front.value(at: time), 1 - (50 * way) * (50 * way))
    }

    private func showPhotos(at time: TimeInterval) {
        let alpha = backgroundAlpha(at: time)
        let fraction = fraction.value(at: time)
        if let pane {
            pair.fill(pane, fraction: fraction, uncroppedFraction: uncroppedFraction.value(at: time), frontAlpha: frontAlpha(at: time))
            // Near the list's photo, and under a screen that may be white, the shadow comes and goes gradually.
            showShadow(of: pane, alpha: motion.isStill ? 0 : min(8 * fraction, 1) * (1 - alpha))
        }
        // If a bar covers a part of the photo in the list, the flight uncovers this part gradually. Without the clip, the photo would jump
        // in front of the bar.
        overlay.clip(layer, to: pair.source.viewport?.mixed(with: overlay.bounds, fraction))
        screen?.show(alpha)
        overlying?.fade(to: overlyingAlpha(at: time))
        backdrop?.show(under: alpha, at: time)
    }

    /// Shows the shadow of the photo in a pane. The view is smaller than the photo, so that no edge of the view is visible beside the photo.
    private func showShadow(of pane: Pane, alpha: CGFloat) {
        shadow.alpha = pair.isOpaque ? alpha : 0
        shadow.bounds.size = CGSize(width: max(pane.size.width - 2, 0), height: max(pane.size.height - 2, 0))
        shadow.center = pane.center
        shadow.transform = CGAffineTransform(rotationAngle: pane.angle)
        shadow.layer.cornerRadius = pane.cornerRadius
    }
}
#endif
