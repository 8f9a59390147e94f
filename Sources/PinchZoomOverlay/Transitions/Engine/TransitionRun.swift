#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// One transition, on UIKit's side: the animator and the interaction controller of a plan. The transition completes exactly once, whatever
/// happens.
///
/// Every transition is interactive from its start to its end, even if no finger holds the transition. UIKit ignores all touches in the app
/// during a transition that isn't interactive, and documents that such a transition stays so unless its animator is interruptible. Therefore
/// the run reports its progress to UIKit with each frame, and finishes or cancels the interaction just before the transition completes.
@MainActor final class TransitionRun: NSObject {
    /// The side that the transition goes to, unless it's canceled.
    let side: TransitionSide
    let plan: TransitionPlan
    /// The window before the transition if fingers hold the transition from the start.
    private let formerWindow: TransitionPhase.FormerWindow?
    private var phase = TransitionPhase.waiting(nil)
    /// The context of UIKit's request. UIKit may call both start methods with the same context. The stored context identifies the second
    /// call.
    private weak var context: (any UIViewControllerContextTransitioning)?
    /// Whether the animation has come to rest, so that the transition ends after this frame unless fingers hold it.
    private var isAtRest = false
    private var beginHandlers: [@MainActor () -> Void] = []
    private var endHandlers: [@MainActor (_ completed: Bool) -> Void] = []
    /// Called with each frame, at a time in seconds, while the transition runs.
    var frameHandler: (@MainActor (TimeInterval) -> Void)?
    /// Called when the transition is about to end. `completed` is `false` if the transition was canceled.
    var willEndHandler: (@MainActor (_ completed: Bool) -> Void)?

    init(_ plan: TransitionPlan, for request: TransitionRequest) {
        self.plan = plan
        side = request.side
        formerWindow = request.formerWindow
        super.init()
    }

    /// Adds a closure that is called when the transition has begun.
    ///
    /// If the transition is over, the closure isn't stored. If the closure were stored then, the run and a closure that retains the run
    /// would never be released.
    func onBegin(_ handler: @escaping @MainActor () -> Void) {
        if !isOver { beginHandlers.append(handler) }
    }

    /// Adds a closure that is called when the transition is over. `completed` is `false` if the transition was canceled.
    func onEnd(_ handler: @escaping @MainActor (_ completed: Bool) -> Void) {
        endHandlers.append(handler)
    }

    // MARK: State

    /// The screen that opens or closes.
    var screen: UIViewController? { plan.screen }

    /// The animation, while the transition runs.
    var animation: (any TransitionAnimation)? { phase.running?.animation }

    var isOver: Bool {
        if case .over = phase { true } else { false }
    }

    /// Whether the transition has begun and is not over.
    var isUnderWay: Bool { phase.running != nil }

    /// Whether the transition moves by itself.
    var isGoing: Bool {
        course != nil && course != .held
    }

    /// The driver of the transition, while the transition runs.
    var course: ScreenTransition.Course? { phase.running?.course }

    /// Returns the fraction of the transition that is complete at a time, from 0 to 1.
    func progress(at time: TimeInterval) -> CGFloat {
        if isAtRest, isGoing { return course == .completing ? 1 : 0 }
        let visible = (animation?.visibleFraction(at: time) ?? side.other.visibleFraction).clamped(to: 0...1)
        return side == .destination ? visible : 1 - visible
    }

    // MARK: Under fingers

    /// Holds a transition that fingers have grabbed.
    ///
    /// If the transition is going to the source, this method has no effect: the fingers move only the flying views. After the release, the
    /// views fly on to the source. The same applies if the app's own delegate has forwarded no interaction controller, because UIKit doesn't
    /// let such a transition be canceled.
    func grab() {
        let opening = ScreenTransition.Course(completes: side == .destination)
        guard case .running(var running) = phase, running.course == opening, running.context.isInteractive else { return }
        running.course = .held
        running.formerWindow = .init(size: running.screens.container.window?.bounds.size, precedesTransition: false)
        phase = .running(running)
    }

    /// Reports the progress to UIKit, so that animations alongside the transition follow the flight.
    func update(at time: TimeInterval) {
        guard let context = phase.running?.context, context.isInteractive else { return }
        context.updateInteractiveTransition(progress(at: time))
    }

    /// Continues to one of the sides after a release. If the transition hasn't begun yet, the release takes effect when the transition
    /// begins.
    func letGo(_ release: FingerRelease) {
        switch phase {
        case .waiting:
            phase = .waiting(release)
        case .beginning(let events):
            phase = .beginning(events + [{ self.letGo(release) }])
        case .running(let running):
            let wasHeld = running.course == .held
            let completes = wasHeld ? running.goesToSource(after: release) == (side == .source) : running.course == .completing
            if wasHeld, !completes, side == .destination { (screen as? any GestureDismissedScreen)?.dragWillCancelOpening() }
            go(running, completes: completes, velocity: running.velocity(of: release))
        case .over:
            break
        }
    }

    /// Turns a running transition around, without fingers. Returns `false` if UIKit doesn't let the transition be canceled.
    func turnBack() -> Bool {
        guard let running = phase.running, running.context.isInteractive else { return false }
        if running.course != .cancelling { go(running, completes: false, velocity: .zero) }
        return true
    }

    private func go(_ running: TransitionPhase.Running, completes: Bool, velocity: CGVector) {
        var running = running
        running.course = ScreenTransition.Course(completes: completes)
        phase = .running(running)
        running.animation.head(for: completes ? side : side.other, velocity: velocity, at: CACurrentMediaTime())
    }

    /// Ends the transition at once, at the side that the transition was going to. If fingers hold the transition, it ends at its start.
    func endNow() {
        switch phase {
        case .waiting:
            phase = .over
            notifyEnd(completed: false)
        case .beginning(let events):
            phase = .beginning(events + [{ self.endNow() }])
        case .running(let running):
            finish(running, completed: running.completesNow)
        case .over:
            break
        }
    }

    /// Ends the transition if UIKit doesn't request it within half a second, for example because the app's own delegate doesn't forward
    /// UIKit's call.
    func waitForRequest() {
        // The wait retains the run, even if the run's controller is released.
        FrameLink.wait {
            if case .waiting = self.phase { false } else { true }
        } then: { isRequested in
            if !isRequested { self.endNow() }
        }
    }

    // MARK: From beginning to end

    /// Begins the transition for UIKit's request.
    ///
    /// UIKit calls the start method of the interaction controller. If the app's own delegate forwards no interaction controller, UIKit
    /// calls the animator's start method instead. If UIKit calls both methods with one context, the second call has no effect.
    private func begin(_ context: any UIViewControllerContextTransitioning) {
        guard self.context !== context else { return }
        self.context = context
        guard case .waiting(let release) = phase, let screens = TransitionScreens(context, to: side) else {
            // The request can't be met, or the run is already over. Without a finger, the screen changes without an animation.
            context.endInteraction(completed: formerWindow == nil)
            return context.completeTransition(formerWindow == nil)
        }
        phase = .beginning(release.map { release in [{ self.letGo(release) }] } ?? [])
        var entered: (any TransitionAnimation)?
        UIView.performWithoutAnimation { entered = enter(screens) }
        guard let entered, case .beginning(let events) = phase else { return }
        let course = formerWindow == nil ? ScreenTransition.Course.completing : .held
        var running = TransitionPhase.Running(
            context: context,
            screens: screens,
            animation: entered,
            course: course,
            formerWindow: formerWindow
        )
        let window = screens.container.window
        if let window { running.endObservation = observe(screens, in: window) }
        phase = .running(running)
        if window != nil {
            if running.course != .held { entered.head(for: side, velocity: .zero, at: CACurrentMediaTime()) }
            beginHandlers.forEach { $0() }
        }
        // `enter(_:)` requests views from the app, which may have ended the transition.
        events.forEach { $0() }
        // Without a window, the transition isn't visible, and the window observer would never end the transition.
        if window == nil { endNow() }
    }

    private func enter(_ screens: TransitionScreens) -> any TransitionAnimation {
        let time = CACurrentMediaTime()
        screens.arrange()
        let animation = plan.makeAnimation(screens)
        animation.enter(screens, at: time)
        return animation
    }

    /// Advances the transition with each frame, or ends it early. Returns a closure that ends the observation.
    private func observe(_ screens: TransitionScreens, in window: UIWindow) -> @MainActor () -> Void {
        let windowObserver = WindowObserver { [weak self] in self?.endNow() }
        screens.container.addSubview(windowObserver)
        // An inactive app is still visible, for example under Control Center, so its transition goes on.
        let background = NotificationObserver(ofBackground: window) { [weak self] in self?.endNow() }
        // The frame link retains the run until the run is over. Otherwise, if the app released the transition controller, the screens
        // would stop halfway.
        let frameLink = FrameLink { time in
            self.tick(at: time)
            return self.isUnderWay
        }
        return {
            frameLink.end()
            windowObserver.end()
            background.end()
        }
    }

    private func tick(at time: TimeInterval) {
        guard let animation else { return }
        isAtRest = animation.advance(to: time)
        update(at: time)
        frameHandler?(time)
        guard isAtRest, let running = phase.running, running.course != .held else { return }
        finish(running, completed: running.completesNow)
    }

    /// Ends a running transition, whatever the reason. Notifies UIKit, unless UIKit itself has ended the transition.
    private func finish(_ running: TransitionPhase.Running, completed: Bool, notifiesUIKit: Bool = true) {
        var running = running
        running.course = ScreenTransition.Course(completes: completed)
        phase = .running(running)
        if notifiesUIKit { running.context.endInteraction(completed: completed) }
        // The line above and the handler call the app, which may have ended the transition. Without these checks, the transition would end
        // twice.
        guard isUnderWay else { return }
        let handler = willEndHandler
        willEndHandler = nil
        handler?(completed)
        guard isUnderWay else { return }
        phase = .over
        running.endObservation()
        UIView.performWithoutAnimation { running.animation.leave(at: completed ? side : side.other) }
        if !completed { running.screens.putBack() }
        if notifiesUIKit { running.context.completeTransition(completed) }
        notifyEnd(completed: completed)
    }

    private func notifyEnd(completed: Bool) {
        let handlers = endHandlers
        endHandlers = []
        beginHandlers = []
        frameHandler = nil
        handlers.forEach { $0(completed) }
    }
}

extension TransitionRun: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { plan.duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        begin(transitionContext)
    }

    /// Ends the run if UIKit has ended the transition before the run has.
    func animationEnded(_ transitionCompleted: Bool) {
        switch phase {
        case .beginning(let events):
            phase = .beginning(events + [{ self.animationEnded(transitionCompleted) }])
        case .running(let running):
            finish(running, completed: transitionCompleted, notifiesUIKit: false)
        case .waiting, .over:
            break
        }
    }
}

extension TransitionRun: UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        begin(transitionContext)
    }
}
#endif
