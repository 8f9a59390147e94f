import PinchZoomOverlay
import TestSupport
import UIKit

@testable import PinchZoomTestSupport

/// Photos that zoom, in the rows of a table or a list. A swipe of a row shows an action.
@MainActor final class SwipedPhotos: UIViewController {
    enum Kind: CaseIterable {
        case table, list
    }

    private let kind: Kind
    private var table: UITableView?
    private var list: UICollectionView?

    init(_ kind: Kind) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let view = kind == .table ? makeTable() : makeList()
        view.frame = self.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view.addSubview(view)
    }

    private func makeTable() -> UIView {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "photo")
        table.rowHeight = 180
        table.dataSource = self
        table.delegate = self
        self.table = table
        return table
    }

    private func makeList() -> UIView {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] _ in self?.actions }
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "photo")
        list.dataSource = self
        self.list = list
        return list
    }

    private var actions: UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { $2(false) }])
    }

    /// Puts a photo into a cell without a photo.
    private func fill(_ content: UIView, _ row: Int) {
        guard content.subviews.isEmpty else { return }
        let photo = UIImageView(image: TestImages.photo(row))
        photo.translatesAutoresizingMaskIntoConstraints = false
        photo.addInteraction(PinchZoomInteraction())
        content.addSubview(photo)
        NSLayoutConstraint.activate([
            photo.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            photo.topAnchor.constraint(equalTo: content.topAnchor, constant: 15),
            photo.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -15),
            photo.heightAnchor.constraint(equalToConstant: 150),
            photo.widthAnchor.constraint(equalToConstant: 300),
        ])
    }

    // MARK: Rows

    func cell(_ row: Int) -> UIView? {
        table?.cellForRow(at: IndexPath(row: row, section: 0)) ?? list?.cellForItem(at: IndexPath(item: row, section: 0))
    }

    func photo(_ row: Int) -> UIImageView? {
        let content = (cell(row) as? UITableViewCell)?.contentView ?? (cell(row) as? UICollectionViewCell)?.contentView
        return content?.subviews.first as? UIImageView
    }

    /// Whether a row shows its action.
    var isOpen: Bool {
        let views: [UIView] = table?.subviews ?? list?.subviews ?? []
        return views.flatMap(\.subviews).contains { ($0 as? UIButton)?.title(for: .normal) == "Delete" }
    }
}

extension SwipedPhotos: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
        fill(cell.contentView, indexPath.row)
        return cell
    }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions }
}

extension SwipedPhotos: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        fill(cell.contentView, indexPath.item)
        return cell
    }
}
