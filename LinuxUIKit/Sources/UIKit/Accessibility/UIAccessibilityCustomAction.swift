/// An action that an assistive technology offers by name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action, and returns whether the action succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name that is spoken.
    open var name: String

    /// The closure that performs the action.
    open var actionHandler: Handler?

    /// Creates an action with a name and a closure.
    public init(name: String, actionHandler: @escaping Handler) {
        self.name = name
        self.actionHandler = actionHandler
    }
}
