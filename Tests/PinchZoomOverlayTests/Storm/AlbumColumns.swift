import UIKit

/// Two columns of self-sizing cells in a compositional layout, with diffable data.
final class AlbumColumns: NSObject, AlbumCollection {
    private weak var album: AlbumScreen?
    let list: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, Int>

    init(of album: AlbumScreen) {
        self.album = album
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(180))
        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(180))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item, item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 3
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let registration = UICollectionView.CellRegistration<ConstrainedAlbumCell, Int> { [weak album] cell, _, name in
            album?.fill(cell, name)
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, name in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        self.list = list
        super.init()
        list.delegate = self
        reload()
    }

    func reload() {
        source.applySnapshotUsingReloadData(snapshot)
    }

    func delete(_ index: Int, _ change: @escaping () -> Void) { apply(change) }

    func insert(_ index: Int, _ change: @escaping () -> Void) { apply(change) }

    private func apply(_ change: @escaping () -> Void) {
        change()
        source.apply(snapshot, animatingDifferences: true)
    }

    private var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(album?.names ?? [])
        return snapshot
    }
}

extension AlbumColumns: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        album?.storm?.open(indexPath.item)
    }
}
