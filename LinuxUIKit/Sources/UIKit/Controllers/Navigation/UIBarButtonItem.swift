/// A button on a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The look of a button.
    public enum Style: Int, Sendable {
        /// Plain.
        case plain = 0
        /// Emphasized, for an action that completes a task.
        case done = 2
    }

    /// The owner, which shows the button.
    weak var owner: (any BarButtonItemOwner)?
    /// The view that shows the button.
    weak var shownView: UIView?

    /// A button that shows nothing yet.
    public override init() {
        super.init()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A button with a title or an image, which are the action's by default.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        let hasOwn = title != nil || image != nil
        self.title = hasOwn ? title : primaryAction?.title
        self.image = hasOwn ? image : primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A button with a look of the system.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        title = systemItem.title
        style = systemItem.style
        space = systemItem.space
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// An item that shows the app's own view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Returns a gap with a fixed width, in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = makeSpace(.fixed)
        item.width = width
        return item
    }

    /// Returns a gap that takes the remaining room.
    open class func flexibleSpace() -> Self {
        makeSpace(.flexible)
    }

    private class func makeSpace(_ space: Space) -> Self {
        guard let item = DynamicInstantiation.makeObject(self) as? Self else {
            preconditionFailure("unreachable: every class makes itself")
        }
        item.space = space
        return item
    }

    /// The kind of gap, or `nil` if the item is a button.
    private(set) var space: Space?
    private var systemItem: SystemItem?

    /// The button's own image, or the system's image.
    var shownImage: UIImage? {
        if let image { return image }
        guard title == nil, let name = systemItem?.symbolName else { return nil }
        return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 19))
    }

    /// The name for assistive technologies.
    var spokenName: String? { accessibilityLabel ?? systemItem?.spokenName ?? title }

    /// The look of the button.
    open var style = Style.plain {
        didSet { contentDidChange() }
    }

    /// The width in points. 0 stands for the natural width.
    open var width: CGFloat = 0 {
        didSet { contentDidChange() }
    }

    /// The action of the button.
    open var primaryAction: UIAction? {
        didSet { if menu != nil { contentDidChange() } }
    }

    /// The menu of the button. If the button has no action, a tap opens the menu. Otherwise, a long press opens the menu.
    open var menu: UIMenu? {
        didSet { contentDidChange() }
    }

    /// A view that is shown in place of the button.
    open var customView: UIView? {
        didSet { contentDidChange() }
    }

    /// The color, or `nil` for the bar's color.
    open var tintColor: UIColor? {
        didSet { contentDidChange() }
    }

    /// Whether the button is hidden.
    @available(iOS 16.0, *)
    open var isHidden = false {
        didSet { contentDidChange() }
    }

    override func contentDidChange() {
        owner?.contentDidChange()
    }
}

extension UIBarButtonItem {
    /// The buttons with a look of the system.
    public enum SystemItem: Int, Sendable {
        /// Done.
        case done = 0
        /// Cancel.
        case cancel = 1
        /// Edit.
        case edit = 2
        /// Save.
        case save = 3
        /// A plus.
        case add = 4
        /// A gap that takes the remaining room.
        case flexibleSpace = 5
        /// A gap with a fixed width.
        case fixedSpace = 6
        /// Writing.
        case compose = 7
        /// Answering.
        case reply = 8
        /// Sharing.
        case action = 9
        /// Filing.
        case organize = 10
        /// Bookmarks.
        case bookmarks = 11
        /// Searching.
        case search = 12
        /// Reloading.
        case refresh = 13
        /// Stopping.
        case stop = 14
        /// Taking a photo.
        case camera = 15
        /// Deleting.
        case trash = 16
        /// Playing.
        case play = 17
        /// Pausing.
        case pause = 18
        /// Going back.
        case rewind = 19
        /// Going on.
        case fastForward = 20
        /// Undo.
        case undo = 21
        /// Redo.
        case redo = 22
        /// Close.
        case close = 24
    }
}
