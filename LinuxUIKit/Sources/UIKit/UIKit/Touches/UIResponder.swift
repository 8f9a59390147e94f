/// An object that events are handed to, and along a chain from.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// A responder without a successor.
    public override init() {
        super.init()
    }

    /// What `objc_setAssociatedObject(_:_:_:_:)` has associated with it.
    nonisolated(unsafe) var associatedValues: [UnsafeRawPointer: AssociatedValue]?

    /// The responder that is asked next.
    open var next: UIResponder? { nil }

    /// New touches; handed on to the next responder unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Touches that moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Touches that lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Touches that the system or a recognizer took away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// New presses; handed on to the next responder unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Presses whose force has changed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Presses that were let go.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Presses that the system took away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// What keys do here and in whatever is further along the chain; nil unless overridden.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: First responder

    /// Whether it may become the first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it may stop being the first responder; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether it is the first responder of its window.
    open var isFirstResponder: Bool { respondersWindow?.firstResponder === self }

    /// Makes it the first responder of its window; false if it may not, is in no window, or the former one does not let go.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard let window = respondersWindow, canBecomeFirstResponder else { return false }
        guard !isFirstResponder else { return true }
        return Platform.current.softwareKeyboard.change {
            guard window.firstResponder?.resignFirstResponder() ?? true else { return false }
            window.firstResponder = self
            return true
        }
    }

    /// Makes it the first responder no longer; false if it does not let go.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder { Platform.current.softwareKeyboard.change { respondersWindow?.firstResponder = nil } }
        return true
    }

    /// That of its view: the chain of what is presented goes by a screen that is in no window meanwhile.
    private var respondersWindow: UIWindow? {
        if let window = (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window { return window }
        return sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
    }

    // MARK: Accessibility
    // Apple declares these on NSObject; without an Objective-C runtime only a class body can be overridden.

    /// Whether an assistive technology sees this as one thing.
    open var isAccessibilityElement = false
    /// What it is, in a word or two.
    open var accessibilityLabel: String?
    /// What happens when it is activated.
    open var accessibilityHint: String?
    /// What it holds now.
    open var accessibilityValue: String?
    /// How it behaves.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// Whether this and all that it holds are left out.
    open var accessibilityElementsHidden = false
    /// Whether the views beside this one are left out, with all that they hold.
    open var accessibilityViewIsModal = false
    /// Further actions, offered by name.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// Whether the elements in this view follow one another, wherever others lie.
    open var shouldGroupAccessibilityChildren: Bool {
        get { rareAccessibility.groupsChildren }
        set { changeRareAccessibility { $0.groupsChildren = newValue } }
    }
    /// Whether the element does something when the user interacts with it: unless set, as its traits and actions let expect.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { rareAccessibility.responds ?? respondsByTraits }
        set { changeRareAccessibility { $0.responds = newValue } }
    }
    /// The point of the screen that is tapped to activate the element: unless set, the middle of its frame.
    open var accessibilityActivationPoint: CGPoint {
        get { rareAccessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { changeRareAccessibility { $0.activationPoint = newValue } }
    }
    /// Where it is, in points of the screen: of a view its own place, unless one is given.
    open var accessibilityFrame: CGRect {
        get { givenAccessibilityFrame ?? .zero }
        set { givenAccessibilityFrame = newValue }
    }
    /// The frame that was given.
    private(set) var givenAccessibilityFrame: CGRect?

    /// The activation gesture; true if it was handled.
    open func accessibilityActivate() -> Bool { false }
    /// The escape gesture; true if it was handled.
    open func accessibilityPerformEscape() -> Bool { false }
    /// VoiceOver raises the value of an `adjustable` element. Nothing unless overridden.
    open func accessibilityIncrement() {}
    /// VoiceOver lowers the value of an `adjustable` element. Nothing unless overridden.
    open func accessibilityDecrement() {}
    /// The zoom-in gesture at a point on the screen; true if it was handled.
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
    /// The zoom-out gesture at a point on the screen; true if it was handled.
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
    /// The scroll gesture; true if it was handled. Otherwise, the views around are asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// The gesture for the most important action; true if it was handled.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Whether an assistive technology is at this element.
    open func accessibilityElementIsFocused() -> Bool {
        UIAccessibility.focusedElement(using: nil).map { $0 as AnyObject === self } ?? false
    }

    // MARK: Containers

    /// The elements that this container has, in order, instead of those of its subviews.
    open var accessibilityElements: [Any]? {
        get { rareAccessibility.elements }
        set { changeRareAccessibility { $0.elements = newValue } }
    }

    /// The number of elements in `accessibilityElements`, or `NSNotFound`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

    /// An element of the container; nil if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The place of an element in the container, or `NSNotFound`.
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

    /// Whether there is anything to do with it, by its traits and actions.
    private var respondsByTraits: Bool {
        let traits = accessibilityTraits
        guard !traits.contains(.notEnabled) else { return false }
        let handled: UIAccessibilityTraits = [.button, .link, .adjustable, .supportsZoom]
        return !traits.isDisjoint(with: handled) || self is UIControl || !(accessibilityCustomActions ?? []).isEmpty
    }
}
