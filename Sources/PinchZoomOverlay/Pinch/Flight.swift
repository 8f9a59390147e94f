#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Moves a lifted photo until it lands. The photo moves after each event of the fingers, and with each frame.
@MainActor final class Flight {
    enum Event {
        /// The first frame after the lift comes.
        case appeared
        /// The photo has moved, or the backdrop has changed.
        case changed
        /// The photo returns to its place, because no transition has continued the flight, or because a list has scrolled below a photo
        /// that stays up.
        case released
        /// The photo has reached its place. Or the flight can't continue: the place or its screen is gone, or the window is hidden or has
        /// another size.
        case ended
    }

    /// The duration of the fade that replaces the spring, in seconds. The photo fades if Reduce Motion is on, or if a transition begins
    /// that doesn't continue the flight.
    static let fadeDuration: TimeInterval = 0.2

    /// The longest time for which a photo waits for a transition, in seconds.
    private static let patience: TimeInterval = 0.5

    let configuration: PinchZoomConfiguration
    var lift: Lift
    /// The view that flies: `view`, or the image view that fills `view`.
    weak var subject: UIView?
    let overlay: PinchOverlayView
    private let screen: ScreenObserver
    var reuse: ReuseObserver
    /// The scroll views around the place, while the photo stays up after a release. If one of them scrolls, the photo returns.
    var scrolling: ScrollObserver?
    /// The memory for the larger image. Most flights show no larger image.
    lazy var memory = share(of: .shared)
    private(set) weak var view: UIView?
    private var listener: @MainActor (Event) -> Void
    /// The current motion. Setting the motion resumes `frameLink`. If nothing moves, `runLoopObserver` pauses `frameLink` again.
    private(set) var motion = FlightMotion.still {
        didSet {
            if !motion.isFree { freeMotion.stop() }
            resumeFrames()
        }
    }
    let freeMotion = FreeMotion<Lift.Setting>()
    private(set) var estimator = VelocityEstimator()
    private(set) var clock = DisplayClock()
    private(set) var look: FlightLook
    private var frameLink: FrameLink?
    private var runLoopObserver: RunLoopObserver?
    private(set) weak var window: UIWindow?
    private let haptics: ZoomHaptics
    /// The pictures of the views over the photo, or `nil` if nothing lies over the photo.
    private(set) var front: FrontViews?
    /// Whether the first frame after the lift has come.
    private var hasAppeared = false
    /// Whether the photo is back in its place, while a snapshot may still fade out.
    private(set) var hasLanded = false

    /// Creates a flight of a view, or returns `nil` if the view can't be lifted.
    ///
    /// - Parameter isPressed: Whether the view was highlighted until this turn of the run loop.
    init?(
        of view: UIView,
        isPressed: Bool,
        configuration: PinchZoomConfiguration,
        haptics: ZoomHaptics,
        report: @escaping @MainActor (Event) -> Void
    ) {
        guard let window = view.window,
            let lift = Lift(of: view, snapshotAt: isPressed ? .pressed : .onScreen)
        else { return nil }
        self.configuration = configuration
        self.haptics = haptics
        self.lift = lift
        self.window = window
        self.view = view
        listener = report
        overlay = PinchOverlayView(covering: window, backdropColor: configuration.backdropColor)
        screen = ScreenObserver(of: view)
        let subject = FlyingViewRule.subject(of: view)
        self.subject = subject
        reuse = ReuseObserver(of: subject)
        look = FlightLook(curve: configuration.backdropCurve, springResponse: configuration.springResponse)
    }

    /// Lifts the photo without a visible change.
    func takeOff() {
        guard let window else { return }
        overlay.windowDidResize = { [weak self] in
            // If the window's size changes, a returning photo flies on to its new place. In any other state, the flight ends. Without this,
            // a photo under the fingers would jump.
            if let self, !isReturning { report(.ended) }
        }
        UIView.performWithoutAnimation {
            window.addSubview(overlay)
            // The pictures are taken before the place is empty.
            front = view.flatMap { FrontViews(over: $0, in: lift.surroundings) }
            lift.takeOff(into: overlay)
            lift.surroundings.hideBorders(true)
            front?.takeOff(into: overlay, over: lift)
            lift.flyingView.twin?.hasHighRange = configuration.dynamicRange == .high
            show(lift.placement, at: CACurrentMediaTime())
        }
        // The link retains the flight until the flight ends, even if the app has let go of everything else.
        frameLink = FrameLink { [self] time in
            tick(at: time)
            return true
        }
        runLoopObserver = RunLoopObserver { [weak self] in
            guard let self else { return }
            let isAtRest = isAtRest
            // Without this, a photo at rest would notice a change of its place one frame late. On phones whose touches come after the frame's
            // link, so would a returning photo over a list that scrolls under a finger.
            let isLate = frameLink?.isPaused ?? false || isReturning && isPlaceScrolling && !lift.isCurrent
            if !isAtRest, isLate { tick(at: CACurrentMediaTime()) }
            frameLink?.isPaused = isAtRest
        }
    }

    /// Puts everything back, in this turn of the run loop. A second call has no effect.
    func end() {
        motion = .over
        frameLink?.end()
        frameLink = nil
        runLoopObserver?.end()
        runLoopObserver = nil
        guard !hasLanded else { return }
        front?.end()
        lift.land()
        overlay.removeFromSuperview()
    }

    /// Lets the photo return by itself, while the interaction lifts another photo. Calls a closure at the end.
    func returnAlone(completion: @escaping @MainActor () -> Void) {
        listener = { if $0 == .ended { completion() } }
    }

    // MARK: The state

    /// The pose of the photo relative to its place.
    var pose: PinchZoomPose { hasLanded ? .identity : placement.pose(from: lift.placeCenter) }

    /// The bounding box of the photo's place, in points of the window.
    var placeFrame: CGRect { lift.placeFrame }

    /// Whether the photo returns to its place, or is in its place while its snapshot fades out.
    var isReturning: Bool { if case .returning = motion { true } else { hasLanded } }

    var isOver: Bool { if case .over = motion { true } else { false } }

    /// Whether fingers hold the photo.
    var isTracking: Bool { motion.isTracking }

    /// Whether the photo waits for a transition that continues the flight.
    var isWaiting: Bool { if case .waiting = motion { true } else { false } }

    /// Whether another screen covers the photo's screen without a transition.
    var isCovered: Bool { screen.isCovered }

    /// Returns whether fingers at a point of the window can catch the photo.
    func canBeCaught(at point: CGPoint) -> Bool {
        catchUp()
        return lift.contains(point) || lift.isOnPlace(point)
    }

    /// Returns whether a view is in the overlay.
    func owns(_ view: UIView?) -> Bool { view?.isDescendant(of: overlay) ?? false }

    /// Begins a motion at a time, in seconds.
    func begin(_ motion: FlightMotion, at time: TimeInterval) {
        self.motion = motion
        if motion.isFree { play(from: time) }
    }

    // MARK: Fingers and actions

    /// Moves the photo with the fingers. If the fingers don't hold the photo yet, they catch it.
    ///
    /// - Parameters:
    ///   - fingers: The fingers on the screen.
    ///   - time: The time, in seconds.
    func follow(_ fingers: Fingers, at time: TimeInterval) {
        guard !hasLanded, !isOver else { return }
        if case .tracking(var tracker) = motion {
            tracker.follow(fingers, within: { restingArea })
            motion = .tracking(tracker)
            record(tracker.placement, at: time)
            show(tracker.placement, at: time)
        } else {
            catchPhoto(with: fingers, at: time)
        }
        report(.changed)
    }

    /// Starts the photo's return to its place, at the velocity of the fingers. If Reduce Motion is on, a snapshot fades out instead.
    func release(at time: TimeInterval) {
        guard !isReturning else { return }
        catchUp()
        let speed = motion.velocity(by: estimator, at: time)
        let time = clock.time(at: time)
        scrolling = nil
        overlay.removeCloseButton()
        look.release(backdropAlpha: overlay.backdropAlpha, at: time)
        // The photo's brightness changes in flight, where the photo moves, and not at the landing.
        lift.flyingView.twin?.hasHighRange = false
        overlay.takesTouches = false
        front?.update()
        if UIAccessibility.isReduceMotionEnabled {
            fadeAway()
        } else {
            begin(.returning(PoseSpring(from: pose, velocity: speed, spring: configuration.spring, at: time)), at: time)
        }
    }

    /// Starts to wait for a transition that continues the flight. If no transition begins within half a second, the photo returns to its
    /// place.
    func wait(at time: TimeInterval) {
        guard isTracking else { return }
        motion = .waiting(since: time, velocity: estimator.velocity(at: time), transition: PassingTransitionObserver(of: screen))
    }

    /// Observes the transition of the photo's screen that is about to begin, if there is one. If the transition doesn't continue the
    /// flight, the photo fades instead of flying back.
    func watchForTransition() {
        if case .waiting(_, _, let transition) = motion { transition.watch() }
    }

    /// Puts the photo into its place at once. A snapshot at the photo's former placement fades out.
    private func fadeAway() {
        front?.end()
        lift.land(leaving: .snapshot)
        overlay.fadeOut(in: Flight.fadeDuration)
        hasLanded = true
    }

    /// Whether a transition can continue the flight: the photo isn't in its place yet, and has a visible area.
    var canBeAdopted: Bool { !hasLanded && lift.currentPane != nil }

    /// The velocity with which a transition continues the flight.
    var velocity: Velocity { motion.velocity(by: estimator, at: CACurrentMediaTime()) }

    /// The larger photo that the photo shows, if there is one. The tiles in memory are lent to the transition.
    var lentFullSize: FullSizePhoto? {
        lift.fullSize.map {
            FullSizePhoto(image: $0.image, tiling: lift.flyingView.twin?.tiles.map { .borrowed($0) }, animation: $0.animation)
        }
    }

    private func catchPhoto(with fingers: Fingers, at time: TimeInterval) {
        catchUp()
        overlay.takesTouches = true
        scrolling = nil
        look.catchPhoto(at: lift.placement.scale, backdropAlpha: overlay.backdropAlpha, time: clock.latest)
        estimator = VelocityEstimator()
        record(lift.placement, at: time)
        let tracker = PinchTracker(
            placement: lift.placement,
            fingers: fingers,
            rubberBand: configuration.rubberBand,
            allowsRotation: configuration.allowsRotation,
            area: restingArea
        )
        motion = .tracking(tracker)
        lift.flyingView.twin?.hasHighRange = configuration.dynamicRange == .high
        haptics.scaleWillChange(from: lift.placement.scale)
        showFullSizePhoto()
        // `clock.latest` is the time of the frame on the screen. With a later time, the backdrop would jump.
        show(tracker.placement, at: clock.latest)
    }

    /// Records the photo's position, size and angle on the screen, which don't change with the place.
    private func record(_ placement: Placement, at time: TimeInterval) {
        let shown = Placement(center: placement.center, scale: placement.scale * lift.rest.scale, angle: placement.angle + lift.rest.angle)
        estimator.record(shown, at: time)
    }

    // MARK: Frames

    /// Requests frames again, because something moves.
    func resumeFrames() {
        frameLink?.isPaused = false
    }

    /// Whether no frame is needed until the next event: nothing moves, the fingers rest, and the photo's place hasn't changed.
    private var isAtRest: Bool {
        switch motion {
        case .still: break
        case .tracking: guard estimator.isAtRest(at: clock.latest) else { return false }
        case .zooming, .gliding, .waiting, .returning, .over: return false
        }
        return hasAppeared && isLookSettled(at: clock.latest) && !screen.isLeaving && !isWindowHidden && reuse.isCurrent && lift.isCurrent
            && newSubject == nil
    }

    /// Whether the app has hidden the window, which ends the flight. If the app hides only the lifted view, the flight continues.
    private var isWindowHidden: Bool { window?.isHidden ?? false }

    private func isLookSettled(at time: TimeInterval) -> Bool { look.isSettled(at: time) && !lift.isBlending }

    private func tick(at time: TimeInterval) {
        let time = clock.advance(to: freeMotion.time(ofFrameFor: time))
        if !hasAppeared {
            hasAppeared = true
            look.appear(at: time)
            report(.appeared)
        }
        if isWindowHidden { return report(.ended) }
        if case .waiting(let start, _, let transition) = motion { return wait(for: transition, since: start, at: time) }
        if scrolling?.hasScrolled ?? false {
            release(at: time)
            return report(.released)
        }
        guard let change = followPlace(at: time) else { return report(.ended) }
        advance(after: change, at: time)
    }

    /// Looks whether the awaited transition has begun, or the wait is over. This comes before the check of `screen.isLeaving`, which is also
    /// `true` after the transition has begun. Otherwise, the photo would jump into its place instead of fading.
    private func wait(for transition: PassingTransitionObserver, since start: TimeInterval, at time: TimeInterval) {
        if isCovered { return report(.ended) }
        if transition.hasBegun {
            fadeAway()
            return report(.ended)
        }
        transition.watch()
        guard time - start > Flight.patience else { return }
        // The photo didn't move during the wait, so it returns without the former velocity of the fingers.
        motion = .still
        release(at: time)
        report(.released)
    }

    /// Updates the replicas and fades for the place. Returns the change of the place since the last frame, or `nil` if the place is gone.
    private func followPlace(at time: TimeInterval) -> PinchZoomPose? {
        followSubject(at: time)
        let formerRest = lift.rest
        guard lift.refresh(at: time), !screen.isLeaving, !reuse.isReused() else { return nil }
        lift.blend(at: time)
        let frontAlpha = look.frontAlpha(at: time)
        front?.fadeViews(to: frontAlpha)
        // Two borders over each other would darken the corners of a card in the last frame of the return.
        lift.surroundings.hideBorders(frontAlpha > 0.98)
        let change = lift.rest.change(from: formerRest)
        if change.scale != 1 { look.placeDidResize(to: lift.placement.scale, backdropAlpha: backdropAlpha, time: time) }
        if motion.isFree, freeMotion.mustBePlayed(in: lift.setting, at: time) { play(from: time) }
        return change
    }

    /// Moves the photo after a change of its place, and reports the move.
    private func advance(after change: PinchZoomPose, at time: TimeInterval) {
        switch motion {
        case .waiting, .over:
            break
        case .still, .tracking:
            if case .tracking(var tracker) = motion, change.scale != 1 || change.rotation != 0 {
                tracker.jump(to: lift.placement)
                motion = .tracking(tracker)
            }
            guard !isLookSettled(at: time) else { return }
            show(lift.placement, at: time)
            report(.changed)
        case .gliding(var glide):
            glide.placeDidChange(by: change)
            motion = .gliding(glide)
            // The listener may end the zoom, so the motion changes before the report.
            if advanceFreeMotion(to: time) { motion = .still }
            report(.changed)
        case .zooming(var spring):
            spring.follow(change, at: time)
            motion = .zooming(spring)
            if advanceFreeMotion(to: time) { motion = .still }
            report(.changed)
        case .returning(var spring):
            var absorbed = change
            // Without this, the photo would lag behind a list that scrolls under a finger, and people would see its empty place.
            if change != .identity, isPlaceScrolling { absorbed.translation = .zero }
            spring.follow(absorbed, at: time)
            motion = .returning(spring)
            let hasLanded = advanceFreeMotion(to: time)
            report(.changed)
            if hasLanded { report(.ended) }
        }
    }

    /// Whether a finger scrolls a scroll view around the place, or the scroll view goes on after the finger.
    private var isPlaceScrolling: Bool {
        var ancestor = view?.superview
        while let present = ancestor {
            if let scrollView = present as? UIScrollView, scrollView.isDragging || scrollView.isDecelerating { return true }
            ancestor = present.superview
        }
        return false
    }

    /// Returns whether a spring, the fades of a return and the blend to another shape have settled.
    func isSettled(_ spring: PoseSpring, at time: TimeInterval) -> Bool {
        spring.isSettled(at: time, radius: lift.radius) && look.isReturnSettled(at: time) && !lift.isBlending
    }

    /// Reports an event, unless the flight has ended. The listener may end the flight.
    func report(_ event: Event) {
        if !isOver { listener(event) }
    }

    /// Stores the time of the frame on the screen, in seconds.
    func setShownTime(_ time: TimeInterval) { _ = clock.advance(to: time) }

    /// Moves the photo to a placement, and updates the crop and the backdrop for the placement and for a time, in seconds.
    func show(_ placement: Placement, at time: TimeInterval) {
        apply(placement, at: clock.advance(to: time))
        if isTracking { haptics.scaleDidChange(to: placement.scale) }
    }

    func apply(_ placement: Placement, at time: TimeInterval) {
        if let cropCurve = configuration.cropCurve {
            lift.uncrop(cropCurve.fraction(at: placement.scale))
        }
        lift.uncover(look.uncoveredFraction(at: time))
        lift.move(to: placement)
        let frontAlpha = look.frontAlpha(at: time)
        lift.surroundings.showBorders(frontAlpha)
        front?.show(movedBy: placement.transform(from: lift.placeCenter), from: lift.place, within: lift.viewport, alpha: frontAlpha)
        overlay.backdropAlpha = look.backdropAlpha(at: placement.scale, time: time)
    }
}
#endif
