/// A stack of screens. The top screen is visible, under a bar with the back button.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// A change of the stack.
    public enum Operation: Int, Sendable {
        /// No change.
        case none = 0
        /// A screen comes on top.
        case push = 1
        /// The top screen goes.
        case pop = 2
    }

    /// The duration in which the bar comes or goes, in seconds.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    var stack: [UIViewController] = []
    /// The running push or pop.
    weak var stackChange: ControllerTransition?
    /// The changes that the app requests while the navigation asks for an animator and begins a change, or `nil` at any other time.
    var requestedChanges: [@MainActor (UINavigationController) -> Void]?
    let contentView = UIView()
    var isBarHidden = false
    /// Whether the bar is out of sight. During a push or pop, the bar may still be on its way.
    var isBarAway = false
    /// UINavigationController+Toolbar
    var toolbarState = NavigationToolbar()
    /// The screen whose content decides the looks of the bars. During a push or pop, the bars change their looks with their content.
    weak var screenUnderBars: UIViewController?
    private(set) lazy var interactivePop = InteractivePop(self)

    /// The bar.
    open private(set) lazy var navigationBar: UINavigationBar = {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        bar.controller = self
        return bar
    }()

    /// The delegate, which is notified of the screens that are shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// A controller with its first screen.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        changeStack(to: [rootViewController], animated: false)
    }

    /// A controller without a screen.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: The stack

    /// The screens, from the first to the visible screen.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The screen on top.
    open var topViewController: UIViewController? { stack.last }

    /// The visible controller: the screen on top, or a controller that is presented over the screen.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Replaces all screens. The motion depends on whether the new top screen was in the stack before.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        whenFree { $0.changeStack(to: viewControllers, animated: animated) }
    }

    /// Pushes a screen onto the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(
            !stack.contains { $0 === viewController },
            "NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported (\(viewController))"
        )
        // If the change before was a pop of this screen and was cancelled, the screen is still in the stack.
        whenFree { controller in
            guard !controller.stack.contains(where: { $0 === viewController }) else { return }
            controller.changeStack(to: controller.stack + [viewController], animated: animated)
        }
    }

    /// Pops the top screen, unless it is the only screen.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, !refusesPop() else { return nil }
        let popped = stack.last
        whenFree { controller in
            if controller.stack.count > 1 { controller.changeStack(to: controller.stack.dropLast(), animated: animated) }
        }
        return popped
    }

    /// Pops all screens except the first.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Pops all screens above a given screen.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            preconditionFailure("NSInvalidArgumentException: Tried to pop to a view controller that doesn't exist (\(viewController))")
        }
        guard !refusesPop() else { return nil }
        let popped = Array(stack[(index + 1)...])
        whenFree { controller in
            guard let index = controller.stack.firstIndex(where: { $0 === viewController }) else { return }
            controller.changeStack(to: Array(controller.stack[...index]), animated: animated)
        }
        return popped
    }

    // MARK: The bar

    /// Whether the bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        changeBar(hidden: hidden, animated: animated)
    }

    /// The bar at the bottom, with the buttons of the screen on top.
    open var toolbar: UIToolbar! { shownToolbar }

    /// Whether the toolbar is hidden. The default is true.
    open var isToolbarHidden: Bool {
        get { toolbarState.isHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        changeToolbar(hidden: hidden, animated: animated)
    }

    /// The swipe from the leading edge that pops.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

    /// The swipe anywhere in the content that pops.
    @available(iOS 26.0, *)
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { interactivePop.contentRecognizer }

    // MARK: Life

    /// Makes the view that holds the screens and the bar.
    open override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        contentView.frame = view.bounds
        view.addSubview(contentView)
        view.addSubview(navigationBar)
        for recognizer in [interactivePop.recognizer, interactivePop.contentRecognizer] { view.addGestureRecognizer(recognizer) }
        self.view = view
        showTopAtOnce(insteadOf: nil)
    }

    /// The navigation is about to be shown.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        announceTop(animated: animated, didShow: false)
    }

    /// The navigation has been shown.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        announceTop(animated: animated, didShow: true)
    }

    // MARK: Bars

    override var contentChild: UIViewController? { screenUnderBars ?? stack.last }

    override func fitBarsToContent() {
        navigationBar.isAtScrollEdge = contentReaches(.top)
        toolbarState.bar?.isAtScrollEdge = contentReaches(.bottom)
    }
}
