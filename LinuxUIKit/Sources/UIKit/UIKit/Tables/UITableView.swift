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

    /// UITableView+Swipes
    var swipeActions: SwipeActions?

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
            if newValue != nil { swipeActions = swipeActions ?? SwipeActions(self) }
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
        swipeActions?.close(animated: false)
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

    // MARK: Making views

    /// Says the class of cells of a name.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cells.register(cellClass, for: identifier)
    }

    /// Says the class of headers and footers of a name.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headersAndFooters.register(aClass, for: identifier)
    }

    /// A cell that is used again, or a new one of a registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(withIdentifier: identifier) }

    /// A cell that is used again, or a new one, in its row's size. Without a registered class it traps, as it raises on a phone.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(withIdentifier: identifier, for: indexPath)
    }

    /// A header or footer that is used again, or a new one of a registered class; nil if there is neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeaderOrFooter(withIdentifier: identifier)
    }

    // MARK: Updates

    /// Rows that are new.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { recordInsertions(at: indexPaths, with: animation) }

    /// Rows that are gone.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { recordDeletions(at: indexPaths, with: animation) }

    /// Rows that want another cell.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { recordReloads(at: indexPaths, with: animation) }

    /// A row that has moved.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record { $0.changes.movedItems[indexPath] = newIndexPath }
    }

    /// Rows whose cells are to be filled anew and stay: the data source is asked, and its request for a cell gets the one that there is.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        record { $0.reconfiguredRows.formUnion(indexPaths) }
    }

    /// Sections that are new.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { recordInsertions(sections, with: animation) }

    /// Sections that are gone.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { recordDeletions(sections, with: animation) }

    /// Sections that want other views, and may have any number of rows.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { recordReloads(sections, with: animation) }

    /// A section that has moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        record { $0.movedSections[section] = newSection }
    }

    /// Several changes as one, and a closure for when all have come to rest: true if they ran to their end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion: completion)
    }

    /// What follows, until `endUpdates()`, is one change.
    open func beginUpdates() { startUpdates() }

    /// Makes the changes since `beginUpdates()`. Without any, the heights of what shows are asked for anew.
    open func endUpdates() { finishUpdates() }

    // MARK: What shows

    /// The cells that show, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        shownInOrder.compactMap { $0.key.row == nil ? nil : $0.value as? UITableViewCell }
    }

    /// The index paths of the rows that show; nil if there are none.
    open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }

    /// The cell of a row; nil if it neither shows nor is kept ready.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        shown[.row(indexPath)] as? UITableViewCell ?? prepared[indexPath]
    }

    /// The row of a cell; nil if it does not show.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { knownPath(for: cell) }

    /// The header of a section; nil if it does not show, or is no `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shown[.header(section)] as? UITableViewHeaderFooterView
    }

    /// The footer of a section; nil if it does not show, or is no `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shown[.footer(section)] as? UITableViewHeaderFooterView
    }

    // MARK: Places

    /// The rectangle of a section with all that is in it, in the table's points.
    open func rect(forSection section: Int) -> CGRect { frame(forSection: section) }

    /// The rectangle of a section's header where it lies by itself.
    open func rectForHeader(inSection section: Int) -> CGRect {
        validGeometry().contains(.header(section)) ? naturalFrame(of: .header(section)) : .zero
    }

    /// The rectangle of a section's footer where it lies by itself.
    open func rectForFooter(inSection section: Int) -> CGRect {
        validGeometry().contains(.footer(section)) ? naturalFrame(of: .footer(section)) : .zero
    }

    /// The rectangle of a row; zero if there is none.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        exists(indexPath) ? naturalFrame(of: .row(indexPath)) : .zero
    }

    /// The row at a point of the content; nil if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001))?.first
    }

    /// The rows that have something in a rectangle of the content.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { findRows(in: rect) }

    // MARK: Scrolling

    /// Scrolls to a row. A row that does not exist traps, as it raises on a phone; `NSNotFound` for the row is the section's beginning.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls to the selected row that is nearest to what shows.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollToNearestSelection(at: scrollPosition, animated: animated)
    }

    // MARK: Selected rows

    /// The selected row; the first of several.
    open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

    /// The selected rows; nil if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

    /// Selects a row and scrolls to it, or none; the delegate is not told. `ScrollPosition.none` does not scroll.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Takes a row's selection back; the delegate is not told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath, animated: animated)
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
    /// Whether rows may get the focus, if the delegate says nothing else.
    open var allowsFocus = false
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

    /// Whether rows show their editing controls, or a finger has swiped a row.
    open var isEditing: Bool {
        get { ownEditing || swipeActions?.row != nil }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing, animated: animated)
    }
}
