/// A view that turns touches into events and does actions for them.
@preconcurrency @MainActor open class UIControl: UIView {
    private var actions = ControlActions()
    private weak var trackedTouch: UITouch?

    /// A control with an action for `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// A control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func selectByKey() -> Bool {
        guard isEnabled else { return false }
        performPrimaryAction()
        return true
    }

    // MARK: State

    /// Whether the control takes touches.
    open var isEnabled = true {
        didSet {
            guard oldValue != isEnabled else { return }
            if !isEnabled { stopTracking() }
            stateDidChange()
        }
    }

    /// Whether the control is selected.
    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }

    /// Whether a finger is on the control.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }

    /// All of it as bits.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Where the content lies from top to bottom.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// Where the content lies from side to side.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// The same with leading and trailing resolved by the layout direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Actions

    /// Adds an action for events; one of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.add(action, for: controlEvents)
    }

    /// Takes the action off the events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(action.identifier, for: controlEvents)
    }

    /// Takes the action of an identifier off the events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(actionIdentifier, for: controlEvents)
    }

    /// All events that there are actions for.
    open var allControlEvents: Event { actions.events }

    /// Does one action: called for each by `sendActions(for:)`.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Does the actions for the events.
    open func sendActions(for controlEvents: Event) {
        actions.actions(for: controlEvents).forEach { sendAction($0) }
    }

    /// Does the actions for what the control is there for.
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Tracking

    /// Whether the control follows a touch.
    open private(set) var isTracking = false

    /// Whether the followed touch is inside.
    open private(set) var isTouchInside = false

    /// A touch has landed; false lets it go.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch has moved; false lets it go.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch has lifted, or was let go.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    /// Follows the first touch; further ones are left aside.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = first(of: touches, in: event) else { return }
        trackedTouch = touch
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    /// Tells whether the followed touch moves inside or outside.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch), isTracking else { return }
        let wasInside = isTouchInside
        isTouchInside = contains(touch, with: event)
        isTracking = continueTracking(touch, with: event)
        guard isTracking else {
            isHighlighted = false
            return
        }
        isHighlighted = isTouchInside
        switch (wasInside, isTouchInside) {
        case (true, true): sendActions(for: .touchDragInside)
        case (false, false): sendActions(for: .touchDragOutside)
        case (false, true): sendActions(for: [.touchDragEnter, .touchDragInside])
        case (true, false): sendActions(for: [.touchDragExit, .touchDragOutside])
        }
    }

    /// Tells whether the followed touch lifted inside or outside.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasTracking = isTracking
        isTouchInside = contains(touch, with: event)
        let isInside = isTouchInside
        isHighlighted = false
        if wasTracking { endTracking(touch, with: event) }
        forgetTouch()
        guard wasTracking else { return }
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
        if isInside { touchDidLiftInside() }
    }

    /// Lets the followed touch go.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasTracking = isTracking
        isHighlighted = false
        if wasTracking { cancelTracking(with: event) }
        forgetTouch()
        if wasTracking { sendActions(for: .touchCancel) }
    }

    private func stopTracking() {
        isHighlighted = false
        guard isTracking else { return }
        cancelTracking(with: nil)
        isTracking = false
    }

    private func forgetTouch() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
    }

    /// A touch that has landed inside counts as inside for a while after it leaves: how far is private to Apple.
    private func contains(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let slack = Platform.current.touchThresholds.controlDragSlack
        return point(inside: location, with: event) || bounds.insetBy(dx: -slack, dy: -slack).contains(location)
    }

    private func first(of touches: Set<UITouch>, in event: UIEvent?) -> UITouch? {
        event?.orderedTouches.first { touches.contains($0) } ?? touches.first
    }

    // MARK: Hooks of LinuxUIKit's own subclasses

    /// The state has changed.
    func stateDidChange() {
        if isEnabled { accessibilityTraits.remove(.notEnabled) } else { accessibilityTraits.insert(.notEnabled) }
        if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }

    /// The followed touch has lifted inside, and `.touchUpInside` has gone out.
    func touchDidLiftInside() {}
}
