import PinchZoomOverlay
import UIKit

/// Opens a photo of the feed in the pager, by a tap or by a pinch. When the pager closes, the photo flies back to its post.
extension FeedViewController {
    /// Shows a photo in the pager. Returns false if the feed has no such photo, or if another screen is presented.
    @discardableResult func open(_ photo: FeedPhoto) -> Bool {
        guard presentedViewController == nil, let index = photos.index(of: photo) else { return false }
        let pager = PhotoPagerViewController(dataSource: self, currentIndex: index)
        // The pager is presented instead of pushed. A presented pager covers the tab bar and has a black background, like the backdrop
        // behind a lifted photo.
        pager.transitioningDelegate = zoom
        pager.delegate = self
        present(pager, animated: true)
        return true
    }

    /// Returns the photo that a view in a post shows.
    func photo(shownBy view: UIView) -> FeedPhoto? {
        photo(in: list.item(of: view)) { $0 === view }
    }

    /// Returns the photo at a point of the list.
    private func photo(at point: CGPoint) -> FeedPhoto? {
        let scrollView = list.scrollView
        guard let view = scrollView.hitTest(point, with: nil) else { return nil }
        return photo(in: list.item(of: view)) { $0.bounds.contains(scrollView.convert(point, to: $0)) }
    }

    private func photo(in item: Int?, where isWanted: (UIImageView) -> Bool) -> FeedPhoto? {
        guard let item, let media = list.postView(item)?.media else { return nil }
        return feed.post(item).photos.indices
            .first { media.photoView($0).map(isWanted) ?? false }
            .map { FeedPhoto(item: item, place: $0) }
    }

    /// Adds the recognizer for taps on photos.
    func recognizeTaps() {
        let tap = TapGestureRecognizer { [weak self] tap in
            guard let self, tap.state == .ended, let photo = self.photo(at: tap.location(in: self.list.scrollView)) else { return }
            self.open(photo)
        }
        tap.delegate = self
        list.scrollView.addGestureRecognizer(tap)
    }
}

extension FeedViewController: UIGestureRecognizerDelegate {
    /// Receives only touches on photos, so that buttons receive all other touches. A tap that stops the list's deceleration opens nothing.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !list.scrollView.isDecelerating && photo(at: touch.location(in: list.scrollView)) != nil
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

extension FeedViewController: PhotoPagerDelegate {
    func photoPager(_ pager: PhotoPagerViewController, didShowPhotoAt index: Int) {
        pager.view.noteCall("photoPager(didShowPhotoAt: \(index))")
    }

    func photoPager(_ pager: PhotoPagerViewController, willSetChromeHidden isHidden: Bool) {
        pager.view.noteCall("photoPager(willSetChromeHidden: \(isHidden))")
    }
}

extension FeedViewController: ZoomTransitionSource {
    func zoomTransition(_ controller: ZoomTransitionController, viewFor item: AnyHashable) -> UIView? {
        (item as? FeedPhoto).flatMap { list.postView($0.item)?.media?.photoView($0.place) }
    }

    /// Scrolls the list until the whole photo is visible. A visible post isn't enough, because a post is often higher than the screen.
    func zoomTransition(_ controller: ZoomTransitionController, bringIntoView item: AnyHashable) {
        guard let photo = item as? FeedPhoto else { return }
        let scrollView = list.scrollView
        if visibleFrame(of: photo) == nil { list.scroll(to: photo.item) }
        guard let media = list.postView(photo.item)?.media else { return }
        let inset = scrollView.adjustedContentInset
        let frame = media.convert(media.bounds, to: scrollView)
        let visible = scrollView.bounds.inset(by: inset)
        guard frame.minY < visible.minY || frame.maxY > visible.maxY else { return }
        let last = scrollView.contentSize.height + inset.bottom - scrollView.bounds.height
        let middle = frame.midY - inset.top - visible.height / 2
        scrollView.contentOffset.y = max(min(middle, last), -inset.top)
        scrollView.layoutIfNeeded()
    }

    /// Returns the frame of a photo's media in the list; nil if the media is not visible. This method compares frames, because a post that
    /// is not visible can also have a cell.
    private func visibleFrame(of photo: FeedPhoto) -> CGRect? {
        guard let media = list.postView(photo.item)?.media, media.window != nil else { return nil }
        let frame = media.convert(media.bounds, to: list.scrollView)
        return frame.intersects(list.scrollView.bounds) ? frame : nil
    }
}
