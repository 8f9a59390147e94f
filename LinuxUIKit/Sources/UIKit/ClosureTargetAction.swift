// The one thing here that is not Apple's. Target-action names its method by a selector. Without an Objective-C runtime, Swift on Linux has
// no selectors, so `init(target:action:)` cannot be written. The closure form stands in for target-action, so that a component's source is
// the same everywhere. On Apple's systems, the component has a file of the same name with the same signatures, made of `@objc`.

extension UIGestureRecognizer {
    /// A recognizer that calls a closure whenever its action is due.
    public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init()
        addHandler(handler)
    }

    /// Adds a closure. Closures are called in the order in which they were added.
    public func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        handlers.append(RecognizerHandler(run: handler))
    }
}

extension CADisplayLink {
    /// A display link that calls a closure for each frame, and keeps the closure until `invalidate()`.
    public convenience init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
        self.init(frameHandler: handler)
    }
}

extension UIKeyCommand {
    /// A key command that calls a closure, in any responder that has the command.
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        input: String,
        modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping @MainActor (UIKeyCommand) -> Void
    ) {
        self.init(title, image, input, modifierFlags, propertyList, discoverabilityTitle, attributes, state, handler)
    }
}
