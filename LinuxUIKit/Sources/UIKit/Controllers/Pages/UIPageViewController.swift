/// A container that shows one page at a time. A finger moves on to the page before or after the current one.
///
/// Pages scroll. Pages that curl don't exist on Linux.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// The direction to the next page.
    public enum NavigationDirection: Int, Sendable {
        /// To the page after the current one.
        case forward = 0
        /// To the page before the current one.
        case reverse = 1
    }

    /// The axis of the pages.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side.
        case horizontal = 0
        /// One below the other.
        case vertical = 1
    }

    /// The style of a change of pages.
    public enum TransitionStyle: Int, Sendable {
        /// Pages curl, as paper does.
        case pageCurl = 0
        /// Pages scroll.
        case scroll = 1
    }

    /// The place of a book's spine.
    public enum SpineLocation: Int, Sendable {
        /// No spine.
        case none = 0
        /// At the left or at the top.
        case min = 1
        /// In the middle.
        case mid = 2
        /// At the right or at the bottom.
        case max = 3
    }

    /// An option for a new controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A key with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The place of the spine, for pages that curl.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between two pages that scroll, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The style of a change of pages.
    public let transitionStyle: TransitionStyle
    /// The axis of the pages.
    public let navigationOrientation: NavigationOrientation
    let spacing: CGFloat
    let pager = PageScrollView()
    private let pageControl = UIPageControl()

    /// The current page, and the pages to which a finger can move on.
    var pages = Pages()
    var turn: PageTurn?
    /// Whether the scroll view moves because pages come or go.
    var isPlacing = false
    /// Whether the pages beside the current one must be requested from the data source.
    var needsNeighbors = false
    /// The dot of the page that is shown.
    var shownDot = 0 {
        didSet { pageControl.currentPage = shownDot }
    }

    /// A controller without a page.
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let given = options?[.interPageSpacing]
        spacing = given as? CGFloat ?? (given as? Double).map { CGFloat($0) } ?? (given as? Int).map { CGFloat($0) } ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: \(type(of: self)).init(coder:): there are no storyboards or archives here")
    }

    // MARK: Who is asked

    /// The delegate, which is notified of changes of pages.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The source of the pages before and after each page. Without a source, no finger changes pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { reloadNeighbors() }
    }

    // MARK: Pages

    /// The page that is shown, or `nil` if there is none.
    open var viewControllers: [UIViewController]? {
        let page = turn.flatMap { $0.isByFinger ? nil : $0.to } ?? pages.current
        return page.map { [$0] }
    }

    /// The place of the spine. Only pages that curl have a spine.
    open var spineLocation: SpineLocation { .none }

    /// Whether pages have backs, for pages that curl. Without effect here: no page curls.
    open var isDoubleSided = false

    /// The recognizers of pages that curl. Here, the list is always empty.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// Shows another page. If the change is animated, the page scrolls in from the side of the direction.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            viewControllers?.count == 1,
            "NSInvalidArgumentException: The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number "
                + "required (1) for the requested transition"
        )
        guard let page = viewControllers?.first else { return }
        show(page, direction, animated: animated, completion)
    }

    // MARK: View

    /// Sets up the view of the pages.
    open override func viewDidLoad() {
        super.viewDidLoad()
        precondition(transitionStyle == .scroll, "LinuxUIKit: pages that curl are not simulated")
        pager.owner = self
        view.addSubview(pager)
        pageControl.isHidden = true
        pageControl.addAction(UIAction { [weak self] _ in self?.pageControlWasTapped() }, for: .valueChanged)
        view.addSubview(pageControl)
        // Reported: the scroll view fills the view before the first layout.
        layOutPager()
    }

    /// Places the pages.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutPager()
        if needsNeighbors, pages.current != nil, turn == nil { loadNeighbors() }
    }

    /// The height of the dots below the pages, in points: chosen, since Apple publishes no number.
    private static let dotsHeight: CGFloat = 37

    private func layOutPager() {
        var area = view.bounds
        if !pageControl.isHidden {
            let height = UIPageViewController.dotsHeight + view.safeAreaInsets.bottom
            pageControl.frame = CGRect(x: 0, y: area.maxY - height, width: area.width, height: UIPageViewController.dotsHeight)
            area.size.height -= height
        }
        let isHorizontal = navigationOrientation == .horizontal
        let frame = isHorizontal ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
        guard pager.frame != frame else { return }
        pager.frame = frame
        placePages()
    }

    /// Updates the number of dots.
    func updateDots() {
        let count = navigationOrientation == .horizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
        pageControl.isHidden = count == 0
        pageControl.numberOfPages = count
        view.setNeedsLayout()
    }

    /// Shows the page on the side of the tap. If there is no such page, or during another change, the former dot is selected again.
    private func pageControlWasTapped() {
        let dot = pageControl.currentPage
        let goesOn = dot > shownDot
        guard turn == nil, let page = goesOn ? pages.after : pages.before else {
            pageControl.currentPage = shownDot
            return
        }
        show(page, goesOn ? .forward : .reverse, animated: true, nil)
        shownDot = dot
    }
}
