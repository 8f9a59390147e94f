import UIKit

/// A list of rows, each as high as its text. Subclasses override ``didSelect(_:)`` to respond to taps.
class ListViewController: SelfSizingCollectionViewController {
    private let rows: [ListCell.Content]
    private let cells = UICollectionView.CellRegistration<ListCell, ListCell.Content> { cell, _, content in cell.show(content) }

    init(title: String, rows: [ListCell.Content]) {
        self.rows = rows
        super.init(collectionViewLayout: ListViewController.layout())
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Responds to a tap on a row. The default implementation does nothing.
    func didSelect(_ row: Int) {}

    /// Returns the cell of a row, or nil if the row is off the screen.
    func cell(_ row: Int) -> ListCell? {
        collectionView.cellForItem(at: IndexPath(item: row, section: 0)) as? ListCell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
    }

    /// Returns a layout with one row below the other. The layout stays inside the safe area, so that a notch covers no row.
    private static func layout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(88))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: rows[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        didSelect(indexPath.item)
    }
}
