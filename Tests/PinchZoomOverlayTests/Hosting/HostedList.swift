import UIKit

@testable import PinchZoomOverlay
@testable import PinchZoomTestSupport

/// A list of hosted photos. Each row has the height of its content in the row's width.
final class HostedList: UITableViewController {
    /// A row that requests the size of its content as `UIHostingConfiguration` does, and sets frames.
    final class Cell: UITableViewCell {
        let member = HostedColumn.Member()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(member.container)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            nil
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            member.container.frame = contentView.bounds.insetBy(dx: 20, dy: 6)
        }

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize,
            withHorizontalFittingPriority horizontal: UILayoutPriority,
            verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
            let size = member.container.size(proposedWidth: targetSize.width - 40, height: nil) ?? .zero
            return CGSize(width: targetSize.width, height: size.height + 12)
        }
    }

    /// The color of all photos.
    var color = UIColor.red

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "photo")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 200
    }

    func cell(_ row: Int) -> Cell? { tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
        (cell as? Cell)?.member.photo.content.color = color
        return cell
    }
}

/// Hosted photos side by side, each on a page of its own.
final class HostedPages: UIViewController {
    let scrollView = UIScrollView()
    let members = (0..<3).map { _ in HostedColumn.Member() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scrollView.frame = view.bounds
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)
        for (page, member) in members.enumerated() {
            guard let size = member.container.size(proposedWidth: view.bounds.width, height: nil) else { continue }
            member.container.frame = CGRect(origin: CGPoint(x: view.bounds.width * CGFloat(page), y: 200), size: size)
            scrollView.addSubview(member.container)
        }
        scrollView.contentSize = CGSize(width: view.bounds.width * CGFloat(members.count), height: view.bounds.height)
    }
}
