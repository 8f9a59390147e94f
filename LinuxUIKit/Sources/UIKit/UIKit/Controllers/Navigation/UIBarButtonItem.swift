/// A button on a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// How a button looks.
    public enum Style: Int, Sendable {
        /// Plain.
        case plain = 0
        /// Set off, for what ends a task well.
        case done = 2
    }

    /// Where the button is shown.
    weak var owner: (any BarButtonItemOwner)?
    /// The view that shows it.
    weak var shownView: UIView?

    /// A button that shows nothing yet.
    public override init() {
        super.init()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A button with a title or an image, by default those of its action.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        let hasOwn = title != nil || image != nil
        self.title = hasOwn ? title : primaryAction?.title
        self.image = hasOwn ? image : primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A button that the system has a look for.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        title = systemItem.title
        style = systemItem.style
        space = systemItem.space
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A view of one's own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A gap of a width, in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = makeSpace(.fixed)
        item.width = width
        return item
    }

    /// A gap that takes the room that is left.
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

    /// Set for gaps.
    private(set) var space: Space?
    private var systemItem: SystemItem?

    /// The image, or the system's.
    var shownImage: UIImage? {
        if let image { return image }
        guard title == nil, let name = systemItem?.symbolName else { return nil }
        return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 19))
    }

    /// What assistive technologies call it.
    var spokenName: String? { accessibilityLabel ?? systemItem?.spokenName ?? title }

    /// How the button looks.
    open var style = Style.plain {
        didSet { contentDidChange() }
    }

    /// The width, in points; 0 is as wide as it needs.
    open var width: CGFloat = 0 {
        didSet { contentDidChange() }
    }

    /// What the button does.
    open var primaryAction: UIAction? {
        didSet { if menu != nil { contentDidChange() } }
    }

    /// What the button offers: at a tap where it has no action of its own, else after a long press.
    open var menu: UIMenu? {
        didSet { contentDidChange() }
    }

    /// A view shown in place of the button.
    open var customView: UIView? {
        didSet { contentDidChange() }
    }

    /// The colour; nil is the bar's.
    open var tintColor: UIColor? {
        didSet { contentDidChange() }
    }

    /// Whether the button is left out.
    open var isHidden = false {
        didSet { contentDidChange() }
    }

    override func contentDidChange() {
        owner?.contentDidChange()
    }
}

extension UIBarButtonItem {
    /// The buttons that the system has a look for.
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
        /// A gap that takes the room that is left.
        case flexibleSpace = 5
        /// A gap of a width.
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
        /// Loading anew.
        case refresh = 13
        /// Stopping.
        case stop = 14
        /// Taking a photo.
        case camera = 15
        /// Throwing away.
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
