import UIKit

extension PhotoPagerViewController: ZoomTransitionDestination {
    /// The current photo, by the name that the data source gives it; nil if there are no photos.
    public var zoomTransitionItem: AnyHashable? {
        presentIndex.flatMap { dataSource?.photoPager(self, itemAt: $0) }
    }

    /// ``pageView``.
    public var zoomTransitionView: UIView? { pageView }

    /// False while the photo is zoomed in, which a drag then moves.
    public var allowsZoomDismissal: Bool { !isZoomed }
}
