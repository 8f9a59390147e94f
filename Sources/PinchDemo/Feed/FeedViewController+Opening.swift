import PinchZoomOverlay
import UIKit

/// A photo of the feed opens in the pager, by a tap or by a pinch, and flies back to its post from there.
extension FeedViewController {
    /// Shows a photo in the pager. False if there is nothing to show.
    @discardableResult func open(_ photo: FeedPhoto) -> Bool {
        guard presentedViewController == nil, let index = photos.index(of: photo) else { return false }
        let pager = PhotoPagerViewController(dataSource: self, index: index)
        // In full screen and on black, as the photo is when fingers have lifted it.
        pager.transitioningDelegate = zoom
        present(pager, animated: true)
        return true
    }

    /// The photo that a view in a cell shows.
    func photo(shownBy view: UIView) -> FeedPhoto? {
        guard
            let cell = collectionView.visibleCells.first(where: { view.isDescendant(of: $0) }) as? PostCell,
            let path = collectionView.indexPath(for: cell)
        else { return nil }
        let places = feed.post(path.item).photos.indices
        return places.first { cell.photoView($0) === view }.map { FeedPhoto(item: path.item, place: $0) }
    }

    /// The photo at a point of the list.
    private func photo(at point: CGPoint) -> FeedPhoto? {
        guard let path = collectionView.indexPathForItem(at: point), let cell = collectionView.cellForItem(at: path) as? PostCell else {
            return nil
        }
        return feed.post(path.item).photos.indices
            .first { place in
                guard let view = cell.photoView(place) else { return false }
                return view.bounds.contains(collectionView.convert(point, to: view))
            }
            .map { FeedPhoto(item: path.item, place: $0) }
    }

    /// Looks for taps on photos.
    func recognizeTaps() {
        let tap = TapGestureRecognizer { [weak self] tap in
            guard let self, tap.state == .ended, let photo = self.photo(at: tap.location(in: self.collectionView)) else { return }
            self.open(photo)
        }
        tap.delegate = self
        collectionView.addGestureRecognizer(tap)
    }
}

extension FeedViewController: UIGestureRecognizerDelegate {
    /// Only on photos, so that buttons get their touches; and a tap that stops the list opens nothing.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !collectionView.isDecelerating && photo(at: touch.location(in: collectionView)) != nil
    }
}

extension FeedViewController: PhotoPagerDataSource {
    func numberOfPhotos(in pager: PhotoPagerViewController) -> Int {
        photos.count
    }

    func photoPager(_ pager: PhotoPagerViewController, imageAt index: Int) -> UIImage? {
        photos.picture(photos[index]).image
    }

    func photoPager(_ pager: PhotoPagerViewController, itemAt index: Int) -> AnyHashable {
        photos[index]
    }

    func photoPager(_ pager: PhotoPagerViewController, accessibilityLabelAt index: Int) -> String? {
        photos.picture(photos[index]).name
    }
}

extension FeedViewController: ZoomTransitionSource {
    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? {
        guard let photo = item as? FeedPhoto else { return nil }
        return (collectionView.cellForItem(at: IndexPath(item: photo.item, section: 0)) as? PostCell)?.photoView(photo.place)
    }

    /// A post is often higher than the screen: what counts is its photo.
    func zoomTransition(_ controller: ZoomTransitionController, bringIntoView item: AnyHashable) {
        guard let photo = item as? FeedPhoto else { return }
        let path = IndexPath(item: photo.item, section: 0)
        guard let cell = collectionView.layoutAttributesForItem(at: path)?.frame else { return }
        let layout = layout(photo.item)
        let media = layout.media.offsetBy(dx: cell.minX + layout.card.minX, dy: cell.minY + layout.card.minY)
        let inset = collectionView.adjustedContentInset
        let visible = collectionView.bounds.inset(by: inset)
        guard media.minY < visible.minY || media.maxY > visible.maxY else { return }
        let last = collectionView.contentSize.height + inset.bottom - collectionView.bounds.height
        let middle = media.midY - inset.top - visible.height / 2
        collectionView.contentOffset.y = max(min(middle, last), -inset.top)
        collectionView.layoutIfNeeded()
    }
}
