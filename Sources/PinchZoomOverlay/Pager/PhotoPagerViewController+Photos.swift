#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

// The current photo, and its view.
extension PhotoPagerViewController {
    /// The index of the photo that fills most of the screen, or 0 if there are no photos.
    ///
    /// The index changes while pages move. Before the view is loaded, the index is the one that you have set, even if there are fewer photos.
    public var currentIndex: Int { position.currentIndex }

    /// Shows another photo.
    ///
    /// If the change is animated, ``currentIndex`` follows the pages as they move.
    ///
    /// You can call this method at any time, also in ``PhotoPagerDelegate/photoPager(_:didShowPhotoAt:)``. If fingers are turning pages or
    /// dragging the strip of thumbnails, that gesture ends. The pages move from their present position to the photo that you set. If the
    /// photo that you set is the current photo already, the gesture continues. Your app can therefore set the index that the delegate has
    /// just received.
    ///
    /// - Parameters:
    ///   - index: The index of the photo. If no photo has this index, the pager shows the nearest photo.
    ///   - animated: A Boolean value that determines whether to animate the change.
    public func setCurrentIndex(_ index: Int, animated: Bool) {
        let isCurrent = position.nearestIndex(to: index) == currentIndex
        if isCurrent, position.isScrubbing || pages.isMovedByFinger { return }
        thumbnails?.stop()
        show(index, animated: animated)
    }

    /// Reloads all photos from the data source.
    ///
    /// The current index stays the same. If the index is too large for the new number of photos, the last photo becomes the current photo.
    /// The current photo is no longer zoomed in. Before the view is loaded, calling this method has no effect.
    public func reloadData() {
        guard isViewLoaded else { return }
        reloadPages()
    }

    /// Reloads a photo from the data source.
    ///
    /// Call this method when you have a better image of a photo, for example. The photo stays zoomed if the new image has the aspect ratio
    /// of the former image.
    ///
    /// - Parameter index: The index of the photo.
    public func reloadPhoto(at index: Int) {
        pages.reloadPhoto(at: index)
    }

    /// The image view that shows the current photo, or `nil` if there is no photo or the page shows another view.
    ///
    /// After a call to `view.layoutIfNeeded()`, the image view's frame is final, even if the pager hasn't been on the screen yet. To add
    /// interactions and gestures to the image view, wait for ``PhotoPagerDelegate/photoPager(_:didShow:at:)``.
    public var photoView: UIImageView? { pageView as? UIImageView }

    /// The view that shows the current page, or `nil` if there is nothing to show.
    ///
    /// The view is ``photoView``, or a container of the view that the data source returned.
    public var pageView: UIView? { pages.currentPage?.zoomView.shownView }

    /// The index of the current photo, or `nil` if there are no photos.
    var indexOfCurrentPhoto: Int? {
        let count = position.count ?? dataSource?.numberOfPhotos(in: self) ?? 0
        return count > 0 ? min(currentIndex, count - 1) : nil
    }
}
#endif
