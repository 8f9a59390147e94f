import UIKit

/// A flow layout, whose cells lay out their views by frames.
final class AlbumGrid: NSObject, AlbumCollection {
    private weak var album: AlbumScreen?
    let list: UICollectionView

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
