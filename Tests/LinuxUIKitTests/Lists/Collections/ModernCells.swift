import HeadlessDevice
import PortableTestSupport
import UIKit

/// A cell that says its height itself, and counts how often it is asked.
@MainActor final class TallCell: UICollectionViewCell {
    static var questions = 0
    var number = -1
    var height: CGFloat = 0
    var width: CGFloat?
    var preparations = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        TallCell.questions += 1
        return CGSize(width: width ?? size.width, height: height)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }
}

/// A collection view of numbers by a diffable data source, with a record of what was asked.
@MainActor final class NumberList {
    let view: UICollectionView
    private(set) var source: UICollectionViewDiffableDataSource<Int, Int>?
    private(set) var requests = 0
    private(set) var fillings: [Int] = []
    var height: (Int) -> CGFloat = { _ in 50 }
    var width: (Int) -> CGFloat? = { _ in nil }

    init(_ layout: UICollectionViewLayout, frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 480)) {
        view = UICollectionView(frame: frame, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        let cells = UICollectionView.CellRegistration<TallCell, Int> { [weak self] cell, _, number in
            cell.number = number
            cell.height = self?.height(number) ?? 0
            cell.width = self?.width(number)
            self?.fillings.append(number)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "header") { _, _, _ in }
        let badges = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "badge") { _, _, _ in }
        source = UICollectionViewDiffableDataSource(collectionView: view) { [weak self] view, path, number in
            self?.requests += 1
            return view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        source?.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(using: kind == "badge" ? badges : headers, for: path)
        }
    }

    /// Shows sections of numbers; the sections are called by their numbers.
    func show(_ sections: [[Int]], animated: Bool = false) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections(Array(sections.indices))
        for (section, numbers) in sections.enumerated() { snapshot.appendItems(numbers, toSection: section) }
        source?.apply(snapshot, animatingDifferences: animated)
    }

    var cells: [TallCell] { view.sortedCells.compactMap { $0 as? TallCell } }

    func frame(_ item: Int, section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func frames(_ count: Int, section: Int = 0) -> [CGRect?] { (0..<count).map { frame($0, section: section) } }
}
