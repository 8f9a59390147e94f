import UIKit

/// Pinch-to-zoom for a view: two fingers lift it above everything, it follows them, and it springs back into its place.
///
/// ```swift
/// photoView.addInteraction(PinchZoomInteraction())
/// ```
/// The view that it is added to is where fingers are looked for; it is also what is lifted, unless another view in it is given. For a
/// collection view's cell, ``PinchZoomable`` does the same in two lines.
///
/// A view that is added to takes touches from then on (`isUserInteractionEnabled`): an image view does not by itself. Until the interaction is
/// removed or disabled an image view is an accessibility element as well.
@MainActor public final class PinchZoomInteraction: NSObject, UIInteraction {
    /// The phases of a zoom.
    public enum State: Sendable, CaseIterable {
        /// The view is in its place.
        case idle
        /// The view is up: fingers hold it, or VoiceOver's zoom action has lifted it.
        case zooming
        /// The view is on its way back.
        case returning
    }

    // MARK: Set-up

    /// Creates an interaction with the default configuration.
    ///
    /// - Parameter target: Gives the view to be lifted whenever fingers ask for it; nil lifts the view that the interaction is added to.
    public convenience init(target: (@MainActor () -> UIView?)? = nil) {
        self.init(lifting: target.map(PinchTarget.given) ?? .itself)
    }

    /// Creates an interaction with a configuration of its own.
    ///
    /// - Parameters:
    ///   - configuration: How it looks and feels.
    ///   - target: Gives the view to be lifted whenever fingers ask for it; nil lifts the view that the interaction is added to.
    /// - Throws: ``PinchZoomConfigurationError`` if a field of the configuration cannot be used.
    public convenience init(
        configuration: PinchZoomConfiguration,
        target: (@MainActor () -> UIView?)? = nil
    ) throws(PinchZoomConfigurationError) {
        try configuration.validate()
        self.init(target: target)
        self.configuration = configuration
    }

    init(lifting target: PinchTarget) {
        self.target = target
        super.init()
        recognition.interaction = self
    }

    /// The delegate that is asked before a zoom begins and notified of its progress. It is not kept alive.
    public weak var delegate: (any PinchZoomInteractionDelegate)?

    /// How it looks and feels.
    public private(set) var configuration = PinchZoomConfiguration() {
        didSet { haptics = ZoomHaptics(configuration: configuration) }
    }

    /// Changes how it looks and feels. A view that is up is put back at once.
    ///
    /// - Throws: ``PinchZoomConfigurationError`` if a field cannot be used; then nothing has changed.
    public func setConfiguration(_ configuration: PinchZoomConfiguration) throws(PinchZoomConfigurationError) {
        try configuration.validate()
        cancel()
        self.configuration = configuration
        updateAccessibility()
    }

    /// Gives a larger image of the photo than the one in its place, or nil if there is none; nil, the default, gives none.
    ///
    /// ```swift
    /// zoom.fullSizeImage = { [weak cell] in try await cell?.loadOriginal() }
    /// ```
    /// It is called once for each zoom, when the photo has lifted, and its task is cancelled when the zoom has ended. Meanwhile the larger image
    /// takes the place of the other in what flies, without a jump: see <doc:WrappingCells#Full-size-under-the-fingers>. What it throws, and what
    /// comes later, changes nothing; nor does an image without a size, or with fewer pixels than the one that is there.
    ///
    /// It comes before ``PinchZoomable/pinchZoomFullSizeImage()``.
    public var fullSizeImage: (@MainActor () async throws -> UIImage?)?

    /// A Boolean value that indicates whether the interaction responds to pinches. The default is true; setting it to false puts a view that is
    /// up back at once.
    public var isEnabled = true {
        didSet {
            if !isEnabled { cancel() }
            recognition.isEnabled = isEnabled
            updateAccessibility()
        }
    }

    // MARK: What it is like

    /// The phase of the zoom that is under way, if one is.
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
    public var pinchGestureRecognizer: UIPinchGestureRecognizer { recognition.pinch }

    // MARK: UIInteraction

    /// The view that it is added to.
    public private(set) weak var view: UIView?

    /// Lets go of the former view; one that is up is put back at once.
    public func willMove(to view: UIView?) {
        // From here on nothing begins: the delegate hears of the end before the view has changed.
        isAttached = false
        cancel()
        removeAccessibility()
        photoElement.removeFromSuperview()
        if let view = self.view { recognition.detach(from: view) }
    }

    /// Takes up the new view.
    public func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        isAttached = true
        recognition.attach(to: view)
        view.isUserInteractionEnabled = true
        addPhotoElement(to: view)
        updateAccessibility()
    }

    // MARK: The zoom

    private let target: PinchTarget
    let recognition = PinchRecognition()
    private(set) lazy var haptics = ZoomHaptics(configuration: configuration)
    var offeredAction: OfferedZoomAction?
    private(set) lazy var photoElement = makePhotoElement()
    private(set) lazy var liftedPhotoElement = LiftedPhotoElement(of: self)
    private var isAttached = false

    private(set) var zoom: ActiveZoom? {
        didSet {
            if let oldValue { LiftedViews.note(oldValue.view, liftedBy: nil) }
            if let zoom { LiftedViews.note(zoom.view, liftedBy: self) }
        }
    }

    var flight: Flight? { zoom?.flight }

    var targetView: UIView? { target.view(of: view) }

    /// Whether a ``PinchZoomable`` has made it.
    var isMadeByMixin: Bool {
        if case .pinchZoomView = target { true } else { false }
    }

    /// Whether the app and the view let a zoom begin.
    var mayBegin: Bool {
        guard isEnabled, isAttached, let targetView, Lift.canLift(targetView) else { return false }
        return delegate?.pinchZoomInteractionShouldBegin(self) ?? true
    }

    /// Lifts the view where it is; `zoom` is nil afterwards if there was nothing to lift, or the delegate has ended it already.
    func beginZoom() {
        tearDown(fingers: .kept)
        // The delegate may have zoomed in when it heard of the end, or have switched zooming off.
        guard zoom == nil, isEnabled, isAttached else { return }
        guard let targetView, let window = targetView.window,
            let flight = Flight(
                of: targetView,
                configuration: configuration,
                haptics: haptics,
                report: { [weak self] in self?.flightDid($0) }
            )
        else { return }
        // The lock comes before the delegate and goes before it, so that what the delegate sets stands.
        let scrollLock = configuration.locksScrolling ? ScrollLock(around: targetView) : nil
        // The list's own delegate has heard that it is stopped, and may do the same.
        guard zoom == nil, isEnabled, isAttached else {
            scrollLock?.release()
            return
        }
        zoom = ActiveZoom(
            view: ObjectIdentifier(targetView),
            flight: flight,
            scrollLock: scrollLock,
            deactivation: DeactivationObserver(of: window) { [weak self] in self?.tearDown() }
        )
        delegate?.pinchZoomInteractionWillBegin(self)
        guard self.flight === flight else { return }
        guard targetView.window === window else { return tearDown() }
        recognition.beginAddingFingers(in: window)
        flight.takeOff(element: liftedPhotoElement)
        haptics.play(.lift)
        zoom?.fullSizeRequest = requestFullSizeImage(for: flight)
    }

    /// The zoom that has just begun needs no fingers.
    func zoomDidBeginByAction() {
        zoom?.cause = .action
    }

    private func flightDid(_ event: Flight.Event) {
        switch event {
        case .changed:
            delegate?.pinchZoomInteraction(self, didChange: current)
        case .landed:
            tearDown()
            haptics.play(.landing)
        case .lost:
            tearDown()
        }
    }

    /// What becomes of fingers that are down when a zoom ends.
    enum FingersAtEnd {
        /// They belong to no zoom any more.
        case dropped
        /// They begin another one.
        case kept
    }

    /// The one way out: puts everything back in this turn and tells the delegate, once.
    func tearDown(fingers: FingersAtEnd = .dropped) {
        guard let zoom else { return }
        self.zoom = nil
        zoom.end()
        if fingers == .dropped { recognition.dropFingers() }
        recognition.endAddingFingers()
        if zoom.cause == .action {
            UIAccessibility.post(notification: .layoutChanged, argument: elementAtRest)
            UIAccessibility.post(notification: .announcement, argument: configuration.phrases.zoomedOut)
        }
        delegate?.pinchZoomInteractionDidEnd(self)
    }
}
