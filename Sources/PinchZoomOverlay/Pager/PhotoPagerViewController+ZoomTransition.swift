import UIKit

extension PhotoPagerViewController: ZoomTransitionDestination {
    /// The current photo, by the name that the data source gives it.
    public var zoomTransitionItem: AnyHashable? {
        dataSource?.photoPager(self, itemAt: currentIndex)
    }

    /// ``pageView``.
    public var zoomTransitionView: UIView? { pageView }

    /// False while the photo is zoomed in, which a drag then moves.
    public var allowsZoomDismissal: Bool { !isZoomed }
}
