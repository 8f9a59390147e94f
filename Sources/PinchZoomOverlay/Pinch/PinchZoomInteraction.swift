// Up to iOS 18's SDK the accessibility constants are variables in Swift's eyes, and so not safe to read.
@preconcurrency import UIKit

/// Pinch-to-zoom for a view: two fingers lift it above everything, it follows them, and it springs back into its place.
///
/// ```swift
/// photoView.addInteraction(PinchZoomInteraction())
/// ```
/// The view that it is added to is where fingers are looked for; it is also what is lifted, unless another view in it is given. For a
/// collection view's cell, ``PinchZoomable`` does the same in two lines.
///
/// A view that is added to takes touches from then on (`isUserInteractionEnabled`): an image view does not by itself.
@MainActor public final class PinchZoomInteraction: NSObject, UIInteraction {
    /// Where an interaction is.
    public enum State: Sendable, CaseIterable {
        /// The view is in its place.
        case idle
        /// The view is up: fingers hold it, or VoiceOver's zoom action has lifted it.
        case zooming
        /// The view is on its way back.
        case returning
    }

    // MARK: Set-up

    /// An interaction with the default configuration.
    ///
    /// - Parameter target: gives the view to be lifted whenever fingers ask for it; nil lifts the view that the interaction is added to.
    public init(target: (@MainActor () -> UIView?)? = nil) {
        self.target = target
        super.init()
        recognizer.addHandler { [weak self] _ in self?.pinchDidChange() }
        recognizer.delegate = self
        collector.addHandler { [weak self] _ in self?.collectedFingersDidChange() }
        collector.delegate = self
    }

    /// An interaction with a configuration of its own.
    ///
    /// - Parameters:
    ///   - configuration: how it looks and feels.
    ///   - target: gives the view to be lifted whenever fingers ask for it; nil lifts the view that the interaction is added to.
    /// - Throws: ``PinchZoomConfigurationError`` if the configuration makes no sense.
    public convenience init(configuration: PinchZoomConfiguration, target: (@MainActor () -> UIView?)? = nil) throws {
        try configuration.validate()
        self.init(target: target)
        self.configuration = configuration
    }

    /// What is asked and told.
    public weak var delegate: (any PinchZoomInteractionDelegate)?

    /// How it looks and feels.
    public private(set) var configuration = PinchZoomConfiguration()

    /// Changes how it looks and feels. A view that is up is put back at once.
    ///
    /// - Throws: ``PinchZoomConfigurationError`` if the configuration makes no sense; then nothing has changed.
    public func setConfiguration(_ configuration: PinchZoomConfiguration) throws {
        try configuration.validate()
        cancel()
        self.configuration = configuration
        updateAccessibility()
    }

    /// Whether pinches are looked for. Switching it off puts a view that is up back at once.
    public var isEnabled = true {
        didSet {
            if !isEnabled { cancel() }
            recognizer.isEnabled = isEnabled
            updateAccessibility()
        }
    }

    // MARK: What it is like

    /// Where it is.
    public var state: State {
        guard let flight else { return .idle }
        return flight.isReturning ? .returning : .zooming
    }

    /// How the view differs from the view in its place; the identity while it is there.
    public var pose: PinchZoomPose { flight?.pose ?? .identity }

    /// The pose, how far it is on its way to the maximum, and the backdrop's alpha.
    public var current: PinchZoomChange {
        let span = configuration.maximumScale - 1
        let progress = span > 0 ? min(max((pose.scale - 1) / span, 0), 1) : 0
        return PinchZoomChange(pose: pose, progress: progress, backdropAlpha: flight?.backdropAlpha ?? 0)
    }

    /// The recognizer that lifts the view, for `require(toFail:)` and the like. Its delegate belongs to the interaction.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer { recognizer }

    // MARK: UIInteraction

    /// The view that it is added to.
    public private(set) weak var view: UIView?

    /// Lets go of the former view; one that is up is put back at once.
    public func willMove(to view: UIView?) {
        // From here on nothing begins: the delegate hears of the end before the view has changed.
        isAttached = false
        cancel()
        removeAccessibility()
        self.view?.removeGestureRecognizer(recognizer)
    }

    /// Takes up the new view.
    public func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        isAttached = true
        view.addGestureRecognizer(recognizer)
        view.isUserInteractionEnabled = true
        updateAccessibility()
    }

    // MARK: State

    let recognizer = UIPinchGestureRecognizer()
    let collector = AddedTouchesGestureRecognizer()
    private let target: (@MainActor () -> UIView?)?
    private(set) var flight: Flight?
    private var scrollLock: ScrollLock?
    /// The view that is up.
    private var lifted: ObjectIdentifier? {
        didSet {
            if let oldValue { PinchZoomInteraction.lifting[oldValue] = nil }
            if let lifted { PinchZoomInteraction.lifting[lifted] = Weak(interaction: self) }
        }
    }
    /// Whether it is up without fingers.
    var isZoomedInByAction = false
    private var deactivation: DeactivationObserver?
    private var isAttached = false
    /// Of an interaction that a ``PinchZoomable`` made: keeps its delegate.
    var bridge: PinchZoomableBridge? { didSet { delegate = bridge } }
    var accessibilityAction: UIAccessibilityCustomAction?

    /// The view that is lifted.
    var targetView: UIView? { target.map { $0() } ?? view }

    /// The interactions that have a view up, by that view.
    private static var lifting: [ObjectIdentifier: Weak] = [:]

    private struct Weak {
        weak var interaction: PinchZoomInteraction?
    }

    /// The interaction that has a view up, if one has.
    static func lifting(_ view: UIView) -> PinchZoomInteraction? {
        lifting[ObjectIdentifier(view)]?.interaction
    }

    /// Whether the app and the view let a zoom begin.
    var mayBegin: Bool {
        guard isEnabled, isAttached, let targetView, Lift.canLift(targetView) else { return false }
        return delegate?.pinchZoomInteractionShouldBegin(self) ?? true
    }

    // MARK: From the lift to the teardown

    /// Lifts the view where it is; `flight` is nil afterwards if there was nothing to lift, or the delegate has ended it already.
    func beginFlight() {
        tearDown(keepsFingers: true)
        // The delegate may have zoomed in when it heard of the end, or have switched zooming off.
        guard flight == nil, isEnabled, isAttached else { return }
        guard let targetView, let window = targetView.window,
            let flight = Flight(of: targetView, configuration: configuration, report: { [weak self] in self?.flightDid($0) })
        else { return }
        self.flight = flight
        lifted = ObjectIdentifier(targetView)
        // The lock comes before the delegate and goes before it, so that what the delegate sets stands.
        if configuration.locksScrolling { scrollLock = ScrollLock(around: targetView) }
        deactivation = DeactivationObserver(of: window) { [weak self] in self?.tearDown() }
        delegate?.pinchZoomInteractionWillBegin(self)
        guard self.flight === flight else { return }
        guard targetView.window === window else { return tearDown() }
        window.addGestureRecognizer(collector)
        flight.takeOff { [weak self] in
            self?.end()
            return true
        }
        play(.lift)
    }

    func flightDid(_ event: Flight.Event) {
        switch event {
        case .changed:
            delegate?.pinchZoomInteraction(self, didChange: current)
        case .landed:
            tearDown()
            play(.landing)
        case .lost:
            tearDown()
        }
    }

    /// The one way out: puts everything back in this turn and tells the delegate, once.
    func tearDown(keepsFingers: Bool = false) {
        guard let flight else { return }
        self.flight = nil
        lifted = nil
        flight.end()
        scrollLock?.release()
        scrollLock = nil
        deactivation?.end()
        deactivation = nil
        if !keepsFingers { dropFingers() }
        collector.view?.removeGestureRecognizer(collector)
        if isZoomedInByAction {
            isZoomedInByAction = false
            UIAccessibility.post(notification: .layoutChanged, argument: view)
            UIAccessibility.post(notification: .announcement, argument: configuration.phrases.zoomedOut)
        }
        delegate?.pinchZoomInteractionDidEnd(self)
    }

    /// Fingers that are still down belong to no zoom any more.
    func dropFingers() {
        for recognizer in [recognizer, collector] where recognizer.state == .began || recognizer.state == .changed {
            recognizer.isEnabled = false
            recognizer.isEnabled = isEnabled
        }
    }

    private func play(_ moment: PinchZoomConfiguration.Haptics) {
        guard configuration.haptics.contains(moment) else { return }
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }
}
