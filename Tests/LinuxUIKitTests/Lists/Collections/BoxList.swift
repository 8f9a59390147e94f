import PortableTestSupport
import UIKit

/// A list of numbers in one of the kinds of lists, whose cells hold a box by constraints, with ten points below it. No box has room in a
/// cell of the height that is estimated.
@MainActor final class BoxList {
    enum Kind: CaseIterable {
        case flow, compositional, list, table
    }

    let view: UIScrollView
    private(set) var count: Int
    /// The boxes' heights.
    var height: (Int) -> CGFloat
    private var collectionSource: UICollectionViewDiffableDataSource<Int, Int>?
    private var tableSource: UITableViewDiffableDataSource<Int, Int>?

    init(_ kind: Kind, count: Int, height: @escaping (Int) -> CGFloat) {
        self.count = count
        self.height = height
        switch kind {
        case .flow:
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 320, height: 44)
            layout.minimumLineSpacing = 0
            view = BoxList.collectionView(layout)
        case .compositional:
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            view = BoxList.collectionView(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        case .list:
            view = BoxList.collectionView(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        case .table:
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.register(BoxTableCell.self, forCellReuseIdentifier: "box")
            view = table
        }
        view.contentInsetAdjustmentBehavior = .never
        makeSources()
        show(count)
    }

    private static func collectionView(_ layout: UICollectionViewLayout) -> UICollectionView {
        UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    }

    private func makeSources() {
        if let collectionView = view as? UICollectionView {
            let registration = UICollectionView.CellRegistration<BoxCell, Int> { [weak self] cell, _, number in
                self?.fill(cell.box, number)
            }
            collectionSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, number in
                collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
            }
        } else if let table = view as? UITableView {
            tableSource = UITableViewDiffableDataSource(tableView: table) { [weak self] table, path, number in
                let cell = table.dequeueReusableCell(withIdentifier: "box", for: path)
                if let cell = cell as? BoxTableCell { self?.fill(cell.box, number) }
                return cell
            }
        }
    }

    private func fill(_ box: Box, _ number: Int) {
        box.number = number
        box.height.constant = height(number)
    }

    func show(_ count: Int, reconfiguring: [Int] = []) {
        self.count = count
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        snapshot.reconfigureItems(reconfiguring)
        collectionSource?.apply(snapshot, animatingDifferences: false)
        tableSource?.apply(snapshot, animatingDifferences: false)
    }

    func reloadData() {
        (view as? UICollectionView)?.reloadData()
        (view as? UITableView)?.reloadData()
    }

    func followConstraints() {
        (view as? UICollectionView)?.selfSizingInvalidation = .enabledIncludingConstraints
        (view as? UITableView)?.selfSizingInvalidation = .enabledIncludingConstraints
    }

    /// The cells that show, with their boxes.
    var cells: [(view: UIView, box: Box)] {
        let cells: [UIView] = (view as? UICollectionView)?.sortedCells ?? (view as? UITableView)?.visibleCells ?? []
        return cells.compactMap { cell in ((cell as? BoxCell)?.box ?? (cell as? BoxTableCell)?.box).map { (cell, $0) } }
    }

    /// The cells whose height differs from the height of their box, in words.
    var wrong: [String] {
        cells.filter { abs($0.view.bounds.height - $0.box.height.constant - 10) > 0.51 || $0.box.height.constant != height($0.box.number) }
            .map { "\($0.box.number): \($0.view.bounds.height) around \($0.box.height.constant)" }
    }
}

/// A view that is 60 points high at least, and as high as it is told to be, except for a cell that is about to get another height.
@MainActor final class Box: UIView {
    var number = -1
    private(set) lazy var height = {
        let height = heightAnchor.constraint(equalToConstant: 0)
        height.priority = UILayoutPriority(999)
        return height
    }()

    func fill(_ contentView: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(self)
        NSLayoutConstraint.activate([
            height, heightAnchor.constraint(greaterThanOrEqualToConstant: 60), topAnchor.constraint(equalTo: contentView.topAnchor),
            bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            leadingAnchor.constraint(equalTo: contentView.leadingAnchor), trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }
}

@MainActor final class BoxCell: UICollectionViewCell {
    static var questions = 0
    /// Whether it lays itself out when it is asked for its size, as many apps have it.
    static var laysItselfOut = false
    let box = Box()

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.fill(contentView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        BoxCell.questions += 1
        if BoxCell.laysItselfOut {
            setNeedsLayout()
            contentView.setNeedsLayout()
            layoutIfNeeded()
        }
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}

@MainActor final class BoxTableCell: UITableViewCell {
    let box = Box()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.fill(contentView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        BoxCell.questions += 1
        if BoxCell.laysItselfOut {
            setNeedsLayout()
            contentView.setNeedsLayout()
            layoutIfNeeded()
        }
        return super.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }
}
