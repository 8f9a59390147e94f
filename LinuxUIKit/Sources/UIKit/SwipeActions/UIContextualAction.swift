/// An action that a swipe on a row shows as a button.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The look of the button.
    public enum Style: Int, Sendable {
        /// Gray.
        case normal = 0
        /// Red, for an action that deletes something.
        case destructive = 1
    }

    /// Performs the action. The completion handler closes the row. Its argument says whether the action was performed.
    public typealias Handler = (_ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void) -> Void

    /// The look of the button.
    public let style: Style
    /// The closure that performs the action.
    public let handler: Handler
    /// The button's text.
    open var title: String?
    /// The button's image.
    open var image: UIImage?

    private var ownBackgroundColor: UIColor?

    /// The button's color. `nil` restores the style's own color.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }

    /// Creates an action with a style, a text and a handler.
    public convenience init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
        self.init(style, title, handler)
    }

    private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
