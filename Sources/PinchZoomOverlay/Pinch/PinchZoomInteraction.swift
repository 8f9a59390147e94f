import UIKit

/// An interaction that lifts a view with two fingers, moves and scales it, and springs it back into its place.
///
/// ```swift
/// photoView.addInteraction(PinchZoomInteraction())
/// ```
///
/// The interaction responds to fingers on the view that you add it to. It lifts this view, unless you pass a closure that returns another
/// one in it. A cell of a collection view gets the same in two lines from ``PinchZoomable``.
///
/// Adding the interaction turns on the view's `isUserInteractionEnabled`, which is off for an image view. An image view is also an
/// accessibility element until you remove or disable the interaction.
@MainActor public final class PinchZoomInteraction: NSObject, UIInteraction {
    /// The phases of a zoom.
    public enum State: Sendable, CaseIterable {
        /// The view is in its place.
        case idle
        /// The view is lifted: fingers hold it, or it was lifted without fingers.
        case zooming
        /// The view is on its way back to its place.
        case returning
    }

    // MARK: Set-up

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - configuration: The configuration that determines how the zoom looks and feels. The default has the default value of each field.
    ///   - target: A closure that returns the view to lift. Return `nil` to lift nothing. The interaction calls the closure whenever it
    ///     needs the view, so you can return a different one each time. Without a closure, which is the default, the interaction lifts the
    ///     view that you add it to.
    public convenience init(
        configuration: PinchZoomConfiguration = PinchZoomConfiguration(),
        target: (@MainActor () -> UIView?)? = nil
    ) {
        self.init(lifting: target.map(PinchTarget.given) ?? .itself)
        self.configuration = configuration
    }

    init(lifting target: PinchTarget) {
        self.target = target
        super.init()
        recognition.interaction = self
    }

    /// The delegate that is asked before a zoom begins and notified of its progress.
    ///
    /// The interaction keeps a weak reference to its delegate.
    public weak var delegate: (any PinchZoomInteractionDelegate)?

    /// The configuration that determines how the zoom looks and feels.
    ///
    /// When you set this property, a lifted view is put back at once.
    ///
    /// If a field's value can't be used, the log names the field, and the field has its default value instead. Fields with limits that
    /// depend on one another, such as ``PinchZoomConfiguration/openingScale`` and ``PinchZoomConfiguration/maximumScale``, have to be set
    /// together: change a copy of the configuration, and set this property to the copy.
    public var configuration: PinchZoomConfiguration {
        get { usedConfiguration }
        set {
            cancel()
            let formerPhrases = usedConfiguration.phrases
            usedConfiguration = newValue.usable()
            if usedConfiguration.phrases != formerPhrases { updateAccessibility() }
        }
    }

    private var usedConfiguration = PinchZoomConfiguration() {
        didSet {
            // The same haptics keep their generator. A new generator would have to be prepared again.
            let isSame = configuration.haptics == oldValue.haptics && configuration.maximumScale == oldValue.maximumScale
            if !isSame { haptics = ZoomHaptics(configuration: configuration) }
        }
    }

    /// A closure that returns a larger image of the photo than the one in its place, or `nil` if there is none. The default is `nil`.
    ///
    /// ```swift
    /// zoom.fullSizeImage = { [weak cell] in try await cell?.loadOriginal() }
    /// ```
    ///
    /// The interaction calls the closure once for each zoom, when the photo has lifted, and cancels its task when the zoom has ended. As
    /// soon as the larger image is there, it replaces the other in what flies, without a jump; your view keeps its own. Nothing changes if
    /// the closure throws, if the image comes after the zoom has ended, or if it has no size or no more pixels than the image that is
    /// there.
    ///
    /// If a ``PinchZoomable`` view also implements ``PinchZoomable/pinchZoomFullSizeImage()``, this closure is called instead. See
    /// <doc:WrappingCells>.
    public var fullSizeImage: (@MainActor () async throws -> UIImage?)?

    /// A Boolean value that determines whether the interaction responds to pinches. The default is `true`.
    ///
    /// Setting this property to `false` puts a lifted view back at once.
    public var isEnabled = true {
        didSet {
            if !isEnabled { cancel() }
            recognition.isEnabled = isEnabled
            updateAccessibility()
        }
    }

    // MARK: The state

    /// The phase of the zoom, which is ``State/idle`` while the view is in its place.
    public var state: State {
        guard let flight else { return .idle }
        return flight.isReturning ? .returning : .zooming
    }

    /// The current scale, translation and rotation of the view, relative to its place.
    ///
    /// This is ``PinchZoomPose/identity`` while the view is in its place.
    public var pose: PinchZoomPose { flight?.pose ?? .identity }

    /// The current pose of the view, its progress toward the maximum scale, and the backdrop's alpha.
    public var current: PinchZoomChange {
        let span = configuration.maximumScale - 1
        let progress = span > 0 ? ((pose.scale - 1) / span).clamped(to: 0...1) : 0
        return PinchZoomChange(pose: pose, progress: progress, backdropAlpha: flight?.backdropAlpha ?? 0)
    }

    /// The gesture recognizer that lifts the view.
    ///
    /// Use it to relate other recognizers to it, for example with `require(toFail:)`. Don't replace its delegate, which the interaction
    /// sets.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer { recognition.pinch }

    // MARK: UIInteraction

    /// The view that you have added the interaction to, or `nil` if there is none.
    public private(set) weak var view: UIView?

    /// Tells the interaction that it's about to be added to a view or removed from one. UIKit calls this method; don't call it yourself.
    ///
    /// A lifted view is put back at once.
    ///
    /// - Parameter view: The view that the interaction is about to be added to, or `nil` if it's removed.
    public func willMove(to view: UIView?) {
        // Before the cancellation: the delegate is notified of the end, and could begin a zoom on a view that is about to change.
        isAttached = false
        cancel()
        removeAccessibility()
        photoElement.removeFromSuperview()
        if let view = self.view { recognition.detach(from: view) }
    }

    /// Tells the interaction that it was added to a view or removed from one. UIKit calls this method; don't call it yourself.
    ///
    /// - Parameter view: The view that the interaction was added to, or `nil` if it was removed.
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
    /// Whether the interaction offers VoiceOver's zoom action. For hosted views, the SwiftUI modifier offers the action.
    var offersAction = true
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

    /// Whether the view waits for a transition to its own screen that continues the flight.
    var isAwaitingTransition: Bool { flight?.isWaiting ?? false }

    var targetView: UIView? { target.view(of: view) }

    /// Whether a ``PinchZoomable`` view has made the interaction.
    var isMadeByMixin: Bool {
        if case .pinchZoomView = target { true } else { false }
    }

    /// Whether a zoom may begin: the view can be lifted, and the delegate allows it.
    var mayBegin: Bool {
        guard isEnabled, isAttached, let targetView, Lift.canLift(targetView) else { return false }
        return delegate?.pinchZoomInteractionShouldBegin(self) ?? true
    }

    /// Lifts the view without a visible change. `zoom` is `nil` afterwards if nothing can be lifted, or if the delegate has ended the zoom.
    func beginZoom() {
        tearDown(fingers: .kept)
        // The delegate was notified of the end. It may have begun a zoom, or disabled the interaction.
        guard zoom == nil, isEnabled, isAttached else { return }
        guard let targetView, let window = targetView.window,
            let flight = Flight(
                of: targetView,
                configuration: configuration,
                haptics: haptics,
                report: { [weak self] in self?.flightDid($0) }
            )
        else { return }
        // The lock is set and released before the delegate is notified. Otherwise the lock would overwrite the values that the delegate
        // sets.
        let scrollLock = configuration.locksScrolling ? ScrollLock(around: targetView) : nil
        // The list's delegate was notified of the stop. It may have begun a zoom, or disabled the interaction.
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

    /// Records that an action has begun the zoom, so that the view stays lifted without fingers.
    func zoomDidBeginByAction() {
        zoom?.cause = .action
    }

    private func flightDid(_ event: Flight.Event) {
        switch event {
        case .changed:
            delegate?.pinchZoomInteraction(self, didChange: current)
        case .released:
            notifyWillEnd()
        case .landed:
            tearDown()
            haptics.play(.landing)
        case .lost:
            tearDown()
        }
    }

    /// Notifies the delegate that the view returns. The delegate may end the zoom.
    func notifyWillEnd() {
        guard let flight else { return }
        delegate?.pinchZoomInteraction(self, willEndAt: flight.placeFrame)
    }

    /// The treatment of the fingers on the screen when a zoom ends.
    enum FingersAtEnd {
        /// The fingers are ignored until they lift.
        case dropped
        /// The fingers begin another zoom.
        case kept
    }

    /// Ends the zoom: puts everything back in this turn, and notifies the delegate once. There is no other way out of a zoom.
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
