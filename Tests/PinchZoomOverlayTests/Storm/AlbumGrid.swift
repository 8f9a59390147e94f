import UIKit

/// A flow layout of cells by frames.
final class AlbumGrid: NSObject, AlbumList {
    private weak var album: AlbumScreen?
    private let list: UICollectionView

    init(of album: AlbumScreen) {
        self.album = album
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 128, height: 128)
        layout.minimumInteritemSpacing = 3
        layout.minimumLineSpacing = 3
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        list.register(FramedAlbumCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        list.delegate = self
    }

    var scrollView: UIScrollView { list }
    var cells: [any AlbumCell] { list.visibleCells.compactMap { $0 as? any AlbumCell } }
    var count: Int { list.numberOfItems(inSection: 0) }

    func cell(at index: Int) -> (any AlbumCell)? { list.cellForItem(at: IndexPath(item: index, section: 0)) as? any AlbumCell }

    func index(of cell: any AlbumCell) -> Int? { (cell as? UICollectionViewCell).flatMap { list.indexPath(for: $0)?.item } }

    func frame(at index: Int) -> CGRect? { list.layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame }

    func scroll(to index: Int) {
        list.scrollToItem(at: IndexPath(item: index, section: 0), at: .centeredVertically, animated: false)
    }

    func reload() { list.reloadData() }

    func delete(_ index: Int, _ change: @escaping () -> Void) {
        list.performBatchUpdates {
            change()
            self.list.deleteItems(at: [IndexPath(item: index, section: 0)])
        }
    }

    func insert(_ index: Int, _ change: @escaping () -> Void) {
        list.performBatchUpdates {
            change()
            self.list.insertItems(at: [IndexPath(item: index, section: 0)])
        }
    }

    func layOutAnew() { list.collectionViewLayout.invalidateLayout() }
}

extension AlbumGrid: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { album?.names.count ?? 0 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let album, let cell = cell as? FramedAlbumCell, album.names.indices.contains(indexPath.item) {
            album.fill(cell, album.names[indexPath.item])
        }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        album?.storm?.open(indexPath.item)
    }
}
