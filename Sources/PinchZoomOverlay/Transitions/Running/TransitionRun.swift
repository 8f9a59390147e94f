import UIKit

/// One transition as UIKit sees it, by itself or under a finger: it drives what is seen, and completes exactly once, whatever happens.
@MainActor final class TransitionRun: NSObject {
    /// How far it has got.
    private enum Stage {
        /// UIKit has not asked for it yet; a finger may have let go already.
        case waiting(letGo: (@MainActor () -> Bool)?)
        /// A finger drives it.
        case held
        /// It goes by itself, to its end or back.
        case going(completes: Bool)
        case over
    }

    /// How long it waits for UIKit to ask for it, in seconds.
    private static let patience: TimeInterval = 0.5

    /// Where it goes, unless it is cancelled.
    let end: TransitionEnd
    /// What is seen of it; nil until UIKit has asked for it.
    private(set) var scene: (any TransitionAnimation)?
    /// Called when it is over, and whether it completed.
    var whenOver: @MainActor (_ completed: Bool) -> Void = { _ in }
    /// Called when UIKit has asked for it.
    var whenBegun: @MainActor () -> Void = {}
    /// Called when it has begun under a finger.
    var whenHeld: @MainActor () -> Void = {}

    /// Whether UIKit has it for a transition, and is about to ask for it.
    var isHandedOut = false

    /// Called if it ends before UIKit has asked for it.
    private var whenUnasked: @MainActor () -> Void = {}
    private let duration: TimeInterval
    private let startsHeld: Bool
    private let makeScene: @MainActor (TransitionScreens) -> any TransitionAnimation
    private var stage = Stage.waiting(letGo: nil)
    private var context: (any UIViewControllerContextTransitioning)?
    private var setting: TransitionScreens?
    /// Whether UIKit has completed it before it has begun to go.
    private var cutShort: Bool?
    private var link: CADisplayLink?
    private var deactivation: DeactivationObserver?
    private var sentinel: WindowObserver?

    /// - Parameters:
    ///   - duration: about how long it takes, in seconds: what goes along with it takes that long.
    ///   - startsHeld: whether a finger drives it from the start.
    init(
        to end: TransitionEnd,
        duration: TimeInterval,
        startsHeld: Bool = false,
        scene: @escaping @MainActor (TransitionScreens) -> any TransitionAnimation
    ) {
        self.end = end
        self.duration = duration
        self.startsHeld = startsHeld
        makeScene = scene
    }

    /// Itself, if a finger is to drive it.
    var interactionController: (any UIViewControllerInteractiveTransitioning)? { startsHeld ? self : nil }

    /// Whether it has begun and is not over.
    var isUnderWay: Bool {
        switch stage {
        case .held, .going: true
        case .waiting, .over: false
        }
    }

    /// Whether it is over.
    var isOver: Bool {
        if case .over = stage { true } else { false }
    }

    /// Whether it is on its way by itself.
    var isGoing: Bool {
        if case .going = stage { true } else { false }
    }

    /// Whether it is on its way to an end by itself.
    func isGoing(to end: TransitionEnd) -> Bool {
        if case .going(let completes) = stage { (end == self.end) == completes } else { false }
    }

    // MARK: Under a finger

    /// The finger has driven it so far, 0 to 1; what UIKit moves along with it follows.
    func update(_ fraction: CGFloat) {
        if case .held = stage { context?.updateInteractiveTransition(min(max(fraction, 0), 1)) }
    }

    /// The finger lets go: it goes on to its end, or back, as `completes` says as soon as UIKit has asked for it.
    func letGo(_ completes: @escaping @MainActor () -> Bool) {
        switch stage {
        case .waiting:
            stage = .waiting(letGo: completes)
        case .held:
            let completes = completes()
            stage = .going(completes: completes)
            if completes { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
            scene?.head(for: completes ? end : end.other, at: CACurrentMediaTime())
        case .going(let completes):
            // It was taken hold of on its way, and goes on.
            scene?.head(for: completes ? end : end.other, at: CACurrentMediaTime())
        case .over:
            break
        }
    }

    /// Completes at once and leaves what is seen as it is, for the next transition to go on with.
    func handOver() -> (any TransitionAnimation)? {
        guard isUnderWay, let scene else { return nil }
        self.scene = nil
        endNow()
        return scene
    }

    /// Ends without the rest of the way, where it was going; one that is held goes back.
    func endNow() {
        switch stage {
        case .waiting:
            stage = .over
            let abandon = whenUnasked
            whenUnasked = {}
            abandon()
            tellOfEnd(completed: false)
        case .held:
            context?.cancelInteractiveTransition()
            finish(completed: false)
        case .going(let completes):
            finish(completed: completes)
        case .over:
            break
        }
    }

    /// Ends it unless UIKit asks for it within half a second: a delegate of the app's own may keep the call to itself. Then, or if it is ended
    /// before, `abandon` is called.
    func waitForRequest(otherwise abandon: @escaping @MainActor () -> Void) {
        whenUnasked = abandon
        let start = CACurrentMediaTime()
        // The link keeps it until then: what waits for it is not left to itself when its controller goes.
        let link = CADisplayLink { link in
            guard case .waiting = self.stage else { return link.invalidate() }
            guard link.targetTimestamp - start > TransitionRun.patience else { return }
            link.invalidate()
            self.endNow()
        }
        link.add(to: .main, forMode: .common)
    }

    // MARK: From beginning to end

    private func begin(_ context: any UIViewControllerContextTransitioning) -> Bool {
        guard case .waiting = stage, let setting = TransitionScreens(context, to: end) else {
            if context.isInteractive { context.cancelInteractiveTransition() }
            context.completeTransition(!context.transitionWasCancelled)
            return false
        }
        self.context = context
        self.setting = setting
        whenUnasked = {}
        let time = CACurrentMediaTime()
        UIView.performWithoutAnimation {
            setting.arrange()
            let scene = makeScene(setting)
            scene.enter(setting, at: time)
            self.scene = scene
        }
        // Whoever was asked for a view may have ended it all.
        if let cutShort {
            finish(completed: cutShort, tellsContext: false)
            return false
        }
        let sentinel = WindowObserver { [weak self] in self?.endNow() }
        setting.container.addSubview(sentinel)
        self.sentinel = sentinel
        if let window = setting.container.window {
            deactivation = DeactivationObserver(of: window) { [weak self] in self?.endNow() }
        }
        // The link keeps it until it is over, so that nothing is left half done.
        let link = CADisplayLink { link in self.tick(at: link.targetTimestamp) }
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
        link.add(to: .main, forMode: .common)
        self.link = link
        return true
    }

    private func tick(at time: TimeInterval) {
        guard let scene, scene.advance(to: time), case .going(let completes) = stage else { return }
        finish(completed: completes)
    }

    /// The one way out. UIKit is told unless it has ended the transition itself.
    private func finish(completed: Bool, tellsContext: Bool = true) {
        stage = .over
        link?.invalidate()
        link = nil
        sentinel?.retire()
        sentinel = nil
        deactivation?.end()
        deactivation = nil
        let (context, setting, scene) = (context, setting, scene)
        self.context = nil
        self.setting = nil
        self.scene = nil
        UIView.performWithoutAnimation { scene?.leave(at: completed ? end : end.other) }
        if !completed { setting?.putBack() }
        if tellsContext { context?.completeTransition(completed) }
        tellOfEnd(completed: completed)
    }

    private func tellOfEnd(completed: Bool) {
        let whenOver = whenOver
        self.whenOver = { _ in }
        whenBegun = {}
        whenHeld = {}
        whenOver(completed)
    }
}

extension TransitionRun: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard begin(transitionContext) else { return }
        stage = .going(completes: true)
        scene?.head(for: end, at: CACurrentMediaTime())
        whenBegun()
    }

    /// UIKit has cut it short, or has heard that it is over.
    func animationEnded(_ transitionCompleted: Bool) {
        if isUnderWay { finish(completed: transitionCompleted, tellsContext: false) }
        if context != nil { cutShort = transitionCompleted }
    }
}

extension TransitionRun: UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        var decision: (@MainActor () -> Bool)?
        if case .waiting(let letGo) = stage { decision = letGo }
        guard begin(transitionContext) else { return }
        stage = .held
        whenBegun()
        whenHeld()
        if let decision { letGo(decision) }
    }

    var wantsInteractiveStart: Bool { startsHeld }
}
