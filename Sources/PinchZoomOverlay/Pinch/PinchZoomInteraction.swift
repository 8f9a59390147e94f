#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// An interaction that lifts a view with two fingers, moves and scales it, and springs it back into its place.
///
/// ```swift
/// photoView.addInteraction(PinchZoomInteraction())
/// ```
///
/// The interaction responds to fingers on the view that you add it to, and lifts that view. To lift a subview instead, create the
/// interaction with a closure that returns the subview. For a cell of a collection view or a table, use ``PinchZoomable``, which adds the
/// interaction for you.
///
/// A single interaction can also lift every photo of a list, a screen or a window:
///
/// ```swift
/// collectionView.addInteraction(PinchZoomInteraction(lifting: .imageViews))
/// ```
///
/// When you add the interaction to a view, the view's `isUserInteractionEnabled` becomes `true`. For an image view, the default is `false`.
/// An image view also becomes an accessibility element, until you remove or disable the interaction, unless a view around the image view is
/// an element.
@MainActor public final class PinchZoomInteraction: NSObject, UIInteraction {
    /// The phases of a zoom.
    public enum State: Sendable, CaseIterable {
        /// The view is in its place.
        case idle
        /// The view is lifted: fingers hold it, or it stays up without fingers.
        case zooming
        /// The view is on its way back to its place.
        case returning
    }

    // MARK: Set-up

    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - configuration: The configuration that determines how the zoom looks and feels. The default has the default value of each field.
    ///   - target: A constant that specifies which view the interaction lifts. The default is ``Target/ownView``.
    public convenience init(configuration: PinchZoomConfiguration = PinchZoomConfiguration(), lifting target: Target = .ownView) {
        self.init(lifting: target, isMadeByMixin: false)
        self.configuration = configuration
    }

    /// Creates the interaction of a ``PinchZoomable`` view, or any other interaction.
    init(lifting target: Target, isMadeByMixin: Bool) {
        self.target = target
        self.isMadeByMixin = isMadeByMixin
        super.init()
        recognition.interaction = self
    }

    /// The delegate that is asked before a zoom begins and notified of its progress.
    ///
    /// The interaction's reference to the delegate is weak.
    public weak var delegate: (any PinchZoomInteractionDelegate)?

    /// The configuration that determines how the zoom looks and feels.
    ///
    /// When you set this property, a lifted view is put back at once.
    ///
    /// If a field's value can't be used, the nearest usable value is used instead, and the system's log names the field. Some fields have
    /// limits that depend on one another, such as ``PinchZoomConfiguration/openingScale`` and ``PinchZoomConfiguration/maximumScale``. To
    /// set such fields together, change a copy of the configuration, and set this property to the copy.
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
            haptics = ZoomHaptics(configuration: configuration)
        }
    }

    /// The source of a larger version of the photo, or `nil` for none. The default is `nil`.
    ///
    /// ```swift
    /// zoom.fullSize = .file(fileURL)
    /// ```
    ///
    /// The interaction loads the larger photo once for each zoom, from the first frame after the lift on. When the zoom ends, the
    /// interaction cancels the task of a ``PhotoSource/Loader``. When the larger photo arrives, it replaces the image of the flying photo
    /// without a jump. The image of your view doesn't change. Of a photo with more than 12 megapixels, only the part that the screen shows is
    /// decoded, at the resolution in which the screen shows it. An animated photo plays.
    ///
    /// The flying photo doesn't change if loading fails, if the larger photo arrives after the zoom has ended, if a file breaks off, or if
    /// the larger photo has no size or no more pixels than the photo's own image. An animated photo may have fewer pixels. If a closure finds
    /// no larger photo, throw an error, such as a `CancellationError`.
    ///
    /// If the interaction finds its view between the fingers, use ``targetView`` in a closure to determine the photo.
    ///
    /// If this property isn't `nil`, a ``PinchZoomable`` view's ``PinchZoomable/pinchZoomFullSize`` isn't read. See <doc:WrappingCells>.
    public var fullSize: PhotoSource?

    /// A Boolean value that determines whether the interaction responds to pinches. The default is `true`.
    ///
    /// Setting this property to `false` puts a lifted view back at once.
    public var isEnabled = true {
        didSet {
            if !isEnabled { cancel() }
            recognition.pinch.isEnabled = isEnabled
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
    /// The pose is ``PinchZoomPose/identity`` while the view is in its place.
    public var pose: PinchZoomPose { flight?.pose ?? .identity }

    /// The view that the interaction lifts, or `nil` if there is none.
    ///
    /// If the interaction finds its view between the fingers, with ``Target/imageViews`` or ``Target/viewAt(_:)``, this is the view that is
    /// lifted or was lifted last. While the interaction calls the delegate's
    /// ``PinchZoomInteractionDelegate/pinchZoomInteractionShouldBegin(_:)``, this is the view that the delegate is asked about.
    public var targetView: UIView? {
        switch target {
        case .ownView: view
        case .view(let closure): closure()
        case .imageViews, .viewAt: candidate ?? foundView
        }
    }

    /// The current pose of the view, its progress toward the maximum scale, and the backdrop's alpha.
    public var current: PinchZoomChange {
        let span = configuration.maximumScale - 1
        let progress = span > 0 ? ((pose.scale - 1) / span).clamped(to: 0...1) : 0
        return PinchZoomChange(pose: pose, progress: progress, backdropAlpha: flight?.backdropAlpha ?? 0)
    }

    /// The gesture recognizer that lifts the view.
    ///
    /// Use this recognizer to relate other recognizers to the pinch, for example with `require(toFail:)`. Don't replace the recognizer's
    /// delegate, which the interaction sets.
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
        // This assignment comes before the cancellation, which notifies the delegate. Otherwise the delegate could begin a zoom on the view
        // that the interaction is leaving.
        isAttached = false
        cancel()
        removeAccessibility()
        recognition.pinch.view?.removeGestureRecognizer(recognition.pinch)
    }

    /// Tells the interaction that it was added to a view or removed from one. UIKit calls this method; don't call it yourself.
    ///
    /// - Parameter view: The view that the interaction was added to, or `nil` if it was removed.
    public func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        isAttached = true
        if let control = sequence(first: view, next: \.superview).first(where: { $0 is UIControl }) {
            // A view in a button that takes touches would take the button's taps.
            control.addGestureRecognizer(recognition.pinch)
        } else {
            view.addGestureRecognizer(recognition.pinch)
            view.isUserInteractionEnabled = true
        }
        addAccessibility()
    }

    // MARK: The zoom

    let target: Target
    /// Whether a ``PinchZoomable`` view has made the interaction.
    let isMadeByMixin: Bool
    private weak var foundView: UIView?
    /// The view between fingers that are about to lift it.
    private weak var candidate: UIView?
    /// Whether fingers pinch an image view whose photo hasn't arrived yet.
    var expectsPhoto = false
    /// Whether the view was highlighted when the pinch was about to begin. UIKit ends the press before it calls the recognizer's action.
    private var isPressed = false
    let recognition = PinchRecognition()
    private(set) lazy var haptics = ZoomHaptics(configuration: configuration)
    var offeredAction: OfferedZoomAction?
    /// Whether the interaction offers VoiceOver's zoom action. For hosted views, the SwiftUI modifier offers the action.
    lazy var offersAction = !target.isFound
    var assistiveObserver: NotificationObserver?
    /// The element of a photo in a cell, or `nil` if no assistive technology needs the element.
    var photoElement: PhotoElement?
    /// The elements of a list's photos, or `nil` if no assistive technology needs them.
    var listElements: ListPhotoElements?
    private(set) lazy var liftedPhotoElement = LiftedPhotoElement(of: self)
    private var isAttached = false

    private(set) var zoom: ActiveZoom? {
        didSet {
            if let oldValue { LiftedViews.record(oldValue.view, liftedBy: nil) }
            if let zoom { LiftedViews.record(zoom.view, liftedBy: self) }
        }
    }
    /// The photos that return by themselves, because fingers have lifted another photo of the list meanwhile.
    private(set) var returning: [ActiveZoom] = []

    var flight: Flight? { zoom?.flight }

    /// Whether the view waits for a transition to its own screen that continues the flight.
    var isAwaitingTransition: Bool { flight?.isWaiting ?? false }

    /// Whether one finger alone catches the view: not if an action holds the view up.
    var isHeldByOneFinger: Bool {
        guard let zoom else { return false }
        // The second tap of a double tap would catch a view that the first tap returns, and the view would stay up again.
        if zoom.flight.isReturning { return configuration.stayingScale == nil }
        return !zoom.staysUp || zoom.flight.isTracking || configuration.stayingScale != nil
    }

    /// Whether a trackpad's scrolling or a wheel moves the view, which stays up.
    var isMovedByScrolling: Bool { flight.map { !$0.isReturning && !$0.isTracking } ?? false }

    /// Returns whether a zoom may begin at a point of the window: the interaction is enabled, the view can be lifted, and the delegate
    /// allows the zoom. If the target depends on the location, the view at the point becomes ``targetView``.
    func mayBegin(at point: CGPoint) -> Bool {
        candidate = nil
        guard isEnabled, isAttached, let found = findView(at: point), Lift.canLift(found) else { return false }
        if target.isFound { candidate = found }
        isPressed = found.isPressed
        let begins = delegate?.pinchZoomInteractionShouldBegin(self) ?? true
        if !begins { candidate = nil }
        return begins
    }

    /// Returns whether a pinch may begin at a point of the window, because a zoom may begin there, or because a photo is expected there. The
    /// photo lifts when it arrives.
    func mayPinch(at point: CGPoint) -> Bool {
        expectsPhoto = false
        if mayBegin(at: point) { return true }
        expectsPhoto = candidate == nil && zoom == nil && isPhotoExpected(at: point)
        return expectsPhoto
    }

    /// Whether fingers are about to lift another view than the one that returns.
    var willLiftAnother: Bool { candidate != nil }

    /// Tells the interaction that fingers are about to catch the view, and lift no other view.
    func willCatchView() {
        candidate = nil
    }

    /// Lifts the view without a visible change. If nothing can be lifted, or if the delegate ends the zoom, `zoom` is `nil` afterwards.
    ///
    /// A photo of the list that returns flies on by itself.
    func beginZoom() {
        let found = candidate
        candidate = nil
        if let zoom { letReturn(zoom) }
        // `letReturn` has notified the delegate, and the delegate may have begun a zoom, or disabled the interaction.
        guard zoom == nil, isEnabled, isAttached else { return }
        if let found { foundView = found }
        // The flight retains the interaction until the zoom ends. Otherwise, if the app let go of the view and its screen in flight, the
        // overlay would stay in the window, and the scroll views would stay locked.
        guard let targetView, let window = targetView.window,
            let flight = Flight(
                of: targetView,
                isPressed: isPressed,
                configuration: configuration,
                haptics: haptics,
                report: { self.flightDid($0) }
            )
        else { return }
        // The lock starts before will-begin, and is released before will-end. Otherwise, the lock would overwrite scroll settings that the
        // delegate changes in these methods.
        let scrollLock = lockScrolling(around: targetView)
        // The lock has notified the list's delegate of the stop. The list's delegate may have begun a zoom, or disabled the interaction.
        guard zoom == nil, isEnabled, isAttached else {
            scrollLock?.release()
            return
        }
        zoom = ActiveZoom(view: ObjectIdentifier(targetView), flight: flight, scrollLock: scrollLock)
        delegate?.pinchZoomInteractionWillBegin(self)
        guard self.flight === flight else { return }
        guard targetView.window === window else { return tearDown() }
        recognition.beginAddingFingers(in: window)
        flight.takeOff()
        if AccessibilityNeed.assistiveTechnology.isPresent { flight.overlay.add(liftedPhotoElement) }
    }

    private func lockScrolling(around view: UIView) -> ScrollLock? {
        configuration.locksScrolling ? ScrollLock(around: view) : nil
    }

    /// Locks the scroll views again, because fingers catch the view. They are free while the view returns.
    func lockScrollingAgain() {
        guard let view = flight?.view, let lock = lockScrolling(around: view) else { return }
        // The list's delegate, which the lock has notified, may have ended the zoom.
        guard zoom != nil else { return lock.release() }
        zoom?.scrollLock = lock
    }

    /// Lets a photo return by itself. For the delegate, the zoom has ended.
    private func letReturn(_ zoom: ActiveZoom) {
        self.zoom = nil
        zoom.fullSizeRequest?.cancel()
        recognition.endAddingFingers()
        returning.append(zoom)
        LiftedViews.record(zoom.view, liftedBy: self)
        zoom.flight.returnAlone { [self] in endReturn(of: zoom) }
        delegate?.pinchZoomInteractionDidEnd(self)
    }

    func endReturn(of zoom: ActiveZoom) {
        returning.removeAll { $0.flight === zoom.flight }
        LiftedViews.record(zoom.view, liftedBy: nil)
        zoom.end()
    }

    /// Keeps the view up without fingers from now on. VoiceOver reads the lifted view, with its scale.
    func keepUp() {
        guard let zoom else { return }
        // A photo that fingers hold needs no element, but Voice Control and a keyboard may act on a photo that stays.
        zoom.flight.overlay.add(liftedPhotoElement)
        if configuration.stayingScale != nil {
            zoom.flight.overlay.addCloseButton(named: configuration.phrases.zoomOut) { [weak self] in self?.end() }
            if let window = zoom.flight.window { recognition.beginScrolling(in: window) }
        }
        guard !zoom.staysUp else { return }
        self.zoom?.staysUp = true
        UIAccessibility.post(notification: .screenChanged, argument: liftedPhotoElement)
    }

    private func flightDid(_ event: Flight.Event) {
        switch event {
        case .appeared:
            // The request is no part of the lift, because a task takes as long as a tenth of the lift.
            if let flight { zoom?.fullSizeRequest = requestFullSize(for: flight) }
        case .changed:
            delegate?.pinchZoomInteraction(self, didChange: current)
        case .released:
            viewWillReturn()
        case .ended:
            tearDown()
        }
    }

    /// Unlocks the scroll views, and notifies the delegate that the view returns. The delegate may end the zoom.
    ///
    /// If the view is in its place already, while a snapshot fades out, the zoom ends.
    func viewWillReturn() {
        guard let flight else { return }
        zoom?.scrollLock?.release()
        delegate?.pinchZoomInteraction(self, willEndAt: flight.placeFrame)
        if self.flight === flight, flight.hasLanded { flightDid(.ended) }
    }

    /// Ends the zoom: puts everything back in this turn of the run loop, and notifies the delegate once. There is no other way out of a
    /// zoom.
    func tearDown() {
        guard let zoom else { return }
        self.zoom = nil
        zoom.end()
        recognition.dropFingers()
        recognition.endAddingFingers()
        if zoom.staysUp { UIAccessibility.post(notification: .layoutChanged, argument: elementAtRest) }
        delegate?.pinchZoomInteractionDidEnd(self)
    }
}
#endif
