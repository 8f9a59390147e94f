/// An action that people can choose in an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The meaning of an action.
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    /// The title of the action's button.
    open private(set) var title: String?
    /// The meaning of the action.
    open private(set) var style = Style.default
    /// Whether people can choose the action now; true by default.
    open var isEnabled = true {
        didSet { didChange() }
    }

    private(set) var handler: (@MainActor (UIAlertAction) -> Void)?
    var didChange: @MainActor () -> Void = {}

    /// Creates an action with a handler that is called when people have chosen the action.
    public convenience init(title: String?, style: UIAlertAction.Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}
