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
    weak var owner: UINavigationItem?

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
        UIBarButtonItem.refuse(menu)
        let hasOwn = title != nil || image != nil
        self.title = hasOwn ? title : primaryAction?.title
        self.image = hasOwn ? image : primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// A button that the system has a look for.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        UIBarButtonItem.refuse(menu)
        title = systemItem.title
        style = systemItem.style
        isSpace = systemItem.isSpace
        self.primaryAction = primaryAction
    }

    /// A view of one's own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A gap of a width, in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = makeSpace()
        item.width = width
        return item
    }

    private class func makeSpace() -> Self {
        guard let item = DynamicInstantiation.makeObject(self) as? Self else {
            preconditionFailure("unreachable: every class makes itself")
        }
        item.isSpace = true
        return item
    }

    private static func refuse(_ menu: UIMenu?) {
        precondition(menu == nil, "LinuxUIKit: menus of bar buttons are not simulated")
    }

    private(set) var isSpace = false

    /// How the button looks.
    open var style = Style.plain {
        didSet { contentDidChange() }
    }

    /// The width, in points; 0 is as wide as it needs.
    open var width: CGFloat = 0 {
        didSet { contentDidChange() }
    }

    /// What the button does.
    open var primaryAction: UIAction?

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

        fileprivate var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            case .add: "+"
            case .close: "Close"
            case .fixedSpace: nil
            default: preconditionFailure("LinuxUIKit: UIBarButtonItem.SystemItem.\(self) is not simulated")
            }
        }

        fileprivate var style: Style { self == .done || self == .save ? .done : .plain }
        fileprivate var isSpace: Bool { self == .fixedSpace }
    }
}
