/// What stands behind a screen, or a part of one: it makes the views and hears when they come and go.
///
/// The members that subclasses override stand in this class body, since extension members cannot be overridden without an
/// Objective-C runtime; what they do stands in the extensions beside this file.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    // MARK: State, kept here because stored properties must be; each belongs to the extension named.

    private var loadedView: UIView?

    /// UIViewController+Appearance
    var appearance = ViewControllerAppearance()

    /// UIViewController+Containment
    var childControllers: [UIViewController] = []
    weak var parentController: UIViewController?
    var move = ContainmentMove.none
    /// What the container's bars cover of this child, in points.
    var containerInsets = UIEdgeInsets.zero {
        didSet { if containerInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }

    /// TraitChangeRegistration
    var traitChangeRegistrations: [TraitChangeRegistration] = []
    var overriddenTraits = TraitValues()

    /// UIViewController+Presentation
    var presentation: Presentation?
    weak var presenter: UIViewController?
    /// Asked for before the controller is presented.
    var waitingPresentationController: UIPresentationController?

    /// UIViewController+Popover
    var ownPopover: UIPopoverPresentationController?

    /// UIViewController+Window
    var isBeingUninstalled = false

    /// UINavigationController+Toolbar
    var ownToolbarItems: [UIBarButtonItem]?

    /// UIViewController+Tabs
    var ownTabBarItem: UITabBarItem?

    /// The change that the controller takes part in now.
    weak var activeTransition: ControllerTransition?

    // MARK: Life

    /// A controller that makes its view in code; there are no nibs here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(nibNameOrNil == nil, "LinuxUIKit: UIViewController(nibName: \"\(nibNameOrNil ?? "")\"): there are no nibs here")
        super.init()
    }

    /// A controller that makes its view in code.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: \(type(of: self)).init(coder:): there are no storyboards or archives here")
    }

    /// The name for the user, in the navigation bar too.
    open var title: String? {
        didSet {
            navigationItem.title = title
            titleDidChange()
        }
    }

    // MARK: View

    /// The root view; made when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            guard newValue !== loadedView else { return }
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    /// The root view, if it has been made.
    open var viewIfLoaded: UIView? { loadedView }

    /// Whether the root view has been made.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the root view if it has not been made.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        precondition(loadedView != nil, "LinuxUIKit: \(type(of: self)).loadView() must set the view")
        viewDidLoad()
    }

    /// Makes the root view: an empty one, unless overridden.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// The root view has been made.
    open func viewDidLoad() {}

    /// Memory runs short.
    open func didReceiveMemoryWarning() {}

    /// The presenting controller, or the view's superview.
    open override var next: UIResponder? { presenter ?? loadedView?.superview }

    // MARK: Keys

    /// Those that were added.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    // MARK: Focus

    /// Where the focus goes if the controller gets it: into its view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// Whether the focus may move from or to something in the view.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus has moved from or to something in the view.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Adds what keys do.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    /// Takes away what keys do.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    private var addedKeyCommands: [UIKeyCommand] = []

    // MARK: Appearance

    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is being shown: it is in the window, with its size and traits, and not laid out yet.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view has been shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has gone.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Tells a child that its view is about to come or go; for containers that do so themselves.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Tells a child that its view has come or gone.
    open func endAppearanceTransition() {
        endAppearance()
    }

    /// Whether children hear of their views' coming and going by themselves.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Layout

    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Updates the constraints of the view; overridden for that, with a call of this method at the end.
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    /// The least margins of the root view, in points.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

    /// Whether the root view's margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if oldValue != viewRespectsSystemMinimumLayoutMargins { viewIfLoaded?.marginsDidChange() } }
    }

    /// The root view's margins have changed.
    open func viewLayoutMarginsDidChange() {}

    /// What else keeps content off the edges, in points, beside bars and the device's shape.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
    }

    /// The safe area has changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Whether the view reaches under an opaque navigation bar too; false by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if oldValue != extendedLayoutIncludesOpaqueBars { navigationController?.fitContentsIfLoaded() } }
    }

    /// The view's size is about to change, with the transition that the coordinator speaks for. Passes it on to the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        passOnTransition(to: size, with: coordinator)
    }

    /// The size classes are about to change. Passes it on to the children.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// The orientations in which the screen may be shown.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    // MARK: Traits

    /// The traits of the view.
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? parentController?.traitCollection ?? .current }

    /// The traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark for the view and all in it, whatever is around.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.propagateTraits() } }
    }

    // MARK: Status bar

    /// How the status bar's text is coloured. Without effect here: no status bar is drawn.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is left out. Without effect here: no status bar is drawn.
    open var prefersStatusBarHidden: Bool { false }
    /// The child that says how the status bar's text is coloured; nil is the controller itself. Without effect here.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that says whether the status bar is left out; nil is the controller itself. Without effect here.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The preferences have changed. Without effect here: no status bar is drawn.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// Whether the status bar is as this controller prefers it although it is not presented in full screen. Without effect here.
    open var modalPresentationCapturesStatusBarAppearance = false

    // MARK: Home indicator

    /// Whether the system may hide the home indicator. Without effect here: no home indicator is drawn.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that says whether the home indicator may hide; nil is the controller itself. Without effect here.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The preference has changed. Without effect here: no home indicator is drawn.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    // MARK: Containment

    /// The container.
    open var parent: UIViewController? { parentController }

    /// The controllers that this one contains.
    open var children: [UIViewController] { childControllers }

    /// Makes a controller a child, and tells it so beforehand.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Leaves the container, and hears of it.
    open func removeFromParent() {
        leaveParent()
    }

    /// The container is about to change; nil is none.
    open func willMove(toParent parent: UIViewController?) {
        move = parent == nil ? .leaving : .entering
    }

    /// The container has changed.
    open func didMove(toParent parent: UIViewController?) {
        move = .none
    }

    /// Replaces a child's view by another one's in its superview, with what the block changes animated; both hear of it. For containers.
    open func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let transition = ChildTransition(from: fromViewController, to: toViewController, in: self)
        transition.run(duration: duration, options: options, animations: animations, completion: completion)
    }

    /// Whether the view comes because the controller was put into a container.
    open var isMovingToParent: Bool { move == .entering && tellsWhy(.appearing) }

    /// Whether the view goes because the controller is taken out of its container.
    open var isMovingFromParent: Bool { move == .leaving && tellsWhy(.disappearing) }

    // MARK: Presentation

    /// How the controller is presented; a sheet by default.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic

    /// How the controller's view comes when it is presented.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// Who says how this controller is presented and dismissed.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// What sees to this controller's presentation, or a container's.
    open var presentationController: UIPresentationController? { managingPresentationController }

    /// What sees to this controller's popover, or a container's; nil if its style is another.
    open var popoverPresentationController: UIPopoverPresentationController? { managingPopover }

    /// The presentation controller of the controller's sheet, or of a container's sheet. Nil if the style is another.
    open var sheetPresentationController: UISheetPresentationController? { managingSheet }

    /// Whether the user can't dismiss what this controller is presented in, by a swipe or a tap beside it.
    open var isModalInPresentation = false

    /// The size that the controller would like its view to have in a popover or a preview, in points; zero is no wish.
    open var preferredContentSize = CGSize.zero

    /// Whether controllers presented "over the current context" from in here cover this one's view alone.
    open var definesPresentationContext = false

    /// The controller that this one, or a container of it, presents.
    open var presentedViewController: UIViewController? { nearestPresenter?.presentation?.presented }

    /// The controller that presents this one or a container of it.
    open var presentingViewController: UIViewController? { nearestPresented?.presenter }

    /// Whether the controller or a container of it is being presented.
    open var isBeingPresented: Bool { nearestPresented?.presenter?.presentation?.stage == .presenting && tellsWhy(.appearing) }

    /// Whether the controller or a container of it is being dismissed.
    open var isBeingDismissed: Bool { nearestPresented?.presenter?.presentation?.stage == .dismissing && tellsWhy(.disappearing) }

    /// Presents a controller over this one. Refused, with a warning, where that cannot be: one at a time, and in a window alone.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, and all above it; where it presents nothing, the controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    /// The change under way that this controller or a container of it takes part in.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let activeTransition, activeTransition.isAnimated || Platform.current.behavior.coordinatorOfUnanimated == .there {
            return activeTransition
        }
        return parentController?.transitionCoordinator
    }

    // MARK: Navigation

    /// The nearest navigation controller that contains this one.
    open var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }

    /// What a navigation bar shows for this controller.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

    /// What the navigation controller's toolbar shows while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { ownToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets what the toolbar shows; the new buttons fade in where it is animated.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        ownToolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// Whether the bar at the bottom goes while this controller, or one above it, is the top of a navigation controller's stack.
    open var hidesBottomBarWhenPushed = false

    // MARK: Tabs

    /// The nearest tab bar controller that contains this one.
    open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

    /// What a tab bar shows for this controller. A navigation controller without an item of its own has that of its first screen.
    open var tabBarItem: UITabBarItem! {
        get { effectiveTabBarItem }
        set {
            ownTabBarItem = newValue
            tabBarController?.itemsMayHaveChanged()
        }
    }
}

/// How the status bar's text is coloured.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark on light, light on dark.
    case `default` = 0
    /// Light.
    case lightContent = 1
    /// Dark.
    case darkContent = 3
}
