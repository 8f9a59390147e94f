#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The strip of thumbnails, which exists only if the app turns it on.
extension PhotoPagerViewController {
    /// The height of the strip above the safe area, in points, or 0 if no strip is visible.
    var thumbnailsHeight: CGFloat { thumbnails.map { $0.isHidden ? 0 : ThumbnailsView.height } ?? 0 }

    /// Adds the strip if `showsThumbnails` is `true`, or otherwise removes the strip.
    func updateThumbnails() {
        guard isViewLoaded else { return }
        if showsThumbnails, thumbnails == nil {
            let strip = ThumbnailsView(pager: self)
            thumbnails = strip
            view.insertSubview(strip, aboveSubview: pages)
        } else if !showsThumbnails {
            thumbnails?.stop()
            thumbnails?.removeFromSuperview()
            thumbnails = nil
        }
        updateChrome()
        reloadStrip()
    }

    /// Reloads the strip, if there is one, and lays out the views over the photos again.
    func reloadStrip() {
        thumbnails?.reload()
        view.setNeedsLayout()
    }

    /// Returns the thumbnail of a photo. If the data source returns no thumbnail, the page's image, placeholder or thumbnail is used.
    func thumbnail(at index: Int) -> PhotoSource? {
        // The strip is reloaded later than the pages. Without this check, a layout of the strip between the two reloads would use the index
        // of a removed photo.
        guard let dataSource, let index = pages.photoIndex(of: index) else { return nil }
        if let thumbnail = dataSource.photoPager(self, thumbnailAt: index) { return .image(thumbnail) }
        switch dataSource.photoPager(self, pageAt: index) {
        case .image(let image): return .image(image)
        case .photo(_, let placeholder, _, let thumbnail): return placeholder.map(PhotoSource.image) ?? thumbnail
        case .view: return nil
        case nil: return dataSource.photoPager(self, imageAt: index).map(PhotoSource.image)
        }
    }
}
#endif
