import UIKit

/// The feed as a table view, whose rows size themselves.
final class FeedTableViewController: UITableViewController, FeedList {
    var willDisplay: @MainActor (PostView) -> Void = { _ in }
    private let feed: Feed

    init(feed: Feed) {
        self.feed = feed
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = .systemBackground
        tableView.separatorStyle = .none
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 526
        tableView.tableHeaderView = StoriesRowView(Feed.stories)
        for kind in PostKind.allCases { tableView.register(PostTableCell.self, forCellReuseIdentifier: kind.rawValue) }
    }

    /// Sizes the header to fit its content, because a table view doesn't size its header.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let header = tableView.tableHeaderView else { return }
        let size = header.systemLayoutSizeFitting(
            CGSize(width: tableView.bounds.width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        guard header.frame.size != size else { return }
        header.frame.size = size
        tableView.tableHeaderView = header
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        feed.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let post = feed.post(indexPath.row)
        let cell = tableView.dequeueReusableCell(withIdentifier: PostKind(post).rawValue, for: indexPath)
        if let cell = cell as? PostTableCell { show(post, in: cell) }
        return cell
    }

    /// Prepares the cell before the cell is displayed. The list makes cells earlier, and the settings may change after a cell is made.
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        prepare(cell)
    }

    override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        stop(cell)
    }

    // MARK: Scrolling

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        scrollView.noteCall("scrollViewWillBeginDragging")
    }

    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        scrollView.noteCall("scrollViewDidEndDragging(willDecelerate: \(decelerate))")
    }

    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        scrollView.noteCall("scrollViewDidEndDecelerating")
    }

    // MARK: FeedList

    var scrollView: UIScrollView { tableView }

    var displayedPosts: [PostView] {
        tableView.visibleCells.compactMap { ($0 as? PostTableCell)?.postView }
    }

    func postView(_ item: Int) -> PostView? {
        (tableView.cellForRow(at: IndexPath(row: item, section: 0)) as? PostTableCell)?.postView
    }

    func item(of view: UIView) -> Int? {
        tableView.visibleCells.first { view.isDescendant(of: $0) }.flatMap { tableView.indexPath(for: $0)?.row }
    }

    func scroll(to item: Int) {
        tableView.scrollToRow(at: IndexPath(row: item, section: 0), at: .middle, animated: false)
        tableView.layoutIfNeeded()
    }
}
