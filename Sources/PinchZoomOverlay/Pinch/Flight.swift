import UIKit

/// One zoom, from the lift to the landing: what moves the photo, frame by frame and finger by finger.
@MainActor final class Flight {
    /// The motion of the photo.
    private enum Motion {
        /// The photo stays where it is.
        case still
        /// The fingers move it.
        case tracking(PinchTracker)
        /// A spring moves it to a pose where it stays.
        case zooming(PoseSpring)
        /// The photo waits for a transition, since a time in seconds. The transition continues with the velocity.
        case waiting(since: TimeInterval, velocity: Velocity, transition: PassingTransition)
        /// A spring moves it to its place.
        case returning(PoseSpring)
        /// The photo is back in its place, and its snapshot fades where the fingers left it, since a time in seconds.
        case fading(since: TimeInterval)
        /// The flight has ended, and everything is back as it was.
        case over
    }

    /// The events of a flight.
    enum Event {
        /// The photo has moved, or the backdrop has changed.
        case changed
        /// No transition has taken the photo over: it returns to its place.
        case released
        /// The photo has reached its place.
        case landed
        /// The photo's place, or the screen of the place, is gone.
        case lost
    }

    /// In which a photo that lies partly under a bar opens to the whole, or a crop to a larger image of other proportions, in seconds.
    private static let openingDuration: TimeInterval = 0.18

    /// The duration of the fade that takes the spring's place under Reduce Motion, in seconds.
    private static let fadeDuration: TimeInterval = 0.2

    /// The time for which a photo waits for a transition, in seconds.
    private static let patience: TimeInterval = 0.5

    private let configuration: PinchZoomConfiguration
    private let lift: Lift
    private let overlay: PinchOverlayView
    private let screen: ScreenObserver
    private var cell: CellObserver
    private let listener: @MainActor (Event) -> Void
    /// Whatever begins here has its first frame, whoever calls; what turns out to be at rest is let sleep again.
    private var motion = Motion.still {
        didSet { frameLink?.isPaused = false }
    }
    private var estimator = VelocityEstimator()
    private var clock = DisplayClock()
    /// The visible fraction of everything that is there while the photo is up.
    private var presence: SpringFade
    private var backdrop: BackdropMotion
    private var frameLink: FrameLink?
    private var runLoopObserver: RunLoopObserver?
    private weak var window: UIWindow?
    private let haptics: ZoomHaptics
    /// The visible fraction of the parts under bars and beyond the edges of lists.
    private var opening = TimedFade(0, duration: Flight.openingDuration)
    /// The fraction of the blend to the crop of the larger image.
    private var recropping = TimedFade(1, duration: Flight.openingDuration)
    /// The larger image, once it is there.
    private var fullSizeImage: UIImage?

    /// Returns `nil` if there is nothing to lift.
    init?(
        of view: UIView,
        configuration: PinchZoomConfiguration,
        haptics: ZoomHaptics,
        report: @escaping @MainActor (Event) -> Void
    ) {
        guard let window = view.window, let lift = Lift(of: view, as: configuration.liftedContent) else { return nil }
        self.configuration = configuration
        self.haptics = haptics
        self.lift = lift
        self.window = window
        listener = report
        overlay = PinchOverlayView(covering: window, backdropColor: configuration.backdropColor)
        screen = ScreenObserver(of: view)
        cell = CellObserver(of: view)
        presence = SpringFade(response: configuration.springResponse)
        backdrop = BackdropMotion(response: configuration.springResponse)
    }

    /// Lifts the photo, where it is. The element is what VoiceOver finds there.
    func takeOff(element: LiftedPhotoElement) {
        guard let window else { return }
        overlay.add(element)
        overlay.windowDidResize = { [weak self] in
            // On its way back it goes to where its place is then. Fingers that hold it have lost their coordinates.
            if let self, !isReturning { report(.lost) }
        }
        UIView.performWithoutAnimation {
            window.addSubview(overlay)
            lift.takeOff(into: overlay) { [weak self] in self?.report(.lost) }
            opening.head(for: 1, at: CACurrentMediaTime())
            show(lift.placement, at: CACurrentMediaTime())
        }
        frameLink = FrameLink { [weak self] time in
            self?.tick(at: time)
            return self != nil
        }
        runLoopObserver = RunLoopObserver { [weak self] in
            guard let self else { return }
            frameLink?.isPaused = isAtRest
        }
    }

    /// Puts everything back, in this turn. Once is enough, and again does nothing.
    func end() {
        motion = .over
        frameLink?.end()
        frameLink = nil
        runLoopObserver?.end()
        runLoopObserver = nil
        lift.land()
        overlay.removeFromSuperview()
    }

    // MARK: What it is like

    /// The pose of the photo relative to its place.
    var pose: PinchZoomPose { PinchZoomPose(lift.placement, from: lift.placeCenter) }

    /// The backdrop's alpha as it is seen, 0 to 1.
    var backdropAlpha: CGFloat { overlay.backdropAlpha * overlay.alpha }

    /// The smallest upright rectangle around the photo's place, in points of the window.
    var placeFrame: CGRect { lift.placeFrame }

    /// Whether it is on its way back, or fading there.
    var isReturning: Bool {
        switch motion {
        case .returning, .fading: true
        case .still, .tracking, .zooming, .waiting, .over: false
        }
    }

    /// Whether it is back in its place, and only its picture fades.
    var isFading: Bool {
        if case .fading = motion { true } else { false }
    }

    private var isOver: Bool {
        if case .over = motion { true } else { false }
    }

    /// Whether fingers hold it.
    var isTracking: Bool {
        if case .tracking = motion { true } else { false }
    }

    /// Whether it waits for a transition to take it over.
    var isWaiting: Bool {
        if case .waiting = motion { true } else { false }
    }

    /// Whether fingers that land on a point of the window may take hold of the photo.
    func canBeCaught(at point: CGPoint) -> Bool {
        guard !isFading else { return false }
        return lift.contains(point) || lift.isOnPlace(point)
    }

    /// Whether a touch landed on the backdrop or on what flies.
    func owns(_ view: UIView?) -> Bool { view?.isDescendant(of: overlay) ?? false }

    // MARK: What fingers and others do to it

    /// The fingers move the photo from now on, or go on moving it; `time` in seconds.
    func follow(_ fingers: Fingers, at time: TimeInterval) {
        guard !isFading, !isOver else { return }
        if case .tracking(var tracker) = motion {
            tracker.follow(fingers)
            motion = .tracking(tracker)
            estimator.record(tracker.placement, at: time)
            show(tracker.placement, at: time)
        } else {
            catchPhoto(with: fingers, at: time)
        }
        report(.changed)
    }

    /// The fingers have let go: the photo goes back, as fast as it was moved.
    func release(at time: TimeInterval) {
        guard !isReturning else { return }
        let speed = currentVelocity(at: time)
        let time = clock.time(at: time)
        presence.head(for: 0, at: time)
        backdrop.blend(from: overlay.backdropAlpha, to: 0, at: time)
        overlay.takesTouches = false
        if UIAccessibility.isReduceMotionEnabled {
            fadeAway(at: time)
        } else {
            motion = .returning(PoseSpring(from: pose, velocity: speed, spring: configuration.spring, at: time))
        }
    }

    /// The fingers have let go, and a transition is to take it over from here; if none does, it goes back.
    func wait(at time: TimeInterval) {
        guard isTracking else { return }
        motion = .waiting(since: time, velocity: estimator.velocity(at: time), transition: PassingTransition(of: screen))
    }

    /// Finds out whether its screen goes without it, if it waits.
    func watchForTransition() {
        if case .waiting(_, _, let transition) = motion { transition.watch() }
    }

    /// Back into its place at once, while a picture of it fades where it was.
    private func fadeAway(at time: TimeInterval) {
        overlay.takesTouches = false
        lift.land(leaving: .snapshot)
        motion = .fading(since: time)
    }

    /// Returns the state for a transition that continues the flight, or `nil` if there is nothing to show.
    func handOver(at time: TimeInterval) -> LiftHandOver? {
        guard !isFading, let pane = lift.currentPane else { return nil }
        return LiftHandOver(
            pane: pane,
            velocity: currentVelocity(at: time),
            uncroppedFraction: lift.crop.fraction,
            fullSizeImage: fullSizeImage,
            backdropColor: configuration.backdropColor,
            backdropAlpha: backdropAlpha,
            clock: clock
        )
    }

    private func currentVelocity(at time: TimeInterval) -> Velocity {
        switch motion {
        case .tracking: estimator.velocity(at: time)
        case .waiting(_, let velocity, _): velocity
        case .still, .zooming, .returning, .fading, .over: .zero
        }
    }

    /// The pose that it goes to by itself and stays in, or else its pose.
    var goal: PinchZoomPose {
        if case .zooming(let spring) = motion { spring.target } else { pose }
    }

    /// The smallest upright rectangle around the photo in that pose, in points of the window.
    var goalFrame: CGRect {
        let (place, goal) = (placeFrame, goal)
        let seen = configuration.cropOpening.map { lift.frame(uncropped: $0.fraction(at: goal.scale)) } ?? place
        let turned = CGAffineTransform(rotationAngle: goal.rotation).scaledBy(x: goal.scale, y: goal.scale)
        return seen.offsetBy(dx: -place.midX, dy: -place.midY).applying(turned)
            .offsetBy(dx: place.midX + goal.translation.dx, dy: place.midY + goal.translation.dy)
    }

    /// Goes to a pose by itself and stays there.
    func zoom(to target: PinchZoomPose, at time: TimeInterval) {
        let time = clock.time(at: time)
        overlay.accessibilityViewIsModal = true
        if UIAccessibility.isReduceMotionEnabled {
            motion = .still
            show(Placement(target, from: lift.placeCenter), at: time)
            report(.changed)
        } else {
            motion = .zooming(PoseSpring(from: pose, velocity: .zero, to: target, spring: configuration.spring, at: time))
        }
    }

    // MARK: A larger image

    /// Whether there may be a larger image than the photo's own.
    var takesFullSize: Bool { lift.takesFullSize }

    /// Whether an image is one, and the photo is still up.
    func takes(fullSize image: UIImage) -> Bool { !isFading && !isOver && fullSizeImage == nil && lift.takes(fullSize: image) }

    /// Shows a larger image than the photo's own where that is; a photo that is on its way back shows it if it is caught.
    func take(fullSize image: UIImage) {
        guard takes(fullSize: image) else { return }
        fullSizeImage = image
        if !isReturning { showFullSize() }
    }

    private func showFullSize() {
        guard let fullSizeImage, lift.takes(fullSize: fullSizeImage) else { return }
        guard lift.show(fullSize: fullSizeImage) else { return }
        recropping = TimedFade(0, duration: Flight.openingDuration)
        recropping.head(for: 1, at: clock.time(at: CACurrentMediaTime()))
        frameLink?.isPaused = false
    }

    private func catchPhoto(with fingers: Fingers, at time: TimeInterval) {
        overlay.takesTouches = true
        presence.head(for: 1, at: clock.latest)
        if isReturning { backdrop.blend(from: overlay.backdropAlpha, to: backdropLevel(at: lift.placement.scale), at: clock.latest) }
        estimator = VelocityEstimator()
        estimator.record(lift.placement, at: time)
        let tracker = PinchTracker(
            placement: lift.placement,
            fingers: fingers,
            rubberBand: configuration.rubberBand,
            allowsRotation: configuration.allowsRotation
        )
        motion = .tracking(tracker)
        showFullSize()
        // Just as it is seen: the backdrop turns round with the next frame.
        show(tracker.placement, at: clock.latest)
    }

    // MARK: Frame by frame

    /// Whether no frame is needed until somebody does something: nothing moves, the fingers rest, and all is as it was around the photo.
    private var isAtRest: Bool {
        switch motion {
        case .still: break
        case .tracking: guard estimator.isAtRest(at: clock.latest) else { return false }
        case .zooming, .waiting, .returning, .fading, .over: return false
        }
        return isSettled(at: clock.latest) && !screen.isLeaving && !isWindowHidden && cell.isCurrent && lift.isCurrent
    }

    /// Whether the app has hidden the window. It may hide the views in it, which then fly all the same.
    private var isWindowHidden: Bool { window?.isHidden ?? false }

    /// Whether nothing changes around the photo, nor what shows of it.
    private func isSettled(at time: TimeInterval) -> Bool {
        presence.isSettled(at: time) && backdrop.isSettled(at: time) && opening.isSettled(at: time) && recropping.isSettled(at: time)
    }

    private func tick(at time: TimeInterval) {
        let time = clock.advance(to: time)
        if case .fading(let start) = motion { return fade(since: start, at: time) }
        if isWindowHidden { return report(.lost) }
        // The screen may be on its way out already.
        if case .waiting(let start, _, let transition) = motion {
            if transition.hasBegun { return fadeAway(at: time) }
            transition.watch()
            guard time - start > Flight.patience else { return }
            // The photo has not moved while it waited.
            motion = .still
            release(at: time)
            return report(.released)
        }
        let formerCenter = lift.placeCenter
        guard lift.refresh(), !screen.isLeaving, !cell.isReused() else { return report(.lost) }
        lift.blendFromFormerCrop(recropping.value(at: time))
        let move = CGVector(dx: lift.placeCenter.x - formerCenter.x, dy: lift.placeCenter.y - formerCenter.y)
        switch motion {
        case .still, .fading, .waiting, .over:
            break
        case .tracking:
            guard !isSettled(at: time) else { return }
            show(lift.placement, at: time)
            report(.changed)
        case .zooming(var spring):
            if move != .zero { spring.placeDidMove(by: move, at: time) }
            fly(by: spring, at: time, keep: { .zooming($0) }, settle: { motion = .still })
        case .returning(var spring):
            if move != .zero { spring.placeDidMove(by: move, at: time) }
            fly(by: spring, at: time, keep: { .returning($0) }, settle: { report(.landed) })
        }
    }

    private func backdropLevel(at scale: CGFloat) -> CGFloat { configuration.backdropCurve.alpha(at: scale) }

    private func fly(by spring: PoseSpring, at time: TimeInterval, keep: (PoseSpring) -> Motion, settle: () -> Void) {
        motion = keep(spring)
        let isSettled = spring.isSettled(at: time, radius: lift.radius) && presence.isSettled(at: time) && backdrop.isSettled(at: time)
        show(Placement(isSettled ? spring.target : spring.pose(at: time), from: lift.placeCenter), at: time)
        report(.changed)
        if isSettled { settle() }
    }

    private func fade(since start: TimeInterval, at time: TimeInterval) {
        let fraction = ((time - start) / Flight.fadeDuration).clamped(to: 0...1)
        overlay.alpha = 1 - fraction
        report(fraction < 1 ? .changed : .landed)
    }

    /// Reports an event. The listener may end the flight, which reports nothing afterwards.
    private func report(_ event: Event) {
        if !isOver { listener(event) }
    }

    /// Everything that is seen follows from where the photo is, and when.
    private func show(_ placement: Placement, at time: TimeInterval) {
        let time = clock.advance(to: time)
        lift.move(to: placement)
        if let cropOpening = configuration.cropOpening {
            lift.uncrop(cropOpening.fraction(at: placement.scale))
        }
        // On the way back it closes again.
        lift.uncover(opening.value(at: time) * presence.value(at: time))
        overlay.backdropAlpha = backdrop.alpha(for: isReturning ? 0 : backdropLevel(at: placement.scale), at: time)
        if isTracking { haptics.scaleDidChange(to: placement.scale) }
    }
}
