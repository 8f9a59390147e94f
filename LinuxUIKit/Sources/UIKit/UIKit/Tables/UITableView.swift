/// A scroll view of rows below each other, in sections with headers and footers: it makes cells as their rows come into sight, and uses them
/// again as they leave it.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// How long rows take to their new places, and a selection to fade, in seconds; chosen, since Apple publishes no number.
    static let updateDuration: TimeInterval = 0.3
    static let fadeDuration: TimeInterval = 0.3

    /// How the table looks.
    public let style: Style

    // MARK: State; each belongs to the extension named.

    /// UITableView+Reuse
    var cells = TableReuse<UITableViewCell>()
    var headersAndFooters = TableReuse<UITableViewHeaderFooterView>()
    /// The cell that is filled anew in its place, while it is.
    var reconfigured: (path: IndexPath, cell: UITableViewCell)?

    /// UITableView+Heights
    var geometry = TableGeometry([])
    var isGeometryValid = false
    var isMakingGeometry = false
    var heightRules = TableHeightRules()
    /// Whether cells that show have asked for other heights since the last pass.
    var hasResizedCells = false
    private var laidOutWidth: CGFloat = 0
    private var laidOutInsets = UIEdgeInsets.zero

    /// UITableView+Visible
    var shown: [TableElement: UIView] = [:]
    /// What showed before a reload, and leaves with the next layout.
    var shownBeforeReload: [(key: TableElement, value: UIView)] = []
    /// Views that were made to be measured, and do not show yet.
    var made: [TableElement: UIView] = [:]
    /// Cells that are ready for their rows and do not show.
    var prepared: [IndexPath: UITableViewCell] = [:]
    /// Whether these may want other heights.
    var arePreparedCellsOutdated = false
    var isShowing = false
    /// Counts how often all that was known has changed: whoever asks the app in the middle of something sees by it whether to go on.
    var generation = 0
    var offsetOfLastPass = CGPoint.zero
    var prefetched: [IndexPath] = []

    /// UITableView+Scrolling
    var scrollGoal: (flight: ScrollFlight, path: IndexPath, position: ScrollPosition)?

    /// UITableView+Updates
    var updates: TableUpdates?
    var updateCompletions: [(Bool) -> Void] = []
    var updateDepth = 0

    /// UITableView+Selection
    var selectedPaths: [IndexPath] = []
    var highlightedPath: IndexPath?

    /// UITableView+Editing
    var ownEditing = false

    // MARK: Making

    /// A table that looks so.
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// A plain table.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: UITableView.init(coder:): there are no storyboards or archives here")
    }

    /// What is told of the rows and the scrolling.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set {
            scrollDelegate = newValue
            heightRules = TableHeightRules()
            geometryIsOutdated()
        }
    }

    /// What gives the rows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if oldValue !== dataSource { reloadData() } }
    }

    /// What is told of rows that will be wanted soon.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// Whether rows are announced, and cells made, before they show.
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { giveUpPreparedCells() } }
    }

    // MARK: Heights

    /// The height of rows whose delegate says none, in points; `automaticDimension` is what their contents want.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if oldValue != rowHeight { geometryIsOutdated() } }
    }

    /// The height of headers, likewise.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if oldValue != sectionHeaderHeight { geometryIsOutdated() } }
    }

    /// The height of footers, likewise.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if oldValue != sectionFooterHeight { geometryIsOutdated() } }
    }

    /// The height that rows count for until they come near, in points; 0 has all of them asked for theirs at once.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if oldValue != estimatedRowHeight { geometryIsOutdated() } }
    }

    /// The same for headers.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if oldValue != estimatedSectionHeaderHeight { geometryIsOutdated() } }
    }

    /// The same for footers.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if oldValue != estimatedSectionFooterHeight { geometryIsOutdated() } }
    }

    /// The space above each header, in points.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if oldValue != sectionHeaderTopPadding { geometryIsOutdated() } }
    }

    /// When cells that size themselves are resized by themselves.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Looks

    /// The lines between cells.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { setNeedsLayout() }
    }

    /// Their colour; nil is the system's.
    open var separatorColor: UIColor? = .separator {
        didSet { setNeedsLayout() }
    }

    /// How far they stay away from the sides, in points; `automaticDimension` leaves a side to the table.
    open var separatorInset = CellSurroundings().separatorInset {
        didSet { setNeedsLayout() }
    }

    /// From where `separatorInset` counts.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { setNeedsLayout() }
    }

    /// Whether cells keep their contents within the safe area's sides.
    open var insetsContentViewsToSafeArea = true {
        didSet { setNeedsLayout() }
    }

    /// A view behind the cells that does not scroll.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// A view above all sections. Its height counts when it is set; the table sets its width.
    open var tableHeaderView: UIView? {
        didSet { replaceEdgeView(oldValue, with: tableHeaderView) }
    }

    /// A view below all sections. Its height counts when it is set; the table sets its width.
    open var tableFooterView: UIView? {
        didSet { replaceEdgeView(oldValue, with: tableFooterView) }
    }

    private func replaceEdgeView(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        takeEdgeHeights()
        setNeedsLayout()
    }

    // MARK: Rows

    /// How many sections there are.
    open var numberOfSections: Int {
        validGeometry().sections.count
    }

    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int {
        let sections = validGeometry().sections
        precondition(
            sections.indices.contains(section),
            "NSInternalInconsistencyException: request for number of rows in section \(section) of \(sections.count)"
        )
        return sections[section].rows.count
    }

    /// Asks the data source for everything anew; what is selected is so no longer.
    open func reloadData() {
        generation += 1
        shownBeforeReload += shownInOrder
        shown = [:]
        if Platform.current.behavior.reloadData == .atOnce { endDisplayingReloaded() }
        giveUpPreparedCells()
        giveUpMadeViews()
        selectedPaths = []
        highlightedPath = nil
        scrollGoal = nil
        prefetched = []
        isGeometryValid = false
        setNeedsLayout()
    }

    // MARK: Layout

    /// Makes the views for what is in sight.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if laidOutWidth != bounds.width || laidOutInsets != safeAreaInsetsOfElements {
            (laidOutWidth, laidOutInsets) = (bounds.width, safeAreaInsetsOfElements)
            doubtHeights()
        }
        prepareGeometryIfNeeded()
        backgroundView?.frame = bounds
        if hasResizedCells {
            hasResizedCells = false
            UIView.animate(withDuration: UITableView.updateDuration, delay: 0, options: .ofUpdates) {
                self.showVisibleElements()
            }
        } else {
            showVisibleElements()
        }
    }

    /// New insets move headers that stay in sight.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        setNeedsLayout()
    }

    /// Another text size changes heights.
    override func traitsDidChange() {
        super.traitsDidChange()
        doubtHeights()
    }

    // MARK: Selection

    /// Whether rows may be selected.
    open var allowsSelection = true
    /// Whether rows may be selected while the table is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether more than one row may be selected.
    open var allowsMultipleSelection = false
    /// Whether more than one row may be selected while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false

    /// Highlights the row under a first finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard touches.count == 1, let touch = touches.first else { return }
        // The end of a touch whose cell has left the table in between is told to nobody here.
        if highlightedPath != nil, !hasTouches(of: event, besides: touch) { finishHighlight(selecting: nil) }
        highlightRow(at: touch.location(in: self))
    }

    /// Selects the row under the finger that lifts.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first else { return }
        finishHighlight(selecting: indexPathForRow(at: touch.location(in: self)))
    }

    /// Lets the highlighted row be.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        finishHighlight(selecting: nil)
    }

    // MARK: Editing

    /// Whether rows show their editing controls.
    open var isEditing: Bool {
        get { ownEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing, animated: animated)
    }
}
