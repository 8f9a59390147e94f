/// A tab: a tab bar's content for one part of an app.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The bar that shows the item.
    weak var bar: UITabBar?

    /// An item that shows nothing yet.
    public override init() {
        super.init()
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// An item with a title, an image, and a number for the owner's use.
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

    /// The image while the tab is selected, or `nil` for the ordinary image.
    open var selectedImage: UIImage? {
        didSet { contentDidChange() }
    }

    /// The text in a small oval at the image's corner, or `nil` for no oval.
    open var badgeValue: String? {
        didSet { contentDidChange() }
    }

    /// The oval's color. `nil` stands for red.
    open var badgeColor: UIColor? {
        didSet { contentDidChange() }
    }

    override func contentDidChange() {
        bar?.contentDidChange(of: self)
    }
}
