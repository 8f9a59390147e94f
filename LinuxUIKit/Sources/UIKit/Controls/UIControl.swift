/// A view that turns touches into events, and performs actions for those events.
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

    /// The state of the control, as bits.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// The vertical alignment of the content.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// The horizontal alignment, with leading and trailing resolved by the layout direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Actions

    /// Adds an action for events, and replaces an action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.add(action, for: controlEvents)
    }

    /// Removes the action from the events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier from the events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(actionIdentifier, for: controlEvents)
    }

    /// All events that have actions.
    open var allControlEvents: Event { actions.events }

    /// Performs one action. `sendActions(for:)` calls this method for each action.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Performs the actions for the events.
    open func sendActions(for controlEvents: Event) {
        actions.actions(for: controlEvents).forEach { sendAction($0) }
    }

    /// Performs the actions for the control's primary event.
    @available(iOS 17.4, *)
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Tracking

    /// Whether the control follows a touch.
    open private(set) var isTracking = false

    /// Whether the followed touch is inside.
    open private(set) var isTouchInside = false

    /// Called when a touch lands. Returns whether the control follows the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch moves. Returns whether the control keeps following the touch.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the followed touch lifts.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the followed touch is cancelled, or when the control is disabled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Follows the first touch, and ignores further touches.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = first(of: touches, in: event) else { return }
        trackedTouch = touch
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    /// Sends the events for a move of the followed touch, inside or outside of the control.
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

    /// Sends the event for the lift of the followed touch, inside or outside of the control.
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

    /// Stops following the touch.
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

    /// Returns whether a followed touch counts as inside. A touch may leave the control by a small distance. Apple keeps that distance
    /// private.
    private func contains(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let slack = Platform.current.touchThresholds.controlDragSlack
        return point(inside: location, with: event) || bounds.insetBy(dx: -slack, dy: -slack).contains(location)
    }

    private func first(of touches: Set<UITouch>, in event: UIEvent?) -> UITouch? {
        event?.orderedTouches.first { touches.contains($0) } ?? touches.first
    }

    // MARK: Hooks of LinuxUIKit's own subclasses

    /// Called after the state has changed.
    func stateDidChange() {
        if isEnabled { accessibilityTraits.remove(.notEnabled) } else { accessibilityTraits.insert(.notEnabled) }
        if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }

    /// Called after the followed touch has lifted inside and `.touchUpInside` was sent.
    func touchDidLiftInside() {}
}
