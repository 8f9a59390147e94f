/// A controller whose view is a table that it fills and is told of.
@preconcurrency @MainActor open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private let style: UITableView.Style
    private var hasAppeared = false

    /// A controller with a table that looks so.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller with a plain table; there are no nibs here.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: \(type(of: self)).init(coder:): there are no storyboards or archives here")
    }

    /// Whether a selection goes when the table comes back to sight.
    open var clearsSelectionOnViewWillAppear = true

    /// The table: the controller's view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set {
            view = newValue
            connect(newValue)
        }
    }

    /// The table's refresh control.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// Makes the table.
    open override func loadView() {
        // Reported: the table is as high as the screen without its status bar.
        let statusBarHeight = Platform.current.screenMetrics.safeAreaInsets.top
        let frame = UIScreen.main.bounds.divided(atDistance: statusBarHeight, from: .minYEdge).remainder
        let table = UITableView(frame: frame, style: style)
        connect(table)
        view = table
    }

    /// Who has no one to fill it is filled by the controller.
    private func connect(_ table: UITableView?) {
        guard let table else { return }
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }

    /// Loads the table's rows the first time, and takes the selection back later on.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasAppeared {
            hasAppeared = true
            tableView.reloadData()
        } else if clearsSelectionOnViewWillAppear, let selected = tableView.indexPathsForSelectedRows {
            for path in selected { tableView.deselectRow(at: path, animated: animated) }
        }
    }

    // Without an Objective-C runtime a class that conforms by a protocol's defaults passes no subclass's method on, so that all stand here to be
    // overridden.

    // MARK: Data source

    /// How many rows a section has: none unless overridden.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// The cell of a row; to be overridden where there are rows.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        preconditionFailure("NSInternalInconsistencyException: \(type(of: self)) must override tableView(_:cellForRowAt:)")
    }
    /// How many sections there are: one unless overridden.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// The text of a section's header. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { UnansweredRequest.title }
    /// The text of a section's footer. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { UnansweredRequest.title }
    /// Whether a row shows an editing control. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    // MARK: Display

    /// A cell is about to show. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// A header is about to show. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// A footer is about to show. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// A cell shows no longer. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// A header shows no longer. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    /// A footer shows no longer. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    // MARK: Heights

    /// How high a row is, in points. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { UnansweredRequest.height }
    /// How high a header is, in points. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { UnansweredRequest.height }
    /// How high a footer is, in points. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { UnansweredRequest.height }
    /// About how high a row is, in points: it is asked for its height when it comes near. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { UnansweredRequest.height }
    /// About how high a header is, in points. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { UnansweredRequest.height }
    /// About how high a footer is, in points. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { UnansweredRequest.height }
    // MARK: Headers and footers

    /// The header of a section; nil leaves it to the data source's title. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UnansweredRequest.view }
    /// The footer of a section; nil leaves it to the data source's title. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UnansweredRequest.view }
    // MARK: Accessories

    /// A finger has tapped a row's detail button. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    // MARK: Selection

    /// Whether a row may be highlighted while a finger is on it. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// A row was highlighted. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// A row is highlighted no longer. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// A row is about to be selected: it, another one instead, or none. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// A row is about to be selected no longer: it, another one instead, or none. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// A row was selected. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// A row is selected no longer. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    // MARK: Editing

    /// Which control a row shows while the table is edited. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
    /// Whether a row's contents make room for its control. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// How deep a row is in an outline. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { UnansweredRequest.level }
    /// The table is about to be edited because a finger swipes a row. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// The table is no longer edited because of a swiped row. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    // MARK: Swipes

    /// The actions that a swipe from the leading edge shows: none unless overridden.
    open func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// The actions that a swipe from the trailing edge shows: none unless overridden.
    open func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    // MARK: Scrolling

    /// The content has moved. Does nothing unless overridden.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// A drag begins. Does nothing unless overridden.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// A drag ends, and the content may be told where to rest. Does nothing unless overridden.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// A drag has ended. Does nothing unless overridden.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// The content flies on. Does nothing unless overridden.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// The content has come to rest. Does nothing unless overridden.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// An animated scroll is over. Does nothing unless overridden.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// The insets with the safe area in them have changed. Does nothing unless overridden.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
