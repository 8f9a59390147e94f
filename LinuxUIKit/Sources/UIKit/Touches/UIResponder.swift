/// An object that receives events, and hands events on along a chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// A responder without a successor.
    public override init() {
        super.init()
    }

    /// The values that `objc_setAssociatedObject(_:_:_:_:)` has associated with the responder.
    nonisolated(unsafe) var associatedValues: [UnsafeRawPointer: AssociatedValue]?

    /// The next responder in the chain.
    open var next: UIResponder? { nil }

    /// Handles new touches. Unless overridden, hands the touches on to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Handles touches that moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Handles touches that lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Handles touches that the system or a recognizer took away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// Handles new presses. Unless overridden, hands the presses on to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Handles presses whose force has changed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Handles presses that were released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Handles presses that the system took away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The key commands that this responder performs, or a responder further along the chain. The value is `nil` unless overridden.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: First responder

    /// Whether the responder may become the first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may resign as the first responder; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first responder of its window.
    open var isFirstResponder: Bool { respondersWindow?.firstResponder === self }

    /// Makes the responder the first responder of its window. Returns false if the responder may not, if there is no window, or if the
    /// former first responder refuses to resign.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard let window = respondersWindow, canBecomeFirstResponder else { return false }
        guard !isFirstResponder else { return true }
        return Platform.current.softwareKeyboard.change {
            guard window.firstResponder?.resignFirstResponder() ?? true else { return false }
            window.firstResponder = self
            return true
        }
    }

    /// Resigns as the first responder. Returns false if the responder refuses to resign.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder { Platform.current.softwareKeyboard.change { respondersWindow?.firstResponder = nil } }
        return true
    }

    /// Called after the responder has refused to resign, and isn't the first responder any more all the same.
    func didResignByForce() {}

    /// The window of the responder's view. The chain of a presented controller leads through a screen that is in no window at that time. So
    /// the chain decides only if the view has no window.
    private var respondersWindow: UIWindow? {
        if let window = (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window { return window }
        return sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
    }

    // MARK: Accessibility
    // Apple declares these on NSObject; without an Objective-C runtime only a class body can be overridden.

    /// Whether an assistive technology sees this object as one element.
    open var isAccessibilityElement = false
    /// The name of the element, in a word or two.
    open var accessibilityLabel: String?
    /// The result of activating the element.
    open var accessibilityHint: String?
    /// The present value of the element.
    open var accessibilityValue: String?
    /// The traits of the element's behavior.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// Whether this object and all elements in it are left out.
    open var accessibilityElementsHidden = false
    /// Whether the views beside this view are left out, with all their elements.
    open var accessibilityViewIsModal = false
    /// Further actions, offered by name.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// Whether the elements in this view follow one another, independent of the places of other elements.
    open var shouldGroupAccessibilityChildren: Bool {
        get { rareAccessibility.groupsChildren }
        set { changeRareAccessibility { $0.groupsChildren = newValue } }
    }
    /// Whether the element responds to the user's interaction. Unless set, the value follows from the element's traits and actions.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { rareAccessibility.responds ?? respondsByTraits }
        set { changeRareAccessibility { $0.responds = newValue } }
    }
    /// The point of the screen that is tapped to activate the element. Unless set, the point is the middle of the element's frame.
    open var accessibilityActivationPoint: CGPoint {
        get { rareAccessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { changeRareAccessibility { $0.activationPoint = newValue } }
    }
    /// The frame of the element, in points of the screen. Unless set, a view's frame is the place of the view.
    open var accessibilityFrame: CGRect {
        get { givenAccessibilityFrame ?? .zero }
        set { givenAccessibilityFrame = newValue }
    }
    /// The frame that was set.
    private(set) var givenAccessibilityFrame: CGRect?

    /// Handles the activation gesture. Returns whether the gesture was handled.
    open func accessibilityActivate() -> Bool { false }
    /// Handles the escape gesture. Returns whether the gesture was handled.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Called when VoiceOver raises the value of an `adjustable` element. Does nothing unless overridden.
    open func accessibilityIncrement() {}
    /// Called when VoiceOver lowers the value of an `adjustable` element. Does nothing unless overridden.
    open func accessibilityDecrement() {}
    /// Handles the zoom-in gesture at a point on the screen. Returns whether the gesture was handled.
    @available(iOS 17.0, *)
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
    /// Handles the zoom-out gesture at a point on the screen. Returns whether the gesture was handled.
    @available(iOS 17.0, *)
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
    /// Handles the scroll gesture. Returns whether the gesture was handled. If not, the views around get the gesture.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Handles the gesture for the most important action. Returns whether the gesture was handled.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Returns whether an assistive technology is at this element.
    open func accessibilityElementIsFocused() -> Bool {
        UIAccessibility.focusedElement(using: nil).map { $0 as AnyObject === self } ?? false
    }

    // MARK: Containers

    /// The elements of this container, in order, instead of those of its subviews.
    open var accessibilityElements: [Any]? {
        get { rareAccessibility.elements }
        set { changeRareAccessibility { $0.elements = newValue } }
    }

    /// Returns the number of elements in `accessibilityElements`, or `NSNotFound`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

    /// Returns an element of the container, or `nil` if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the place of an element in the container, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// The attributes that few objects have.
    private var keptRareAccessibility: RareAccessibility?
    private var rareAccessibility: RareAccessibility { keptRareAccessibility ?? .unset }

    private func changeRareAccessibility(_ change: (RareAccessibility) -> Void) {
        let attributes = keptRareAccessibility ?? RareAccessibility()
        change(attributes)
        keptRareAccessibility = attributes
    }

    /// Whether the element responds to interaction, judged by its traits and actions.
    private var respondsByTraits: Bool {
        let traits = accessibilityTraits
        guard !traits.contains(.notEnabled) else { return false }
        let handled: UIAccessibilityTraits = [.button, .link, .adjustable, .supportsZoom]
        return !traits.isDisjoint(with: handled) || self is UIControl || !(accessibilityCustomActions ?? []).isEmpty
    }
}
