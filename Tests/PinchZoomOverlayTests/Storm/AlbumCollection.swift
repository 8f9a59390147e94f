import UIKit

/// An album in a collection view with any layout.
@MainActor protocol AlbumCollection: AlbumList {
    var list: UICollectionView { get }
}

extension AlbumCollection {
    var scrollView: UIScrollView { list }
    var cells: [any AlbumCell] { list.visibleCells.compactMap { $0 as? any AlbumCell } }
    var count: Int { list.numberOfItems(inSection: 0) }

    func cell(at index: Int) -> (any AlbumCell)? { list.cellForItem(at: IndexPath(item: index, section: 0)) as? any AlbumCell }

    func index(of cell: any AlbumCell) -> Int? { (cell as? UICollectionViewCell).flatMap { list.indexPath(for: $0)?.item } }

    func frame(at index: Int) -> CGRect? { list.layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame }

    func scroll(to index: Int) {
        list.scrollToItem(at: IndexPath(item: index, section: 0), at: .centeredVertically, animated: false)
    }

    func layOutAnew() { list.collectionViewLayout.invalidateLayout() }
}
