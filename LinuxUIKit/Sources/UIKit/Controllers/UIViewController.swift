/// The controller of a screen, or of a part of a screen. The controller makes the views, and is notified when they come and go.
///
/// Without an Objective-C runtime, subclasses can't override members of extensions. The members to override are therefore in this class
/// body, and their implementations are in the extensions beside this file.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    // MARK: State, kept here because stored properties must be; each belongs to the extension named.

    private var loadedView: UIView?

    /// UIViewController+Appearance
    var appearance = ViewControllerAppearance()

    /// UIViewController+Containment
    var childControllers: [UIViewController] = []
    weak var parentController: UIViewController?
    var move = ContainmentMove.none
    /// The insets by which the container's bars cover this child, in points.
    var containerInsets = UIEdgeInsets.zero {
        didSet { if containerInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }

    /// TraitChangeRegistration
    var traitChangeRegistrations: [TraitChangeRegistration] = []
    var overriddenTraits = TraitValues()

    /// UIViewController+Presentation
    var presentation: Presentation?
    weak var presenter: UIViewController?
    /// The presentation controller that was requested before the controller is presented.
    var waitingPresentationController: UIPresentationController?

    /// UIViewController+Popover
    var ownPopover: UIPopoverPresentationController?

    /// UIViewController+Window
    var isBeingUninstalled = false

    /// UINavigationController+Toolbar
    var ownToolbarItems: [UIBarButtonItem]?

    /// UIViewController+Tabs
    var ownTabBarItem: UITabBarItem?

    /// UIViewController+Bars
    var contentScrollViews = ContentScrollViews()

    /// The transition that the controller takes part in now.
    weak var activeTransition: ControllerTransition?

    // MARK: Life

    /// A controller that makes its view in code. Nibs do not exist here.
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

    /// The controller's name for the user, which the navigation bar shows too.
    open var title: String? {
        didSet {
            navigationItem.title = title
            titleDidChange()
        }
    }

    // MARK: View

    /// The root view, which is made at the first access.
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

    /// Makes the root view: an empty view, unless overridden.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// The root view has been made.
    open func viewDidLoad() {}

    /// The memory is running short.
    open func didReceiveMemoryWarning() {}

    /// The presenting controller, or the view's superview.
    open override var next: UIResponder? { presenter ?? loadedView?.superview }

    // MARK: Keys

    /// The key commands that were added, or `nil` if there are none.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    // MARK: Focus

    /// The environment that gets the focus if the controller is focused: the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// Returns whether the focus may move to or from an element in the view.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The focus has moved to or from an element in the view.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Adds a key command.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    /// Removes a key command.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    private var addedKeyCommands: [UIKeyCommand] = []

    // MARK: Appearance

    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is being shown. The view is in the window and has its size and traits, but isn't laid out yet.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view has been shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has gone.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Notifies a child that its view is about to appear or disappear. Only containers that forward the appearance methods themselves call
    /// this method.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Notifies a child that its view has appeared or disappeared.
    open func endAppearanceTransition() {
        endAppearance()
    }

    /// Whether the children are notified automatically of the appearance and disappearance of their views.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Layout

    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Updates the constraints of the view. An override updates its own constraints first, and calls this method at the end.
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    /// The minimum margins of the root view, in points.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

    /// Whether the root view's margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if oldValue != viewRespectsSystemMinimumLayoutMargins { viewIfLoaded?.marginsDidChange() } }
    }

    /// The root view's margins have changed.
    open func viewLayoutMarginsDidChange() {}

    /// The insets that keep content off the edges, in points, in addition to bars and the device's shape.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
    }

    /// The safe area has changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Whether the view reaches under an opaque navigation bar too; false by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if oldValue != extendedLayoutIncludesOpaqueBars { navigationController?.fitContentsIfLoaded() } }
    }

    /// The view's size is about to change with the coordinator's transition. Notifies the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        passOnTransition(to: size, with: coordinator)
    }

    /// The size classes are about to change. Notifies the children.
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

    /// The light or dark style of the view and its subviews, regardless of the surroundings.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.propagateTraits() } }
    }

    // MARK: Status bar

    /// The color of the status bar's text. Without effect here: no status bar is drawn.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden. Without effect here: no status bar is drawn.
    open var prefersStatusBarHidden: Bool { false }
    /// The child that decides the color of the status bar's text, or `nil` for the controller itself. Without effect here.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is hidden, or `nil` for the controller itself. Without effect here.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Requests an update after the preferences have changed. Without effect here: no status bar is drawn.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// Whether the status bar follows this controller's preferences even without a full-screen presentation. Without effect here.
    open var modalPresentationCapturesStatusBarAppearance = false

    // MARK: Home indicator

    /// Whether the system may hide the home indicator. Without effect here: no home indicator is drawn.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides whether the home indicator may hide, or `nil` for the controller itself. Without effect here.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Requests an update after the preference has changed. Without effect here: no home indicator is drawn.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    // MARK: Containment

    /// The container.
    open var parent: UIViewController? { parentController }

    /// The controllers that this controller contains.
    open var children: [UIViewController] { childControllers }

    /// Makes a controller a child, and calls the child's `willMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Leaves the container, and calls `didMove(toParent:)`.
    open func removeFromParent() {
        leaveParent()
    }

    /// The container is about to change. `nil` stands for no container.
    open func willMove(toParent parent: UIViewController?) {
        move = parent == nil ? .leaving : .entering
    }

    /// The container has changed.
    open func didMove(toParent parent: UIViewController?) {
        move = .none
    }

    /// Replaces a child's view by another child's in its superview, and animates the block's changes. Both children are notified. For
    /// containers.
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

    /// Whether the view appears because the controller was added to a container.
    open var isMovingToParent: Bool { move == .entering && tellsWhy(.appearing) }

    /// Whether the view disappears because the controller is removed from its container.
    open var isMovingFromParent: Bool { move == .leaving && tellsWhy(.disappearing) }

    // MARK: Presentation

    /// The style of the controller's presentation. The default is `.automatic`, which is a sheet here.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic

    /// The style of the motion that shows the controller's view in a presentation.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// The delegate that provides the objects for the presentation and the dismissal of this controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The presentation controller of this controller, or of a container.
    open var presentationController: UIPresentationController? { managingPresentationController }

    /// The presentation controller of this controller's popover, or of a container's popover. `nil` if the style is another.
    open var popoverPresentationController: UIPopoverPresentationController? { managingPopover }

    /// The presentation controller of the controller's sheet, or of a container's sheet. `nil` if the style is another.
    open var sheetPresentationController: UISheetPresentationController? { managingSheet }

    /// Whether the user can't dismiss the presentation that contains this controller, by a swipe or a tap beside it.
    open var isModalInPresentation = false

    /// The size that the controller prefers for its view in a popover or a preview, in points. Zero means no preference.
    open var preferredContentSize = CGSize.zero

    /// Whether controllers presented "over the current context" from within this controller cover only this controller's view.
    open var definesPresentationContext = false

    /// The controller that this controller, or a container of it, presents.
    open var presentedViewController: UIViewController? { nearestPresenter?.presentation?.presented }

    /// The controller that presents this controller or a container of it.
    open var presentingViewController: UIViewController? { nearestPresented?.presenter }

    /// Whether the controller or a container of it is being presented.
    open var isBeingPresented: Bool { nearestPresented?.presenter?.presentation?.stage == .presenting && tellsWhy(.appearing) }

    /// Whether the controller or a container of it is being dismissed.
    open var isBeingDismissed: Bool { nearestPresented?.presenter?.presentation?.stage == .dismissing && tellsWhy(.disappearing) }

    /// Presents a controller over this controller. If this controller already presents another one, or its view isn't in a window, the
    /// presentation is refused with a warning.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the presented controller, and all controllers above it. If this controller presents none, it is dismissed itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    /// The current transition of this controller or of a container of it.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let activeTransition, activeTransition.isAnimated || Platform.current.behavior.coordinatorOfUnanimated == .there {
            return activeTransition
        }
        return parentController?.transitionCoordinator
    }

    // MARK: Navigation

    /// The nearest navigation controller that contains this one.
    open var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }

    /// The navigation bar's content for this controller.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

    /// The items of the navigation controller's toolbar while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { ownToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets the toolbar's items. If the change is animated, the new buttons fade in.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        ownToolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// Whether the bar at the bottom is hidden while this controller, or a controller above it, is the top of a navigation controller's
    /// stack.
    open var hidesBottomBarWhenPushed = false

    // MARK: Bars

    /// Sets the scroll view that the bars follow at the top, at the bottom, or at both edges. If the scroll view is `nil`, the bars follow
    /// the first scroll view in the view.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews.set(scrollView, for: edge)
        fitBarsAroundContent()
    }

    /// Returns the scroll view that the bar at an edge follows. The edge is the top or the bottom.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        precondition(edge == .top || edge == .bottom, "contentScrollView(for:) takes the top or the bottom edge")
        if let chosen = contentScrollViews[edge] { return chosen }
        return contentChild.map { $0.contentScrollView(for: edge) } ?? viewIfLoaded?.firstScrollView
    }

    /// The child whose content lies under the bars of this container.
    var contentChild: UIViewController? { nil }

    /// Chooses the looks of the bars of this container by the place of the content.
    func fitBarsToContent() {}

    // MARK: Columns

    /// The nearest split view controller that contains this one.
    open var splitViewController: UISplitViewController? { nearestAncestor(UISplitViewController.self) }

    // MARK: Tabs

    /// The nearest tab bar controller that contains this one.
    open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

    /// The tab bar's item for this controller. A navigation controller without its own item has the item of its first screen.
    open var tabBarItem: UITabBarItem! {
        get { effectiveTabBarItem }
        set {
            ownTabBarItem = newValue
            tabBarController?.itemsMayHaveChanged()
        }
    }
}

/// The color of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark text on light content, and light text on dark content.
    case `default` = 0
    /// Light text.
    case lightContent = 1
    /// Dark text.
    case darkContent = 3
}
