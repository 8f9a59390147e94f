/// The parts of an app side by side, of which one is seen, over a bar with a tab for each.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    // State, kept here because stored properties must be; what it does stands in the extensions beside this file.

    var tabs: [UIViewController]?
    var selected: UIViewController?
    /// The tabs whose change has not been told to its end.
    var tabChange: TabChange?
    /// Whether the bar is away for the sake of a screen in a navigation controller.
    var isBarAway = false
    /// The bar while it goes or comes with a push or pop.
    var barJourney: BottomBarJourney?
    /// Whether the app has put the bar out of sight.
    var isBarPutAway = false
    let contentView = UIView()

    /// A controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The bar. Its tabs and its delegate are the controller's affair.
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 0, height: 49))
        bar.controller = self
        return bar
    }()

    /// Who is asked about and told of the user's choices.
    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: Tabs

    /// The controllers, one a tab; at most five here, since more need the More tab.
    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Changes the controllers. The one that is selected stays so if it stays; else the one in its place is, or the first. The animation is
    /// without effect here.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        changeTabs(to: viewControllers)
    }

    /// The controller whose view is seen.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue, tabs?.contains(where: { $0 === newValue }) ?? false else {
                preconditionFailure(
                    "NSInvalidArgumentException: only a view controller in the tab bar controller's list of view controllers can be selected"
                )
            }
            show(newValue)
        }
    }

    /// The place of the controller whose view is seen; `NSNotFound` if there is none. Places outside of the list are not taken.
    open var selectedIndex: Int {
        get { tabs?.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard let tabs, tabs.indices.contains(newValue) else { return }
            show(tabs[newValue])
        }
    }

    /// The user has tapped a tab; nothing, unless overridden.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: The bar

    /// Whether the bar is out of sight. The default is false.
    open var isTabBarHidden: Bool {
        get { isBarPutAway }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Puts the bar out of sight or shows it.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        putBarAway(hidden, animated: animated)
    }

    // MARK: Life

    /// Makes the view that holds the selected tab's view and the bar.
    open override func loadView() {
        let view = TabView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        contentView.frame = view.bounds
        view.addSubview(contentView)
        self.view = view
        isBarAway = selectionHidesBar
        if !isBarAway { view.addSubview(tabBar) }
        putSelectedView()
    }
}
