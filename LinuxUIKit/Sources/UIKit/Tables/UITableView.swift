/// A scroll view with a list of rows, in sections with headers and footers. The table makes cells when their rows become visible, and
/// reuses the cells of rows that have left.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The durations in which rows move to their new places and a selection fades, in seconds: chosen, since Apple publishes no number.
    static let updateDuration: TimeInterval = 0.3
    static let fadeDuration: TimeInterval = 0.3

    /// The look of the table.
    public let style: Style

    // MARK: State; each belongs to the extension named.

    /// UITableView+Reuse
    var cells = TableReuse<UITableViewCell>()
    var headersAndFooters = TableReuse<UITableViewHeaderFooterView>()
    /// The cell that the data source fills anew in its place, during the reconfiguration.
    var reconfigured: (path: IndexPath, cell: UITableViewCell)?

    /// UITableView+Heights
    var geometry = TableGeometry([])
    var isGeometryValid = false
    var isMakingGeometry = false
    var heightRules = TableHeightRules()
    /// Whether shown cells have requested other heights since the last layout pass.
    var hasResizedCells = false
    /// The width and the insets with which rows were last measured.
    var measuredWidth: CGFloat = 0
    var measuredInsets = UIEdgeInsets.zero

    /// UITableView+Visible
    var shown: [TableElement: UIView] = [:]
    /// The views that were shown before a reload, and leave in the next layout pass.
    var shownBeforeReload: [(key: TableElement, value: UIView)] = []
    /// Views that were made for measuring and aren't shown yet.
    var made: [TableElement: UIView] = [:]
    /// Cells that are prepared for their rows and aren't visible.
    var prepared: [IndexPath: UITableViewCell] = [:]
    /// Whether the prepared cells may need other heights.
    var arePreparedCellsOutdated = false
    var isShowing = false
    /// A counter of the reloads and the batches of updates. If the counter has changed after a call to the app, the caller's data are
    /// outdated and the caller must stop.
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

    /// Creates a table with a style.
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Creates a plain table.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: UITableView.init(coder:): there are no storyboards or archives here")
    }

    /// The object that is notified of events in the rows and of scrolling.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set {
            scrollDelegate = newValue
            if newValue != nil { swipeActions = swipeActions ?? SwipeActions(self) }
            heightRules = TableHeightRules()
            geometryIsOutdated()
        }
    }

    /// The object that provides the rows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if oldValue !== dataSource { reloadData() } }
    }

    /// The object that is notified of rows that will be needed soon.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// Whether rows are announced, and cells made, before they become visible.
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { giveUpPreparedCells() } }
    }

    // MARK: Heights

    /// The height of rows without a height from the delegate, in points. With `automaticDimension`, the contents decide.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if oldValue != rowHeight { geometryIsOutdated() } }
    }

    /// The height of headers without a height from the delegate, in points. With `automaticDimension`, the contents decide.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if oldValue != sectionHeaderHeight { geometryIsOutdated() } }
    }

    /// The height of footers without a height from the delegate, in points. With `automaticDimension`, the contents decide.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if oldValue != sectionFooterHeight { geometryIsOutdated() } }
    }

    /// The estimated height of rows until they come near the visible area, in points. With 0, the table requests all heights at once.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if oldValue != estimatedRowHeight { geometryIsOutdated() } }
    }

    /// The estimated height of headers until they come near the visible area, in points.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if oldValue != estimatedSectionHeaderHeight { geometryIsOutdated() } }
    }

    /// The estimated height of footers until they come near the visible area, in points.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if oldValue != estimatedSectionFooterHeight { geometryIsOutdated() } }
    }

    /// The space above each header, in points.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if oldValue != sectionHeaderTopPadding { geometryIsOutdated() } }
    }

    /// The occasions on which self-sizing cells are resized automatically.
    @available(iOS 16.0, *)
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Looks

    /// The lines between cells.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { setNeedsLayout() }
    }

    /// The color of the lines between cells, or `nil` for the system's color.
    open var separatorColor: UIColor? = .separator {
        didSet { setNeedsLayout() }
    }

    /// The distance of the lines from the sides, in points. `automaticDimension` leaves a side to the table.
    open var separatorInset = CellSurroundings().separatorInset {
        didSet { setNeedsLayout() }
    }

    /// The reference of `separatorInset`.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { setNeedsLayout() }
    }

    /// Whether cells keep their contents within the safe area at the sides.
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

    /// A view above all sections. The table reads the view's height when the property is set, and sets the view's width.
    open var tableHeaderView: UIView? {
        didSet { replaceEdgeView(oldValue, with: tableHeaderView) }
    }

    /// A view below all sections. The table reads the view's height when the property is set, and sets the view's width.
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

    /// The number of sections.
    open var numberOfSections: Int {
        validGeometry().sections.count
    }

    /// Returns the number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int {
        let sections = validGeometry().sections
        precondition(
            sections.indices.contains(section),
            "NSInternalInconsistencyException: request for number of rows in section \(section) of \(sections.count)"
        )
        return sections[section].rows.count
    }

    /// Requests everything from the data source again, and ends the selection.
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

    /// Registers the class of cells for a reuse identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cells.register(cellClass, for: identifier)
    }

    /// Registers the class of headers and footers for a reuse identifier.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headersAndFooters.register(aClass, for: identifier)
    }

    /// Returns a reused cell or a new cell of the registered class, or `nil` if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(withIdentifier: identifier) }

    /// Returns a reused or new cell in the size of its row. Traps without a registered class; a phone raises an exception.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(withIdentifier: identifier, for: indexPath)
    }

    /// Returns a reused header or footer or a new one of the registered class, or `nil` if there is neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeaderOrFooter(withIdentifier: identifier)
    }

    // MARK: Updates

    /// Inserts rows.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { recordInsertions(at: indexPaths, with: animation) }

    /// Deletes rows.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { recordDeletions(at: indexPaths, with: animation) }

    /// Reloads rows, which get other cells.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { recordReloads(at: indexPaths, with: animation) }

    /// Moves a row.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record { $0.changes.movedItems[indexPath] = newIndexPath }
    }

    /// Fills the cells of rows anew without replacing them. The table calls the data source, and the data source dequeues the existing
    /// cell.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        record { $0.reconfiguredRows.formUnion(indexPaths) }
    }

    /// Inserts sections.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { recordInsertions(sections, with: animation) }

    /// Deletes sections.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { recordDeletions(sections, with: animation) }

    /// Reloads sections, which get other views and may have any number of rows.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { recordReloads(sections, with: animation) }

    /// Moves a section.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        record { $0.movedSections[section] = newSection }
    }

    /// Performs several updates as one change. The completion handler is called when all animations have ended, with `true` if they ran to
    /// their end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion: completion)
    }

    /// Begins a group of updates that count as one change. `endUpdates()` ends the group.
    open func beginUpdates() { startUpdates() }

    /// Applies the updates since `beginUpdates()`. If there are none, the table requests the heights of the visible elements again.
    open func endUpdates() { finishUpdates() }

    // MARK: What shows

    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        shownInOrder.compactMap { $0.key.row == nil ? nil : $0.value as? UITableViewCell }
    }

    /// The index paths of the visible rows, or `nil` if there are none.
    open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }

    /// Returns the cell of a row, or `nil` if the cell is neither visible nor prepared.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        shown[.row(indexPath)] as? UITableViewCell ?? prepared[indexPath]
    }

    /// Returns the row of a cell, or `nil` if the cell isn't visible.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { knownPath(for: cell) }

    /// Returns the header of a section, or `nil` if the header isn't visible or isn't a `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shown[.header(section)] as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section, or `nil` if the footer isn't visible or isn't a `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shown[.footer(section)] as? UITableViewHeaderFooterView
    }

    // MARK: Places

    /// Returns the rectangle of a section with its header, rows and footer, in the table's coordinates.
    open func rect(forSection section: Int) -> CGRect { frame(forSection: section) }

    /// Returns the rectangle of a section's header in its place without scrolling.
    open func rectForHeader(inSection section: Int) -> CGRect {
        validGeometry().contains(.header(section)) ? naturalFrame(of: .header(section)) : .zero
    }

    /// Returns the rectangle of a section's footer in its place without scrolling.
    open func rectForFooter(inSection section: Int) -> CGRect {
        validGeometry().contains(.footer(section)) ? naturalFrame(of: .footer(section)) : .zero
    }

    /// Returns the rectangle of a row, or a zero rectangle if there is no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        exists(indexPath) ? naturalFrame(of: .row(indexPath)) : .zero
    }

    /// Returns the row at a point of the content, or `nil` if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001))?.first
    }

    /// Returns the rows that lie at least partly in a rectangle of the content.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { findRows(in: rect) }

    // MARK: Scrolling

    /// Scrolls to a row, or to the beginning of a section if the row is `NSNotFound`. Traps if there is no such row; a phone raises an
    /// exception.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls to the selected row that is nearest to the middle of the visible area.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollToNearestSelection(at: scrollPosition, animated: animated)
    }

    // MARK: Selected rows

    /// The selected row, or the first of several selected rows.
    open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

    /// The selected rows, or `nil` if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

    /// Selects a row and scrolls to the row, or ends the selection if the index path is `nil`. With `ScrollPosition.none`, the table
    /// doesn't scroll. The delegate isn't notified.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row. The delegate isn't notified.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath, animated: animated)
    }

    // MARK: Layout

    /// Makes and places the views of the visible elements.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if measuredWidth != bounds.width || measuredInsets != safeAreaInsetsOfElements {
            (measuredWidth, measuredInsets) = (bounds.width, safeAreaInsetsOfElements)
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

    /// Lays out the table again, since new insets move the headers that stay visible.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        setNeedsLayout()
    }

    /// Turns the known heights into estimates, since another text size changes heights.
    override func traitsDidChange() {
        super.traitsDidChange()
        doubtHeights()
    }

    // MARK: Selection

    /// Whether rows may be selected.
    open var allowsSelection = true
    /// Whether rows may get the focus, unless the delegate decides otherwise.
    open var allowsFocus = false
    /// Whether rows may be selected in editing mode.
    open var allowsSelectionDuringEditing = false
    /// Whether more than one row may be selected.
    open var allowsMultipleSelection = false
    /// Whether more than one row may be selected in editing mode.
    open var allowsMultipleSelectionDuringEditing = false

    /// Highlights the row under the first finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard touches.count == 1, let touch = touches.first else { return }
        // If the touched cell has left the table during the touch, no view is notified of the end of the touch here.
        if highlightedPath != nil, !hasTouches(of: event, besides: touch) { finishHighlight(selecting: nil) }
        highlightRow(at: touch.location(in: self))
    }

    /// Selects the row under the lifted finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first else { return }
        finishHighlight(selecting: indexPathForRow(at: touch.location(in: self)))
    }

    /// Ends the highlight of a row without selecting the row.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        finishHighlight(selecting: nil)
    }

    // MARK: Editing

    /// Whether the table is in editing mode, or a finger has swiped a row.
    open var isEditing: Bool {
        get { ownEditing || swipeActions?.row != nil }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends the editing mode.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing, animated: animated)
    }
}
