import UIKit

/// One transition as UIKit sees it, by itself or under a finger: it drives what is seen, and completes exactly once, whatever happens.
@MainActor final class TransitionRun: NSObject {
    /// Where it goes, unless it is cancelled.
    let end: TransitionEnd
    private let duration: TimeInterval
    private let start: TransitionStart
    private let makeAnimation: @MainActor (TransitionScreens) -> any TransitionAnimation
    private var phase = TransitionPhase.waiting(TransitionPhase.Pending())
    /// The window's when a finger asked for it, in points.
    var formerSize: CGSize?
    private var beginHandlers: [@MainActor () -> Void] = []
    private var endHandlers: [@MainActor (_ completed: Bool) -> Void] = []
    /// Called with each frame, at a time in seconds, while it runs.
    var frameHandler: (@MainActor (TimeInterval) -> Void)?
    /// Called when it is about to end, with whether it completes.
    var willEndHandler: (@MainActor (_ completed: Bool) -> Void)?

    /// - Parameters:
    ///   - duration: About how long it takes, in seconds: what goes along with it takes that long.
    ///   - animation: Makes what is seen of it, unless a finger holds that already.
    init(
        to end: TransitionEnd,
        duration: TimeInterval,
        start: TransitionStart,
        animation: @escaping @MainActor (TransitionScreens) -> any TransitionAnimation
    ) {
        self.end = end
        self.duration = duration
        self.start = start
        makeAnimation = animation
    }

    /// Adds what is called when UIKit has asked for it and it has begun. One that is over begins no more, and keeps nothing.
    func onBegin(_ handler: @escaping @MainActor () -> Void) {
        if !isOver { beginHandlers.append(handler) }
    }

    /// Adds what is called when it is over, with whether it completed.
    func onEnd(_ handler: @escaping @MainActor (_ completed: Bool) -> Void) {
        endHandlers.append(handler)
    }

    // MARK: How far it has got

    /// What is seen of it; nil before it has begun, and when it is over.
    var animation: (any TransitionAnimation)? { phase.running?.animation }

    /// Whether it has begun and is not over.
    var isUnderWay: Bool { phase.running != nil }

    var isOver: Bool {
        if case .over = phase { true } else { false }
    }

    var isGoing: Bool {
        if case .going = phase.running?.course { true } else { false }
    }

    /// Whether it is on its way to an end by itself.
    func isGoing(to end: TransitionEnd) -> Bool {
        if case .going(let completes) = phase.running?.course { (end == self.end) == completes } else { false }
    }

    /// Whether UIKit has it for a transition, and is about to ask for it, or has.
    var isHandedOut: Bool { phase.pending?.isHandedOut ?? true }

    /// UIKit has it for a transition from now on.
    func handOut() {
        guard case .waiting(var pending) = phase else { return }
        pending.isHandedOut = true
        phase = .waiting(pending)
    }

    /// What drives it; nil before it has begun, and when it is over.
    var course: TransitionPhase.Course? { phase.running?.course }

    /// How much of its way it has gone at a time, 0 to 1.
    func progress(at time: TimeInterval) -> CGFloat {
        let presence = min(max(animation?.presence(at: time) ?? CGFloat(end.other.fraction), 0), 1)
        return end == .destination ? presence : 1 - presence
    }

    /// Itself, if a finger is to drive it.
    var interactionController: (any UIViewControllerInteractiveTransitioning)? {
        start.isByItself ? nil : self
    }

    // MARK: Under a finger

    /// The finger has driven it on; what UIKit moves along with it follows.
    func update(at time: TimeInterval) {
        guard let running = phase.running, case .held = running.course else { return }
        running.context.updateInteractiveTransition(progress(at: time))
    }

    /// The finger leaves it: it goes on to its end, or back, as soon as UIKit has asked for it.
    func letGo(_ release: FingerRelease) {
        switch phase {
        case .waiting(var pending):
            pending.release = release
            phase = .waiting(pending)
        case .beginning(var pending):
            pending.release = release
            phase = .beginning(pending)
        case .running(var running):
            let wasHeld = running.course == .held
            // What was taken hold of on its way goes on.
            let completes = wasHeld ? running.completes(after: release) : running.course == .going(completes: true)
            running.course = .going(completes: completes)
            phase = .running(running)
            if wasHeld { running.endInteraction(completing: completes) }
            // Whoever has heard of that may have ended it all.
            animation?.head(for: completes ? end : end.other, velocity: running.velocity(of: release), at: CACurrentMediaTime())
        case .over:
            break
        }
    }

    /// Completes at once and leaves what is seen as it is, for the next transition to go on with.
    func handOver() {
        guard let running = phase.running else { return }
        let completed = running.stop()
        if isUnderWay { finish(running, completed: completed, leaving: .animationAsItIs) }
    }

    /// Ends without the rest of the way, where it was going; one that is held goes back.
    func endNow() {
        switch phase {
        case .waiting(let pending):
            phase = .over
            pending.abandon()
            tellOfEnd(completed: false)
        case .beginning(var pending):
            pending.earlyEnd = pending.earlyEnd ?? .byItself
            phase = .beginning(pending)
        case .running(let running):
            let completed = running.stop()
            // Whoever has heard of that may have ended it already.
            if isUnderWay { finish(running, completed: completed) }
        case .over:
            break
        }
    }

    /// Ends it unless UIKit asks for it within half a second: a delegate of the app's own may keep the call to itself. Then, or if it is ended
    /// before, `abandon` is called.
    func waitForRequest(otherwise abandon: @escaping @MainActor () -> Void) {
        guard case .waiting(var pending) = phase else { return }
        pending.abandon = abandon
        phase = .waiting(pending)
        let start = CACurrentMediaTime()
        // The link keeps it until then: what waits for it is not left to itself when its controller goes.
        _ = FrameLink { time in
            guard case .waiting = self.phase else { return false }
            guard time - start > TransitionRun.patience else { return true }
            self.endNow()
            return false
        }
    }

    /// How long it waits for UIKit to ask for it, in seconds.
    private static let patience: TimeInterval = 0.5

    // MARK: From beginning to end

    /// Nil if UIKit's request cannot be met, or has been taken back: then it is over for UIKit as well.
    private func begin(
        _ context: any UIViewControllerContextTransitioning,
        _ course: TransitionPhase.Course
    ) -> TransitionPhase.Pending? {
        guard case .waiting(var pending) = phase, let screens = TransitionScreens(context, to: end) else {
            if context.isInteractive { context.cancelInteractiveTransition() }
            context.completeTransition(!context.transitionWasCancelled)
            return nil
        }
        pending.abandon = {}
        phase = .beginning(pending)
        var entered: (any TransitionAnimation)?
        UIView.performWithoutAnimation { entered = enter(screens) }
        guard let entered, case .beginning(let pending) = phase else { return nil }
        var running = TransitionPhase.Running(
            context: context,
            screens: screens,
            animation: entered,
            course: course,
            formerSize: formerSize
        )
        // Whoever was asked for a view may have ended it all.
        switch pending.earlyEnd {
        case .byUIKit(let completed)?:
            finish(running, completed: completed, toldBy: .uiKit)
            return nil
        case .byItself?:
            finish(running, completed: running.stop())
            return nil
        case nil:
            // Nobody sees what is in no window, and nothing would tell what ends it.
            guard let window = screens.container.window else {
                finish(running, completed: running.stop())
                return nil
            }
            running.observers = observers(of: screens, in: window)
            phase = .running(running)
            return pending
        }
    }

    private func enter(_ screens: TransitionScreens) -> any TransitionAnimation {
        let time = CACurrentMediaTime()
        screens.arrange()
        let animation =
            if case .underFinger(let held?) = start { held as any TransitionAnimation } else { makeAnimation(screens) }
        animation.enter(screens, at: time)
        return animation
    }

    private func observers(of screens: TransitionScreens, in window: UIWindow) -> TransitionPhase.Observers {
        let windowObserver = WindowObserver { [weak self] in self?.endNow() }
        screens.container.addSubview(windowObserver)
        return TransitionPhase.Observers(
            window: windowObserver,
            deactivation: DeactivationObserver(of: window) { [weak self] in self?.endNow() },
            // The link keeps it until it is over, so that nothing is left half done.
            frameLink: FrameLink { time in
                self.tick(at: time)
                return self.isUnderWay
            }
        )
    }

    private func tick(at time: TimeInterval) {
        guard let animation else { return }
        let isAtRest = animation.advance(to: time)
        frameHandler?(time)
        guard isAtRest, let running = phase.running, case .going(let completes) = running.course else { return }
        finish(running, completed: completes)
    }

    /// Who says that it is over.
    private enum Teller {
        case run, uiKit
    }

    /// What is seen when it is over.
    private enum Leaving {
        /// The end that it has come to, put in order.
        case end
        /// What the next transition goes on with.
        case animationAsItIs
    }

    /// The one way out. UIKit is told unless it has ended the transition itself.
    private func finish(
        _ running: TransitionPhase.Running,
        completed: Bool,
        toldBy teller: Teller = .run,
        leaving: Leaving = .end
    ) {
        tellThatItWillEnd(running, completed: completed)
        // Whoever has heard of that may have ended it already.
        guard !isOver else { return }
        phase = .over
        running.observers?.end()
        if leaving == .end { UIView.performWithoutAnimation { running.animation.leave(at: completed ? end : end.other) } }
        if !completed { running.screens.putBack() }
        if teller == .run { running.context.completeTransition(completed) }
        tellOfEnd(completed: completed)
    }

    private func tellThatItWillEnd(_ running: TransitionPhase.Running, completed: Bool) {
        guard isUnderWay else { return }
        var running = running
        running.course = .going(completes: completed)
        phase = .running(running)
        let handler = willEndHandler
        willEndHandler = nil
        handler?(completed)
    }

    private func tellOfEnd(completed: Bool) {
        let handlers = endHandlers
        endHandlers = []
        beginHandlers = []
        frameHandler = nil
        handlers.forEach { $0(completed) }
    }

    private func tellOfBeginning() {
        let handlers = beginHandlers
        beginHandlers = []
        handlers.forEach { $0() }
    }
}

extension TransitionRun: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard begin(transitionContext, .going(completes: true)) != nil else { return }
        animation?.head(for: end, velocity: .zero, at: CACurrentMediaTime())
        tellOfBeginning()
    }

    /// UIKit has cut it short, or has heard that it is over.
    func animationEnded(_ transitionCompleted: Bool) {
        switch phase {
        case .beginning(var pending):
            pending.earlyEnd = .byUIKit(completed: transitionCompleted)
            phase = .beginning(pending)
        case .running(let running):
            finish(running, completed: transitionCompleted, toldBy: .uiKit)
        case .waiting, .over:
            break
        }
    }
}

extension TransitionRun: UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let pending = begin(transitionContext, .held) else { return }
        tellOfBeginning()
        if let release = pending.release { letGo(release) }
    }

    var wantsInteractiveStart: Bool { interactionController != nil }
}
