/// A container that shows one of several parts of an app, and a bar with a tab for each part.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    // Stored properties must be in this class body. The methods that use them are in the extensions beside this file.

    var tabs: [UIViewController]?
    var selected: UIViewController?
    /// The tabs whose controllers haven't been notified of the end of the change.
    var tabChange: TabChange?
    /// Whether the bar is away because of a screen in a navigation controller.
    var isBarAway = false
    /// The bar's journey during a push or pop.
    var barJourney: BottomBarJourney?
    /// Whether the app has hidden the bar.
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

    /// The bar. The controller sets the bar's tabs and its delegate.
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 0, height: 49))
        bar.controller = self
        return bar
    }()

    /// The delegate, which decides about the user's choices and is notified of them.
    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: Tabs

    /// The controllers, one for each tab. At most five here, because more controllers need the More tab.
    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Changes the controllers. If the selected controller remains in the list, it stays selected. Otherwise, the controller at the same
    /// index is selected, or the first controller. The animation is without effect here.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        changeTabs(to: viewControllers)
    }

    /// The controller whose view is visible.
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

    /// The index of the controller whose view is visible, or `NSNotFound` if there is none. Indices outside the list are ignored.
    open var selectedIndex: Int {
        get { tabs?.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard let tabs, tabs.indices.contains(newValue) else { return }
            show(tabs[newValue])
        }
    }

    /// The user has tapped a tab. An override can react; this implementation is empty.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: The bar

    /// Whether the bar is hidden. The default is false.
    @available(iOS 18.0, *)
    open var isTabBarHidden: Bool {
        get { isBarPutAway }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar.
    @available(iOS 18.0, *)
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

    // MARK: Scrolling content

    override var contentChild: UIViewController? { selected }

    override func fitBarsToContent() {
        tabBar.isAtScrollEdge = contentReaches(.bottom)
    }
}
