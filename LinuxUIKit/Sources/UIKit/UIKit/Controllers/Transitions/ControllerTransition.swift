/// One change of what is seen: a push, a pop, a presentation, a dismissal or a change of size. All of them run through here.
///
/// It tells the controllers at its ends of their coming and going, runs the style's animations with those of whoever asked to go along, and
/// ends exactly once: completed or cancelled. To the outside it is the transition coordinator.
@MainActor final class ControllerTransition: NSObject {
    let from: UIViewController?
    let to: UIViewController?
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool
    let initiallyInteractive: Bool
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false

    private let style: any TransitionStyle
    /// Controllers that appear or disappear: the ends, but for a presenting controller whose view stays.
    private let disappearing: [UIViewController]
    private let appearing: [UIViewController]
    private let whenDone: (_ completed: Bool) -> Void

    private enum Stage { case waiting, running, over }
    private var stage = Stage.waiting
    fileprivate var isOver: Bool { stage == .over }
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private lazy var motion = TransitionMotion(duration: style.duration) { [weak self] in self?.finish(completed: $0) }

    init(
        from: UIViewController?,
        to: UIViewController?,
        disappearing: [UIViewController],
        appearing: [UIViewController],
        in containerView: UIView,
        style: any TransitionStyle,
        presentationStyle: UIModalPresentationStyle = .none,
        animated: Bool,
        interactive: Bool = false,
        whenDone: @escaping (_ completed: Bool) -> Void
    ) {
        self.from = from
        self.to = to
        self.disappearing = disappearing
        self.appearing = appearing
        self.containerView = containerView
        self.style = style
        self.presentationStyle = presentationStyle
        isAnimated = animated
        initiallyInteractive = interactive
        isInteractive = interactive
        self.whenDone = whenDone
    }

    /// Sets off. Without animation the end comes when the turn's layout has been made; UIKit, too, tells of the end later.
    func start() {
        Platform.current.transitions.append(self)
        involved.forEach { $0.activeTransition = self }
        (disappearing + appearing).forEach { $0.appearance.isDriven = true }
        disappearing.forEach { $0.beginAppearance(false, animated: isAnimated) }
        appearing.forEach { $0.beginAppearance(true, animated: isAnimated) }
        UIView.performWithoutAnimation { style.prepare(self) }
        stage = .running
        guard isAnimated else {
            UIView.performWithoutAnimation {
                style.animate(self)
                runAlongside()
            }
            Platform.current.afterLayout { self.finish(completed: true) }
            return
        }
        motion.add { self.style.animate(self) }
        runAlongside()
        if isInteractive {
            motion.scrub(to: 0)
        } else {
            motion.start()
        }
    }

    private var involved: [UIViewController] { [from, to].compactMap { $0 } }

    private func runAlongside() {
        let closures = alongside
        alongside = []
        guard isAnimated else { return closures.forEach { $0(self) } }
        closures.forEach { closure in motion.add { closure(self) } }
    }

    // MARK: Under a finger

    /// How far the finger has driven it, 0 to 1.
    func update(_ fraction: CGFloat) {
        guard stage == .running, isInteractive else { return }
        motion.scrub(to: min(max(fraction, 0), 1))
    }

    /// The finger lets go: the rest runs by itself, on to the end or back.
    func letGo(completing: Bool) {
        guard stage == .running, isInteractive else { return }
        isInteractive = false
        isCancelled = !completing
        interactionHandlers.forEach { $0(self) }
        motion.letGo(forward: completing)
    }

    // MARK: The end

    /// Cuts it short: whatever comes next finds it over.
    func finishNow() {
        guard stage == .running else { return }
        guard isAnimated else { return finish(completed: true) }
        isInteractive = false
        motion.finishNow()
    }

    private func finish(completed: Bool) {
        guard stage == .running else { return }
        stage = .over
        isCancelled = !completed
        Platform.current.transitions.removeAll { $0 === self }
        style.cleanUp(self, completed: completed)
        if !completed {
            appearing.forEach { $0.beginAppearance(false, animated: isAnimated) }
            disappearing.forEach { $0.beginAppearance(true, animated: isAnimated) }
        }
        (disappearing + appearing).forEach { $0.appearance.isDriven = false }
        (completed ? disappearing + appearing : appearing + disappearing).forEach { $0.endAppearance() }
        involved.forEach { $0.forgetTransitionThatIsOver() }
        let closures = completions
        completions = []
        closures.forEach { $0(self) }
        whenDone(completed)
    }
}

extension UIViewController {
    /// Another one may have begun while it was going on: that one stays.
    func forgetTransitionThatIsOver() {
        if activeTransition?.isOver ?? false { activeTransition = nil }
    }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
    var isInterruptible: Bool { false }
    var transitionDuration: TimeInterval { isAnimated ? style.duration : 0 }
    var percentComplete: CGFloat { isAnimated ? motion.fraction : 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from?.viewIfLoaded
        case .to: to?.viewIfLoaded
        default: nil
        }
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard stage != .over else { return false }
        if let completion { completions.append(completion) }
        if let animation {
            alongside.append(animation)
            if stage == .running { runAlongside() }
        }
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionHandlers.append(handler)
    }
}
