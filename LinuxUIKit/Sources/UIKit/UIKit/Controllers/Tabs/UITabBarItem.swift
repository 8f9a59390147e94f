/// A tab: what a tab bar shows for one part of an app.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// Where the item is shown.
    weak var bar: UITabBar?

    /// An item that shows nothing yet.
    public override init() {
        super.init()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// An item with a title, an image and a number of the owner's.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// An item with a title, and an image for each state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// The image while the tab is selected; nil is the ordinary one.
    open var selectedImage: UIImage? {
        didSet { contentDidChange() }
    }

    /// A text in a small oval at the image's corner; nil is none.
    open var badgeValue: String? {
        didSet { contentDidChange() }
    }

    /// The oval's colour; nil is red.
    open var badgeColor: UIColor? {
        didSet { contentDidChange() }
    }

    override func contentDidChange() {
        bar?.contentDidChange(of: self)
    }
}
