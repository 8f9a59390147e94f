/// A controller whose view is a table. The controller is the table's data source and delegate.
@preconcurrency @MainActor open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private let style: UITableView.Style
    private var hasAppeared = false

    /// Creates a controller with a table of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with a plain table. Nibs do not exist here.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Archives do not exist here.
    public required init?(coder: NSCoder) {
        preconditionFailure("LinuxUIKit: \(type(of: self)).init(coder:): there are no storyboards or archives here")
    }

    /// Whether the selection ends when the table appears again.
    open var clearsSelectionOnViewWillAppear = true

    /// The table, which is the controller's view.
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

    /// Makes the controller the data source and the delegate of a table, unless the table has others.
    private func connect(_ table: UITableView?) {
        guard let table else { return }
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }

    /// Loads the table's rows on the first appearance, and ends the selection on later appearances if `clearsSelectionOnViewWillAppear` is
    /// set.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasAppeared {
            hasAppeared = true
            tableView.reloadData()
        } else if clearsSelectionOnViewWillAppear, let selected = tableView.indexPathsForSelectedRows {
            for path in selected { tableView.deselectRow(at: path, animated: animated) }
        }
    }

    // Without an Objective-C runtime, a class that conforms through a protocol's default implementations doesn't call its subclass's
    // methods. Therefore, all methods are declared here for overriding.

    // MARK: Data source

    /// Returns the number of rows in a section: 0 unless overridden.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// Returns the cell of a row. Subclasses that have rows must override this method.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        preconditionFailure("NSInternalInconsistencyException: \(type(of: self)) must override tableView(_:cellForRowAt:)")
    }
    /// Returns the number of sections: 1 unless overridden.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Returns the text of a section's header. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { UnansweredRequest.title }
    /// Returns the text of a section's footer. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { UnansweredRequest.title }
    /// Returns whether a row shows an editing control. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    // MARK: Display

    /// A cell is about to become visible. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// A header is about to become visible. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// A footer is about to become visible. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// A cell is no longer visible. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// A header is no longer visible. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    /// A footer is no longer visible. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    // MARK: Heights

    /// Returns the height of a row, in points. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { UnansweredRequest.height }
    /// Returns the height of a header, in points. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { UnansweredRequest.height }
    /// Returns the height of a footer, in points. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { UnansweredRequest.height }
    /// Returns the estimated height of a row, in points, for use until the row comes near. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { UnansweredRequest.height }
    /// Returns the estimated height of a header, in points. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { UnansweredRequest.height }
    /// Returns the estimated height of a footer, in points. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { UnansweredRequest.height }
    // MARK: Headers and footers

    /// Returns the header of a section, or `nil` for the data source's title. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UnansweredRequest.view }
    /// Returns the footer of a section, or `nil` for the data source's title. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UnansweredRequest.view }
    // MARK: Accessories

    /// A finger has tapped a row's detail button. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    // MARK: Selection

    /// Returns whether a row may be highlighted while a finger is on the row. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// A row was highlighted. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// A row is no longer highlighted. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Returns the row to select: the proposed row, another row, or `nil` for none. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Returns the row to deselect: the proposed row, another row, or `nil` for none. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// A row was selected. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// A row was deselected. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    // MARK: Editing

    /// Returns the control that a row shows in editing mode. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
    /// Returns whether a row's contents make room for the editing control. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns the depth of a row in an outline. Left to the table unless overridden.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { UnansweredRequest.level }
    /// Editing is about to begin because a finger swipes a row. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// Editing because of a swiped row has ended. Does nothing unless overridden.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    // MARK: Swipes

    /// Returns the actions for a swipe from the leading edge: none unless overridden.
    open func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns the actions for a swipe from the trailing edge: none unless overridden.
    open func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    // MARK: Scrolling

    /// The content has moved. Does nothing unless overridden.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// A drag begins. Does nothing unless overridden.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// A drag ends. The goal of the content may be changed. Does nothing unless overridden.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// A drag has ended. Does nothing unless overridden.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// The content begins to move on by itself. Does nothing unless overridden.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// The content has come to rest. Does nothing unless overridden.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// An animated scroll has ended. Does nothing unless overridden.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// The adjusted content inset has changed. Does nothing unless overridden.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
