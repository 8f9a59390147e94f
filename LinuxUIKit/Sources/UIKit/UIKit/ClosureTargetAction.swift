// The one thing here that is not Apple's. Target-action names its method by a selector, and Swift on Linux, where there is no Objective-C
// runtime, has no selectors: `init(target:action:)` cannot be written. This closure form stands in for it, so that a component's source is
// the same everywhere; on Apple's systems the component carries a file of the same name with the same signatures, made of `@objc`.

extension UIGestureRecognizer {
    /// A recognizer that calls a closure whenever its state says that there is something to tell.
    public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init()
        addHandler(handler)
    }

    /// Adds a closure; they are called in the order in which they were added.
    public func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        handlers.append(RecognizerHandler(run: handler))
    }
}

extension CADisplayLink {
    /// A display link that calls a closure for each frame, and keeps it until `invalidate()`.
    public convenience init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
        self.init(frameHandler: handler)
    }
}

extension UIKeyCommand {
    /// Keys that do what a closure says, in whichever responder has the command.
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
