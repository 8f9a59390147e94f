/// A container that shows two or three columns side by side. In a compact width, the container collapses into a stack of screens.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// The number of columns.
    public enum Style: Int, Sendable {
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The column at the leading edge.
        case primary = 0
        /// The column between the primary and the secondary column.
        case supplementary = 1
        /// The column at the trailing edge.
        case secondary = 2
        /// The controller that replaces all columns in a compact width.
        case compact = 3
    }

    /// The arrangement of the columns.
    public enum DisplayMode: Int, Sendable {
        /// The arrangement that suits the size.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One column beside the secondary column.
        case oneBesideSecondary = 2
        /// One column over the secondary column.
        case oneOverSecondary = 3
        /// All three columns side by side.
        case twoBesideSecondary = 4
        /// Two columns over the secondary column.
        case twoOverSecondary = 5
    }

    /// The width that the split view controller chooses itself.
    public class var automaticDimension: CGFloat { -1 }

    // Stored properties must be in this class body. The methods that use them are in the extensions beside this file.

    var contents: [Column: SplitColumn] = [:]
    /// The mode that `show(_:)` or `hide(_:)` has chosen for the present size.
    var chosenMode: DisplayMode?
    var fittedSize = CGSize.zero

    /// The style.
    public let style: Style

    /// A controller without screens.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: \(type(of: self)).init(coder:): there are no storyboards or archives here")
    }

    /// The delegate, which is notified of the changes of the columns.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: The columns

    /// Sets a column's controller. In a column other than the compact one, the controller gets a navigation controller if it is none.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        change(column, to: vc)
    }

    /// The controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { contents[column]?.controller }

    /// Shows a column, animated.
    open func show(_ column: Column) {
        isCollapsed ? push(column) : setShown(column, true)
    }

    /// Hides a column, animated.
    open func hide(_ column: Column) {
        isCollapsed ? pop(column) : setShown(column, false)
    }

    /// Sets the controller of the secondary column, and shows the column.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        setViewController(vc, for: .secondary)
        show(.secondary)
    }

    /// Whether the columns have become one stack of screens.
    open internal(set) var isCollapsed = false

    /// The arrangement that the app prefers. In an animation block, the change is animated.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            chosenMode = nil
            if isViewLoaded { fitColumns() }
        }
    }

    /// The present arrangement, which is never `.automatic`.
    open var displayMode: DisplayMode { chosenMode ?? modeForSize }

    // MARK: Widths

    /// The primary column's width as a fraction of the whole width.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The primary column's width, in points. This property has priority over the fraction.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The least width of the primary column, in points.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The greatest width of the primary column, in points.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The present width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }

    // MARK: Life

    /// Makes the view that holds the columns.
    open override func loadView() {
        let view = SplitView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        self.view = view
    }

    /// The traits have changed, perhaps the width.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
    }
}
