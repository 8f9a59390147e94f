/// The base of all recognizers: it gets the touches of its view and of the views in it, and tells when they make a gesture.
///
/// Swift on Linux has no selectors, so `init(target:action:)` is missing; ClosureTargetAction.swift has the closure form.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// Where a recognizer is between its first touch and the end of the gesture.
    public enum State: Int, Sendable {
        /// Nothing is recognized yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture goes on.
        case changed = 2
        /// The gesture has ended, or a discrete one was recognized.
        case ended = 3
        /// The gesture was taken away.
        case cancelled = 4
        /// It was another gesture.
        case failed = 5

        /// The end of a discrete gesture: another name of `ended`.
        public static var recognized: State { .ended }
    }

    /// A recognizer without a view.
    public override init() {
        super.init()
    }

    // MARK: Set-up

    /// The view that it is attached to.
    open internal(set) weak var view: UIView?

    /// What is asked about its gestures.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for debugging.
    open var name: String?

    /// Whether it gets touches; setting false in the middle of a gesture cancels it.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { Platform.current.gestures.withdraw(self) } }
    }

    /// Whether the view loses the touches when the gesture is recognized.
    open var cancelsTouchesInView = true

    /// Whether the view gets touches only once the gesture has failed.
    open var delaysTouchesBegan = false

    /// Whether the view is told that touches have lifted only once the gesture has failed.
    open var delaysTouchesEnded = true

    /// The types of touches that it takes, as raw values of `UITouch.TouchType`: all of them, unless set.
    open var allowedTouchTypes = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) } {
        didSet { takesFingers = allowedTouchTypes.contains { $0.intValue == UITouch.TouchType.direct.rawValue } }
    }

    /// Makes this one wait until the other has failed, and fail if the other recognizes.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard !failureRequirements.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: The gesture

    /// Where the gesture is. Only subclasses set it.
    open var state: State {
        get { currentState }
        set { request(newValue) }
    }

    /// The centroid of the touches, or where it was last, in a view's coordinates; nil means the window's.
    open func location(in view: UIView?) -> CGPoint {
        convert(centroidOnScreen, to: view)
    }

    /// How many touches `location(ofTouch:in:)` knows.
    open var numberOfTouches: Int { touches.count }

    /// Where one of the touches is, in a view's coordinates; nil means the window's.
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
    /// Touches were taken away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The attempt is over; touches that are still down belong to no attempt any more.
    open func reset() {}

    /// Leaves a touch out of the gesture: it is not cancelled in its view.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        drop(touch)
    }

    /// Whether it can keep the other one from recognizing.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the other one can keep it from recognizing.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether it waits until the other one has failed.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other one waits until this one has failed.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether it looks at an event at all.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: State, kept here because stored properties must be

    /// UIGestureRecognizer+State
    var currentState = State.possible
    /// What it has recognized while it waits for others to fail.
    var waiting: WaitingRecognition?
    /// What comes once its beginning has been told, after a wait: the end that came meanwhile, or no more than that.
    var stateAfterAction: State?
    var isActionDue = false

    /// UIGestureRecognizer+Touches
    /// The touches of the gesture that are down, in the order in which they landed.
    var touches: [UITouch] = []
    /// All touches since the last reset that it did not ignore.
    var attemptTouches: [UITouch] = []
    /// Those that were down when the attempt ended, and those that have landed since: it is reset when all have lifted.
    var touchesBeforeReset: [UITouch] = []
    /// The event that is the gesture's, where it has no touches: a pinch or a scroll beside the screen.
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

    /// Whether the attempt goes on after all fingers have lifted: for gestures of several taps.
    var awaitsFurtherTouches: Bool { false }

    // MARK: Places

    /// The centroid on the screen. Overridden by those that remember other touches than those that are down.
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

    /// Whether it is one that an event without touches can drive.
    func isDriven(by event: TouchlessEvent) -> Bool { false }

    /// What is done beside the screen has begun, changed or ended.
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

    /// Whether it takes a new touch.
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

    /// Forgets which touches are down, now that they have lifted.
    func dropLiftedTouches() {
        guard touches.contains(where: { !$0.isDown }) else { return }
        lastCentroid = UIGestureRecognizer.centroid(of: touches)
        touches.removeAll { !$0.isDown }
    }
}

/// A recognizer that another one refers to without keeping it.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
