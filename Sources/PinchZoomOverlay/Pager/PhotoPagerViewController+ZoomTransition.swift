import UIKit

extension PhotoPagerViewController: ZoomTransitionDestination {
    /// The current photo, by the name that the data source gives it; nil if there are no photos.
    public var zoomTransitionItem: AnyHashable? {
        indexOfCurrentPhoto.flatMap { dataSource?.photoPager(self, itemAt: $0) }
    }

    /// ``pageView``.
    public var zoomTransitionView: UIView? { pageView }

    /// The current page's caption, the strip of thumbnails, ``overlayView`` and the close button.
    public var zoomTransitionOverlyingViews: [UIView] {
        let overlay = overlayView.subviews.isEmpty ? nil : overlayView
        return [pages.currentPage?.captionView?.caption, thumbnails, overlay, closeButton].compactMap { $0 }
    }

    /// False while the photo is zoomed in, which a drag then moves.
    public var allowsZoomDismissal: Bool { !isZoomed }
}
