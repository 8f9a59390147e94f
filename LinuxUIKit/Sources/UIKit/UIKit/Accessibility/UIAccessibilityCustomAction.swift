/// An action that an assistive technology offers by name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// What the action does; true if it did.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name that is spoken.
    open var name: String

    /// What the action does.
    open var actionHandler: Handler?

    /// An action with a name and what it does.
    public init(name: String, actionHandler: @escaping Handler) {
        self.name = name
        self.actionHandler = actionHandler
    }
}
