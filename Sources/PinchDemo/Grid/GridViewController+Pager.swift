import PinchZoomOverlay
import UIKit

/// The data source and the delegate of the pager: pages of every kind, with captions, menus and thumbnails.
extension GridViewController: PhotoPagerDataSource, PhotoPagerDelegate {
    /// Shows an item in the pager.
    func open(_ index: Int) {
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        pager.delegate = self
        pager.showsThumbnails = true
        pager.navigationItem.rightBarButtonItem = pager.makeShareButtonItem()
        show(pager)
        updateTitle(of: pager)
    }

    func updateTitle(of pager: PhotoPagerViewController) {
        pager.title = items.isEmpty ? nil : "\(pager.currentIndex + 1) of \(items.count)"
    }

    /// Removes an item from the grid and from the pager.
    func delete(_ item: GridItem) {
        guard let index = items.firstIndex(of: item) else { return }
        let former = items
        collectionView.performBatchUpdates { [self] in
            items.remove(at: index)
            collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
        }
        guard let pager else { return }
        pager.updatePages(by: items.difference(from: former), animated: true)
        updateTitle(of: pager)
        // If no items are left, the pager has no page to show.
        if items.isEmpty { close(pager) }
    }

    // MARK: PhotoPagerDataSource

    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int {
        items.count
    }

    func photoPager(_ pager: PhotoPagerViewController, pageAt index: Int) -> PhotoPage? {
        switch items[index].media {
        case .photo(let photo): photo.image.map(PhotoPage.image)
        case .largePhoto(let photo): .photo(network.source(of: photo), placeholder: photo.thumbnail, size: photo.size)
        case .animation: MoonPhases.file.map { .photo(.file($0), placeholder: items[index].media.thumbnail) }
        case .film: .view(film(items[index]), size: VideoView.filmSize)
        }
    }

    func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable {
        items[index]
    }

    func photoPager(_ pager: PhotoPagerViewController, captionViewAt index: Int) -> UIView? {
        let name = items[index].name
        return PhotoCaptionView(name.prefix(1).uppercased() + name.dropFirst())
    }

    func photoPager(_ pager: PhotoPagerViewController, thumbnailAt index: Int) -> UIImage? {
        items[index].media.thumbnail
    }

    func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? {
        items[index].name
    }

    func photoPager(_ pager: PhotoPagerViewController, menuAt index: Int) -> UIMenu? {
        let share = UIAction(title: "Share…", image: UIImage(systemName: "square.and.arrow.up")) { [weak pager] _ in pager?.share() }
        // The action captures the current items. Without this, Delete would remove another item if the item's index has changed since the
        // menu opened.
        let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { [weak self, items] _ in
            self?.delete(items[index])
        }
        return UIMenu(children: [share, delete])
    }

    // MARK: PhotoPagerDelegate

    func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int) {
        pager.view.noteCall("photoPager(didShowPhotoAt: \(index))")
        updateTitle(of: pager)
    }

    func photoPager(_ pager: PhotoPagerViewController, willSetChromeHidden isHidden: Bool) {
        pager.view.noteCall("photoPager(willSetChromeHidden: \(isHidden))")
    }
}

extension GridViewController: ZoomTransitionSource {
    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? {
        let cell = indexPath(of: item).flatMap { collectionView.cellForItem(at: $0) }
        return (cell as? PhotoGridCell)?.photoView ?? (cell as? FilmGridCell)?.container
    }

    func zoomTransition(_ controller: ZoomTransitionController, bringIntoView item: AnyHashable) {
        if let path = indexPath(of: item) { collectionView.bringIntoView(path) }
    }

    private func indexPath(of item: AnyHashable) -> IndexPath? {
        (item as? GridItem).flatMap { items.firstIndex(of: $0) }.map { IndexPath(item: $0, section: 0) }
    }
}
