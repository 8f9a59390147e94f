/// The base class of all recognizers. A recognizer receives the touches of its view and of the views in it, and reports their gesture.
///
/// Swift on Linux has no selectors, so `init(target:action:)` is missing; ClosureTargetAction.swift has the closure form.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The state of a recognizer between its first touch and the end of the gesture.
    public enum State: Int, Sendable {
        /// No gesture is recognized yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// The gesture has ended, or a discrete gesture was recognized.
        case ended = 3
        /// The gesture was cancelled.
        case cancelled = 4
        /// The touches are another gesture.
        case failed = 5

        /// The end of a discrete gesture: another name of `ended`.
        public static var recognized: State { .ended }
    }

    /// A recognizer without a view.
    public override init() {
        super.init()
    }

    // MARK: Set-up

    /// The view to which the recognizer is attached.
    open internal(set) weak var view: UIView?

    /// The delegate, which decides about the recognizer's gestures.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for debugging.
    open var name: String?

    /// Whether the recognizer receives touches. Setting false during a gesture cancels the gesture.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { Platform.current.gestures.withdraw(self) } }
    }

    /// Whether touches are cancelled in the view when the gesture is recognized.
    open var cancelsTouchesInView = true

    /// Whether the view receives touches only after the gesture has failed.
    open var delaysTouchesBegan = false

    /// Whether the view is notified of lifted touches only after the gesture has failed.
    open var delaysTouchesEnded = true

    /// The types of touches that the recognizer accepts, as raw values of `UITouch.TouchType`. The default is all types.
    open var allowedTouchTypes = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) } {
        didSet { takesFingers = allowedTouchTypes.contains { $0.intValue == UITouch.TouchType.direct.rawValue } }
    }

    /// Makes this recognizer wait until another one has failed. If the other one recognizes, this recognizer fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard !failureRequirements.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: The gesture

    /// The state of the gesture. Only subclasses set the state.
    open var state: State {
        get { currentState }
        set { request(newValue) }
    }

    /// Returns the current or last centroid of the touches, in a view's coordinates. `nil` stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        convert(centroidOnScreen, to: view)
    }

    /// The number of touches for `location(ofTouch:in:)`.
    open var numberOfTouches: Int { touches.count }

    /// Returns the location of a touch, in a view's coordinates. `nil` stands for the window.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(
            touches.indices.contains(touchIndex),
            "NSRangeException: -[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(touches.count))"
        )
        return convert(touches[touchIndex].locationOnScreen, to: view)
    }

    // MARK: For subclasses

    /// Fingers have landed.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers have lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches were cancelled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The attempt is over. Touches that are still down no longer belong to any attempt.
    open func reset() {}

    /// Removes a touch from the gesture. The touch isn't cancelled in its view.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        drop(touch)
    }

    /// Returns whether this recognizer can keep another one from recognizing.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether another recognizer can keep this one from recognizing.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether this recognizer waits until another one has failed.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether another recognizer waits until this one has failed.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether the recognizer handles an event at all.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: State, kept here because stored properties must be

    /// UIGestureRecognizer+State
    var currentState = State.possible
    /// The recognition that waits for other recognizers to fail.
    var waiting: WaitingRecognition?
    /// The state after the action for the beginning, if the recognizer has waited: the end if the gesture has already ended, or `.began`
    /// otherwise.
    var stateAfterAction: State?
    var isActionDue = false

    /// UIGestureRecognizer+Touches
    /// The touches of the gesture that are down, in the order in which they landed.
    var touches: [UITouch] = []
    /// All touches since the last reset, except ignored touches.
    var attemptTouches: [UITouch] = []
    /// The touches that were down at the end of the attempt, and all that have landed since. When these touches have lifted, the recognizer
    /// is reset.
    var touchesBeforeReset: [UITouch] = []
    /// The event of a gesture without touches: a pinch or a scroll on a device other than the screen.
    var touchlessEvent: TouchlessEvent?
    var takesFingers = true
    private var lastCentroid = CGPoint.zero
    private weak var askedEvent: UIEvent?
    private var wantsAskedEvent = false

    /// GestureEnvironment
    var isInPlay = false
    var failureRequirements: [WeakRecognizer] = []

    /// ClosureTargetAction
    var handlers: [RecognizerHandler] = []

    /// Whether the attempt continues after all fingers have lifted, for gestures of several taps.
    var awaitsFurtherTouches: Bool { false }

    // MARK: Places

    /// The centroid on the screen. Overridden by recognizers that store other touches than those that are down.
    var centroidOnScreen: CGPoint {
        touches.isEmpty ? lastCentroid : UIGestureRecognizer.centroid(of: touches)
    }

    static func centroid(of touches: [UITouch]) -> CGPoint {
        var x = 0.0
        var y = 0.0
        for touch in touches {
            x += touch.locationOnScreen.x
            y += touch.locationOnScreen.y
        }
        return CGPoint(x: x / CGFloat(touches.count), y: y / CGFloat(touches.count))
    }

    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transformFromScreen(to: view))
    }

    func transformFromScreen(to view: UIView?) -> CGAffineTransform {
        guard let target = view ?? self.view?.window ?? attemptTouches.first?.window else { return .identity }
        return CALayer.transform(from: nil, to: target.layer)
    }

    // MARK: Gestures without touches

    /// Returns whether an event without touches can drive the recognizer.
    func isDriven(by event: TouchlessEvent) -> Bool { false }

    /// An event of a device other than the screen has begun, changed or ended.
    func touchlessEventDidChange(_ event: TouchlessEvent) {}

    func takes(_ event: TouchlessEvent) -> Bool {
        guard isEnabled, isDriven(by: event), !isInPlay else { return false }
        return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    func receive(_ event: TouchlessEvent) {
        lastCentroid = event.location
        touchlessEventDidChange(event)
    }

    // MARK: Touches in and out

    /// Returns whether the recognizer accepts a new touch.
    func takes(_ touch: UITouch, of event: UIEvent) -> Bool {
        guard isEnabled, takesFingers, touchlessEvent == nil else { return false }
        if askedEvent !== event {
            askedEvent = event
            wantsAskedEvent = shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
        }
        return wantsAskedEvent && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    func add(_ touch: UITouch) {
        touches.append(touch)
        attemptTouches.append(touch)
        touch.recognizers.append(self)
    }

    func drop(_ touch: UITouch) {
        if touches.count == 1, touches[0] === touch { lastCentroid = touch.locationOnScreen }
        touches.removeAll { $0 === touch }
        attemptTouches.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
    }

    func dropAllTouches() {
        if !touches.isEmpty { lastCentroid = UIGestureRecognizer.centroid(of: touches) }
        touches.removeAll(keepingCapacity: true)
        for touch in attemptTouches { touch.recognizers.removeAll { $0 === self } }
        attemptTouches.removeAll(keepingCapacity: true)
    }

    /// Removes the touches that have lifted.
    func dropLiftedTouches() {
        guard touches.contains(where: { !$0.isDown }) else { return }
        lastCentroid = UIGestureRecognizer.centroid(of: touches)
        touches.removeAll { !$0.isDown }
    }
}

/// A weak reference from one recognizer to another.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
