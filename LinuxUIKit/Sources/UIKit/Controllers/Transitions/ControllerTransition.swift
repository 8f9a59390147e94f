/// A change of the visible controllers: a push, a pop, a presentation, a dismissal or a change of size. Every such change is a
/// `ControllerTransition`.
///
/// A transition notifies the controllers at its ends of their appearance and disappearance. The transition runs the style's animations, or
/// an app's animator, together with the animations alongside. Every transition ends exactly once: completed or cancelled. For other code,
/// this object is the transition coordinator.
@MainActor final class ControllerTransition: NSObject {
    let from: UIViewController?
    let to: UIViewController?
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool
    let initiallyInteractive: Bool
    let style: any TransitionStyle
    /// The app's animator that replaces the style's animations, or `nil`.
    let custom: CustomAnimation?
    /// The controllers that disappear or appear: the ends, except a presenting controller whose view stays.
    let disappearing: [UIViewController]
    let appearing: [UIViewController]
    /// The closure to call when the views are at their final places, before the controllers are notified.
    private let whenSettled: (_ completed: Bool) -> Void
    private let whenDone: (_ completed: Bool) -> Void

    enum Stage { case waiting, running, over }
    private(set) var stage = Stage.waiting
    /// Whether the transition waits for its time to start.
    private var isPutOff = false
    var isInteractive: Bool
    var isCancelled = false
    /// The progress that the interaction has reported last, 0 to 1.
    var percentComplete: CGFloat = 0
    /// The rotation of the interface during the transition.
    var targetTransform = CGAffineTransform.identity
    /// Whether the animations, including those alongside, have been set up.
    private(set) var hasMotion = false
    private(set) lazy var context = TransitionContext(self)
    private(set) lazy var transitionDuration: TimeInterval = {
        guard isAnimated else { return 0 }
        return max(0, custom?.animator.transitionDuration(using: context) ?? style.duration)
    }()
    /// The motion of the animations. An app's animator reports the end of the transition itself, so that the end of the motion doesn't
    /// count.
    private(set) lazy var motion = TransitionMotion(
        duration: transitionDuration,
        pace: custom == nil ? style.pace : nil,
        whenDone: custom == nil ? { [weak self] in self?.finish(completed: $0) } : nil
    )

    var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var successors: [() -> Void] = []

    init(
        from: UIViewController?,
        to: UIViewController?,
        disappearing: [UIViewController],
        appearing: [UIViewController],
        in containerView: UIView,
        style: any TransitionStyle,
        custom: CustomAnimation? = nil,
        presentationStyle: UIModalPresentationStyle = .none,
        animated: Bool,
        interactive: Bool = false,
        whenSettled: @escaping (_ completed: Bool) -> Void = { _ in },
        whenDone: @escaping (_ completed: Bool) -> Void
    ) {
        self.from = from
        self.to = to
        self.disappearing = disappearing
        self.appearing = appearing
        self.containerView = containerView
        self.style = style
        self.custom = custom
        self.presentationStyle = presentationStyle
        isAnimated = animated
        initiallyInteractive = custom.map { animated && $0.interactor?.wantsInteractiveStart ?? false } ?? interactive
        isInteractive = initiallyInteractive
        self.whenSettled = whenSettled
        self.whenDone = whenDone
    }

    /// Starts the transition now or, on a phone where transitions begin late, with the layout of this turn or with the next frame. Until
    /// then, the waiting transition is already the active transition of its controllers.
    func startSoon(withNextFrame: Bool) {
        guard isAnimated, !initiallyInteractive || custom != nil, Platform.current.behavior.transitionStart == .late else { return start() }
        involved.forEach { $0.activeTransition = self }
        isPutOff = true
        let begin: @MainActor () -> Void = { if self.isPutOff { self.start() } }
        if withNextFrame {
            Platform.current.after(0, "a transition that begins", perform: begin)
        } else {
            Platform.current.afterLayout(begin)
        }
    }

    /// Starts the transition. Without animation, the end comes after the turn's layout, because UIKit also reports the end later.
    func start() {
        isPutOff = false
        Platform.current.transitions.append(self)
        involved.forEach { $0.activeTransition = self }
        (disappearing + appearing).forEach { $0.appearance.isDriven = true }
        disappearing.forEach { $0.beginAppearance(false, animated: isAnimated) }
        appearing.forEach { $0.beginAppearance(true, animated: isAnimated) }
        UIView.performWithoutAnimation { style.prepare(self) }
        stage = .running
        if let custom {
            set(custom)
        } else if !isAnimated {
            Platform.current.afterLayout { self.finish(completed: true) }
        }
        guard stage == .running else { return }
        if ignoresTouches { Platform.current.interruptTouchesSoon() }
        startMotion()
    }

    /// Starts the animations. An interaction may already have moved or released the transition.
    private func startMotion() {
        hasMotion = true
        guard isAnimated else {
            return UIView.performWithoutAnimation {
                style.animate(self)
                runAlongside()
            }
        }
        motion.add { self.style.animate(self) }
        runAlongside()
        if !initiallyInteractive { return motion.start() }
        motion.scrub(to: percentComplete)
        if !isInteractive { motion.letGo(forward: !isCancelled, curve: completionCurve, speed: completionVelocity) }
    }

    private var involved: [UIViewController] { [from, to].compactMap { $0 } }

    func involves(_ controller: UIViewController) -> Bool {
        from === controller || to === controller
    }

    func runAlongside() {
        let closures = alongside
        alongside = []
        guard isAnimated else { return closures.forEach { $0(self) } }
        closures.forEach { closure in motion.add { closure(self) } }
    }

    // MARK: The end

    /// Whether the transition can be over at once for a following change. An app's animator can't jump to its end.
    var canFinishNow: Bool { custom == nil || stage == .over }

    /// Calls a closure when the transition is over and all notifications have been sent.
    func afterwards(_ successor: @escaping () -> Void) {
        successors.append(successor)
    }

    /// Ends the transition at once, so that the following change finds it over. An app's animator is notified only by `animationEnded(_:)`,
    /// and its later calls are ignored.
    func finishNow() {
        if isPutOff { start() }
        guard stage == .running else { return }
        guard custom == nil else {
            if hasMotion, isAnimated { motion.finishNow(atEnd: !isCancelled) }
            return finish(completed: !isCancelled)
        }
        guard isAnimated else { return finish(completed: true) }
        isInteractive = false
        motion.finishNow()
    }

    func finish(completed: Bool) {
        guard stage == .running else { return }
        stage = .over
        isCancelled = !completed
        isInteractive = false
        Platform.current.transitions.removeAll { $0 === self }
        if custom != nil { settleMotion(completed: completed) }
        UIView.performWithoutAnimation { style.cleanUp(self, completed: completed) }
        whenSettled(completed)
        if completed { tellEnd() } else { tellReturn() }
        involved.forEach { $0.forgetTransitionThatIsOver() }
        endCustom(completed: completed)
        take(&completions).forEach { $0(self) }
        whenDone(completed)
        take(&successors).forEach { $0() }
    }

    func take<Closure>(_ closures: inout [Closure]) -> [Closure] {
        defer { closures = [] }
        return closures
    }
}

extension UIViewController {
    /// Replaces an active transition that is over. If another transition of the controller is running by now, that transition becomes
    /// active.
    func forgetTransitionThatIsOver() {
        guard activeTransition?.stage == .over else { return }
        activeTransition = Platform.current.transitions.last { $0.involves(self) } ?? (self as? UINavigationController)?.stackChange
    }
}
