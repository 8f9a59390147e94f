/// The content of a navigation bar for one screen.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The choice of a large or a small title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As on the previous screen.
        case automatic = 0
        /// Always large.
        case always = 1
        /// Always small.
        case never = 2
    }

    /// The bar that shows the item.
    weak var bar: UINavigationBar?

    /// An item with a title.
    public init(title: String) {
        self.title = title
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: UINavigationItem.init(coder:): there are no storyboards or archives here")
    }

    /// The title in the middle.
    open var title: String? {
        didSet { contentDidChange() }
    }

    /// A view in place of the title.
    open var titleView: UIView? {
        didSet { contentDidChange() }
    }

    /// The choice of a large or a small title, if the bar prefers large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if oldValue != largeTitleDisplayMode { bar?.controller?.largeTitlesDidChange() } }
    }

    /// The look of the bar while the item is shown, or `nil` for the bar's own look.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { bar?.applyAppearance() }
    }

    /// The look of the bar while the item is shown and the content is scrolled to its top, or `nil` for the bar's own look.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { bar?.applyAppearance() }
    }

    /// The part of the large title's height for which the content leaves room, in points.
    var titleHeight = UINavigationController.largeTitleHeight

    /// The title of the next screen's back button, or `nil` for this screen's title.
    open var backButtonTitle: String? {
        didSet { contentDidChange() }
    }

    /// Whether the back button is hidden.
    open var hidesBackButton = false {
        didSet { contentDidChange() }
    }

    /// Hides or shows the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// Whether buttons on the leading side are beside the back button instead of in its place.
    open var leftItemsSupplementBackButton = false {
        didSet { contentDidChange() }
    }

    /// The buttons on the leading side, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { buttonsDidChange(leftBarButtonItems) }
    }

    /// The buttons on the trailing side, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { buttonsDidChange(rightBarButtonItems) }
    }

    /// The first button on the leading side.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first button on the trailing side.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the buttons on the leading side.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    /// Sets the buttons on the trailing side.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// Sets the button on the leading side.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Sets the button on the trailing side.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    private func buttonsDidChange(_ items: [UIBarButtonItem]?) {
        items?.forEach { $0.owner = self }
        contentDidChange()
    }

    func contentDidChange() {
        bar?.contentDidChange(of: self)
    }
}
